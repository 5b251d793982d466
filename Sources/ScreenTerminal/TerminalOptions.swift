/// Options for drawing a screen in a terminal.
public struct TerminalOptions: Hashable, Sendable {
  /// The colours that the terminal supports.
  public enum Depth: String, Hashable, Sendable, CaseIterable {
    /// No colours; the output contains no escape sequences at all.
    case none
    /// The sixteen named colours.
    case ansi16
    /// The palette of 256 colours.
    case ansi256
    /// Any 24-bit colour.
    case trueColor
  }

  /// The background that the colours are chosen for.
  public enum Theme: String, Hashable, Sendable, CaseIterable {
    /// An unknown background: mid-tones that are readable on black and on white.
    case automatic
    /// A light background.
    case light
    /// A dark background.
    case dark
  }

  /// The characters that lines, boxes and marks are drawn with.
  public enum Glyphs: String, Hashable, Sendable, CaseIterable {
    /// Box drawing, blocks and braille.
    case unicode
    /// Only ASCII; texts keep their own characters.
    case ascii
  }

  /// How links are shown; in both ways, their address follows their text.
  public enum Links: String, Hashable, Sendable, CaseIterable {
    /// Also as hyperlinks that a terminal can follow, unless `depth` is none.
    case osc8
    /// Only as text.
    case text
  }

  /// The greatest width of a line in columns; clamped to 1…1,000 when drawing.
  public var width: Int
  /// The colours that the terminal supports.
  public var depth: Depth
  /// The background that the colours are chosen for.
  public var theme: Theme
  /// The characters that lines, boxes and marks are drawn with.
  public var glyphs: Glyphs
  /// How links are shown.
  public var links: Links
  /// The language of the screen, as a BCP 47 tag, for the words that the drawing adds.
  public var language: String

  /// Creates options.
  public init(
    width: Int = 80, depth: Depth = .trueColor, theme: Theme = .automatic,
    glyphs: Glyphs = .unicode, links: Links = .osc8, language: String = "en"
  ) {
    self.width = width
    self.depth = depth
    self.theme = theme
    self.glyphs = glyphs
    self.links = links
    self.language = language
  }

  /// Eighty columns, in 24-bit colours for an unknown background.
  public static let `default` = TerminalOptions()
}
