package import ScreenBrief
internal import ScreenModel

extension Phrase {
  /// The phrase as a label: its first letter in upper case, but for a value of the user's data.
  package var asLabel: Phrase {
    pointer == nil ? Phrase(Wording.capitalized(text), from: origin) : self
  }

  /// Where in the user's data it is, to be shown as it is written there; nil for other words.
  package var pointer: String? {
    guard case .data(let pointer) = origin else { return nil }
    return pointer
  }

  /// The action that the name of a column is in truth: "Book button" is "Book".
  package var action: Phrase? {
    for ending in [" button", " Button"] where text.hasSuffix(ending) {
      return Phrase(String(text.dropLast(ending.count)), from: origin)
    }
    return nil
  }

  /// Whether it says that something is on, or off; nil where it says neither.
  package var isOn: Bool? {
    switch text.lowercased() {
    case "on", "yes", "true", "enabled", "checked", "ticked": true
    case "off", "no", "false", "disabled", "unchecked", "unticked": false
    default: nil
    }
  }
}
