internal import ScreenModel
internal import ScreenText

/// Options for writing a screen as HTML.
public struct HTMLOptions: Hashable, Sendable {
  /// The extent of the output.
  public enum Extent: Hashable, Sendable, CaseIterable {
    /// A complete document with its style sheet.
    case page
    /// A `section` for embedding in a page; its style sheet is `HTMLRenderer.stylesheet(for:)`.
    case fragment
  }

  /// The colour theme.
  public enum Theme: Hashable, Sendable, CaseIterable {
    /// As the screen says, or else by the preference of the user.
    case automatic
    /// Always light.
    case light
    /// Always dark, except in print.
    case dark
  }

  /// The base direction of the text.
  public enum Direction: Hashable, Sendable, CaseIterable {
    /// The direction of the first strong character in the titles.
    case automatic
    /// Left to right.
    case leftToRight
    /// Right to left.
    case rightToLeft
  }

  /// How images with a source are shown.
  public enum Images: Hashable, Sendable, CaseIterable {
    /// A drawing replaces the image, and its caption links to the source, so the page makes no
    /// requests.
    case drawn
    /// Relative and `https` sources are loaded, without sending a referrer.
    case loaded
  }

  /// The extent of the output.
  public var extent: Extent
  /// The colour theme.
  public var theme: Theme
  /// The prefix of every id; empty to derive it from the title of the screen.
  ///
  /// Letters, digits, `-` and `_` are kept, and any other byte becomes `-`. Two screens with equal
  /// titles on one page need different prefixes.
  public var idPrefix: String
  /// The id of an element of the surrounding page that becomes part of the fragment's accessible
  /// name; empty for none.
  ///
  /// The same bytes are kept as in `idPrefix`. It distinguishes fragments with equal titles.
  public var captionID: String
  /// The language of the text as a BCP 47 tag; omitted if it is empty or malformed.
  public var language: String
  /// The base direction of the text.
  public var direction: Direction
  /// How images with a source are shown.
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

  /// A complete page in the colour theme of the user.
  public static let `default` = HTMLOptions()
}

extension HTMLOptions {
  /// The theme of a page with a screen.
  func theme(of screen: Screen) -> Theme {
    guard theme == .automatic else { return theme }
    return switch screen.appearance {
    case .automatic: .automatic
    case .light: .light
    case .dark: .dark
    }
  }

  /// Whether a text is formed like a language tag: `de`, `pt-BR`, `zh-Hant-TW` (RFC 5646).
  public static func isLanguageTag(_ tag: String) -> Bool {
    guard tag.utf8.count <= 35 else { return false }
    // The first part is the language and has at least two letters; every part has at most eight
    // characters.
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
