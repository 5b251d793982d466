/// Finds the meaning of words in the forms that a language gives them: plurals, genders, compounds.
struct WordForms {
  private let language: ForeignLanguage

  init(_ language: ForeignLanguage) { self.language = language }

  /// The least letters of a part of a compound.
  private static let leastLetters = 3

  /// Returns the meaning of words, and whether they are inflected; nil if they have none.
  func meaning(of said: String) -> (ForeignLanguage.Meaning, isInflected: Bool)? {
    let folded = Folding.folded(said)
    if let found = form(of: folded) { return found }
    let other = Folding.withoutUmlautPairs(folded)
    return other == folded ? nil : form(of: other)
  }

  private func form(of word: String) -> (ForeignLanguage.Meaning, isInflected: Bool)? {
    if let meaning = language.meanings[word] { return (meaning, false) }
    for (inflected, plain) in language.endings
    where word.hasSuffix(inflected) && word.utf8.count > inflected.utf8.count + 2 {
      let stem = word.dropLast(inflected.count) + plain
      if let meaning = language.meanings[String(stem)], !meaning.isSmall { return (meaning, true) }
    }
    return nil
  }

  /// Returns the meaning of a compound by those of its parts: "Kassenbuch" is a book of the till.
  ///
  /// The last part is what the compound is a kind of, and decides.
  func compound(_ said: String) -> ForeignLanguage.Meaning? {
    guard !language.links.isEmpty || said.contains("-") else { return nil }
    let folded = Folding.folded(said)
    if folded.contains("-") {
      let parts = folded.split(separator: "-").compactMap { meaning(ofPart: String($0)) }
      guard parts.count == folded.split(separator: "-").count, let last = parts.last else {
        return nil
      }
      return ForeignLanguage.Meaning(
        role: last.role, english: parts.map(\.english).joined(separator: " "))
    }
    guard !language.links.isEmpty else { return nil }
    return divided(folded, depth: 0) ?? divided(Folding.withoutUmlautPairs(folded), depth: 0)
  }

  private func meaning(ofPart word: String) -> ForeignLanguage.Meaning? {
    guard let meaning = form(of: word)?.0 ?? divided(word, depth: 0), !meaning.isSmall else {
      return nil
    }
    return meaning
  }

  private func divided(_ word: String, depth: Int) -> ForeignLanguage.Meaning? {
    let bytes = Array(word.utf8)
    guard depth < 3, bytes.count >= 2 * Self.leastLetters else { return nil }
    // The longest last part first: "Stundenplan" is no plan of hours if it has a meaning of its own.
    for start in Self.leastLetters...(bytes.count - Self.leastLetters) {
      guard bytes[start] & 0xC0 != 0x80 else { continue }
      let end = String(decoding: bytes[start...], as: UTF8.self)
      guard let head = form(of: end)?.0, !head.isSmall, head.role != .front else { continue }
      let front = String(decoding: bytes[..<start], as: UTF8.self)
      for link in [""] + language.links where front.hasSuffix(link) {
        let modifier = String(front.dropLast(link.count))
        guard modifier.utf8.count >= Self.leastLetters else { continue }
        let found =
          form(of: modifier)?.0 ?? language.meanings[modifier + "e"]
          ?? divided(modifier, depth: depth + 1)
        if let found, !found.isSmall {
          return ForeignLanguage.Meaning(
            role: head.role == .verb ? .word : head.role,
            english: [found.english, head.english].filter { !$0.isEmpty }.joined(separator: " "))
        }
      }
    }
    return nil
  }
}

extension ForeignLanguage.Meaning {
  /// Whether it is that of a small word.
  fileprivate var isSmall: Bool {
    switch role {
    case .of, .with, .and, .skip: true
    case .head, .word, .front, .verb: false
    }
  }
}
