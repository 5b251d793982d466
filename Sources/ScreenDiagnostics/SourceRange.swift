/// A half-open range of UTF-8 bytes in a source text.
public struct SourceRange: Hashable, Sendable {
  /// The offset of the first byte, counted from 0.
  public var lowerBound: Int
  /// The offset after the last byte.
  public var upperBound: Int

  /// Creates the range from `lowerBound` up to, but not including, `upperBound`.
  ///
  /// An upper bound below the lower one is raised to it.
  public init(_ lowerBound: Int, _ upperBound: Int) {
    self.lowerBound = lowerBound
    self.upperBound = max(lowerBound, upperBound)
  }

  /// Creates a source range from a Swift range.
  public init(_ range: Range<Int>) {
    self.init(range.lowerBound, range.upperBound)
  }

  /// The empty range at `offset`.
  public static func at(_ offset: Int) -> SourceRange { SourceRange(offset, offset) }

  /// The number of bytes.
  public var count: Int { upperBound - lowerBound }

  /// Whether the range holds no byte.
  public var isEmpty: Bool { upperBound == lowerBound }

  /// The same range as a Swift range.
  public var range: Range<Int> { lowerBound..<upperBound }

  /// Whether a byte is in this range and in `other`.
  public func overlaps(_ other: SourceRange) -> Bool {
    max(lowerBound, other.lowerBound) < min(upperBound, other.upperBound)
  }

  /// Whether `other` begins and ends within this range.
  public func contains(_ other: SourceRange) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }

  /// The smallest range that covers this one and `other`.
  public func union(_ other: SourceRange) -> SourceRange {
    SourceRange(min(lowerBound, other.lowerBound), max(upperBound, other.upperBound))
  }
}
