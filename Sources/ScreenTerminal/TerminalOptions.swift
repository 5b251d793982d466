/// How a screen is drawn in a terminal.
public struct TerminalOptions: Hashable, Sendable {
  /// The colours that the terminal knows.
  public enum Depth: String, Hashable, Sendable, CaseIterable {
    /// None: the output holds no escape sequence at all.
    case none
    /// The sixteen named ones.
    case ansi16
    /// The palette of 256.
    case ansi256
    /// Any, in 24 bits.
    case trueColor
  }

  /// The background that the colours are chosen for.
  public enum Theme: String, Hashable, Sendable, CaseIterable {
    /// An unknown one: mid-tones that can be read on black and on white.
    case automatic
    /// A light one.
    case light
    /// A dark one.
    case dark
  }

  /// The characters that lines, boxes and marks are drawn with.
  public enum Glyphs: String, Hashable, Sendable, CaseIterable {
    /// Box drawing, blocks and braille.
    case unicode
    /// ASCII alone; texts keep their own characters.
    case ascii
  }

  /// How links are shown: their text and, after it, where they lead.
  public enum Links: String, Hashable, Sendable, CaseIterable {
    /// As hyperlinks too, which a terminal lets one follow; not where `depth` is none.
    case osc8
    /// As text alone.
    case text
  }

  /// The columns that no line exceeds; held to 1…1,000 when drawing.
  public var width: Int
  /// The colours that the terminal knows.
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
