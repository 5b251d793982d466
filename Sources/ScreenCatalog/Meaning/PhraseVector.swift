/// What a phrase means, as the sum of its words' vectors: words that few names have count more, and one of
/// which no vector is known is a direction of its own, so that it draws the phrase away from all others.
struct PhraseVector: Hashable, Sendable {
  /// The sum of the vectors of the words that are known; empty where none is.
  private let known: [Int32]
  /// The other words, by their hashes, with what they weigh.
  private let unknown: [UInt64: Int32]
  /// The square of its length.
  private let square: Int

  /// The length that a word's vector has at a weight of one.
  private static let unit = 64

  /// Sums words up by what they weigh; `stem` is a hash of a word whatever its number.
  init(_ words: some Sequence<(row: Int?, stem: UInt64, weight: Int)>, _ vectors: WordVectors) {
    var known: [Int32] = []
    var unknown: [UInt64: Int32] = [:]
    for (row, stem, weight) in words {
      guard let row else {
        unknown[stem, default: 0] += Int32(weight * Self.unit)
        continue
      }
      if known.isEmpty { known = [Int32](repeating: 0, count: WordVectors.size) }
      vectors.add(row, length: weight * Self.unit, to: &known)
    }
    self.known = known
    self.unknown = unknown
    square =
      known.reduce(0) { $0 + Int($1) * Int($1) }
      + unknown.values.reduce(0) { $0 + Int($1) * Int($1) }
  }

  /// The cosine of the angle to another, in thousandths; 0 where they have nothing in common.
  func cosine(to other: PhraseVector) -> Int {
    var product = 0
    for (one, another) in zip(known, other.known) { product += Int(one) * Int(another) }
    for (word, weight) in unknown { product += Int(weight) * Int(other.unknown[word] ?? 0) }
    guard product > 0 else { return 0 }
    let lengths = (Double(square) * Double(other.square)).squareRoot()
    return min(1000, Int(Double(product) * 1000 / max(1, lengths)))
  }
}
