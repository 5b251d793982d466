/// Turns a text into a vector, so that texts of like meaning lie close together.
public protocol Embedding: Sendable {
  /// Changes whenever the vectors do; part of the key under which an index is kept.
  var version: String { get }

  /// The vector of a text, and the concepts found in it, for explaining a match.
  func embed(_ text: String) -> EmbeddedVector
}

/// A sparse vector of whole numbers, so that products are the same on every machine.
public struct EmbeddedVector: Hashable, Sendable {
  /// A dimension and the weight in it.
  public struct Entry: Hashable, Sendable {
    /// The dimension: a hash of the feature.
    public var dimension: UInt32
    /// The weight; 256 is that of a word of middling rarity.
    public var weight: Int32

    /// Creates an entry.
    public init(dimension: UInt32, weight: Int32) {
      self.dimension = dimension
      self.weight = weight
    }
  }

  /// The entries by ascending dimension, each dimension once.
  public private(set) var entries: [Entry]
  /// The names of the concepts found in the text.
  public var concepts: [String]
  /// The whole part of its length.
  private let length: Int64

  /// Creates a vector; weights in one dimension are added.
  public init(_ entries: [Entry], concepts: [String] = []) {
    var merged: [Entry] = []
    merged.reserveCapacity(entries.count)
    for entry in entries.sorted(by: { $0.dimension < $1.dimension }) {
      if let last = merged.indices.last, merged[last].dimension == entry.dimension {
        merged[last].weight &+= entry.weight
      } else {
        merged.append(entry)
      }
    }
    self.entries = merged
    self.concepts = concepts
    length = Self.squareRoot(merged.reduce(0) { $0 + Int64($1.weight) * Int64($1.weight) })
  }

  /// The cosine of the angle to another vector, in thousandths: 0 for nothing shared, 1000 for
  /// the same direction.
  public func similarity(to other: EmbeddedVector) -> Int {
    var product: Int64 = 0
    var i = 0
    var j = 0
    while i < entries.count, j < other.entries.count {
      let left = entries[i]
      let right = other.entries[j]
      if left.dimension == right.dimension {
        product += Int64(left.weight) * Int64(right.weight)
      }
      if left.dimension <= right.dimension { i += 1 }
      if right.dimension <= left.dimension { j += 1 }
    }
    return similarity(to: other, product: product)
  }

  /// The cosine of the angle to another vector, in thousandths, from their product.
  func similarity(to other: EmbeddedVector, product: Int64) -> Int {
    let lengths = length * other.length
    return product > 0 && lengths > 0 ? Int(product * 1000 / lengths) : 0
  }

  /// The whole part of a square root, by Newton's method.
  private static func squareRoot(_ value: Int64) -> Int64 {
    guard value > 1 else { return value }
    var root = Int64(1) << ((64 - Int64(value.leadingZeroBitCount) + 1) / 2)
    while true {
      let next = (root + value / root) / 2
      guard next < root else { return root }
      root = next
    }
  }
}
