import ScreenModel
internal import ScreenTables
internal import ScreenText

/// The meaning of words in sentences for elements, from the cue files of languages.
extension KindPhrases {
  /// Adds the lines of a cue file, `class argument: phrase, phrase`, that concern elements.
  mutating func addCues(
    _ text: FileText,
    as sense: (_ word: String, _ argument: String) -> (scope: String, sense: KindSense)?
  ) {
    var meaning: (scope: String, sense: KindSense)?
    for line in CueLines(text) {
      if let head = line.head {
        let space = text.firstIndex(of: UInt8(ascii: " "), in: head) ?? head.upperBound
        let argument = text.trimmed(space..<head.upperBound)
        meaning = sense(text.string(head.lowerBound..<space), text.string(argument))
      }
      if let meaning { add(line.phrases, of: text, meaning.sense, scope: meaning.scope) }
    }
  }
}

extension KindLexicon {
  /// Whether words name only something that no component can be: "hologram".
  func isUnsupported(_ words: String) -> Bool {
    let words = FoldedWords(words)
    return !senses(exactly: 0..<words.count, of: words, as: "beyond").isEmpty
  }

  /// The number named by all of some words, or by the first of them.
  func count(_ text: String) -> Int? {
    if let count = Measures.count(text) { return count }
    for case .number(let number) in senses(of: text, as: "count") { return number }
    return nil
  }
}

extension KindSense {
  /// The meaning of a line of the English cues beyond `kinds.cues`: names of fields, and tones of
  /// states.
  static func meaning(
    _ word: String, _ argument: String
  ) -> (scope: String, sense: KindSense)? {
    switch word {
    case "field": Component.FieldKind(rawValue: argument).map { ("label field", .fieldKind($0)) }
    case "state": Component.Tone(rawValue: argument).map { ("state", .tone($0)) }
    case "beyond": ("beyond", .component(.unclear, nil))
    default: nil
    }
  }

  /// The meaning of a line of another language's cues, for which `kinds.cues` has no words.
  static func translation(
    _ word: String, _ argument: String
  ) -> (scope: String, sense: KindSense)? {
    let parts = argument.split(separator: ".", maxSplits: 1).map(String.init)
    switch word {
    case "component", "type":
      guard let kind = parts.first.flatMap(ComponentKind.init(rawValue:)) else { return nil }
      let variant = parts.count > 1 ? parts[1] : nil
      if kind == .field {
        return variant.flatMap(Component.FieldKind.init(rawValue:)).map { ("any", .fieldKind($0)) }
      }
      return word == "type" ? nil : ("any", .component(kind, variant))
    case "style": return Component.FieldKind(rawValue: argument).map { ("any", .fieldKind($0)) }
    case "count": return Int(argument).map { ("count", .number($0)) }
    case "necessity": return ("any", .isRequired(argument == "required"))
    default: return meaning(word, argument)
    }
  }
}
