import ScreenDiagnostics
import ScreenOutline
import ScreenReading

@testable import ScreenRoles

/// The roles of a text, for tests.
struct RolesRead {
  let words: LineWords
  let roles: DocumentRoles

  init(_ text: String) {
    words = LineWords(Array(text.utf8))
    roles = DocumentRoles(words, .shipped, .shipped)
  }

  /// The place of the first unit that has some words in it.
  func place(_ part: String) -> Int? {
    roles.all.firstIndex { words.text($0.range).contains(part) }
  }

  /// The role of that unit.
  func role(_ part: String) -> LineRole? { place(part).map { roles.all[$0].role } }
}

/// The units of a text, for tests.
struct UnitsRead {
  let words: LineWords
  let units: [DocumentUnit]

  init(_ text: String) {
    words = LineWords(Array(text.utf8))
    units = DocumentUnit.all(of: words)
  }

  var texts: [String] { units.map { words.text($0.range) } }
  var parents: [Int?] { units.map(\.parent) }
  var headings: [Int?] { units.map(\.heading) }
}
