/// One of the meanings of a phrase, by the head of its line in a cue file: `component chart.pie`.
struct CueSense {
  /// The class, with the argument where that is a word and not a number: `component:chart`.
  let wordClass: WordClass
  /// The component that it names, and the same with its kind; `none` for other classes.
  var component = WordClass.none
  var variant = WordClass.none
  var powers: Lexicon.Powers = []
  /// Whether it says something of a phrase's meaning.
  let isUsed: Bool

  init(head: ArraySlice<UInt8>) {
    let parts = head.split(separator: UInt8(ascii: " "), maxSplits: 1)
    let name = parts.first ?? []
    let argument = parts.count > 1 ? parts[1] : []
    let stem = argument.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: " ") }
    var hash = TextHash(name)
    if let first = stem.first, first.lowercasedASCII &- UInt8(ascii: "a") < 26 {
      hash.add(UInt8(ascii: ":"))
      for byte in stem { hash.add(byte) }
    }
    wordClass = WordClass(hash)
    switch String(decoding: name, as: UTF8.self) {
    case "component":
      component = WordClass(TextHash(stem))
      variant = WordClass(TextHash(argument))
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
    isUsed = !name.elementsEqual("language".utf8)
  }
}
