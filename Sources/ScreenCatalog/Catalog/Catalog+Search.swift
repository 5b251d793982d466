internal import ScreenModel
package import ScreenTables
internal import ScreenText

extension Catalog {
  /// The result of a search for a topic.
  enum Search {
    /// A topic answers the query.
    case found(Match)
    /// No topic answers the query; the near miss, if any.
    case declined(NearMiss?)

    /// The match, if a topic answers the query.
    var match: Match? {
      if case .found(let match) = self { match } else { nil }
    }
  }

  /// Returns the best topic for a query, or nil if none answers it; it never guesses.
  ///
  /// An exact name takes precedence, then a topic with a subset of items that answers the query,
  /// then a topic with a name that differs from the query only in spelling.
  public func match(_ query: String) -> Match? { search(query, index: nil).match }

  /// Returns the best topic for a query, or else a near miss.
  ///
  /// - Parameters:
  ///   - query: The words that ask.
  ///   - index: Finds the near miss; nil to skip it.
  /// - Returns: The topic, or the near miss.
  func search(_ query: String, index: @autoclosure () -> CatalogIndex? = .shipped) -> Search {
    let phrase = KindPhrase(query)
    // A name can contain a clause: "animals that hibernate" are not all animals.
    if phrase.isCut, let place = table.index(named: WordSequence(query)) {
      return .found(
        Match(
          found: .topic(table.entries[place].topic), method: .name, similarity: 1000))
    }
    if let match = named(phrase) ?? picked(phrase) ?? misspelt(phrase) { return .found(match) }
    let near = index()?.neighbours(of: query, count: 1).first
    return .declined(near.flatMap { nearMiss(of: query, phrase, by: $0) })
  }

  /// Returns the topic named by a phrase, in the first of the readings that names one.
  package func named(
    _ phrase: KindPhrase, in readings: [KindPhrase.Reading] = KindPhrase.Reading.allCases
  ) -> Match? {
    for reading in readings {
      guard let index = table.index(of: phrase.words(reading)) else { continue }
      var match = Match(
        found: .topic(table.entries[index].topic), method: .name, similarity: 1000)
      match.isOrderOpen = reading == .unordered && phrase.claimsOrder
      // The catalog does not know whether the items suit that audience.
      if phrase.hasAudience, reading == .plain || reading == .unordered { match.method = .part }
      return match
    }
    return nil
  }

  // MARK: Picking

  /// The minimum number of items to show from part of a topic.
  private static let leastPicked = 3

  /// Returns the items of a topic whose second value is the qualifier in a phrase, such as "red
  /// wines".
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

  /// The minimum length of a misspelt word; shorter ones are too close to other words.
  private static let leastMisspelt = 6

  /// Returns the topic with a name that differs from a phrase by one edit of an unknown word.
  private func misspelt(_ phrase: KindPhrase) -> Match? {
    let words = phrase.words(.plain).map { String(decoding: $0.text, as: UTF8.self) }
    guard !phrase.isCut, words.count <= 6 else { return nil }
    for (place, word) in words.enumerated()
    where word.utf8.count >= Self.leastMisspelt && !isKnown(word) {
      let found = WordEdits.first(of: word) { edited in
        var words = words
        words[place] = edited
        let name = words.spaced
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

  /// Whether a word has a vector, alone or in the singular, or is not plain ASCII.
  private func isKnown(_ word: String) -> Bool {
    let vectors = WordVectors.shipped
    return word.utf8.contains { $0 >= 0x80 }
      || vectors.row(of: word) != nil || vectors.row(of: Wording.singular(word)) != nil
  }

  /// Returns a match for a topic that is near a query.
  func match(_ topic: CatalogIndex.Neighbour) -> Match {
    var match = Match(
      found: .topic(table.entries[topic.index].topic), method: .likeness,
      similarity: topic.similarity)
    match.near = table.entries[topic.index].names[topic.name]
    return match
  }
}
