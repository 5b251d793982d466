internal import ScreenModel
internal import ScreenRendering
internal import ScreenText

/// One rendering of a screen as HTML: what was written so far, and where it has come to.
struct HTMLWriter {
  /// How it writes.
  let options: HTMLOptions
  /// What it adds to the words of the screen.
  let words: RendererWords
  /// What had to be known of the screen before its first byte.
  let plan: ScreenPlan
  /// Whether the page runs from right to left.
  let isRightToLeft: Bool
  /// What every id begins with.
  let prefix: [UInt8]
  /// What the ids of each section begin with.
  let sectionPrefixes: [[UInt8]]

  /// The bytes so far.
  var out: UTF8Buffer
  /// The section and the element that are being written: ids are made of them.
  var place = (section: 0, element: 0)
  /// The level of a heading within the section.
  var headingLevel = UInt8(ascii: "3")
  /// The title of the section, for names that need it.
  var sectionTitle = ""
  /// The dialog that is being written, by its section.
  var openDialog: Int?
  /// The properties of the element whose values are samples.
  var samples: [String] = []
  /// The names of the landmarks so far, hashed: two never share one.
  var landmarks: [UInt64] = []

  /// Prepares to write a screen.
  init(_ screen: Screen, _ options: HTMLOptions) {
    self.options = options
    words = RendererWords(language: options.language)
    plan = ScreenPlan(screen)
    isRightToLeft =
      switch options.direction {
      case .automatic: TextDirection(of: screen) == .rightToLeft
      case .leftToRight: false
      case .rightToLeft: true
      }
    prefix = Self.prefix(options.idPrefix, title: screen.title)
    sectionPrefixes = Self.sectionPrefixes(of: screen, after: prefix)
    // A guess at the length, bounded: the buffer grows where it is too small.
    let count = screen.sections.indices.reduce(0) { $0 + screen.sections[$1].elements.count }
    out = UTF8Buffer(capacity: 10_000 + 700 * min(count, 1000))
  }
}

extension HTMLWriter {
  /// Writes a component.
  mutating func write(_ component: Component) {
    switch component {
    case .heading(let heading): write(heading)
    case .paragraph(let paragraph): write(paragraph)
    case .quote(let quote): write(quote)
    case .code(let code): write(code)
    case .divider: out.append("<hr class=\"hr full\">\n")
    case .keyValue(let fact): write(fact)
    case .stat(let stat): write(stat)
    case .badge(let badge): write(badge)
    case .progress(let progress): write(progress)
    case .rating(let rating): write(rating)
    case .list(let list): write(list)
    case .checklist(let checklist): write(checklist)
    case .steps(let steps): write(steps)
    case .table(let table): write(table)
    case .standings(let standings): write(standings)
    case .chart(let chart): write(chart)
    case .calendar(let calendar): write(calendar)
    case .map(let map): write(map)
    case .image(let image): write(image)
    case .player(let player): write(player)
    case .field(let field): write(field)
    case .picker(let picker): write(picker)
    case .toggle(let toggle): write(toggle)
    case .slider(let slider): write(slider)
    case .button(let button): write(button)
    case .link(let link): write(link)
    case .alert(let alert): write(alert)
    case .unclear(let unclear): write(unclear)
    case .timer(let timer): write(timer)
    case .repetition(let repetition): write(repetition)
    }
  }
}
