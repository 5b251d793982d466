internal import ScreenModel
internal import ScreenRendering
internal import ScreenText

/// The state of rendering a screen as HTML: the output so far and the current position.
struct HTMLWriter {
  /// The options of the output.
  let options: HTMLOptions
  /// The words that the renderer adds to those of the screen.
  let words: RendererWords
  /// The properties of the screen that are needed before the first byte.
  let plan: ScreenPlan
  /// Whether the page runs from right to left.
  let isRightToLeft: Bool
  /// The prefix of every id.
  let prefix: [UInt8]
  /// The id prefix of each section.
  let sectionPrefixes: [[UInt8]]

  /// The output so far.
  var out: UTF8Buffer
  /// The indices of the current section and element, from which ids are made.
  var place = (section: 0, element: 0)
  /// The current heading level within the section, as an ASCII digit.
  var headingLevel = UInt8(ascii: "3")
  /// The title of the current section.
  var sectionTitle = ""
  /// The index of the section that is being written as a dialog.
  var openDialog: Int?
  /// The properties of the current element whose values are samples.
  var samples: [String] = []
  /// The looks of the current element's texts.
  var looks = Element.Looks()
  /// The hashed names of the landmarks so far, which must be unique.
  var landmarks: [UInt64] = []

  /// Prepares to render a screen.
  init(_ screen: Screen, _ options: HTMLOptions) {
    self.options = options
    words = RendererWords(language: options.language)
    plan = ScreenPlan(screen)
    isRightToLeft =
      switch options.direction {
      case .automatic: TextDirection(of: screen, in: options.language) == .rightToLeft
      case .leftToRight: false
      case .rightToLeft: true
      }
    prefix = Self.prefix(options.idPrefix, title: screen.title)
    sectionPrefixes = Self.sectionPrefixes(of: screen, after: prefix)
    // A bounded estimate of the length; the buffer grows if it is too small.
    let count = screen.sections.indices.reduce(0) { $0 + screen.sections[$1].elements.count }
    out = UTF8Buffer(capacity: 10_000 + 700 * min(count, 1000))
  }
}
