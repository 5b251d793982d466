internal import ScreenCatalog
internal import ScreenModel
internal import ScreenTables
internal import ScreenText

/// Finding topics by name.
extension PhraseReader {
  /// Whether words name a topic, whose things are not read.
  func isTopic(_ words: ArraySlice<String>) -> Bool { place(ofTopic: words) != nil }

  /// Returns the topic that words name, letter by letter or as a phrase.
  func topic(named words: ArraySlice<String>) -> Topic? {
    place(ofTopic: words).map { topics.entries[$0].topic }
  }

  private func place(ofTopic words: ArraySlice<String>) -> Int? {
    if let place = place(ofTopicCalled: words) { return place }
    guard words.contains(where: { hasFullForm($0) }) else { return nil }
    // "Shakespeare's plays" are Shakespeare plays.
    let plain = words.map { $0.hasSuffix("'s") ? String($0.dropLast(2)) : $0 }
    if plain[...] != words, let place = place(ofTopicCalled: plain[...]) { return place }
    // "Dog breeds that don't shed" are dogs that do not shed, and "saints' days" are days of
    // saints.
    let full = words.indices.flatMap { place -> [String] in
      let isKind = place + 1 < words.endIndex && lexicon.has(.sorting, words[place + 1])
      return isKind ? [Plurals.plural(of: Wording.singular(words[place]))] : fullForms(words[place])
    }
    return full == plain ? nil : place(ofTopicCalled: full[...])
  }

  /// Whether a word can have another form among the names of topics.
  private func hasFullForm(_ word: String) -> Bool {
    word.utf8.contains(UInt8(ascii: "'")) || word == "cannot" || lexicon.has(.sorting, word)
  }

  /// Expands contractions and removes possessive endings and words that only say that there are
  /// kinds.
  private func fullForms(_ word: String) -> [String] {
    if lexicon.has(.sorting, word) { return [] }
    if word == "cannot" || word == "can't" { return ["can", "not"] }
    if word.hasSuffix("n't") { return [String(word.dropLast(3)), "not"] }
    if word.hasSuffix("s'") { return [String(word.dropLast())] }
    return [word.hasSuffix("'s") ? String(word.dropLast(2)) : word]
  }

  private func place(ofTopicCalled words: ArraySlice<String>) -> Int? {
    let name = WordSequence(words.spaced)
    if let place = topics.index(named: name) { return place }
    guard let place = topics.index(of: KindPhrase(name).words) else { return nil }
    // A clause is not part of the things' name.
    let saysMore =
      words.contains { lexicon.has(.clause, $0) || lexicon.has(.relative, $0) }
      || words.dropFirst().contains { lexicon.has(.subjective, $0) }
    return saysMore ? nil : place
  }
}
