internal import ScreenCatalog
internal import ScreenModel
internal import ScreenTables

/// Finding topics by name.
extension PhraseReader {
  func isTopic(_ words: ArraySlice<String>) -> Bool { topic(named: words) != nil }

  /// Returns the topic that words name, letter by letter or as a phrase.
  func topic(named words: ArraySlice<String>) -> Topic? {
    let said = words.joined(separator: " ")
    if let topic = topic(called: said, words) { return topic }
    // "Shakespeare's plays" are Shakespeare plays.
    let plain = words.map { $0.hasSuffix("'s") ? String($0.dropLast(2)) : $0 }
    if plain != Array(words), let topic = topic(called: plain.joined(separator: " "), plain[...]) {
      return topic
    }
    // "Dog breeds that don't shed" are dogs that do not shed, and "saints' days" are days of
    // saints.
    let full = words.indices.flatMap { place -> [String] in
      let isKind = place + 1 < words.endIndex && lexicon.has(.sorting, words[place + 1])
      return isKind ? [Plurals.plural(of: Wording.singular(words[place]))] : fullForms(words[place])
    }
    guard full != plain else { return nil }
    return topic(called: full.joined(separator: " "), full[...])
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

  private func topic(called name: String, _ words: ArraySlice<String>) -> Topic? {
    let table = bundle.topics.table
    if let place = table.index(named: WordSequence(name)) { return table.entries[place].topic }
    // A clause is not part of the things' name.
    let saysMore =
      words.contains { lexicon.has(.clause, $0) || lexicon.has(.relative, $0) }
      || words.dropFirst().contains { lexicon.has(.subjective, $0) }
    guard !saysMore else { return nil }
    return bundle.topics.named(KindPhrase(name), in: [.whole])?.topic
  }
}
