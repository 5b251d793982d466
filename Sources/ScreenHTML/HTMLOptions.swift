internal import ScreenText

/// How a screen is written as HTML.
public struct HTMLOptions: Hashable, Sendable {
  /// How much is written.
  public enum Extent: Hashable, Sendable, CaseIterable {
    /// A document of its own, with its style.
    case page
    /// A `section` to put into a page, which takes its style from `HTMLRenderer.stylesheet(for:)`.
    case fragment
  }

  /// The colours.
  public enum Theme: Hashable, Sendable, CaseIterable {
    /// Light or dark, as the reader prefers.
    case automatic
    /// Light, always.
    case light
    /// Dark, always, but for print.
    case dark
  }

  /// Which way the text runs.
  public enum Direction: Hashable, Sendable, CaseIterable {
    /// As the first strong character of the titles.
    case automatic
    /// Left to right.
    case leftToRight
    /// Right to left.
    case rightToLeft
  }

  /// What becomes of an image that has a source.
  public enum Images: Hashable, Sendable, CaseIterable {
    /// A drawing replaces it, and its caption links to the source: the page asks nobody for anything.
    case drawn
    /// Sources under `https` and relative ones are loaded, without telling them the page's address.
    case loaded
  }

  /// How much is written.
  public var extent: Extent
  /// The colours.
  public var theme: Theme
  /// What every id begins with; empty to derive it from the screen's title.
  ///
  /// Letters, digits, `-` and `_` are kept, anything else becomes `-`. Two screens of one title on
  /// one page need different prefixes.
  public var idPrefix: String
  /// The id of an element of the surrounding page that a fragment's name takes in; empty for none.
  ///
  /// The same bytes are kept as in `idPrefix`. Fragments of one title are distinguished by it.
  public var captionID: String
  /// The language of the text, as a BCP 47 tag; what is no such tag, and nothing, is left out.
  public var language: String
  /// Which way the text runs.
  public var direction: Direction
  /// What becomes of an image that has a source.
  public var images: Images

  /// Creates options.
  public init(
    extent: Extent = .page, theme: Theme = .automatic, idPrefix: String = "",
    captionID: String = "", language: String = "", direction: Direction = .automatic,
    images: Images = .drawn
  ) {
    self.extent = extent
    self.theme = theme
    self.idPrefix = idPrefix
    self.captionID = captionID
    self.language = language
    self.direction = direction
    self.images = images
  }

  /// A page, in the reader's colours.
  public static let `default` = HTMLOptions()
}

extension HTMLOptions {
  /// Whether a text has the form of a language tag: `de`, `pt-BR`, `zh-Hant-TW` (RFC 5646).
  public static func isLanguageTag(_ tag: String) -> Bool {
    guard tag.utf8.count <= 35 else { return false }
    // The first part is the language, of at least two letters; all have at most eight signs.
    var least = 2
    var length = 0
    for byte in tag.utf8 {
      if byte == UInt8(ascii: "-") {
        guard (least...8).contains(length) else { return false }
        (least, length) = (1, 0)
        continue
      }
      let isPart = byte.isNameByte && byte != UInt8(ascii: "_")
      guard isPart, least == 1 || byte.isASCIILetter else { return false }
      length += 1
    }
    return (least...8).contains(length)
  }
}
