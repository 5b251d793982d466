internal import ScreenModel
internal import ScreenTables
internal import ScreenText

/// The names of a catalog's topics as vectors: finds those that mean about what a query does.
public struct CatalogIndex: Sendable {
  /// How near a topic must be for its name to be what is asked but for a word, in thousandths.
  public static let threshold = 800

  private struct Name {
    var topic: Int
    var text: String
    var vector: PhraseVector
  }

  private let names: [Name]
  private let words: WordWeights

  /// The index of the catalog that comes with the compiler; made when it is first requested.
  public static let shipped = CatalogIndex(.shipped)

  /// Indexes a catalog.
  public init(_ catalog: Catalog) {
    let named = catalog.table.entries.enumerated().flatMap { topic, entry in
      entry.names.map { (topic: topic, text: $0, words: WordSequence($0)) }
    }
    let words = WordWeights(of: named.map(\.words))
    names = named.map { Name(topic: $0.topic, text: $0.text, vector: words.vector(of: $0.words)) }
    self.words = words
  }

  /// A topic that is near a query.
  struct Neighbour {
    /// Its place in the catalog.
    var index: Int
    /// How near it is, in thousandths.
    var similarity: Int
    /// The name of it that is.
    var name: String
  }

  /// The nearest topics to a query, the nearest first; ties in the order of the catalog.
  public func nearest(
    to query: String, count: Int, in catalog: Catalog
  ) -> [Catalog.Match] {
    neighbours(of: query, count: count).map(catalog.match)
  }

  /// The places of the nearest topics to a query, each by the nearest of its names, the nearest first; ties
  /// in the order of the catalog.
  func neighbours(of query: String, count: Int) -> [Neighbour] {
    guard count > 0 else { return [] }
    let vector = words.vector(of: WordSequence(query))
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
    for name in names {
      let similarity = vector.cosine(to: name.vector)
      if best?.index != name.topic {
        insert(best)
        best = nil
      }
      if similarity > best?.similarity ?? -1 {
        best = Neighbour(index: name.topic, similarity: similarity, name: name.text)
      }
    }
    insert(best)
    return nearest
  }
}

/// What the words of some texts weigh, by how many of those have them, and where their vectors are.
private struct WordWeights: Sendable {
  private struct Word: Sendable {
    /// In how many texts it is.
    var count: Int
    /// The row of its vector; nil for a word without one.
    var row: Int?
  }

  private var words = HashTable<Word>(capacity: 8192)
  private let total: Int
  /// How many words of a text are looked at.
  private static let limit = 64

  init(of texts: [WordSequence]) {
    total = texts.count
    for text in texts {
      for (word, stem) in zip(text.words, text.hashes) {
        if words[stem] == nil { words.add(stem, Word(count: 0, row: Self.row(of: word))) }
        words.update(stem, default: Word(count: 0)) { $0.count += 1 }
      }
    }
  }

  private static func row(of word: ArraySlice<UInt8>) -> Int? {
    let word = String(decoding: word, as: UTF8.self)
    return WordVectors.shipped.row(of: word)
      ?? WordVectors.shipped.row(of: Wording.singular(word))
  }

  /// The vector of a text; words that say nothing of what things are count least, and nothing alone.
  func vector(of text: WordSequence) -> PhraseVector {
    guard !text.hashes.allSatisfy(QueryWords.shipped.isFiller) else {
      return PhraseVector([], .shipped)
    }
    let words = zip(text.words.prefix(Self.limit), text.hashes).map { word, stem in
      let known = self.words[stem]
      // One, and one more for each halving of the share of texts that have it.
      let share = max(1, total / max(1, known?.count ?? 1))
      let weight =
        QueryWords.shipped.isFiller(stem) ? 1 : Int.bitWidth - share.leadingZeroBitCount
      return (row: known.map(\.row) ?? Self.row(of: word), stem: stem, weight: weight)
    }
    return PhraseVector(words, .shipped)
  }
}
