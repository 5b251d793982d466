internal import ScreenText

/// A file of weights: a line of words, the weights as bytes of a range coder, and a sum of it all.
package struct WeightFile {
  /// The version of the features and of the file: weights of another one say nothing here.
  ///
  /// It goes up with every change of what a feature looks at, and of how weights are written.
  package static let version = 11
  /// What a file begins with, before its version.
  package static let mark = "reader-weights"
  /// Of how many steps a feature's weight is at least: smaller ones are not stored.
  ///
  /// They are most of all weights, and say nothing: of 1,769 sentences of files that were held out, 1,348
  /// are read whole with weights from 8 steps on, and 1,343 with all of them.
  package static let leastFeature = 8

  /// How many columns a group of the build's layout has.
  @inlinable package static var groupWidth: Int { 8 }
  /// The largest weight that one digit of that layout stands for.
  @inlinable package static var mostOfDigit: Int { 31 }

  /// The words of the first line.
  package var head: String
  /// The features of spans, and of skipped tokens.
  package var spans: WeightTable
  package var skips: WeightTable
  /// The parts of transitions, by their numbers.
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
  /// How many bytes the sum takes.
  private static let sumLength = 8

  /// The file as bytes; nil for more weights, or larger ones, than a file may have.
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

  /// The words of the first line of some bytes.
  package static func head(of bytes: [UInt8]) -> String {
    String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  /// Reads the bytes of a file; nil for those that are damaged.
  ///
  /// - Complexity: O(*n*) in what the weights take where they are read.
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

  /// The sum of bytes, the lowest of its own first.
  package static func sum(of bytes: ArraySlice<UInt8>) -> [UInt8] {
    let hash = FNV1a(bytes).value
    return (0..<sumLength).map { UInt8(truncatingIfNeeded: hash >> UInt64(8 * $0)) }
  }
}
