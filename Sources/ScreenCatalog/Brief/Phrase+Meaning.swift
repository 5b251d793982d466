package import ScreenBrief
internal import ScreenModel

extension Phrase {
  /// The phrase as a label, with its first letter in upper case unless it is a value from the
  /// user's data.
  package var asLabel: Phrase {
    pointer == nil ? Phrase(Wording.capitalized(text), from: origin) : self
  }

  /// The pointer into the user's data, for a value that is shown exactly as written there; nil for
  /// other phrases.
  package var pointer: String? {
    guard case .data(let pointer) = origin else { return nil }
    return pointer
  }

  /// The action that a column name stands for: "Book button" is "Book".
  package var action: Phrase? {
    for ending in [" button", " Button"] where text.hasSuffix(ending) {
      return Phrase(String(text.dropLast(ending.count)), from: origin)
    }
    return nil
  }

  /// Whether the phrase says that something is on or off; nil if it says neither.
  package var isOn: Bool? {
    switch text.lowercased() {
    case "on", "yes", "true", "enabled", "checked", "ticked": true
    case "off", "no", "false", "disabled", "unchecked", "unticked": false
    default: nil
    }
  }
}
