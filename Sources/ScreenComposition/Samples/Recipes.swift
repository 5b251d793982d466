internal import ScreenDiagnostics
internal import ScreenModel

/// What a screen or a part of one holds where an intent names it and says no more.
struct Recipes {
  /// A recipe's name and what it asks for.
  struct Recipe {
    var name: String
    var requirements: [Requirement]
  }

  private let recipes: [Recipe]
  private let index: CueIndex

  init(_ lines: SampleLines) {
    recipes = lines.entries.map { entry in
      Recipe(name: entry.name, requirements: entry.values.compactMap(Self.requirement))
    }
    index = CueIndex(
      lines.entries.enumerated().flatMap { number, entry in entry.cues.map { ($0, number) } })
  }

  /// The recipe that words call for; nil where they call for none.
  func recipe(for words: String) -> Recipe? { index.number(for: words).map { recipes[$0] } }

  /// The recipe of which several words are the very name: "shipping address", "order summary".
  func recipe(named words: String) -> Recipe? {
    guard words.utf8.contains(UInt8(ascii: " ")) else { return nil }
    return index.number(exactly: words).map { recipes[$0] }
  }

  /// The columns that records of a kind usually have; none where that is not known.
  func columns(for label: String) -> [Phrase] {
    recipe(for: label)?.requirements.lazy.map(\.details.columns).first { !$0.isEmpty } ?? []
  }

  /// Reads `subject.variant Label = a; b / c`; nil where the subject is no need and no component.
  private static func requirement(_ line: String) -> Requirement? {
    let sides = line.split(separator: "/", maxSplits: 1).map(trimmed)
    let parts = (sides.first ?? "").split(separator: "=", maxSplits: 1).map(trimmed)
    let words = (parts.first ?? "").split(separator: " ", maxSplits: 1).map(String.init)
    let names = (words.first ?? "").split(separator: ".").map(String.init)
    var details = Details()
    if words.count > 1 { details.label = Phrase(words[1]) }
    if names.count > 1 { details.variant = names[1] }
    let items = parts.count > 1 ? parts[1].split(separator: ";").map { Phrase(trimmed($0)) } : []
    let subject: Requirement.Subject
    if let kind = ComponentKind(rawValue: names.first ?? "") {
      subject = .component(kind)
    } else if let need = Need(rawValue: names.first ?? "") {
      subject = .need(need)
    } else {
      return nil
    }
    let requirement = Requirement(subject, range: .at(0), words: line, details: details)
    return finished(requirement, items, beyond: sides.count > 1 ? sides[1] : nil)
  }

  private static func finished(
    _ requirement: Requirement, _ items: [Phrase], beyond: String?
  ) -> Requirement {
    var requirement = requirement
    if requirement.hasThings {
      requirement.details.columns = items
    } else {
      requirement.details.items = items.map { Details.Item($0) }
    }
    if case .need(.trend) = requirement.subject {
      requirement.details.timeframe = beyond.map { Phrase($0) }
    } else if case .component(.paragraph) = requirement.subject {
      requirement.details.value = beyond.map { Phrase($0) }
    } else if let beyond, let count = Int(beyond) {
      requirement.details.count = count
    } else {
      requirement.details.dimension = beyond.map { Phrase($0) }
    }
    return requirement
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0 == " " }
    while text.utf8.last == UInt8(ascii: " ") { text.removeLast() }
    return String(text)
  }
}
