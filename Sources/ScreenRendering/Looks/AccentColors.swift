package import ScreenModel

/// The colours of an accent, as red, green and blue.
///
/// Inks and fills have a contrast of at least 4.5 to 1 on every surface of their appearance.
package struct AccentColors: Hashable, Sendable {
  /// The colours on one kind of background.
  package struct Tokens: Hashable, Sendable {
    /// Of texts, lines and filled buttons.
    package let ink: UInt32
    /// Of texts on a filled button.
    package let on: UInt32
    /// Behind what is selected.
    package let tint: UInt32
  }

  /// On a light background.
  package let light: Tokens
  /// On a dark background.
  package let dark: Tokens
  /// Where the background is not known: readable on black and on white.
  package let midtone: UInt32
  /// The number of the chart series of the same hue; nil if there is none.
  package let likeSeries: Int?

  /// The colours of the accent that a screen has if it names none.
  package static let standard = AccentColors(
    light: Tokens(ink: 0x3B4CC6, on: 0xFFFFFF, tint: 0xEBEDFB),
    dark: Tokens(ink: 0xA6B3FF, on: 0x12163A, tint: 0x262A4A),
    midtone: 0x5669E7, likeSeries: nil)

  private init(light: Tokens, dark: Tokens, midtone: UInt32, likeSeries: Int?) {
    self.light = light
    self.dark = dark
    self.midtone = midtone
    self.likeSeries = likeSeries
  }

  /// The colours of an accent; nil for the standard one.
  package init?(_ accent: Screen.Accent) {
    switch accent {
    case .standard: return nil
    case .red:
      self.init(
        light: Tokens(ink: 0xC72E2B, on: 0xFFFFFF, tint: 0xFEE7E4),
        dark: Tokens(ink: 0xFE9E94, on: 0x310D0A, tint: 0x47211D),
        midtone: 0xD63E38, likeSeries: nil)
    case .orange:
      self.init(
        light: Tokens(ink: 0xA65106, on: 0xFFFFFF, tint: 0xFEE8DB),
        dark: Tokens(ink: 0xF9A572, on: 0x2E1100, tint: 0x45240E),
        midtone: 0xBA5B07, likeSeries: 2)
    case .yellow:
      self.init(
        light: Tokens(ink: 0x866405, on: 0xFFFFFF, tint: 0xF6ECD7),
        dark: Tokens(ink: 0xDEB459, on: 0x241901, tint: 0x3C2B02),
        midtone: 0x957008, likeSeries: 5)
    case .green:
      self.init(
        light: Tokens(ink: 0x017B37, on: 0xFFFFFF, tint: 0xDFF3E2),
        dark: Tokens(ink: 0x7ECF90, on: 0x00220A, tint: 0x14361D),
        midtone: 0x1C8742, likeSeries: nil)
    case .teal:
      self.init(
        light: Tokens(ink: 0x0E7772, on: 0xFFFFFF, tint: 0xD7F4F1),
        dark: Tokens(ink: 0x53CFC8, on: 0x02201E, tint: 0x003634),
        midtone: 0x0A847F, likeSeries: 3)
    case .blue:
      self.init(
        light: Tokens(ink: 0x1168C9, on: 0xFFFFFF, tint: 0xE2EEFF),
        dark: Tokens(ink: 0x8BBCFE, on: 0x051A36, tint: 0x182E4B),
        midtone: 0x2375D8, likeSeries: nil)
    case .purple:
      self.init(
        light: Tokens(ink: 0x8947C5, on: 0xFFFFFF, tint: 0xF1E8FE),
        dark: Tokens(ink: 0xCEA8FA, on: 0x211231, tint: 0x352546),
        midtone: 0x9756D5, likeSeries: nil)
    case .pink:
      self.init(
        light: Tokens(ink: 0xB7357F, on: 0xFFFFFF, tint: 0xFEE5F0),
        dark: Tokens(ink: 0xF89DC9, on: 0x2E0D1E, tint: 0x442032),
        midtone: 0xC7448C, likeSeries: 4)
    case .grey:
      self.init(
        light: Tokens(ink: 0x6E6964, on: 0xFFFFFF, tint: 0xEFECE9),
        dark: Tokens(ink: 0xBFBAB4, on: 0x1C1A18, tint: 0x302D2A),
        midtone: 0x7A7570, likeSeries: 6)
    }
  }
}
