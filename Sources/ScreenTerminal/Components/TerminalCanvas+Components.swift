internal import ScreenModel
internal import ScreenRendering

extension TerminalCanvas {
  /// Draws a run of elements with one flow; elements that do not flow come alone.
  mutating func draw(_ run: ArraySlice<Element>) {
    guard let element = run.first else { return }
    beginElement(run.startIndex)
    looks = element.looks
    let samples = Samples(element)
    switch element.component {
    case .heading(let heading): putHeading(heading, samples)
    case .paragraph(let paragraph): putParagraph(paragraph, samples)
    case .quote(let quote): putQuote(quote, samples)
    case .code(let code): putCode(code, samples)
    case .divider: putDivider()
    case .keyValue: putFacts(run)
    case .stat: putStats(run)
    case .badge: putBadges(run)
    case .progress(let progress): putProgress(progress, samples)
    case .rating(let rating): putRating(rating, samples)
    case .list(let list): putList(list, samples)
    case .checklist(let checklist): putChecklist(checklist, samples)
    case .steps(let steps): putSteps(steps, samples)
    case .table(let table): putTable(table, samples)
    case .standings(let standings): putStandings(standings, samples)
    case .chart(let chart): putChart(chart, samples)
    case .calendar(let calendar): putCalendar(calendar, samples)
    case .map(let map): putMap(map, samples)
    case .image(let image): putImage(image, samples)
    case .player(let player): putPlayer(player, samples)
    case .field: putFields(run)
    case .picker(let picker): putPicker(picker, samples)
    case .toggle: putToggles(run)
    case .slider(let slider): putSlider(slider, samples)
    case .button: putButtons(run)
    case .link: putLinks(run)
    case .alert(let alert): putAlert(alert, samples)
    case .unclear(let unclear): putUnclear(unclear, samples)
    case .timer, .repetition: putRoutine(run)
    }
  }
}

/// The properties of an element with sample values.
struct Samples {
  private let names: [String]

  init(_ element: Element) { names = element.samples }

  /// Whether any property has a sample.
  var isAny: Bool { !names.isEmpty }

  /// Whether a property has a sample.
  func holds(_ property: some PropertyName) -> Bool { names.contains(property.rawValue) }

  /// Whether a property other than the given one has a sample.
  func isAny(except property: some PropertyName) -> Bool {
    names.contains { $0 != property.rawValue }
  }
}

extension TerminalCanvas {
  /// Puts a text from the current column, with the mark of a sample after it.
  mutating func putMarked(
    _ run: TextRun, _ style: TerminalStyle = .ink, isSample: Bool, columns limit: Int = .max
  ) {
    guard isSample else {
      putHanging(run, style, columns: limit)
      return
    }
    // Leaves room for the mark.
    putHanging(run, style, columns: min(limit, width - column) - 1)
    put(.sample, .warning)
  }

  /// Puts the title line of a collection, with the mark of a sample after it.
  mutating func putTitle(_ title: String, isSample: Bool) {
    let run = take(title)
    guard !run.isEmpty || isSample else { return }
    let shown = run.isEmpty ? take(word: words.samples.tag) : run
    putHanging(shown, .bold, columns: isSample ? width - 2 : width)
    if isSample {
      put(.space)
      put(.sample, .warning)
    }
    newLine()
  }

  /// Puts the words for an empty collection.
  mutating func putNothing() {
    putLines(take(word: words.page.nothing), .muted)
  }

  /// Adds a text, or a dash for a missing one.
  mutating func take(value: String) -> TextRun {
    let run = take(value)
    return run.isEmpty ? take(.dash) : run
  }
}
