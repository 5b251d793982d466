/// A value for each background.
struct Themed<Value> {
  let dark: Value
  let light: Value
  let automatic: Value

  subscript(theme: TerminalOptions.Theme) -> Value {
    switch theme {
    case .automatic: automatic
    case .light: light
    case .dark: dark
    }
  }
}

/// The colours of a role at every depth.
struct RoleColors {
  /// The 24-bit colours, as red, green and blue.
  let full: Themed<UInt32>
  /// The indices into the palette of 256 colours.
  let indexed: Themed<Int>
  /// The parameter of one of the sixteen colours, or 2 for faint and 39 for the default.
  let named: Int
  /// The background of a chip with the role.
  let tint: (dark: UInt32, light: UInt32)

  init(
    _ full: (UInt32, UInt32, UInt32), _ indexed: (Int, Int, Int), _ named: Int,
    tint: (dark: UInt32, light: UInt32) = (0x35322F, 0xE6E3DC)
  ) {
    self.full = Themed(dark: full.0, light: full.1, automatic: full.2)
    self.indexed = Themed(dark: indexed.0, light: indexed.1, automatic: indexed.2)
    self.named = named
    self.tint = tint
  }
}

extension TerminalStyle.Role {
  /// The colours of the role for the dark, light and automatic themes; nil for the default text
  /// colour.
  var colors: RoleColors? {
    switch self {
    case .ink: nil
    case .muted: RoleColors((0xACA69C, 0x67625A, 0x79756C), (248, 241, 243), 2)
    case .line: RoleColors((0x5C5750, 0xB3ADA2, 0x79756C), (240, 248, 243), 2)
    case .accent: AccentStyle.standard.colors
    case .info:
      RoleColors(
        (0x84CFE6, 0x0A617C, 0x177FA1), (116, 24, 31), 34, tint: (0x10303B, 0xD3EBF2))
    case .success:
      RoleColors(
        (0x86D8A4, 0x1B6B3C, 0x22864C), (115, 22, 29), 32, tint: (0x163322, 0xD5ECDC))
    case .warning:
      RoleColors(
        (0xEFC06F, 0x7F4F00, 0xA16A0D), (215, 94, 130), 33, tint: (0x382A12, 0xF8E5BF))
    case .critical:
      RoleColors(
        (0xFFA39A, 0xB0251D, 0xDA372C), (216, 124, 160), 31, tint: (0x401D1A, 0xF8DBD8))
    case .series2: RoleColors((0xF0965C, 0xB65117, 0xC65116), (209, 130, 130), 33)
    case .series3: RoleColors((0x58C9AE, 0x11806A, 0x17856F), (79, 29, 29), 32)
    case .series4: RoleColors((0xE08FD0, 0xA0408F, 0xBA4AA4), (176, 132, 133), 35)
    case .series5: RoleColors((0xD3B145, 0x8A6A00, 0x8C7410), (179, 100, 100), 34)
    case .series6: RoleColors((0xA3AFBD, 0x5F6B7A, 0x66778B), (249, 242, 66), 39)
    }
  }
}
