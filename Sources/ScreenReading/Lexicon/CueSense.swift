internal import ScreenText

/// One of the meanings of a phrase, by the head of its line in a cue file: `component chart.pie`.
package struct CueSense: Sendable {
  /// The class, where a rule asks for it.
  package let cueClass: CueClass?
  /// What follows the class: `chart.pie`, `12`; may be empty.
  package let argument: String
  /// The class, with the argument where that is a word and not a number: `component:chart`.
  let wordClass: WordClass
  /// The component that it names, and the same with its kind; `none` for other classes.
  var component = WordClass.none
  var variant = WordClass.none
  var powers: Lexicon.Powers = []
  /// Whether it says something of a phrase's meaning.
  let isUsed: Bool

  init(head: FileText.Bytes) {
    let name = head.prefix { $0 != UInt8(ascii: " ") }
    let argument = head[name.endIndex...].drop { $0 == UInt8(ascii: " ") }
    let stem = argument.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: " ") }
    var hash = FNV1a(name)
    if let first = stem.first, first.lowercasedASCII &- UInt8(ascii: "a") < 26 {
      hash.add(UInt8(ascii: ":"))
      for byte in stem { hash.add(byte) }
    }
    wordClass = WordClass(hash)
    let word = String(decoding: name, as: UTF8.self)
    cueClass = CueClass.byName[word]
    self.argument = String(decoding: argument, as: UTF8.self)
    switch word {
    case "component":
      component = WordClass(FNV1a(stem))
      variant = WordClass(FNV1a(argument))
    case "negation": powers = .negates
    case "count": powers = .counts
    case "hedge": powers = .isPolite
    case "screen", "layout", "section": powers = .speaksOfScreen
    case "field": powers = .isField
    case "container", "ability", "request", "verb", "named", "asking", "each", "need":
      powers = .governs
    case "article":
      if !argument.elementsEqual("definite".utf8) { powers = .counts }
    default: break
    }
    isUsed = word != "language"
  }
}
