internal import ScreenBrief
internal import ScreenModel

/// What a requirement asks of elements, with its words read once for all of them.
struct Wanted {
  /// A label that an element must carry.
  struct Label {
    let text: String
    let words: PlainWords
    let each: [PlainWords]
  }

  var requirement: Requirement
  /// The kinds of components that properly answer it.
  let kinds: [ComponentKind]
  let label: Label?
  /// The things that it names, with their words.
  let things: [(thing: Phrase, words: PlainWords)]

  init(_ requirement: Requirement) {
    self.requirement = requirement
    kinds = requirement.fittingKinds
    label = requirement.details.label.map { label in
      let words = PlainWords(label.text)
      return Label(text: label.text, words: words, each: words.words)
    }
    things = requirement.namedThings.map { ($0, PlainWords($0.text)) }
  }
}
