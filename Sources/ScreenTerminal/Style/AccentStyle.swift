internal import ScreenModel
internal import ScreenRendering

/// The colours of an accent for a terminal, where the palette of 24-bit colours is not its only one.
struct AccentStyle: Hashable, Sendable {
  /// The indices into the palette of 256 colours: for a dark, a light and an unknown background.
  let indexed: Indices
  /// The index of a dark text on a filled button.
  let on: Int
  /// The parameter of one of the sixteen colours, or 39 for the default.
  let named: Int
  /// The 24-bit colours.
  let full: AccentColors

  struct Indices: Hashable, Sendable {
    let dark: Int
    let light: Int
    let automatic: Int
  }

  /// The colours of the accent that a screen has if it names none.
  static let standard = AccentStyle(
    indexed: (147, 62, 62), on: 17, named: 36, full: .standard)

  private init(indexed: (Int, Int, Int), on: Int, named: Int, full: AccentColors) {
    self.indexed = Indices(dark: indexed.0, light: indexed.1, automatic: indexed.2)
    self.on = on
    self.named = named
    self.full = full
  }

  /// The colours of an accent.
  init(_ accent: Screen.Accent) {
    let full = AccentColors(accent) ?? .standard
    switch accent {
    case .standard: self = .standard
    case .red: self.init(indexed: (216, 160, 131), on: 234, named: 31, full: full)
    case .orange: self.init(indexed: (215, 130, 130), on: 233, named: 33, full: full)
    case .yellow: self.init(indexed: (179, 94, 130), on: 233, named: 33, full: full)
    case .green: self.init(indexed: (114, 29, 29), on: 233, named: 32, full: full)
    case .teal: self.init(indexed: (80, 29, 29), on: 233, named: 36, full: full)
    case .blue: self.init(indexed: (111, 26, 63), on: 234, named: 34, full: full)
    case .purple: self.init(indexed: (183, 98, 98), on: 235, named: 35, full: full)
    case .pink: self.init(indexed: (218, 131, 131), on: 234, named: 35, full: full)
    case .grey: self.init(indexed: (250, 242, 243), on: 234, named: 39, full: full)
    }
  }

  /// The colours of what is accented, at every depth.
  var colors: RoleColors {
    RoleColors(
      (full.dark.ink, full.light.ink, full.midtone),
      (indexed.dark, indexed.light, indexed.automatic), named)
  }
}
