internal import ScreenModel
package import ScreenTables

extension Catalog {
  /// What came of looking for a topic.
  enum Search {
    /// One answers.
    case found(Match)
    /// None does; one that came near all the same.
    case declined(NearMiss?)

    /// The topic found, if one answers.
    var match: Match? {
      if case .found(let match) = self { match } else { nil }
    }
  }

  /// The best topic for a query; nil where none answers it, rather than a guess.
  ///
  /// A name that is the query comes first, then a topic of whose items a part is what is asked, then one of
  /// which the query is a name but for its spelling.
  public func match(_ query: String) -> Match? { search(query, index: nil).match }

  /// The best topic for a query, or else what came near.
  ///
  /// - Parameters:
  ///   - query: The words that ask.
  ///   - index: Finds what came near; nil where nobody wants to know.
  func search(_ query: String, index: @autoclosure () -> CatalogIndex? = .shipped) -> Search {
    let phrase = KindPhrase(query)
    // A name may have a clause of its own: "animals that hibernate" are not all animals.
    if phrase.isCut, let place = table.index(named: WordSequence(query)) {
      return .found(
        Match(
          found: .topic(table.entries[place].topic), method: .name, similarity: 1000))
    }
    if let match = named(phrase) ?? picked(phrase) ?? misspelt(phrase) { return .found(match) }
    let near = index()?.neighbours(of: query, count: 1).first
    return .declined(near.flatMap { nearMiss(of: query, phrase, by: $0) })
  }

  /// The topic of which a phrase is a name, in the first of some readings in which it is one.
  package func named(
    _ phrase: KindPhrase, in readings: [KindPhrase.Reading] = KindPhrase.Reading.allCases
  ) -> Match? {
    for reading in readings {
      guard let index = table.index(of: phrase.words(reading)) else { continue }
      var match = Match(
        found: .topic(table.entries[index].topic), method: .name, similarity: 1000)
      match.isOrderOpen = reading == .unordered && phrase.claimsOrder
      // Whether they are for just those people the catalog does not know.
      if phrase.hasAudience, reading == .plain || reading == .unordered { match.method = .part }
      return match
    }
    return nil
  }

  // MARK: Picking

  /// The least number of things that are shown of a topic.
  private static let leastPicked = 3

  /// Those things of a topic whose second value is what a phrase qualifies them by: "red wines".
  private func picked(_ phrase: KindPhrase) -> Match? {
    let words = phrase.words(.unordered)
    guard words.count > 1, words.count <= 6, let head = KindPhrase.head(of: words) else {
      return nil
    }
    for quality in words where quality.hash != head.hash {
      let others = words.filter { $0.hash != quality.hash }
      guard let index = table.index(of: others), table.entries[index].columns.count == 2 else {
        continue
      }
      var topic = table.entries[index].topic
      topic.items.removeAll { !KindPhrase($0[1]).words.contains { $0.hash == quality.hash } }
      guard topic.items.count >= Self.leastPicked else { continue }
      var match = Match(
        found: .topic(topic), method: .part,
        similarity: 1000 * others.count / words.count)
      match.isOrderOpen = phrase.claimsOrder
      return match
    }
    return nil
  }

  // MARK: Spelling

  /// Words of fewer letters are too near to others.
  private static let leastMisspelt = 6

  /// The topic of which a phrase is a name but for a letter of a word that nobody knows.
  private func misspelt(_ phrase: KindPhrase) -> Match? {
    let words = phrase.words(.plain).map { String(decoding: $0.text, as: UTF8.self) }
    guard !phrase.isCut, words.count <= 6 else { return nil }
    for (place, word) in words.enumerated()
    where word.utf8.count >= Self.leastMisspelt && !isKnown(word) {
      let found = WordEdits.first(of: word) { edited in
        var words = words
        words[place] = edited
        let name = words.joined(separator: " ")
        return table.index(of: KindPhrase(name).words(.plain)).map { (topic: $0, name: name) }
      }
      guard let found else { continue }
      let letters = found.name.utf8.count
      var match = Match(
        found: .topic(table.entries[found.topic].topic), method: .likeness,
        similarity: 1000 * (letters - 1) / letters)
      match.near = found.name
      return match
    }
    return nil
  }

  /// Whether a word is one of the language.
  private func isKnown(_ word: String) -> Bool {
    let vectors = WordVectors.shipped
    return word.utf8.contains { $0 >= 0x80 }
      || vectors.row(of: word) != nil || vectors.row(of: Wording.singular(word)) != nil
  }

  /// A topic that is near, with its items.
  func match(_ topic: CatalogIndex.Neighbour) -> Match {
    var match = Match(
      found: .topic(table.entries[topic.index].topic), method: .likeness,
      similarity: topic.similarity)
    match.near = table.entries[topic.index].names[topic.name]
    return match
  }
}
