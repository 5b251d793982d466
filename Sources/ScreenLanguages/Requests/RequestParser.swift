/// Divides a request into the parts that a language knows, and puts them into English order.
struct RequestParser {
  /// Words of a request with one meaning; unknown ones mean themselves.
  struct Part {
    var role: ForeignLanguage.Role
    var english: String
    var said: String
    var isKnown: Bool
    /// Whether it is inflected as a plural may be.
    var isInflected = false
  }

  private let language: ForeignLanguage
  private let tokens: [String]
  private var parts: [Part] = []
  /// The most words of a phrase.
  private static let longest = 5

  init(_ language: ForeignLanguage, _ words: [String]) {
    self.language = language
    tokens = words.flatMap(Self.withoutElision)
    divide()
  }

  /// Splits "d'inscription" after its apostrophe.
  private static func withoutElision(_ word: String) -> [String] {
    guard let mark = word.firstIndex(where: { $0 == "'" || $0 == "’" }),
      word.distance(from: word.startIndex, to: mark) <= 5
    else { return [word] }
    let after = word.index(after: mark)
    guard after < word.endIndex else { return [word] }
    return [word[..<mark] + "'", String(word[after...])].map { String($0) }
  }

  // MARK: Dividing

  private mutating func divide() {
    let dictionary = WordForms(language)
    var place = 0
    while place < tokens.count {
      let (part, length) = part(at: place, dictionary)
      parts.append(part)
      place += length
    }
  }

  private func part(at place: Int, _ dictionary: WordForms) -> (Part, Int) {
    for length in stride(from: min(Self.longest, tokens.count - place), through: 1, by: -1) {
      let said = tokens[place..<place + length].joined(separator: " ")
        .replacingElisionSpaces
      guard let (meaning, isInflected) = dictionary.meaning(of: said) else { continue }
      return (
        Part(
          role: meaning.role, english: meaning.english, said: said, isKnown: true,
          isInflected: isInflected), length
      )
    }
    let said = tokens[place]
    // A number says which one it is, and nothing of what is asked.
    if said.first?.isNumber ?? false {
      return (Part(role: .skip, english: "", said: said, isKnown: true), 1)
    }
    if let compound = dictionary.compound(said) {
      return (
        Part(
          role: compound.role, english: compound.english, said: said, isKnown: true,
          isInflected: false), 1
      )
    }
    return (Part(role: .word, english: said, said: said, isKnown: false), 1)
  }

  // MARK: Ordering

  /// Returns the request in English; nil if too little of it is of the language.
  func request(isEnglish: (String) -> Bool) -> ForeignRequest? {
    let content = parts.filter { !$0.isSmall }
    let known = content.filter(\.isKnown)
    guard !known.isEmpty, content.contains(where: { $0.isKnown && $0.role != .front }) else {
      return nil
    }
    func words(_ parts: [Part]) -> [String] {
      parts.flatMap { $0.said.split { " '-".contains($0) }.map { $0.lowercased() } }
    }
    let strange = words(known).count { !isEnglish($0) }
    let ownSmall = words(parts.filter(\.isSmall)).count { !isEnglish($0) }
    let unknown = content.filter { !$0.isKnown }
    // A word that only this language has tells it; a small one does if all others are known.
    guard strange > 0 || ownSmall > 0 && unknown.isEmpty, known.count >= unknown.count else {
      return nil
    }
    let candidates = candidates
    guard !candidates.isEmpty else { return nil }
    return ForeignRequest(
      language: language.code, candidates: candidates,
      names: known.filter { $0.role != .verb }.map { .init(english: $0.english, said: $0.said) },
      unknown: unknown.map(\.said),
      score: 20 * words(known).count + 8 * words(parts.filter(\.isSmall)).count
        - 20 * unknown.count - parts.count)
  }

  /// The English requests, from all of it to its kind alone.
  private var candidates: [String] {
    let verb = parts.first { $0.role == .verb }?.english ?? ""
    let rest = joined(parts.filter { $0.role != .verb && $0.role != .skip })
    let with = rest.firstIndex { $0.role == .with && $0.english == "with" }
    let main = ordered(Array(rest[..<(with ?? rest.endIndex)]))
    let tail = with.map { ordered(Array(rest[($0 + 1)...])) } ?? []
    guard !main.isEmpty || !verb.isEmpty else { return [] }
    func text(_ parts: [Part]) -> String {
      ([verb] + parts.map(\.english)).filter { !$0.isEmpty }.joined(separator: " ")
    }
    var found: [String] = []
    func add(_ text: String) {
      if !text.isEmpty, !found.contains(text) { found.append(text) }
    }
    let isPlural = main.count == 1 && main[0].isInflected && main[0].role == .word && verb.isEmpty
    if isPlural { add(EnglishPlural.of(main[0].english)) }
    if !tail.isEmpty { add(text(main) + " with " + tail.map(\.english).joined(separator: " ")) }
    add(text(main))
    let known = main.filter(\.isKnown)
    add(text(known))
    let unadorned = known.filter { $0.role != .front }
    add(text(unadorned))
    if unadorned.count > 2 {
      add(text([unadorned[0], unadorned[unadorned.count - 1]]))
      add(text(unadorned.suffix(2)))
    }
    if let last = unadorned.last { add(text([last])) }
    if !verb.isEmpty {
      add(unadorned.map(\.english).joined(separator: " "))
      if let last = unadorned.last { add(last.english) }
    }
    return found
  }

  /// Joins the neighbours of "and" into one part.
  private func joined(_ parts: [Part]) -> [Part] {
    var joined: [Part] = []
    var place = 0
    while place < parts.count {
      if parts[place].role == .and, let last = joined.last, place + 1 < parts.count,
        !last.isSmall, !parts[place + 1].isSmall
      {
        let next = parts[place + 1]
        joined[joined.count - 1] = Part(
          role: last.role, english: last.english + " and " + next.english,
          said: last.said + " " + parts[place].said + " " + next.said,
          isKnown: last.isKnown && next.isKnown)
        place += 2
      } else {
        joined.append(parts[place])
        place += 1
      }
    }
    return joined
  }

  /// Puts parts into English order: what belongs to a noun stands before it.
  private func ordered(_ parts: [Part]) -> [Part] {
    let fronts = parts.filter { $0.role == .front }
    let segments = parts.split { $0.role == .of || $0.role == .with || $0.role == .and }
    let rest = segments.reversed().flatMap { segment in
      let nouns = segment.filter { $0.role != .front }
      if language.modifiersFollow { return Array(nouns.reversed()) }
      // A kind of screen in front of something else is what it is a kind of.
      guard nouns.count > 1, nouns[0].role == .head,
        !nouns.dropFirst().contains(where: { $0.role == .head })
      else { return nouns }
      return Array(nouns.dropFirst()) + [nouns[0]]
    }
    return fronts + rest
  }
}

extension RequestParser.Part {
  /// Whether it is a small word, which names nothing.
  var isSmall: Bool {
    switch role {
    case .of, .with, .and, .skip: true
    case .head, .word, .front, .verb: false
    }
  }
}

extension String {
  /// The text without the space after an elided article.
  fileprivate var replacingElisionSpaces: String {
    guard contains("' ") else { return self }
    var result = ""
    var isAfterMark = false
    for character in self {
      if character == " ", isAfterMark { continue }
      isAfterMark = character == "'" || character == "’"
      result.append(character)
    }
    return result
  }
}

/// The English plural of a noun of the lexicon.
enum EnglishPlural {
  static func of(_ noun: String) -> String {
    if noun.hasSuffix("s") { return noun }
    if noun.hasSuffix("y"), let before = noun.dropLast().last, !"aeiou".contains(before) {
      return noun.dropLast() + "ies"
    }
    if ["ch", "sh", "x"].contains(where: noun.hasSuffix) { return noun + "es" }
    return noun + "s"
  }
}
