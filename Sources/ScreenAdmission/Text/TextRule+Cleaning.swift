package import ScreenGrammar

extension TextRule {
  /// Whether admission leaves a text unchanged.
  package func keeps(_ text: String) -> Bool {
    let cleaning = TextCleaning(text, self)
    return cleaning.fault == nil && cleaning.changes.isEmpty
  }

  /// The text that admission makes from a text.
  package func cleaned(_ text: String) -> String { TextCleaning(text, self).text }
}
