package import ScreenModel

/// The tools that programs and pages may call, by name.
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
///
/// Each of its forms is made when it is asked for: a program takes no text, and a reader no page.
package struct ToolAnswer {
  /// Whether the tool could not do what it was asked.
  package let isError: Bool
  /// Writes the members of the answer for programs; nil beside an error.
  package let structured: ((inout JSONWriter) -> Void)?
  private let makeText: () -> String
  private let makePage: (() -> TreeMember)?

  /// The answer for a reader, or what is wrong.
  package var text: String { makeText() }
  /// The screen as a page, for a host that shows one; it is not for the model.
  package var page: TreeMember? { makePage?() }

  /// Creates an answer of its forms.
  init(
    text: @autoclosure @escaping () -> String, isError: Bool = false,
    structured: ((inout JSONWriter) -> Void)? = nil, page: (() -> TreeMember)? = nil
  ) {
    self.isError = isError
    self.structured = structured
    makeText = text
    makePage = page
  }

  /// An error answer, which says what is wrong and what to do.
  static func failure(_ text: String) -> ToolAnswer { ToolAnswer(text: text, isError: true) }
}
