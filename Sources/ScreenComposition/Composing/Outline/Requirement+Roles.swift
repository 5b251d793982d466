internal import ScreenCatalog
internal import ScreenModel
import ScreenReading

extension Requirement {
  /// What it is called: its label, or the first of its words without what leads up to them.
  var name: Phrase {
    if let label = details.label { return label }
    var words = words.split(whereSeparator: \.isWhitespace)[...]
    while let first = words.first, Self.leads.contains(first.lowercased()), words.count > 1 {
      words = words.dropFirst()
    }
    let start = Wording.start(of: words.joined(separator: " "), words: 5, scalars: 40)
    return Phrase(start.isEmpty ? Wording.capitalized(subjectName) : start, at: range)
  }

  private static let leads: Set<String> = [
    "a", "an", "the", "and", "with", "some", "way", "to", "of", "for", "show", "display", "i",
    "want", "need", "please", "also", "my", "our", "one", "two", "three", "four", "five", "-", "•",
    "*",
  ]

  /// The need's name, the component's tag, or `section`.
  package var subjectName: String {
    switch subject {
    case .need(let need): need.rawValue
    case .component(let kind): kind.rawValue
    case .section: "section"
    case .unknown: "unknown"
    }
  }

  /// Whether it is something to do.
  var isAction: Bool {
    switch subject {
    case .need(let need): need == .action
    case .component(let kind): kind == .button || kind == .link
    case .section, .unknown: false
    }
  }

  /// Whether it can be a part of each of several things.
  var isPartOfThings: Bool {
    switch subject {
    case .need(let need):
      switch need {
      case .action, .media, .metric, .status, .fact: true
      case .trend, .breakdown, .ranking, .records, .schedule, .sequence, .narrative, .highlight,
        .progress, .place, .input, .choice, .routine:
        false
      }
    case .component(let kind):
      kind == .button || kind == .link || kind == .image || kind == .badge || kind == .rating
        || kind == .stat || kind == .keyValue
    case .section, .unknown: false
    }
  }
}

extension Details {
  /// The variant requested, where a kind has it.
  func variant(of kind: ComponentKind) -> String? {
    guard let variant else { return nil }
    let isKnown =
      switch kind {
      case .list: Component.ListStyle(rawValue: variant) != nil
      case .chart: Component.ChartKind(rawValue: variant) != nil
      case .picker: Component.PickerStyle(rawValue: variant) != nil
      case .player: Component.PlayerKind(rawValue: variant) != nil
      case .timer: Component.TimerKind(rawValue: variant) != nil
      case .button: Component.ButtonStyle(rawValue: variant) != nil
      case .heading, .paragraph, .quote, .code, .divider, .keyValue, .stat, .badge, .progress,
        .rating, .checklist, .steps, .table, .standings, .calendar, .map, .image, .field, .toggle,
        .slider, .link, .alert, .unclear, .repetition:
        false
      }
    return isKnown ? variant : nil
  }
}
