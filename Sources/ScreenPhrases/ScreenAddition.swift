import ScreenBrief
internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenTables
internal import ScreenText

/// The contents of a screen to which a request adds something.
struct ScreenAddition {
  private(set) var requirements: [Requirement]
  private let lexicon: PhraseLexicon

  init(_ requirements: [Requirement], _ lexicon: PhraseLexicon) {
    (self.requirements, self.lexicon) = (requirements, lexicon)
  }

  /// Whether the contents are nothing but inputs and their buttons.
  var isForm: Bool {
    requirements.contains(where: \.subject.isInput)
      && requirements.allSatisfy { requirement in
        switch requirement.subject {
        case .section, .need(.action), .component(.button), .component(.link),
          .component(.paragraph), .component(.heading):
          true
        default: requirement.subject.isInput
        }
      }
  }

  /// The index of the collection that the screen is mainly about.
  private var collection: Int? {
    requirements.firstIndex {
      $0.hasThings && !($0.details.items.isEmpty && $0.details.samples.isEmpty)
    }
  }

  // MARK: Asking

  /// Whether the screen has the components of a pattern.
  func shows(_ pattern: Pattern) -> Bool {
    let wanted = pattern.lines.compactMap { line -> ComponentKind? in
      ComponentKind(rawValue: String(line.prefix { $0 != "." && $0 != " " }))
    }
    // An input is there if one is called so.
    let label = (pattern.lines.first ?? "").prefix { $0 != "=" }.split(separator: " ").dropFirst()
      .joined(separator: " ")
    let isThere = requirements.contains {
      $0.subject.isInput && $0.details.label?.text == label
    }
    guard let kind = wanted.first, !isThere else { return isThere }
    switch kind {
    case .image:
      return requirements.contains {
        $0.subject == .component(.image) || $0.details.variant == "gallery"
      }
    case .chart, .map, .calendar, .timer, .progress, .checklist:
      return requirements.contains { $0.subject == .component(kind) }
    default: return false
    }
  }

  /// Whether a label, a column or a row of the screen has the words, in any number.
  func says(_ words: ArraySlice<String>) -> Bool {
    let wanted = words.map(Wording.singular)
    if wanted == ["price"], showsMoney { return true }
    return requirements.contains { requirement in
      let details = requirement.details
      let labels =
        [details.label, details.nameColumn].compactMap { $0?.text } + details.columns.map(\.text)
        + details.items.map(\.label.text)
      return labels.contains { label in
        let said = label.lowercased().spacedWords.map { Wording.singular(String($0)) }
        return wanted.allSatisfy(said.contains)
      }
    }
  }

  /// Whether the rows have amounts of money.
  private var showsMoney: Bool {
    guard let details = collection.map({ requirements[$0].details }) else { return false }
    let cells = details.items.flatMap(\.values).map(\.text) + details.samples.flatMap(\.self)
    return cells.contains { $0.hasPrefix("$") || $0.hasPrefix("€") || $0.hasPrefix("£") }
  }

  /// Returns the columns of the rows, and the cells in each of them without the names.
  func rowCells() -> (columns: [String], cells: [[String]])? {
    guard let details = collection.map({ requirements[$0].details }), !details.columns.isEmpty
    else { return nil }
    let columns = details.columns.map(\.text)
    guard details.samples.isEmpty else {
      return (
        columns,
        details.samples.map { Array($0.suffix($0.count > columns.count ? $0.count - 1 : $0.count)) }
      )
    }
    return (columns, details.items.map { $0.values.map(\.text) })
  }

  /// Sets the value of a part.
  mutating func setValue(_ value: String, at place: Int) {
    requirements[place].details.value = Phrase(value)
    requirements[place].details.samples = []
  }

  // MARK: Adding

  /// Adds parts in front of the rows, or at the end.
  mutating func add(_ others: [Requirement], beforeRows: Bool) {
    guard beforeRows, let rows = collection else { return append(others) }
    let start = requirements[rows].parent ?? rows
    for place in requirements.indices {
      guard let parent = requirements[place].parent, parent >= start else { continue }
      requirements[place].parent = parent + others.count
    }
    let parts = others.map { other in
      var other = other
      other.parent = other.parent.map { $0 + start }
      return other
    }
    requirements.insert(contentsOf: parts, at: start)
  }

  /// Keeps the parts at some places, each with its section.
  mutating func keep(_ places: [Int]) {
    requirements = places.map { place in
      var part = requirements[place]
      part.parent = part.parent.flatMap(places.firstIndex(of:))
      return part
    }
  }

  /// Adds a part in front of everything.
  mutating func insert(_ part: Requirement) {
    for place in requirements.indices {
      requirements[place].parent = requirements[place].parent.map { $0 + 1 }
    }
    requirements.insert(part, at: 0)
  }

  /// Appends a button.
  mutating func append(button label: String) {
    var button = Requirement(
      .component(.button), range: .at(0), words: label, isImplied: true)
    button.details.label = Phrase(label)
    requirements.append(button)
  }

  /// Appends the contents of another screen, or parts, as sections of their own.
  mutating func append(_ others: [Requirement]) {
    let start = requirements.count
    requirements += others.map { other in
      var other = other
      other.parent = other.parent.map { $0 + start }
      return other
    }
  }

  /// Keeps a number of rows. Returns false if there are fewer.
  mutating func hold(count: Int) -> Bool {
    guard let place = collection, count > 0 else { return false }
    let rows = max(
      requirements[place].details.items.count, requirements[place].details.samples.count)
    guard rows >= count else { return false }
    requirements[place].details.items = Array(requirements[place].details.items.prefix(count))
    requirements[place].details.samples = Array(requirements[place].details.samples.prefix(count))
    return true
  }

  /// Adds a column to the rows, with values of its meaning or to be filled in. Returns false if the
  /// screen has no rows with columns.
  mutating func addColumn(_ label: String) -> Bool {
    guard let place = collection else { return false }
    var details = requirements[place].details
    guard !details.columns.isEmpty else { return addValues(label, to: place) }
    // Buttons stay at the end of a row.
    let end =
      details.columns.firstIndex { $0.text.hasSuffix(" button") } ?? details.columns.count
    let values = Self.values(
      for: label, count: max(details.items.count, details.samples.count))
    let isNamed = details.samples.first.map { $0.count > details.columns.count } ?? false
    details.columns.insert(Phrase(label), at: end)
    for row in details.items.indices where details.items[row].values.count >= end {
      details.items[row].values.insert(Phrase(values[row]), at: end)
    }
    for row in details.samples.indices {
      let cell = min(end + (isNamed ? 1 : 0), details.samples[row].count)
      details.samples[row].insert(values[row], at: cell)
    }
    requirements[place].details = details
    return true
  }

  /// Adds a value to each entry of a list without columns. Returns false if nothing is known of its
  /// meaning.
  private mutating func addValues(_ label: String, to place: Int) -> Bool {
    let items = requirements[place].details.items
    let values = Self.values(for: label, count: items.count)
    guard !items.isEmpty, !values.contains(Thing.open) else { return false }
    for row in items.indices {
      requirements[place].details.items[row].values.append(
        Phrase(ListValues.told(values[row], label)))
    }
    return true
  }

  /// Returns sample values for a column, or open ones if nothing is known of its meaning.
  private static func values(for label: String, count: Int) -> [String] {
    guard let pool = SampleValues.embedded.pool(for: label.lowercased()), !pool.values.isEmpty
    else { return Array(repeating: Thing.open, count: count) }
    let all = Array(pool.values)
    return (0..<count).map { row in
      var digit = row
      return String(
        all[row % all.count].map { character in
          guard character == "~" else { return character }
          digit += 3
          return Character(String(digit % 9 + 1))
        })
    }
  }
}
