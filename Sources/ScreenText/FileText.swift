/// The text of a data file, split into lines and items by offset; only the parts requested are
/// copied.
package struct FileText: Sendable {
  package let bytes: Bytes

  /// Takes a text as it is.
  package init(_ text: String) { bytes = Bytes(text.utf8) }

  /// Refers to an embedded text without copying it.
  package init(_ text: StaticString) { bytes = Bytes(text) }

  /// Joins texts, each ending its last line; a single text is not copied.
  package init(_ texts: some Collection<StaticString>) {
    if let text = texts.first, texts.count == 1 {
      bytes = Bytes(text)
      return
    }
    var joined: [UInt8] = []
    for text in texts.lazy.map(Bytes.init) {
      joined += text
      joined.append(UInt8(ascii: "\n"))
    }
    bytes = Bytes(joined)
  }

  /// The non-empty lines, including the spaces around them.
  package var lines: Pieces { lines(of: 0..<bytes.count) }

  /// The non-empty lines of a range, including the spaces around them.
  package func lines(of range: Range<Int>) -> Pieces {
    Pieces(bytes: bytes, rest: range, separator: UInt8(ascii: "\n"), isTrimmed: false)
  }

  /// The non-empty items between separators, without the spaces around them.
  package func items(of range: Range<Int>, separator: UInt8 = UInt8(ascii: ",")) -> Pieces {
    Pieces(bytes: bytes, rest: range, separator: separator, isTrimmed: true)
  }

  /// The offset of the first such byte.
  package func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int? {
    bytes.firstIndex(of: byte, in: range)
  }

  /// Whether a range begins with a text.
  package func begins(_ range: Range<Int>, with prefix: StaticString) -> Bool {
    prefix.withUTF8Buffer { prefix in
      guard prefix.count <= range.count else { return false }
      for index in prefix.indices where unsafe prefix[index] != bytes[range.lowerBound + index] {
        return false
      }
      return true
    }
  }

  /// A range without the spaces around it.
  package func trimmed(_ range: Range<Int>) -> Range<Int> { bytes.withoutSpaces(around: range) }

  /// The items between separators, as strings.
  package func strings(of range: Range<Int>, separator: UInt8 = UInt8(ascii: ",")) -> [String] {
    var strings: [String] = []
    strings.reserveCapacity(4)
    for item in items(of: range, separator: separator) { strings.append(string(item)) }
    return strings
  }

  /// The text of a range as a string.
  package func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The hash of a range.
  package func hash(of range: Range<Int>) -> UInt64 {
    var hash = FNV1a()
    for index in range { hash.add(bytes[index]) }
    return hash.value
  }
}

extension FileText {
  /// The ranges of the non-empty items between separators.
  package struct Pieces: Sequence, IteratorProtocol {
    fileprivate let bytes: Bytes
    fileprivate var rest: Range<Int>
    fileprivate let separator: UInt8
    fileprivate let isTrimmed: Bool

    package mutating func next() -> Range<Int>? {
      while !rest.isEmpty {
        let end = bytes.firstIndex(of: separator, in: rest) ?? rest.upperBound
        var piece = rest.lowerBound..<end
        rest = Swift.min(end + 1, rest.upperBound)..<rest.upperBound
        if isTrimmed { piece = bytes.withoutSpaces(around: piece) }
        if !piece.isEmpty { return piece }
      }
      return nil
    }
  }
}

extension FileText.Bytes {
  /// The offset of the first such byte; each step examines eight.
  fileprivate func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int? {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let wanted = ones &* UInt64(byte)
    var index = range.lowerBound
    return unsafe withText { bytes in
      precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count)
      while range.upperBound - index >= 8 {
        let word = UInt64(
          littleEndian: unsafe bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        // A matching byte is 0 here; the lowest bit set below belongs to the first one (Alan
        // Mycroft's test for a zero byte).
        let rest = word ^ wanted
        let zeros = (rest &- ones) & ~rest & (ones << 7)
        if zeros != 0 { return index + zeros.trailingZeroBitCount / 8 }
        index += 8
      }
      while index < range.upperBound {
        if unsafe bytes[index] == byte { return index }
        index += 1
      }
      return nil
    }
  }

  fileprivate func withoutSpaces(around range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, self[start] == UInt8(ascii: " ") { start += 1 }
    while end > start, self[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return start..<end
  }
}
