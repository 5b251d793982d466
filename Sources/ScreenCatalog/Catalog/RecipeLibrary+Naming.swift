internal import ScreenModel
internal import ScreenText

/// Finding the kind of screen that a title names.
extension RecipeLibrary {
  /// A kind of screen named by a title, and how much of the title names it.
  package struct Naming: Equatable {
    /// The index of the recipe.
    package var place: Int
    /// Whether the title consists only of the name of the kind.
    package var isWhole: Bool
  }

  /// Returns the kind of screen that a title names, such as "login form", "registration of a
  /// running club" or "our ferry pier", or nil if no word names one.
  ///
  /// A kind stated before the title, "product page for …", takes precedence unless the whole title
  /// names a kind.
  package func naming(in title: String, said kind: String?) -> Naming? {
    let named = naming(in: title)
    guard let kind, kind != title, named?.isWhole != true else { return named }
    return naming(in: kind).map { Naming(place: $0.place, isWhole: false) } ?? named
  }

  /// Returns the kind of screen that a title names. Words before "of", "for" and similar words take
  /// precedence over later ones, longer names over shorter ones, and the last word over those
  /// before it.
  package func naming(in title: String) -> Naming? {
    // "Notification preferences, language school app"
    if let end = title.utf8.firstIndex(of: UInt8(ascii: ",")),
      let named = naming(in: String(title[..<end]))
    {
      return Naming(place: named.place, isWhole: false)
    }
    if let named = naming(inWords: title.spacedWords) { return named }
    // "Sign-up form" is a sign up form; a single word of a hyphenated name is not evidence.
    guard title.utf8.contains(UInt8(ascii: "-")) else { return nil }
    let words = title.split { $0 == " " || $0 == "-" }
    return naming(in: words.prefix(Self.mostWords), isAll: true, allowsWords: false)
  }

  /// Splits words at "of", "for" and the like.
  private func phrases(of words: [Substring]) -> [ArraySlice<Substring>] {
    words.split { Self.purposes.contains(CueIndex.hash(of: $0.utf8)) }
  }

  /// Whether a title consists only of the name of a kind of screen, as the one that it names says.
  package func isName(_ title: String) -> Bool {
    let isPlain = title.utf8.allSatisfy { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "-") }
    guard isPlain else { return naming(in: title)?.isWhole ?? false }
    let words = title.spacedWords
    guard !words.isEmpty, words.count <= Self.mostWords else { return false }
    let phrases = phrases(of: words)
    return place(ofAll: words[...]) != nil
      || phrases.count == 1 && phrases.contains { place(ofAll: $0) != nil }
  }

  /// The most words of a title.
  private static let mostWords = 16

  private func naming(inWords words: [Substring]) -> Naming? {
    guard !words.isEmpty, words.count <= Self.mostWords else { return nil }
    // A name can contain a preposition: "point of sale", "sign in page".
    if let place = place(ofAll: words[...]) { return Naming(place: place, isWhole: true) }
    let phrases = phrases(of: words)
    for (place, phrase) in phrases.enumerated() {
      let isAll = phrases.count == 1
      if let found = naming(in: phrase, isAll: isAll, allowsWords: place == 0) { return found }
    }
    return phrases.dropFirst().firstNonNil { phrase in
      self.place(ofWordsIn: phrase).map { Naming(place: $0, isWhole: false) }
    }
  }

  /// Returns the kind that a phrase names by all of its words, by several words at its end, or by
  /// one word.
  private func naming(in phrase: ArraySlice<Substring>, isAll: Bool, allowsWords: Bool) -> Naming? {
    if let place = place(ofAll: phrase) { return Naming(place: place, isWhole: isAll) }
    let core = core(of: phrase)
    for start in core.indices.dropFirst() where core.endIndex - start > 1 {
      if let place = screens.number(exactly: core[start...]) {
        return Naming(place: place, isWhole: false)
      }
    }
    guard allowsWords else { return nil }
    return place(ofWordsIn: core).map { Naming(place: $0, isWhole: false) }
  }

  /// Returns the kind that all words of a phrase name, with or without generic words at its end.
  private func place(ofAll phrase: ArraySlice<Substring>) -> Int? {
    (core(of: phrase).count...phrase.count).reversed().firstNonNil {
      self.screens.number(exactly: phrase.prefix($0))
    }
  }

  /// Returns a phrase without generic words at its end; at least one word remains.
  private func core(of phrase: ArraySlice<Substring>) -> ArraySlice<Substring> {
    let last = phrase.lastIndex { !Self.generic.contains(CueIndex.hash(of: $0.utf8)) }
    return phrase.prefix((last.map { $0 - phrase.startIndex } ?? 0) + 1)
  }

  /// Returns the kind named by the last of the words that names one, unless that name is vague.
  private func place(ofWordsIn words: ArraySlice<Substring>) -> Int? {
    words.reversed().lazy.map(String.init).compactMap { word in
      (self.place(ofScreenCalled: word) ?? self.place(ofScreenCalled: Wording.singular(word)))
        .flatMap { self.entry(at: $0).isVague ? nil : $0 }
    }.first
  }

  private static let purposes = [
    "for", "of", "at", "in", "by", "from", "to", "with", "on", "about", "where", "that", "when",
  ].map { CueIndex.hash(of: $0.utf8) }

  /// Words for a screen of any kind.
  private static let generic = [
    "page", "screen", "form", "app", "view", "site", "website", "application", "interface", "ui",
    "mockup", "window", "panel",
  ].map { CueIndex.hash(of: $0.utf8) }
}
