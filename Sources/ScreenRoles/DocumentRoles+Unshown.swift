internal import ScreenBrief
internal import ScreenDiagnostics
package import ScreenOutline

extension Scaffold {
  /// Blanks lines and sentences that surely speak of something else than the screen.
  package mutating func leaveOut(by roles: DocumentRoles) {
    for unit in roles.unshown { leaveOut(unit.range, unit.role.reason) }
  }
}

extension DocumentRoles {
  /// Whether any line surely speaks of something else than the screen.
  package var leavesOut: Bool { !unshown.isEmpty }

  /// The lines and sentences that are surely about something else, or about what is not wanted, and
  /// the headings above nothing else; none if the document mainly is the content of the screen.
  var unshown: [Line] {
    guard namesParts else { return [] }
    var found: [Line] = []
    var head: Line?
    for unit in all {
      if unit.role == .aside || unit.role == .omission, unit.margin >= Self.sure {
        if var head {
          head.role = unit.role
          found.append(head)
        }
        found.append(unit)
      }
      head = unit.role == .scaffold ? unit : nil
    }
    return found
  }

  /// The margin from which a role counts without other evidence, at odds of about nine to one.
  private static let sure = 96
}

extension LineRole {
  /// Why words of the role are not on the screen.
  package var reason: String {
    switch self {
    case .omission: DocumentLexicon.isNotWanted
    case .rule: DocumentLexicon.speaksOfRule
    case .look: DocumentLexicon.speaksOfStyle
    case .aside: DocumentLexicon.speaksOfWriter
    case .title, .head, .scaffold, .input, .action, .view, .column, .option, .content, .request,
      .code:
      DocumentLexicon.speaksOfScreen
    }
  }
}
