import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenModel

/// Slots for inputs.
extension PatternFilling {
  /// The maximum number of inputs in a form.
  private static let mostFields = 8

  mutating func fillFields(count: Int?, filledIn: Bool, where isWanted: (FrameAttribute) -> Bool) {
    let places = frame.attributes.indices.filter {
      !frame.attributes[$0].isShown && isWanted(frame.attributes[$0])
    }
    for place in places.prefix(count ?? Self.mostFields) {
      add(input(of: frame.attributes[place], cell(place), filledIn: filledIn))
    }
  }

  /// Adds inputs for the figures of a thing, or a number field for the thing itself if it has none.
  mutating func fillNumbers(count: Int) {
    guard frame.attributes.contains(where: { $0.isFigure && !$0.isShown }) else {
      var requirement = component(.field, Wording.capitalized(thing.noun))
      requirement.details.fieldKind = .number
      return add(requirement)
    }
    fillFields(count: count, filledIn: false, where: \.isFigure)
  }

  /// Adds inputs for the attributes that someone who requests the thing can specify. Measures and
  /// factual things have none.
  mutating func fillAsked(count: Int?) {
    guard frame.role != .measure, !frame.isFactual else { return }
    fillFields(count: count, filledIn: false, where: \.isAsked)
  }

  /// Returns a cell of the first row, or an empty string if there are no rows.
  func cell(_ place: Int) -> String { frame.rows.first?[place] ?? "" }

  /// Returns the input for an attribute: a picker of its options, a rating, or a field of its kind.
  private func input(
    of attribute: FrameAttribute, _ cell: String, filledIn: Bool
  ) -> Requirement {
    switch attribute.kind {
    case .choice:
      var requirement = picker(attribute.label, attribute.options)
      if filledIn {
        for place in requirement.details.items.indices
        where attribute.options[place] == cell {
          requirement.details.items[place].isSelected = true
        }
      }
      return requirement
    case .rating:
      var requirement = component(.picker, attribute.label)
      requirement.details.variant = "rating"
      return requirement
    case .title, .name, .text, .note, .number, .money, .percent, .year, .day, .date, .time,
      .duration, .length, .phone, .email, .url, .address, .place, .code:
      return field(of: attribute, cell, filledIn: filledIn)
    }
  }

  private func field(
    of attribute: FrameAttribute, _ cell: String, filledIn: Bool
  ) -> Requirement {
    let unit = attribute.writtenUnit
    var requirement = component(
      .field, attribute.label + (unit.isEmpty ? "" : " in " + unit))
    requirement.details.fieldKind = attribute.fieldKind
    if let bounds = attribute.bounds {
      requirement.details.minimum = bounds.lowerBound
      requirement.details.maximum = bounds.upperBound
    }
    if filledIn, !cell.isEmpty {
      requirement.details.samples = [[cell]]
    } else if attribute.fieldKind == .number, !cell.isEmpty {
      requirement.details.hint = Phrase(cell)
    }
    return requirement
  }

  /// Returns a picker. Few options are all visible, many are in a menu.
  func picker(_ label: String, _ options: [String], areSamples: Bool = false) -> Requirement {
    var requirement = component(.picker, label)
    requirement.details.variant = options.count < 5 ? "segmented" : "menu"
    if areSamples {
      requirement.details.samples = options.map { [$0] }
      requirement.details.variant = options.count < 6 ? "radio" : "menu"
    } else {
      requirement.details.items = options.map {
        Details.Item(Phrase($0, from: .catalog(topic: frame.name)))
      }
    }
    return requirement
  }

  // MARK: Choosing

  /// Adds a picker of the rows, then a picker for each choice attribute.
  mutating func fillChoice() {
    let names = distinctNames(count: 6)
    if names.count > 1 {
      add(picker(Wording.capitalized(thing.rowNoun), names, areSamples: !frame.isFactual))
    } else {
      add(component(.field, Wording.capitalized(thing.noun)))
    }
    for (place, attribute) in frame.attributes.enumerated()
    where attribute.kind == .choice && place != frame.state && place != frame.titlePlace {
      add(picker(attribute.label, attribute.options))
    }
  }

  mutating func fillPoll() {
    let names = distinctNames(count: 5)
    guard names.count > 1 else { return add(component(.field, Wording.capitalized(thing.noun))) }
    add(picker("Which \(thing.noun) do you choose?", names, areSamples: !frame.isFactual))
  }

  /// The votes for up to five choices in descending order, by the number of choices. Each list sums
  /// to the same total.
  private static let votes: [[Int]] = [
    [71, 57], [58, 43, 27], [49, 38, 26, 15], [46, 35, 24, 14, 9],
  ]

  /// Adds a chart of the votes for each choice of a poll.
  mutating func fillVotes() {
    let names = distinctNames(count: 5)
    guard names.count > 1 else { return }
    var requirement = component(.chart, "Votes")
    requirement.details.variant = "bar"
    requirement.details.samples = zip(names, Self.votes[names.count - 2]).map { [$0, String($1)] }
    add(requirement)
  }

  /// Adds a question about the first row, with the values of that row and of others as answers.
  mutating func fillQuestion() {
    let place = frame.attributes.indices.first { place in
      place != frame.titlePlace && !frame.attributes[place].isFigure
        && Set(frame.rows.map { $0[place] }).count > 2
    }
    guard let place, let first = frame.rows.first, !thing.isUnknown else {
      return add(
        picker("Which is right?", ["Answer A", "Answer B", "Answer C"], areSamples: true))
    }
    let label = frame.attributes[place].label.lowercased()
    var answers: [String] = []
    for row in frame.rows where !row[place].isEmpty && answers.count < 4 {
      let answer = frame.attributes[place].shown(row[place])
      if !answers.contains(answer) { answers.append(answer) }
    }
    // Keep the right answer from always being first.
    if answers.count > 2 { answers.swapAt(0, 2) }
    add(
      picker("\(frame.title(of: first)): which \(label)?", answers, areSamples: !frame.isFactual))
  }

  /// Adds filters for a search: a picker for each choice attribute, and one for the sort order.
  mutating func fillFilters() {
    for (place, attribute) in frame.attributes.enumerated()
    where attribute.kind == .choice && place != frame.titlePlace {
      var requirement = picker(attribute.label, ["Any"] + attribute.options)
      requirement.details.items[0].isSelected = true
      add(requirement)
    }
    let figures = frame.attributes.filter(\.isFigure).prefix(4).map(\.label)
    guard figures.count > 1 else { return }
    var sorting = picker("Sort by", figures)
    sorting.details.variant = "menu"
    add(sorting)
  }

  private func distinctNames(count: Int) -> [String] {
    var names: [String] = []
    for row in frame.rows where names.count < count {
      let name = frame.title(of: row)
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  // MARK: Making

  func component(_ kind: ComponentKind, _ label: String) -> Requirement {
    Requirement(
      .component(kind), range: .at(0), words: kind.rawValue + " " + label,
      details: Details(label: Phrase(label, from: .catalog(topic: frame.name))), isImplied: true)
  }
}

extension FrameAttribute {
  /// The kind of field for a value of the attribute.
  var fieldKind: Component.FieldKind {
    switch kind {
    case .number, .money, .percent, .rating, .duration, .length, .year: .number
    case .day, .date: .date
    case .time: .time
    case .phone: .phone
    case .email: .email
    case .url: .url
    case .note: .multiline
    case .title, .name, .text, .choice, .address, .place, .code: .text
    }
  }

  /// The unit as written in a label, such as "Weight in kg".
  var writtenUnit: String {
    switch kind {
    case .money: "$"
    case .percent: "%"
    case .duration: "minutes"
    case .length: "seconds"
    default: unit
    }
  }
}
