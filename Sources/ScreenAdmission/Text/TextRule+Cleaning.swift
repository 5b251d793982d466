package import ScreenGrammar

extension TextRule {
  /// Whether admission leaves a text as it is.
  package func keeps(_ text: String) -> Bool {
    let cleaning = TextCleaning(text, self)
    return cleaning.fault == nil && cleaning.changes.isEmpty
  }

  /// What admission makes of a text.
  package func cleaned(_ text: String) -> String { TextCleaning(text, self).text }
}
