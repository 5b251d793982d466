package import ScreenModel

/// What programs and pages may ask for, by name.
package enum ScreenTool: String, CaseIterable, Sendable {
  case renderScreen = "render_screen"
  case checkScreen = "check_screen"
  case convertScreen = "convert_screen"
  case editScreen = "edit_screen"
  case diffScreens = "diff_screens"
  case readIntent = "read_intent"
  case describeGrammar = "describe_grammar"
}

/// What a tool answers.
package struct ToolAnswer {
  /// The answer for a reader, or what is wrong.
  package var text: String
  /// Whether the tool could not do what it was asked.
  package var isError = false
  /// Writes the members of the answer for programs; nil beside an error.
  package var structured: ((inout JSONWriter) -> Void)?
  /// The screen as a page, for a host that shows one; it is not for the model.
  package var page: TreeMember?

  /// What is wrong, and what to do.
  static func failure(_ text: String) -> ToolAnswer { ToolAnswer(text: text, isError: true) }
}
