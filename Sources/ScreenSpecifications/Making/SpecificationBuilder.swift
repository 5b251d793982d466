internal import ScreenBrief
import ScreenDiagnostics
import ScreenModel

/// Builds the requirements of a specification.
struct SpecificationBuilder {
  private let specification: Specification
  private let request: SpecificationRequest
  private(set) var part: SpecifiedPart
  /// Whether the empty values of a thing are filled in on the screen.
  private var isFilledIn = false

  init(_ specification: Specification, _ request: SpecificationRequest) {
    self.specification = specification
    self.request = request
    part = SpecifiedPart(title: Phrase(""), topic: Phrase(""), range: specification.range)
    part.leftOut = specification.leftOut
    part.unread = specification.unread
    part.diagnostics = specification.diagnostics
  }

  mutating func make() {
    switch specification.content {
    case .definitions(let definitions): make(definitions)
    case .object(let properties):
      switch request.form {
      case .form: makeForm(of: properties)
      case .table, .cards: make(Specification.Records(ofOne: properties))
      case .detail, nil: makePage(of: properties)
      }
    case .records(let records):
      request.form == .form ? makeForm(of: records) : make(records)
    case .views(let views): make(views)
    }
    if let title = request.title, !title.text.isEmpty { part.title = title }
    if part.title.text.isEmpty { part.title = Phrase("Details") }
  }

  // MARK: Definitions

  private mutating func make(_ definitions: [Specification.Definition]) {
    let first = definitions[0]
    let thing = ThingName(first.name, isTitled: first.isTitled)
    part.topic = Phrase(thing.singular, from: first.name?.origin)
    switch request.form {
    case .table, .cards:
      part.title = Phrase(thing.plural.isEmpty ? "Entries" : thing.plural, from: first.name?.origin)
      for definition in definitions { addTable(of: definition) }
      if request.others.contains(.form) { addForm(of: definitions, thing) }
    case .detail:
      part.title = Phrase(thing.label, from: first.name?.origin)
      for definition in definitions {
        add(facts: definition.properties, to: section(of: definition, among: definitions))
      }
    case .form, nil:
      part.isUntitled = thing.singular.isEmpty
      let title =
        thing.singular.isEmpty
        ? "Form" : thing.action == nil ? verb + " " + thing.singular : thing.label
      part.title = Phrase(title, from: first.name?.origin)
      addForm(of: definitions, thing)
      if request.others.contains(.table) || request.others.contains(.cards) {
        for definition in definitions { addTable(of: definition) }
      }
    }
  }

  /// The verb in the title of a form for one thing.
  private var verb: String { request.isEditing ? "Edit" : "Add" }

  private mutating func addForm(of definitions: [Specification.Definition], _ thing: ThingName) {
    for definition in definitions {
      add(inputs: definition.properties, to: section(of: definition, among: definitions))
    }
    let actions = definitions.flatMap(\.actions)
    for action in actions { add(button: action, to: lastSection) }
    if actions.isEmpty {
      add(button: Phrase(thing.action ?? "Save"), to: lastSection, isImplied: true)
    }
  }

  /// Adds a section for one of several definitions; a single definition gets none.
  private mutating func section(
    of definition: Specification.Definition, among all: [Specification.Definition]
  ) -> Int? {
    guard all.count > 1 else { return nil }
    let label = ThingName(definition.name, isTitled: definition.isTitled).label
    return add(
      .section(nil), Phrase(label, from: definition.name?.origin),
      definition.name?.range ?? part.range)
  }

  private mutating func addTable(of definition: Specification.Definition) {
    let thing = ThingName(definition.name)
    var details = Details(label: Phrase(thing.plural, from: definition.name?.origin))
    details.take(definition.properties)
    add(tableOf: details, definition.name?.range ?? part.range)
  }

  private mutating func add(tableOf details: Details, _ range: SourceRange) {
    var requirement = Requirement(
      .component(request.form == .cards ? .list : .table), range: range, words: "", details: details
    )
    if request.form == .cards { requirement.details.variant = "cards" }
    part.requirements.append(requirement)
  }

  // MARK: Values

  private mutating func makePage(of properties: [Property]) {
    var properties = properties
    isFilledIn = Self.isFilledIn(properties)
    if let place = properties.firstIndex(where: {
      SpecificationWords.shipped.screens.contains($0.name.text.lowercased()) && $0.value != nil
    }) {
      let screen = properties.remove(at: place)
      part.title = screen.value.map(Self.title) ?? screen.label
      add(facts: properties, to: nil)
      return
    }
    let name = properties.first {
      Self.names.contains($0.name.text.lowercased()) && $0.value != nil
    }
    part.title = name?.value ?? number(of: properties) ?? Phrase("Details")
    // A title is shown once; a name is also one of the thing's facts.
    properties.removeAll { $0.name == name?.name && $0.name.text.lowercased() == "title" }
    add(facts: properties, to: nil)
  }

  /// A title in words: "VehicleInspection" is Vehicle inspection.
  private static func title(_ value: Phrase) -> Phrase {
    let isCode =
      value.text.contains("_")
      || !value.text.contains(" ") && value.text.dropFirst().contains(where: \.isUppercase)
        && value.text.contains(where: \.isLowercase)
    return isCode ? Phrase(IdentifierWords(value.text).label, from: value.origin) : value
  }

  /// Names a thing by its number: an "order" with the id A-17 is "Order A-17", as is a thing whose
  /// "orderNumber" is A-17.
  private func number(of properties: [Property]) -> Phrase? {
    let known = SpecificationWords.shipped
    for property in properties.prefix(3) {
      guard let value = property.value, value.text.utf8.count <= 24 else { continue }
      var words = IdentifierWords.split(property.name.text)
      guard let last = words.popLast(), known.numbers.contains(last.lowercased()) else { continue }
      let thing =
        words.isEmpty
        ? specification.name.map { ThingName($0).label } ?? ""
        : IdentifierWords(words.joined(separator: "_")).label
      guard !thing.isEmpty else { continue }
      return Phrase(thing + " " + value.text, from: value.origin)
    }
    guard let name = specification.name, case let label = ThingName(name).label, !label.isEmpty
    else { return nil }
    return Phrase(label, from: name.origin)
  }

  /// The names of properties whose value names a thing.
  private static let names: Set<String> = [
    "name", "title", "full_name", "fullname", "displayname", "display_name", "label",
  ]

  private mutating func makeForm(of properties: [Property]) {
    part.title = Phrase("Edit details")
    part.isUntitled = true
    add(inputs: properties, to: nil)
    add(button: Phrase("Save"), to: lastSection, isImplied: true)
  }

  private mutating func makeForm(of records: Specification.Records) {
    let thing = ThingName(records.name)
    part.title = Phrase(
      thing.singular.isEmpty ? "Add entry" : "Add " + thing.singular, from: records.name?.origin)
    add(inputs: records.columns.map { Property($0) }, to: nil)
    add(button: Phrase("Save"), isImplied: true)
  }

  private mutating func make(_ records: Specification.Records) {
    let thing = ThingName(records.name)
    part.title = Phrase(
      thing.plural.isEmpty ? records.things : thing.plural, from: records.name?.origin)
    part.topic = Phrase(thing.singular, from: records.name?.origin)
    // Below a title of its own, the label "Entries" would add nothing.
    let isUnnamed = thing.plural.isEmpty && request.title != nil
    add(records, called: isUnnamed ? nil : Phrase(part.title.text, from: part.title.origin))
  }

  private mutating func add(_ records: Specification.Records, called label: Phrase?) {
    add(tableOf: records.details(called: label), records.name?.range ?? part.range)
  }

  /// Adds the properties of a thing as facts; a property without a value becomes an open fact.
  private mutating func add(facts properties: [Property], to parent: Int?) {
    for property in properties where !property.isFilledBySystem {
      if let buttons = Self.buttons(of: property) {
        for button in buttons { add(button: button, property.range) }
        continue
      }
      switch property.kind {
      case .group(let inner):
        // Sections do not nest, so a nested group becomes a section beside its parent's.
        let section = add(.section(nil), property.label, property.range)
        add(facts: inner, to: section)
      case .table(let records):
        if let checklist = Self.checklist(of: records, property.label) {
          part.requirements.append(checklist)
        } else {
          add(records, called: property.label)
        }
      case .records(let inner):
        var details = Details(label: property.label)
        details.take(inner)
        part.requirements.append(
          Requirement(.component(.table), range: property.range, words: "", details: details))
      case .list where !isOfValues && property.options.isEmpty:
        var details = Details(label: property.label)
        details.variant = "bulleted"
        part.requirements.append(
          Requirement(.component(.list), range: property.range, words: "", details: details))
      case .text where isFilledIn && property.value == nil:
        part.requirements.append(Requirement(input: property, parent: parent))
      case .list where isFilledIn && property.options.count > 1:
        var choice = property
        choice.kind = .choice(isMultiple: false)
        part.requirements.append(Requirement(input: choice, parent: parent))
      case .list where !property.options.isEmpty:
        var details = Details(
          label: property.label, items: property.options.map { Details.Item($0) })
        details.variant = "bulleted"
        part.requirements.append(
          Requirement(.component(.list), range: property.range, words: "", details: details))
      default:
        var details = Details(label: property.label, value: property.value)
        details.unit = property.unit.map { Phrase($0) }
        if isOfValues {
          details.value = property.value ?? Phrase("—")
        } else {
          details.samples = property.sampleValue.map { [[$0]] } ?? []
        }
        part.requirements.append(
          Requirement(
            .component(.keyValue), parent: parent, range: property.range, words: "",
            details: details))
      }
    }
  }

  /// Whether the specification gives values, so that an absent value is shown as missing rather
  /// than sampled.
  private var isOfValues: Bool {
    if case .definitions = specification.content { return false }
    return true
  }

  // MARK: Inputs

  private mutating func add(inputs properties: [Property], to parent: Int?) {
    for property in properties where !property.isFilledBySystem {
      switch property.kind {
      case .group(let inner):
        let section = add(.section(nil), property.label, property.range)
        add(inputs: inner, to: section)
      case .records(let inner):
        let section = add(.section(nil), property.label, property.range)
        add(inputs: inner, to: section)
        add(
          button: Phrase(
            "Add " + ThingName.singular(property.label.text.lowercased()),
            from: property.label.origin), to: section, property.range, style: "secondary")
      case .table(let records): add(records, called: property.label)
      default: part.requirements.append(Requirement(input: property, parent: parent))
      }
    }
  }

  /// The section for the closing button: the last one, so that nothing comes after the button.
  private var lastSection: Int? {
    part.requirements.lastIndex { if case .section = $0.subject { true } else { false } }
  }

  private mutating func add(
    button label: Phrase, to parent: Int? = nil, _ range: SourceRange? = nil, style: String? = nil,
    isImplied: Bool = false
  ) {
    var details = Details(label: label)
    details.variant = style
    part.requirements.append(
      Requirement(
        .component(.button), parent: parent, range: range ?? label.range ?? part.range, words: "",
        details: details, isImplied: isImplied))
  }

  @discardableResult
  private mutating func add(
    _ subject: Requirement.Subject, _ label: Phrase, _ range: SourceRange, to parent: Int? = nil
  ) -> Int {
    part.requirements.append(
      Requirement(subject, parent: parent, range: range, words: "", details: Details(label: label)))
    return part.requirements.count - 1
  }

  // MARK: Views

  private mutating func make(_ views: [ViewNode]) {
    var maker = ViewRequirementBuilder()
    maker.add(views)
    part.title =
      maker.title
      ?? Phrase(
        maker.layout == nil && maker.requirements.contains(where: \.subject.isInput)
          ? "Form" : "Screen")
    part.requirements = maker.requirements
    part.layout = maker.layout
    part.leftOut += maker.leftOut
    part.unread += maker.unread
  }
}

extension Details {
  /// Takes properties as columns.
  fileprivate mutating func take(_ properties: [Property]) {
    for property in properties where !property.isFilledBySystem {
      columns.append(property.labelWithUnit)
      columnValues.append(property.columnValues)
    }
  }
}

extension Specification.Records {
  /// The name of rows that have none: the plural of the first column if it names things, else
  /// "Entries".
  fileprivate var things: String {
    guard let first = columns.first, !Property(first).isFilledBySystem,
      !SpecificationWords.shipped.attributes.contains(first.text.lowercased())
    else { return "Entries" }
    return ThingName(first).plural
  }

  /// Creates a single row from the properties of one thing.
  fileprivate init(ofOne properties: [Property]) {
    self.init(name: nil, columns: properties.map(\.name), rows: [properties.map(\.value)])
  }
}
