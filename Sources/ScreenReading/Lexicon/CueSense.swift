internal import ScreenTables
internal import ScreenText

/// One sense of a cue phrase, from the head of its line in a cue file: `component chart.pie`.
package struct CueSense: Sendable {
  /// The class; nil if no rule refers to it.
  package let cueClass: CueClass?
  /// The text after the class, such as `chart.pie` or `12`; may be empty.
  package let argument: String
  /// The class as a feature, with the argument if that is a word rather than a number:
  /// `component:chart`.
  let wordClass: WordClass
  /// The component that the phrase names, and in `variant` the component with its kind; `none` for
  /// other classes.
  var component = WordClass.none
  var variant = WordClass.none
  var traits: Lexicon.Traits = []

  init(_ head: CueHead) {
    wordClass = WordClass(head.wordClass)
    let word = String(decoding: head.name, as: UTF8.self)
    cueClass = CueClass.byName[word]
    argument = String(decoding: head.argument, as: UTF8.self)
    switch word {
    case "component":
      component = WordClass(FNV1a(head.stem))
      variant = WordClass(FNV1a(head.argument))
    case "negation": traits = .negates
    case "count": traits = .counts
    case "hedge": traits = .isPolite
    case "screen", "layout", "section": traits = .speaksOfScreen
    case "field": traits = .isField
    case "container", "ability", "request", "verb", "named", "asking", "each", "need":
      traits = .governs
    case "article":
      if argument != "definite" { traits = .counts }
    default: break
    }
  }
}
