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
  /// The language of the text, as a BCP 47 tag; what is no such tag counts as `en`.
  public var language: String
  /// Which way the text runs.
  public var direction: Direction
  /// What becomes of an image that has a source.
  public var images: Images

  /// Creates options.
  public init(
    extent: Extent = .page, theme: Theme = .automatic, idPrefix: String = "",
    captionID: String = "", language: String = "en", direction: Direction = .automatic,
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
