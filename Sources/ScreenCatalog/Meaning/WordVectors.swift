internal import ScreenText

/// Vectors of words, by which those of like meaning are near each other: distilled from a model of
/// sentences, in whole numbers, so that a cosine is the same on every machine.
///
/// Source: each word through all-MiniLM-L6-v2 by itself, 64 principal components, by
/// `.ci/word-vectors.py`.
public struct WordVectors: Sendable {
  /// The vectors that come with the compiler.
  public static let shipped = WordVectors(
    StoredNumbers(EmbeddedText.vectorWords), EmbeddedText.vectors)

  /// How many numbers a vector has.
  static let size = 64

  private let words: StoredNumbers
  private let buckets: StoredBuckets
  private let rows: StaticString

  private init(_ words: StoredNumbers, _ rows: StaticString) {
    self.words = words
    self.rows = rows
    buckets = StoredBuckets(words, at: 0)
  }

  /// How many words there are.
  public var count: Int { buckets.count }

  /// The place of a word's row; nil for a word that is not known.
  package func row(of word: String) -> Int? {
    let hash = FNV1a.hash(word.utf8)
    let bucket = Int(truncatingIfNeeded: hash ^ hash >> 32) & (1 << buckets.bits - 1)
    return buckets[bucket].first { place in
      let start = buckets.end + 2 * place
      return words[start] == Int(hash >> 16 & 0xFF_FFFF) && words[start + 1] == Int(hash >> 40)
    }
  }

  /// The cosine of the angle between two words, in thousandths; nil where one is not known.
  public func similarity(of word: String, to other: String) -> Int? {
    guard let first = row(of: word), let second = row(of: other) else { return nil }
    return cosine(first, second)
  }

  /// Adds a row, stretched to a length, to a sum.
  func add(_ row: Int, length: Int, to sum: inout [Int32]) {
    let (_, square) = product(of: sum, with: row)
    let start = row * Self.size
    let scale = Double(length) / max(1, Double(square).squareRoot())
    for place in 0..<Self.size {
      let value = unsafe Int(rows.utf8Start[start + place]) - Self.zero
      sum[place] += Int32((Double(value) * scale).rounded())
    }
  }

  /// The length of a vector's projection on the direction of a row.
  func projection(of vector: [Int32], on row: Int) -> Double {
    let (product, square) = product(of: vector, with: row)
    return Double(product) / max(1, Double(square).squareRoot())
  }

  /// The product of a vector and a row, and that of the row with itself.
  private func product(of vector: [Int32], with row: Int) -> (with: Int32, own: Int32) {
    let start = row * Self.size
    precondition(
      vector.count == Self.size && start + Self.size <= rows.utf8CodeUnitCount,
      "the vectors end early")
    // A value has six bits, and a query few words: 32 bits hold the sums.
    var (product, square): (Int32, Int32) = (0, 0)
    for place in 0..<Self.size {
      let value = unsafe Int32(rows.utf8Start[start + place]) - Int32(Self.zero)
      product &+= vector[place] &* value
      square &+= value &* value
    }
    return (product, square)
  }

  /// The cosine between two rows, in thousandths.
  func cosine(_ first: Int, _ second: Int) -> Int {
    var (product, one, other) = (0, 0, 0)
    let (start, end) = (first * Self.size, second * Self.size)
    precondition(max(start, end) + Self.size <= rows.utf8CodeUnitCount, "the vectors end early")
    for place in 0..<Self.size {
      let left = unsafe Int(rows.utf8Start[start + place]) - Self.zero
      let right = unsafe Int(rows.utf8Start[end + place]) - Self.zero
      product += left * right
      one += left * left
      other += right * right
    }
    guard product > 0 else { return 0 }
    // The lengths differ little from one another: a whole root is near enough.
    return product * 1000 / max(1, Int((Double(one) * Double(other)).squareRoot()))
  }

  /// The character that stands for 0.
  private static let zero = 48 + 31
}
