/// The vectors of some texts turned over: for each dimension, the texts that have weight in it.
///
/// An inverted index, as in Manning, Raghavan and Schütze, *Introduction to Information Retrieval*
/// (2008), chapters 1 and 6: a query meets only the texts that share a dimension with it.
struct PostingLists: Sendable {
  private struct Posting {
    var dimension: UInt32
    var weight: Int32
    var text: Int32
  }

  /// Dimensions share a list where these bits of theirs are the same.
  private static let mask: UInt32 = 4095

  /// The postings, one list after the other.
  private let postings: [Posting]
  /// Where each list begins; after the last, where that ends.
  private let starts: [Int32]
  private let textCount: Int

  /// Turns vectors over, in two passes over their entries.
  init(_ vectors: [EmbeddedVector]) {
    textCount = vectors.count
    var starts = [Int32](repeating: 0, count: Int(Self.mask) + 2)
    for vector in vectors {
      for entry in vector.entries { starts[Int(entry.dimension & Self.mask) + 1] += 1 }
    }
    for list in 1..<starts.count { starts[list] += starts[list - 1] }
    let none = Posting(dimension: 0, weight: 0, text: 0)
    var postings = [Posting](repeating: none, count: starts.last.map(Int.init) ?? 0)
    var ends = starts
    for (text, vector) in vectors.enumerated() {
      for entry in vector.entries {
        let list = Int(entry.dimension & Self.mask)
        postings[Int(ends[list])] = Posting(
          dimension: entry.dimension, weight: entry.weight, text: Int32(text))
        ends[list] += 1
      }
    }
    self.postings = postings
    self.starts = starts
  }

  /// The product of a vector with that of each text, in the order of the texts.
  func products(with vector: EmbeddedVector) -> [Int64] {
    var products = [Int64](repeating: 0, count: textCount)
    for entry in vector.entries {
      let list = Int(entry.dimension & Self.mask)
      for posting in postings[Int(starts[list])..<Int(starts[list + 1])]
      where posting.dimension == entry.dimension {
        products[Int(posting.text)] += Int64(entry.weight) * Int64(posting.weight)
      }
    }
    return products
  }
}
