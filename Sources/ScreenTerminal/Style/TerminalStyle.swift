/// The style of a part of a text, given by its role and not by its colour.
struct TerminalStyle: Hashable {
  /// The role of a colour.
  enum Role: UInt8, CaseIterable {
    case ink, muted, line, accent, info, success, warning, critical
    case series2, series3, series4, series5, series6
  }

  /// The background of the text.
  enum Fill: UInt8 {
    case none
    /// The tint of a chip, in the tone of its text.
    case chip
    /// The accent, for the primary action.
    case button
  }

  var role: Role
  var isBold: Bool
  var isUnderlined = false
  var fill: Fill = .none

  private init(_ role: Role, isBold: Bool = false) {
    self.role = role
    self.isBold = isBold
  }

  /// The terminal's default text style.
  static let ink = TerminalStyle(.ink)
  static let bold = TerminalStyle(.ink, isBold: true)
  static let muted = TerminalStyle(.muted)
  static let line = TerminalStyle(.line)
  static let accent = TerminalStyle(.accent)
  static let strongAccent = TerminalStyle(.accent, isBold: true)
  static let info = TerminalStyle(.info)
  static let success = TerminalStyle(.success)
  static let warning = TerminalStyle(.warning)
  static let critical = TerminalStyle(.critical)

  static let link: TerminalStyle = {
    var style = accent
    style.isUnderlined = true
    return style
  }()

  static let button: TerminalStyle = {
    var style = strongAccent
    style.fill = .button
    return style
  }()

  /// The style, bold.
  var bold: TerminalStyle {
    var style = self
    style.isBold = true
    return style
  }

  /// The style on a chip.
  var chip: TerminalStyle {
    var style = self
    style.fill = .chip
    return style
  }

  /// The style of a chart's series; there are six.
  static func series(_ index: Int) -> TerminalStyle {
    let roles: [Role] = [.accent, .series2, .series3, .series4, .series5, .series6]
    return TerminalStyle(roles[index % roles.count])
  }
}
