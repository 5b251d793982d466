internal import ScreenModel

/// The escape sequences of the styles, for one depth and theme.
///
/// The default ink is never set, so that text has the contrast that the user chose. The colours of
/// an unknown background are mid-tones: at least 4.5 to 1 on black and on white.
struct Palette {
  /// For each role, the parameters that set its colour.
  private let roles: [[UInt8]]
  /// For each role, the parameters that set a chip of its tone.
  private let chips: [[UInt8]]
  private let button: [UInt8]

  init(depth: TerminalOptions.Depth, theme: TerminalOptions.Theme) {
    roles = TerminalStyle.Role.allCases.map { role in
      Array(Palette.foreground(role.colors, depth, theme).utf8)
    }
    chips = TerminalStyle.Role.allCases.map { role in
      Array(Palette.chip(role.colors, depth, theme).utf8)
    }
    button = Array(Palette.button(depth, theme).utf8)
  }

  /// Appends the sequence that turns a style on; it is never the empty one, `.ink` turns nothing on.
  func append(_ style: TerminalStyle, to out: inout UTF8Buffer) {
    out.append(0x1B)
    out.append(UInt8(ascii: "["))
    let first = out.count
    func separate() { if out.count > first { out.append(UInt8(ascii: ";")) } }
    if style.isBold { out.append(UInt8(ascii: "1")) }
    if style.isUnderlined {
      separate()
      out.append(UInt8(ascii: "4"))
    }
    let index = Int(style.role.rawValue)
    let parameters =
      switch style.fill {
      case .none: roles[index]
      case .chip: chips[index]
      case .button: button
      }
    if !parameters.isEmpty {
      separate()
      out.append(bytes: parameters)
    }
    out.append(UInt8(ascii: "m"))
  }

  private static func foreground(
    _ colors: RoleColors?, _ depth: TerminalOptions.Depth, _ theme: TerminalOptions.Theme
  ) -> String {
    guard let colors else { return "" }
    return switch depth {
    case .none: ""
    case .ansi16: "\(colors.named)"
    case .ansi256: "38;5;\(colors.indexed[theme])"
    case .trueColor: "38;2;" + rgb(colors.full[theme])
    }
  }

  private static func chip(
    _ colors: RoleColors?, _ depth: TerminalOptions.Depth, _ theme: TerminalOptions.Theme
  ) -> String {
    let ink = foreground(colors, depth, theme)
    let fill =
      switch (depth, theme) {
      case (.none, _): ""
      case (.ansi16, _): "7"
      // A tint would have to suit a background that is not known.
      case (_, .automatic): ""
      case (.ansi256, .dark): "48;5;236"
      case (.ansi256, .light): "48;5;254"
      case (.trueColor, .dark): "48;2;" + rgb(colors?.tint.dark ?? 0x35322F)
      case (.trueColor, .light): "48;2;" + rgb(colors?.tint.light ?? 0xE6E3DC)
      }
    return ink.isEmpty || fill.isEmpty ? ink + fill : ink + ";" + fill
  }

  private static func button(
    _ depth: TerminalOptions.Depth, _ theme: TerminalOptions.Theme
  ) -> String {
    switch (depth, theme) {
    case (.none, _): ""
    case (.ansi16, _): "7"
    case (_, .automatic): "7;" + foreground(TerminalStyle.Role.accent.colors, depth, theme)
    case (.ansi256, .dark): "48;5;147;38;5;17"
    case (.ansi256, .light): "48;5;62;38;5;231"
    case (.trueColor, .dark): "48;2;" + rgb(0xA6B3FF) + ";38;2;" + rgb(0x12163A)
    case (.trueColor, .light): "48;2;" + rgb(0x3B4CC6) + ";38;2;" + rgb(0xFFFFFF)
    }
  }

  private static func rgb(_ color: UInt32) -> String {
    "\(color >> 16);\(color >> 8 & 255);\(color & 255)"
  }
}
