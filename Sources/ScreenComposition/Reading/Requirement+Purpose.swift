import ScreenBrief
internal import ScreenModel

extension Requirement {
  /// Whether the requirement is something to fill in or choose. What the intent names replaces what
  /// a recipe implies of the same purpose.
  var isForInput: Bool { subject.isInput }

  /// Whether the requirement is something to press.
  var isForAction: Bool { subject == .need(.action) || subject == .component(.button) }
}
