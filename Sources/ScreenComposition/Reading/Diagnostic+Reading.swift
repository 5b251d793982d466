import ScreenDiagnostics

extension Diagnostic {
  /// A warning that nothing in the intent asks for anything.
  static let nothingRecognized = Diagnostic(
    .warning, id: "nothing-recognized",
    "nothing in the intent says what to show; name the parts of the screen")

  static func tooLong(_ message: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, id: "intent-too-long", message + "; the rest is not read", at: range)
  }

  var isOfLength: Bool { id == "intent-too-long" }

  static func otherLanguage(_ language: String) -> Diagnostic {
    Diagnostic(
      .warning, id: "other-language",
      "the intent seems to be written in '\(language)'; in this language, only forms and lists "
        + "are read")
  }
}
