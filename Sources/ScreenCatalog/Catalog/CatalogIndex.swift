internal import ScreenTables

/// The names of the shipped catalog's topics by what they mean: finds those that mean about what a
/// query does.
public struct CatalogIndex: Sendable {
  /// How near a topic must be for its name to be what is asked but for a word, in thousandths.
  public static let threshold = 800

  /// The index of the catalog that comes with the compiler, which the build lays out.
  public static let shipped = CatalogIndex(
    MeaningTable(EmbeddedText.meanings), .shipped)

  /// How many words of a query are looked at.
  private static let limit = 64
  /// The length of a word's vector at a weight of one.
  private static let unit = 64

  private let names: MeaningTable
  private let vectors: WordVectors

  private init(_ names: MeaningTable, _ vectors: WordVectors) {
    self.names = names
    self.vectors = vectors
  }

  /// A topic that is near a query.
  struct Neighbour {
    /// Its index in the catalog.
    var index: Int
    /// The cosine with its nearest name, in thousandths.
    var similarity: Int
    /// The index of that name among the topic's.
    var name: Int
  }

  /// The nearest topics to a query, the nearest first; ties in the order of the catalog.
  public func nearest(
    to query: String, count: Int, in catalog: Catalog
  ) -> [Catalog.Match] {
    neighbours(of: query, count: count).map(catalog.match)
  }

  /// The nearest topics to a query, each by the nearest of its names, the nearest first; ties in the
  /// order of the catalog.
  ///
  /// - Complexity: A product of two vectors for each word that names have, and a sum for each name.
  func neighbours(of query: String, count: Int) -> [Neighbour] {
    let query = sum(of: WordSequence(query))
    guard count > 0, query.length > 0 else { return [] }
    let products = (0..<names.wordCount).map { index in
      let word = names.word(index)
      let product =
        word.row.map { vectors.projection(of: query.known, on: $0) }
        ?? Double(query.unknown[index] ?? 0)
      return product * Double(word.weight)
    }
    var nearest: [Neighbour] = []
    var best: Neighbour?
    func insert(_ topic: Neighbour?) {
      guard let topic, topic.similarity > 0,
        nearest.count < count || topic.similarity > nearest[count - 1].similarity
      else { return }
      let place =
        nearest.firstIndex { $0.similarity < topic.similarity } ?? nearest.count
      nearest.insert(topic, at: place)
      if nearest.count > count { nearest.removeLast() }
    }
    var name = 0
    names.eachCosine(products, length: query.length) { topic, cosine in
      if best?.index != topic {
        insert(best)
        best = nil
        name = 0
      }
      if cosine > best?.similarity ?? -1 {
        best = Neighbour(index: topic, similarity: cosine, name: name)
      }
      name += 1
    }
    insert(best)
    return nearest
  }

  /// The sum of a query's words: of the vectors of those that have one, and the others, by their index
  /// among the words of names, each a direction of its own.
  ///
  /// The length is 0 if no word says what things are.
  private func sum(
    of query: WordSequence
  ) -> (known: [Int32], unknown: [Int: Int], length: Double) {
    var known = [Int32](repeating: 0, count: WordVectors.size)
    var unknown: [Int: Int] = [:]
    var square = 0
    guard !query.hashes.allSatisfy(QueryWords.shipped.isFiller) else { return (known, [:], 0) }
    for (word, stem) in zip(query.words.prefix(Self.limit), query.hashes) {
      let index = names.index(ofStem: stem)
      let own = index.map(names.word)
      let usual = MeaningTable.weight(ofWordIn: 1, of: names.count)
      let weight =
        (QueryWords.shipped.isFiller(stem) ? 1 : own?.weight ?? usual) * Self.unit
      if let row = own.map(\.row) ?? row(of: word) {
        vectors.add(row, length: weight, to: &known)
      } else if let index {
        unknown[index, default: 0] += weight
      } else {
        square += weight * weight
      }
    }
    square += known.reduce(0) { $0 + Int($1) * Int($1) }
    square += unknown.values.reduce(0) { $0 + $1 * $1 }
    return (known, unknown, Double(square).squareRoot())
  }

  private func row(of word: ArraySlice<UInt8>) -> Int? {
    let word = String(decoding: word, as: UTF8.self)
    return vectors.row(of: word) ?? vectors.row(of: Wording.singular(word))
  }
}
