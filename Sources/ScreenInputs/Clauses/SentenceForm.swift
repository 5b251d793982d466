package import ScreenBrief
package import ScreenDiagnostics
import ScreenModel

/// What a sentence of a requirement, a criterion, a story or a chat asks for, if its form says so by
/// itself: "The list shall show number and date", "if it is late, a warning is shown".
package enum SentenceForm: Equatable {
  /// The names of what is known of each thing, with the values that some of them have.
  case columns([(name: Phrase, values: [String])], of: String?)
  /// Parts of the screen.
  case parts([Request])
  /// What each of some things has.
  case ofEach([Request], of: Phrase?)
  /// A rule for what is entered into an input, by the words of its name, or into the last one.
  case rule(SourceRange, of: String?)
  /// Nothing on the screen, and why.
  case nothing(String)

  package static func == (first: SentenceForm, second: SentenceForm) -> Bool {
    switch (first, second) {
    case (.columns(let a, let of), .columns(let b, let other)):
      a.map(\.name.text) == b.map(\.name.text) && a.map(\.values) == b.map(\.values) && of == other
    case (.parts(let a), .parts(let b)): a == b
    case (.ofEach(let a, let of), .ofEach(let b, let other)): a == b && of == other
    case (.rule(let a, let of), .rule(let b, let other)): a == b && of == other
    case (.nothing(let a), .nothing(let b)): a == b
    default: false
    }
  }
}
