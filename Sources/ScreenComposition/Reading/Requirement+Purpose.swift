import ScreenBrief
internal import ScreenModel

extension Requirement {
  /// Which part of a screen the requirement stands for, so that what is named replaces what is
  /// implied.
  var isForInput: Bool {
    switch subject {
    case .need(.input), .need(.choice), .component(.field), .component(.picker),
      .component(.toggle), .component(.slider):
      true
    default: false
    }
  }

  /// Whether the requirement is something to set off.
  var isForAction: Bool { subject == .need(.action) || subject == .component(.button) }
}
