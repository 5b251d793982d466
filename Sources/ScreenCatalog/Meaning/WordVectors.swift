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

  /// Whether English has a word in lower case, or the word without a plural "s".
  package static func knows(_ word: String) -> Bool {
    let word = word.hasSuffix("'s") ? String(word.dropLast(2)) : word
    // The vectors hold no small words: "a" is one of English, whatever else it is.
    return shipped.row(of: word) != nil || Wording.isSmall(word)
      || word.hasSuffix("s") && shipped.row(of: String(word.dropLast())) != nil
  }

  /// The cosine of the angle between two words, in thousandths; nil where one is not known.
  public func similarity(of word: String, to other: String) -> Int? {
    guard let first = row(of: word), let second = row(of: other) else { return nil }
    return cosine(first, second)
  }

  /// Adds a row, stretched to a length, to a sum.
  func add(_ row: Int, length: Int, to sum: inout [Int32]) {
    let start = start(of: row)
    var square: Int32 = 0
    for place in 0..<Self.size { square += value(start + place) * value(start + place) }
    let scale = Double(length) / max(1, Double(square).squareRoot())
    for place in 0..<Self.size {
      sum[place] += Int32((Double(value(start + place)) * scale).rounded())
    }
  }

  /// The length of a vector's projection on the direction of a row.
  ///
  /// The numbers of the vector have 18 bits at most, so that their products with those of a row, of
  /// six bits, add up to 30.
  func projection(of vector: [Int32], on row: Int) -> Double {
    let start = start(of: row)
    precondition(vector.count == Self.size, "a vector has another size")
    var (product, square): (Int32, Int32) = (0, 0)
    for place in 0..<Self.size {
      let value = value(start + place)
      product &+= vector[place] &* value
      square &+= value &* value
    }
    return Double(product) / max(1, Double(square).squareRoot())
  }

  /// The cosine between two rows, in thousandths.
  func cosine(_ first: Int, _ second: Int) -> Int {
    let (start, end) = (start(of: first), start(of: second))
    var (product, one, other): (Int32, Int32, Int32) = (0, 0, 0)
    for place in 0..<Self.size {
      let (left, right) = (value(start + place), value(end + place))
      product &+= left &* right
      one &+= left &* left
      other &+= right &* right
    }
    guard product > 0 else { return 0 }
    // The lengths differ little from one another: a whole root is near enough.
    return Int(product) * 1000 / max(1, Int((Double(one) * Double(other)).squareRoot()))
  }

  /// The offset of a row's first number.
  private func start(of row: Int) -> Int {
    let start = row * Self.size
    precondition(start + Self.size <= rows.utf8CodeUnitCount, "the vectors end early")
    return start
  }

  /// The number at an offset, -31...32.
  @inline(__always)
  private func value(_ offset: Int) -> Int32 { unsafe Int32(rows.utf8Start[offset]) - Self.zero }

  /// The character that stands for 0.
  private static let zero: Int32 = 48 + 31
}
