import ScreenBrief
internal import ScreenModel

extension Requirement {
  /// Which part of a screen the requirement stands for, so that what is named replaces what is
  /// implied.
  var isForInput: Bool { subject.isInput }

  /// Whether the requirement is something to set off.
  var isForAction: Bool { subject == .need(.action) || subject == .component(.button) }
}
