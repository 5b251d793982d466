internal import ScreenRendering
internal import ScreenModel
internal import ScreenText

/// The escape sequences of the styles for one colour depth and theme.
///
/// The default text colour is never set, so that text has the contrast that the user chose. The
/// colours for an unknown background are mid-tones, with a contrast of at least 4.5 to 1 on black
/// and on white.
struct Palette {
  let depth: TerminalOptions.Depth
  let theme: TerminalOptions.Theme
  /// The colours of what is accented.
  var accent = AccentStyle.standard

  /// Appends the sequence that turns a style on; never called for `.ink`, which turns nothing on.
  func append(_ style: TerminalStyle, to out: inout UTF8Buffer) {
    out.append("\u{1B}[")
    let start = out.count
    if style.isBold { out.append("1;") }
    if style.isUnderlined { out.append("4;") }
    switch style.fill {
    case .none: appendInk(colors(of: style.role), to: &out)
    case .chip:
      appendInk(colors(of: style.role), to: &out)
      appendTint(colors(of: style.role), to: &out)
    case .button: appendButton(to: &out)
    }
    // Each parameter has appended a semicolon.
    if out.count > start { out.removeLast() }
    out.append(UInt8(ascii: "m"))
  }

  private func colors(of role: TerminalStyle.Role) -> RoleColors? {
    role == .accent ? accent.colors : role.colors
  }

  private func appendInk(_ colors: RoleColors?, to out: inout UTF8Buffer) {
    guard let colors else { return }
    switch depth {
    case .none: break
    case .ansi16:
      out.append(integer: colors.named)
      out.append(UInt8(ascii: ";"))
    case .ansi256:
      out.append("38;5;")
      out.append(integer: colors.indexed[theme])
      out.append(UInt8(ascii: ";"))
    case .trueColor: append("38;2;", colors.full[theme], to: &out)
    }
  }

  /// Appends the background of a chip.
  private func appendTint(_ colors: RoleColors?, to out: inout UTF8Buffer) {
    switch (depth, theme) {
    case (.none, _): break
    case (.ansi16, _): out.append("7;")
    // A tint would have to suit an unknown background.
    case (_, .automatic): break
    case (.ansi256, .dark): out.append("48;5;236;")
    case (.ansi256, .light): out.append("48;5;254;")
    case (.trueColor, .dark): append("48;2;", colors?.tint.dark ?? 0x35322F, to: &out)
    case (.trueColor, .light): append("48;2;", colors?.tint.light ?? 0xE6E3DC, to: &out)
    }
  }

  private func appendButton(to out: inout UTF8Buffer) {
    switch (depth, theme) {
    case (.none, _): break
    case (.ansi16, _): out.append("7;")
    case (_, .automatic):
      out.append("7;")
      appendInk(accent.colors, to: &out)
    case (.ansi256, .dark):
      out.append("48;5;")
      out.append(integer: accent.indexed.dark)
      out.append(";38;5;")
      out.append(integer: accent.on)
      out.append(";")
    case (.ansi256, .light):
      out.append("48;5;")
      out.append(integer: accent.indexed.light)
      out.append(";38;5;231;")
    case (.trueColor, .dark):
      append("48;2;", accent.full.dark.ink, to: &out)
      append("38;2;", accent.full.dark.on, to: &out)
    case (.trueColor, .light):
      append("48;2;", accent.full.light.ink, to: &out)
      append("38;2;", accent.full.light.on, to: &out)
    }
  }

  /// Appends a 24-bit colour, as red, green and blue.
  private func append(_ layer: StaticString, _ color: UInt32, to out: inout UTF8Buffer) {
    out.append(layer)
    for shift in [16, 8, 0] {
      out.append(integer: Int(color >> UInt32(shift) & 255))
      out.append(UInt8(ascii: ";"))
    }
  }
}
