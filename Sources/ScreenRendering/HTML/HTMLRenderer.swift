public import ScreenModel

/// Writes screens as HTML: no script, no style attribute, no request to anywhere.
///
/// Pure and total: the same screen gives the same bytes, and every screen gives a valid page. The
/// style sheet holds what the screen uses and nothing else.
public struct HTMLRenderer: Sendable {
  /// How it writes.
  public let options: HTMLOptions

  // What follows is the state of one rendering; `render(_:)` works on a copy.
  var out = UTF8Buffer()
  var plan = ScreenPlan(Screen(title: "", sections: []))
  /// What every id begins with.
  var prefix: [UInt8] = []
  /// What every id of a section begins with.
  var sectionPrefixes: [[UInt8]] = []
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

  /// What it adds to the words of the screen.
  let words: RendererWords

  /// Creates a renderer.
  public init(_ options: HTMLOptions = .default) {
    self.options = options
    words = RendererWords(language: options.language)
  }

  /// Writes a screen.
  public func render(_ screen: Screen) -> [UInt8] {
    var copy = self
    copy.write(screen)
    return copy.out.takeBytes()
  }

  /// The style sheet that fragments of these screens need, once on the page that they are put into.
  ///
  /// Its rules are nested under the fragments' own class, so they touch nothing else.
  public func stylesheet(for screens: [Screen]) -> String {
    var style = Stylesheet()
    for screen in screens {
      let needed = ScreenPlan(screen).style
      style.families.formUnion(needed.families)
      style.wizardSteps = max(style.wizardSteps, needed.wizardSteps)
    }
    return scoped(style)
  }

  /// The style sheet that fragments of any screens need: one file for a whole site.
  ///
  /// - Parameter wizardSteps: The most steps that a wizard among them has, 12 at least.
  /// - Returns: The sheet, in the colours of the options.
  public func completeStylesheet(wizardSteps: Int = 12) -> String {
    scoped(Stylesheet(families: .all, wizardSteps: min(max(12, wizardSteps), 1_000)))
  }

  private func scoped(_ style: Stylesheet) -> String {
    var out = UTF8Buffer()
    style.appendScoped(to: &out, theme: options.theme)
    return out.string
  }
}

extension Screen {
  /// The screen as HTML.
  public func html(_ options: HTMLOptions = .default) -> String {
    String(decoding: HTMLRenderer(options).render(self), as: UTF8.self)
  }
}

extension HTMLRenderer {
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
