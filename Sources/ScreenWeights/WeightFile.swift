internal import ScreenText

/// A file of weights: a line of words, the range-coded weights, and a checksum.
package struct WeightFile {
  /// The version of the features and of the format; weights of another version cannot be used.
  ///
  /// It increases with every change to the templates of features or to the encoding of weights.
  package static let version = 11
  /// The mark at the start of a file, before its version.
  package static let mark = "reader-weights"
  /// The minimum size in steps of a feature's weight that is stored.
  ///
  /// Most weights are smaller, and have no effect: of 1,769 sentences in held-out files, 1,348 are
  /// read completely with weights from 8 steps on, and 1,343 with all of them.
  package static let leastFeature = 8

  /// The number of columns in a group of the build's layout.
  @inlinable package static var groupWidth: Int { 8 }
  /// The largest weight that one digit of that layout can represent.
  @inlinable package static var mostOfDigit: Int { 31 }

  /// The words of the first line.
  package var head: String
  /// The features of spans, and in `skips` those of skipped tokens.
  package var spans: WeightTable
  package var skips: WeightTable
  /// The nonzero parts of transitions, with their numbers as columns.
  package var parts: [WeightTable.Weight]

  package init(
    head: String, spans: WeightTable, skips: WeightTable, parts: [WeightTable.Weight]
  ) {
    self.head = head
    self.spans = spans
    self.skips = skips
    self.parts = parts
  }
}

extension WeightFile {
  /// The size of the checksum in bytes.
  private static let sumLength = 8

  /// The file as bytes; nil if there are more or larger weights than a file can hold.
  package var bytes: [UInt8]? {
    var writer = WeightCoder(RangeEncoder())
    guard writer.table(spans, least: Self.leastFeature) != nil,
      writer.table(skips, least: Self.leastFeature) != nil, writer.parts(parts) != nil
    else { return nil }
    var encoder = writer.coder
    encoder.finish()
    let bytes = Array((head + "\n").utf8) + encoder.bytes
    return bytes + Self.sum(of: bytes[...])
  }

  /// Returns the first line of some bytes.
  package static func head(of bytes: [UInt8]) -> String {
    String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  /// Reads the bytes of a file; nil if they are damaged.
  ///
  /// - Complexity: O(*n*) in the size of the decoded weights.
  package init?(_ bytes: [UInt8]) {
    let head = Self.head(of: bytes)
    let start = head.utf8.count + 1
    let end = bytes.count - Self.sumLength
    guard start <= end, Array(bytes[end...]) == Self.sum(of: bytes[..<end]) else { return nil }
    var reader = WeightCoder(RangeDecoder(bytes[start..<end]))
    guard let spans = reader.table(WeightTable(), least: Self.leastFeature),
      let skips = reader.table(WeightTable(), least: Self.leastFeature),
      let parts = reader.parts([]), reader.coder.isAtEnd
    else { return nil }
    self.init(head: head, spans: spans, skips: skips, parts: parts)
  }

  /// Returns the checksum of bytes, in little-endian order.
  package static func sum(of bytes: ArraySlice<UInt8>) -> [UInt8] {
    let hash = FNV1a(bytes).value
    return (0..<sumLength).map { UInt8(truncatingIfNeeded: hash >> UInt64(8 * $0)) }
  }
}
