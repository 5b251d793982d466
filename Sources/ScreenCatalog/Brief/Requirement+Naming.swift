package import ScreenBrief
internal import ScreenModel
internal import ScreenText

extension Requirement {
  /// The name of the requirement: its label, or else the first of its words without leading
  /// function words.
  package var name: Phrase {
    if let label = details.label { return label }
    var words = words.split(whereSeparator: \.isWhitespace)[...]
    while let first = words.first, Self.leads.contains(first.lowercased()), words.count > 1 {
      words = words.dropFirst()
    }
    let start = Self.withoutTorn(
      Wording.start(of: words.spaced, words: 5, scalars: 40))
    return Phrase(start.isEmpty ? Wording.capitalized(subjectName) : start, at: range)
  }

  /// Returns words without dangling ones at the end, which belong to what was cut off: "name,
  /// address and" is "name, address".
  private static func withoutTorn(_ text: String) -> String {
    var words = text.spacedWords[...]
    while words.count > 1, let last = words.last, tails.contains(last.lowercased()) {
      words = words.dropLast()
    }
    let rest = words.spaced
    return rest.last.map { ",;:".contains($0) } ?? false ? String(rest.dropLast()) : rest
  }

  private static let tails: Set<String> = [
    "and", "or", "of", "the", "a", "an", "with", "for", "to",
  ]

  private static let leads: Set<String> = [
    "a", "an", "the", "and", "with", "some", "way", "to", "of", "for", "show", "display", "i",
    "want", "need", "please", "also", "my", "our", "one", "two", "three", "four", "five", "-", "•",
    "*",
  ]

  /// The need's name, the component's tag, `section` or `unknown`.
  package var subjectName: String {
    switch subject {
    case .need(let need): need.rawValue
    case .component(let kind): kind.rawValue
    case .section: "section"
    case .unknown: "unknown"
    }
  }

  /// Whether the requirement is an action.
  package var isAction: Bool {
    switch subject {
    case .need(let need): need == .action
    case .component(let kind): kind == .button || kind == .link
    case .section, .unknown: false
    }
  }

  /// Whether it selects from the things of a collection and is not part of each: "filter by role",
  /// "sort by price".
  package var narrows: Bool {
    let words = ((details.kind?.text ?? "") + " " + (details.label?.text ?? "")).lowercased()
    return words.spacedWords.contains { word in
      Self.narrowing.contains { word.hasPrefix($0) }
    }
  }

  private static let narrowing = ["filter", "sort", "order", "search", "show", "view", "page"]

  /// Whether it is a question to the person who fills in the screen, and so says nothing about each
  /// thing.
  private var isQuestion: Bool { details.label?.text.hasSuffix("?") ?? false }

  /// Whether it can be part of each of several things.
  package var isPartOfThings: Bool {
    switch subject {
    case .need(let need):
      switch need {
      case .action, .media, .metric, .status, .fact: true
      case .choice:
        !narrows && !isQuestion && (details.label != nil || (2...4).contains(details.items.count))
      case .trend, .breakdown, .ranking, .records, .schedule, .sequence, .narrative, .highlight,
        .progress, .place, .input, .routine:
        false
      }
    case .component(let kind):
      kind == .button || kind == .link || kind == .image || kind == .badge || kind == .rating
        || kind == .stat || kind == .keyValue || kind == .toggle && !narrows && !isQuestion
    case .section, .unknown: false
    }
  }
}
