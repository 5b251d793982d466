internal import ScreenTables
internal import ScreenText

/// One sense of a cue phrase, from the head of its line in a cue file: `component chart.pie`.
package struct CueSense: Sendable {
  /// The class; nil if no rule refers to it.
  package let cueClass: CueClass?
  private let head: FileText.Bytes
  /// The class as a feature, with the argument if that is a word rather than a number:
  /// `component:chart`.
  let wordClass: WordClass
  /// The component that the phrase names, and in `variant` the component with its kind; `none` for
  /// other classes.
  var component = WordClass.none
  var variant = WordClass.none
  var traits: Lexicon.Traits = []

  init(_ head: CueTable.Head, _ kind: CueKind) {
    self.head = head.text
    cueClass = kind.cueClass
    wordClass = WordClass(id: head.hashes.wordClass)
    traits = kind.traits
    if kind.cueClass == .component {
      component = WordClass(id: head.hashes.stem)
      variant =
        head.hashes.argument == Self.boxToTick ? component : WordClass(id: head.hashes.argument)
    }
    if kind.cueClass == .article, head.hashes.argument != Self.definite { traits = .counts }
  }

  /// The text after the class, such as `chart.pie` or `12`; may be empty.
  package var argument: String { String(decoding: CueHead(head).argument, as: UTF8.self) }

  /// A box to tick is a toggle by another look: both stand in the same places, and the treebank has
  /// too few to tell them apart.
  private static let boxToTick = FNV1a("toggle.checkbox".utf8).folded

  private static let definite = FNV1a("definite".utf8).folded
}

/// What all senses with the same class name have in common.
struct CueKind {
  /// The class; nil if no rule refers to it.
  let cueClass: CueClass?
  let traits: Lexicon.Traits

  init(_ name: FileText.Bytes) {
    let word = String(decoding: name, as: UTF8.self)
    cueClass = CueClass(stringValue: word)
    traits =
      switch word {
      case "negation": .negates
      case "count": .counts
      case "hedge": .isPolite
      case "screen", "layout", "section": .speaksOfScreen
      case "field": .isField
      case "container", "ability", "request", "verb", "named", "asking", "each", "need": .governs
      default: []
      }
  }
}
