import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenModel

/// Places for what is filled in.
extension PatternFilling {
  /// The most inputs of a form.
  private static let mostFields = 8

  mutating func fillFields(count: Int?, filledIn: Bool, where isWanted: (FrameAttribute) -> Bool) {
    let places = frame.attributes.indices.filter {
      !frame.attributes[$0].isShown && isWanted(frame.attributes[$0])
    }
    for place in places.prefix(count ?? Self.mostFields) {
      add(input(of: frame.attributes[place], cell(place), filledIn: filledIn))
    }
  }

  /// The figures of a thing, to be filled in: of what has none, itself.
  mutating func fillNumbers(count: Int) {
    guard frame.attributes.contains(where: { $0.isFigure && !$0.isShown }) else {
      var requirement = component(.field, Wording.capitalized(thing.noun))
      requirement.details.fieldKind = .number
      return add(requirement)
    }
    fillFields(count: count, filledIn: false, where: \.isFigure)
  }

  /// What one who asks for a thing can say of it; of what is measured or read about that is nothing.
  mutating func fillAsked(count: Int?) {
    guard frame.role != .measure, !frame.isFactual else { return }
    fillFields(count: count, filledIn: false, where: \.isAsked)
  }

  /// A cell of the first row; empty where there is none.
  func cell(_ place: Int) -> String { frame.rows.first?[place] ?? "" }

  /// What an attribute is filled in with: its options, or a field of its kind.
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

  /// A picker of options: in sight where they are few.
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

  /// What is chosen among: the rows, then the options of their attributes.
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

  /// A question about the first row, with what is true of it and of others as answers.
  mutating func fillQuestion() {
    let place = frame.attributes.indices.first { place in
      place != frame.titlePlace && !frame.attributes[place].isFigure
        && Set(frame.rows.map { $0[place] }).count > 2
    }
    guard let place, let first = frame.rows.first else {
      return add(
        picker("Which is right?", ["Answer A", "Answer B", "Answer C"], areSamples: true))
    }
    let label = frame.attributes[place].label.lowercased()
    var answers: [String] = []
    for row in frame.rows where !row[place].isEmpty && answers.count < 4 {
      let answer = frame.attributes[place].shown(row[place])
      if !answers.contains(answer) { answers.append(answer) }
    }
    // The right one is not always the first.
    if answers.count > 2 { answers.swapAt(0, 2) }
    add(
      picker("\(frame.title(of: first)): which \(label)?", answers, areSamples: !frame.isFactual))
  }

  /// What narrows a search: the options, and what it is sorted by.
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
  /// The kind of field that takes it.
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

  /// The unit as a label names it: "Weight in kg".
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
