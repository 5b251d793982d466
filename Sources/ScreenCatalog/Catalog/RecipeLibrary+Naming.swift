internal import ScreenModel
internal import ScreenText

/// The kind of screen that a title names.
extension RecipeLibrary {
  /// A kind of screen, and how much of a title is its name.
  package struct Naming: Equatable {
    /// The place of its recipe.
    package var place: Int
    /// Whether the title says no more than the kind.
    package var isWhole: Bool
  }

  /// The kind of screen that a title names: "login form", "registration of a running club", "our
  /// ferry pier"; nil where none of its words does.
  ///
  /// What is said before the title, "product page for …", counts before the title itself, unless
  /// that is all the name of a kind.
  package func naming(in title: String, said kind: String?) -> Naming? {
    let named = naming(in: title)
    guard let kind, kind != title, named?.isWhole != true else { return named }
    return naming(in: kind).map { Naming(place: $0.place, isWhole: false) } ?? named
  }

  /// What precedes "of", "for" and the like counts before what follows, more words
  /// before fewer, and the last word before those in front of it.
  package func naming(in title: String) -> Naming? {
    // "Notification preferences, language school app"
    if let end = title.firstIndex(of: ","), let named = naming(in: String(title[..<end])) {
      return Naming(place: named.place, isWhole: false)
    }
    if let named = naming(inWords: title.spacedWords) { return named }
    // "Sign-up form" is a sign up form; one word of such a name tells nothing.
    guard title.contains("-") else { return nil }
    let words = title.split { $0 == " " || $0 == "-" }
    return naming(in: words.prefix(16), isAll: true, allowsWords: false)
  }

  private func naming(inWords words: [Substring]) -> Naming? {
    guard !words.isEmpty, words.count <= 16 else { return nil }
    // A name may have a preposition of its own: "point of sale", "sign in page".
    if let place = place(ofAll: words[...]) { return Naming(place: place, isWhole: true) }
    let phrases = words.split { Self.purposes.contains(CueIndex.hash(of: $0.utf8)) }
    for (place, phrase) in phrases.enumerated() {
      let isAll = phrases.count == 1
      if let found = naming(in: phrase, isAll: isAll, allowsWords: place == 0) { return found }
    }
    return phrases.dropFirst().lazy.compactMap { phrase in
      self.place(ofWordsIn: phrase).map { Naming(place: $0, isWhole: false) }
    }.first
  }

  /// The kind that a phrase names by all of its words, by several last ones, or by one.
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

  /// The kind that all words of a phrase name, with or without the generic ones at its end.
  private func place(ofAll phrase: ArraySlice<Substring>) -> Int? {
    (core(of: phrase).count...phrase.count).reversed().lazy
      .compactMap { self.screens.number(exactly: phrase.prefix($0)) }.first
  }

  /// The words of a phrase up to the generic ones at its end; at least one, where there is one.
  private func core(of phrase: ArraySlice<Substring>) -> ArraySlice<Substring> {
    let last = phrase.lastIndex { !Self.generic.contains(CueIndex.hash(of: $0.utf8)) }
    return phrase.prefix((last.map { $0 - phrase.startIndex } ?? 0) + 1)
  }

  /// The kind that the last known of some words names, unless that says too little by itself.
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
