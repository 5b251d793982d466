internal import ScreenModel
internal import ScreenText

/// The words used in edits, by meaning.
package struct EditWords: Sendable {
  /// A phrase of a class: its words in lower case.
  struct Phrase: Sendable {
    var words: [String]
    var meaning: String
  }

  /// The property that a phrase sets on a component.
  package struct Value: Sendable {
    package var words: [String]
    /// The kinds of components that it applies to; `section` and `screen` count as kinds too.
    var kinds: [String]
    package var property: String
    package var value: String
  }

  /// The property that a number with a unit sets on a component: `90 seconds`.
  package struct Unit: Sendable {
    package var words: [String]
    package var kind: String
    package var property: String
    /// How much of the property one unit is.
    package var factor: Double
  }

  private var phrases: [String: [Phrase]] = [:]
  /// The phrases of each class by first word, the longest first.
  private var starting: [String: [String: [Phrase]]] = [:]
  package private(set) var values: [Value] = []
  package private(set) var units: [Unit] = []

  /// The words of the languages that the package ships.
  package static let shipped = EditWords(FileText(ending: ".edits", in: EmbeddedText.files))

  /// Reads a file of words: a line is `CLASS MEANING: phrase, phrase`.
  init(_ file: FileText) {
    for line in file.lines(of: 0..<file.bytes.count) {
      let text = file.string(line)
      guard !text.hasPrefix("#"), let colon = text.firstIndex(of: ":") else { continue }
      let head = text[..<colon].split(separator: " ").map(String.init)
      let list = text[text.index(after: colon)...].split(separator: ",").map {
        $0.split(separator: " ").map(String.init)
      }
      guard let name = head.first else { continue }
      if name == "value", head.count == 4 {
        let kinds = head[1].split(separator: ",").map(String.init)
        values += list.map {
          Value(words: $0, kinds: kinds, property: head[2], value: head[3])
        }
      } else if name == "unit", head.count == 4, let factor = Double(head[3]) {
        units += list.map { Unit(words: $0, kind: head[1], property: head[2], factor: factor) }
      } else {
        let meaning = head.dropFirst().joined(separator: " ")
        phrases[name, default: []] += list.map { Phrase(words: $0, meaning: meaning) }
      }
    }
    for name in phrases.keys {
      phrases[name]?.sort { $0.words.count > $1.words.count }
      for phrase in phrases[name] ?? [] {
        starting[name, default: [:]][phrase.words.first ?? "", default: []].append(phrase)
      }
    }
    values.sort { $0.words.count > $1.words.count }
  }

  /// Every word of every phrase.
  package var all: Set<String> {
    var all: Set<String> = []
    for list in phrases.values { for phrase in list { all.formUnion(phrase.words) } }
    for value in values { all.formUnion(value.words) }
    for unit in units { all.formUnion(unit.words) }
    return all
  }

  /// The first phrase of a class.
  package func first(_ name: String, _ meaning: String? = nil) -> String? {
    phrases[name]?.filter { meaning == nil || $0.meaning == meaning }
      .min { $0.words.count < $1.words.count }?.words.joined(separator: " ")
  }

  /// A word in its full spelling: `qty` is "quantity".
  func written(_ word: String) -> String {
    starting["short"]?[word]?.first { $0.words.count == 1 }?.meaning ?? word
  }

  /// Whether a word is an abbreviation that ends in a full stop.
  func isAbbreviation(_ word: String) -> Bool {
    starting["abbreviation"]?[word]?.contains { $0.words.count == 1 } ?? false
  }

  /// The longest phrase of a class at the start of some words.
  package func match(_ name: String, at words: ArraySlice<EditToken>) -> (
    meaning: String, count: Int
  )? {
    guard let first = words.first, !first.isQuoted, !first.isMark,
      let list = starting[name]?[first.folded]
    else { return nil }
    for phrase in list where words.starts(with: phrase.words, by: { $0.isWord($1) }) {
      return (phrase.meaning, phrase.words.count)
    }
    return nil
  }

  /// Whether words as a whole are a phrase of a class.
  package func isPhrase(_ name: String, _ words: ArraySlice<EditToken>) -> Bool {
    match(name, at: words)?.count == words.count
  }

  /// Whether a text is only a name of a screen: `a login form`.
  package func nameScreen(_ text: ArraySlice<EditToken>) -> Bool {
    match("verb", at: text) == nil && match("screen", at: text.suffix(1)) != nil
  }

  /// The meaning in a class of words as a whole phrase; plurals count as singulars.
  package func meaning(_ name: String, of words: ArraySlice<EditToken>) -> String? {
    (phrases[name] ?? []).first { phrase in
      phrase.words.count == words.count
        && zip(words, phrase.words).allSatisfy { $0.isWord($1, plural: true) }
    }?.meaning
  }

  /// All the meanings of phrases at the end of some words, the longest phrase first.
  package func meanings(_ name: String, endingIn words: ArraySlice<EditToken>) -> [(
    meaning: String, count: Int
  )] {
    (phrases[name] ?? []).compactMap { phrase in
      guard phrase.words.count <= words.count,
        zip(words.suffix(phrase.words.count), phrase.words)
          .allSatisfy({ $0.isWord($1, plural: true) })
      else { return nil }
      return (phrase.meaning, phrase.words.count)
    }
  }

  /// The property that words set on a component of a kind, or of any kind; nil if they set none.
  ///
  /// Unless `exactly`, the words may be plural and state a degree: `a bit larger`, `the red one`.
  package func value(
    _ words: ArraySlice<EditToken>, of kind: String?, exactly: Bool = false
  ) -> Value? {
    func first(_ words: ArraySlice<EditToken>, plural: Bool) -> Value? {
      values.first { value in
        value.words.count == words.count && kind.map(value.kinds.contains) ?? true
          && zip(words, value.words).allSatisfy { $0.isWord($1, plural: plural) }
      }
    }
    if let value = first(words, plural: false) { return value }
    guard !exactly else { return nil }
    let bare = withoutDegree(words)
    return first(words, plural: true)
      ?? (bare.count < words.count
        ? first(bare, plural: false) ?? first(bare, plural: true) : nil)
  }

  /// The kinds of components that words set a property on, in the order of their lines.
  package func kinds(taking words: ArraySlice<EditToken>) -> [String] {
    let bare = withoutDegree(words)
    return values.reduce(into: []) { kinds, value in
      guard value.words.count == bare.count,
        zip(bare, value.words).allSatisfy({ $0.isWord($1, plural: true) })
      else { return }
      for kind in value.kinds where !kinds.contains(kind) { kinds.append(kind) }
    }
  }

  /// The property that words ask for and no component has, such as a custom colour; nil if there is
  /// none.
  package func lack(_ words: ArraySlice<EditToken>) -> String? {
    // `Green` with a capital is a name.
    guard words.first.map({ $0.text.first?.isUppercase == false }) ?? false else { return nil }
    for words in [words, withoutDegree(words)] {
      if let lack = match("lack", at: words), lack.count == words.count { return lack.meaning }
      // `a small heart icon`
      if words.count < 5, let lack = match("lacking", at: words.suffix(1)) { return lack.meaning }
    }
    return nil
  }

  /// Words without a degree at the start, and without an article or `one` around them.
  private func withoutDegree(_ words: ArraySlice<EditToken>) -> ArraySlice<EditToken> {
    var rest = words
    while rest.count > 1, let lead = match("degree", at: rest) ?? match("article", at: rest),
      lead.count < rest.count
    {
      rest = rest.dropFirst(lead.count)
    }
    if rest.count > 1, match("pronoun", at: rest.suffix(1)) != nil { rest = rest.dropLast() }
    return rest
  }
}
