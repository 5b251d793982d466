extension FileText {
  /// Bytes that are read in place: those of a text that the build embedded in the program, or bytes
  /// held in memory.
  @safe @usableFromInline
  package struct Bytes: RandomAccessCollection, Sendable {
    /// Where the byte with the index 0 is.
    @usableFromInline nonisolated(unsafe) let start: UnsafePointer<UInt8>
    @usableFromInline package let startIndex: Int
    @usableFromInline package let endIndex: Int
    /// The owner that keeps them alive; nil if they are part of the program.
    @usableFromInline let owner: ImmutableBytes?

    private init(_ start: UnsafePointer<UInt8>, count: Int, owner: ImmutableBytes?) {
      unsafe self.start = start
      (startIndex, endIndex) = (0, count)
      self.owner = owner
    }

    @inlinable
    init(_ bytes: Bytes, _ bounds: Range<Int>) {
      unsafe start = bytes.start
      (startIndex, endIndex) = (bounds.lowerBound, bounds.upperBound)
      owner = bytes.owner
    }

    /// Refers to the bytes of a literal without copying them.
    init(_ text: StaticString) {
      let literal = text.hasPointerRepresentation ? text : ""
      unsafe self.init(literal.utf8Start, count: literal.utf8CodeUnitCount, owner: nil)
    }

    /// Copies bytes.
    init(_ bytes: some Collection<UInt8>) {
      let owner = ImmutableBytes(bytes)
      unsafe self.init(UnsafePointer(owner.start), count: owner.count, owner: owner)
    }

    @inlinable @inline(__always)
    package subscript(position: Int) -> UInt8 {
      precondition(position >= startIndex && position < endIndex, "a byte is outside of its text")
      return unsafe start[position]
    }

    @inlinable @inline(__always)
    package subscript(bounds: Range<Int>) -> Bytes {
      precondition(bounds.lowerBound >= startIndex && bounds.upperBound <= endIndex)
      return Bytes(self, bounds)
    }

    @inlinable @inline(__always)
    package var count: Int { endIndex - startIndex }

    @inlinable @inline(__always)
    package func makeIterator() -> BytesIterator { BytesIterator(self) }

    @inlinable
    package func withContiguousStorageIfAvailable<Result>(
      _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
    ) rethrows -> Result? {
      try unsafe body(UnsafeBufferPointer(start: start + startIndex, count: endIndex - startIndex))
    }

    /// Calls a function with the bytes of the whole text, so that indices stay valid.
    func withText<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
      unsafe body(UnsafeRawBufferPointer(start: UnsafeRawPointer(start), count: endIndex))
    }
  }

  /// Iterates over the bytes; the standard library's iterator calls the collection through a
  /// witness table for each.
  @usableFromInline
  package struct BytesIterator: IteratorProtocol {
    @usableFromInline let bytes: Bytes
    @usableFromInline var place: Int

    @inlinable @inline(__always)
    init(_ bytes: Bytes) {
      self.bytes = bytes
      place = bytes.startIndex
    }

    @inlinable @inline(__always)
    package mutating func next() -> UInt8? {
      guard place < bytes.endIndex else { return nil }
      defer { place += 1 }
      return bytes[place]
    }
  }

  /// Holds immutable bytes at a fixed address.
  @safe @usableFromInline
  final class ImmutableBytes: Sendable {
    nonisolated(unsafe) let start: UnsafeMutablePointer<UInt8>
    let count: Int

    init(_ bytes: some Collection<UInt8>) {
      count = bytes.count
      unsafe start = .allocate(capacity: max(1, count))
      _ = unsafe UnsafeMutableBufferPointer(start: start, count: count)
        .initialize(fromContentsOf: bytes)
    }

    deinit { unsafe start.deallocate() }
  }
}
