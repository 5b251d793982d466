import ScreenModel
import Testing

/// What the vocabulary says of its properties.
@Suite struct PropertyDeclarationTests {
  @Test func `declares the properties of a kind in order`() {
    let field = ComponentKind.field.properties
    #expect(field.map(\.name) == ["label", "placeholder", "kind", "name", "value", "rules"])
    #expect(field.map(\.isRequired) == [true, true, false, false, false, false])
    #expect(field[2].type == .choice(Component.FieldKind.allCases.map(\.rawValue)))
    #expect(field[2].defaultValue == "text")
    #expect(ComponentKind.divider.properties.isEmpty)
    #expect(ComponentKind.slider.properties[2].defaultValue == 100)
    let table = ComponentKind.table.properties
    #expect(table.prefix(3).map(\.type) == [.text, .texts, .grid])
    #expect(table.map(\.name) == ["title", "columns", "rows", "marks", "actions"])
  }

  @Test func `describes a list's items to one level`() throws {
    guard case .records(let item) = ComponentKind.list.properties[2].type else {
      Issue.record("items are records")
      return
    }
    #expect(
      item.map(\.name) == ["title", "detail", "badge", "image", "facts", "actions", "items"])
    guard case .records(let inner) = item[6].type else {
      Issue.record("an item's items are records")
      return
    }
    #expect(inner.map(\.name) == ["title", "detail", "badge", "image", "facts", "actions"])
  }

  @Test(arguments: ["heading", "paragraph", "keyValue", "badge", "field", "button", "standings"])
  func `the first components have properties that are always written`(_ name: String) throws {
    let kind = try #require(ComponentKind(rawValue: name))
    #expect(kind.properties.contains { $0.isRequired })
  }

  @Test(arguments: ComponentKind.allCases)
  func `names no property like the tag or the samples, and none twice`(_ kind: ComponentKind) {
    let names = kind.properties.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(!names.contains(Element.tagName) && !names.contains(Element.samplesName))
  }
}

/// The names by which code reaches properties.
@Suite struct PropertyNameTests {
  @Test(arguments: ComponentKind.allCases)
  func `names the properties of a component as they are visited`(_ kind: ComponentKind) {
    let record = kind.record
    #expect(record.kind == kind)
    #expect(record.propertyNames == kind.properties.map(\.name))
  }

  @Test func `names the properties of every listed record as they are visited`() {
    var visitor = NameVisitor()
    for kind in ComponentKind.allCases {
      var component = Component(kind)
      component.visitProperties(&visitor)
    }
    #expect(visitor.faults.isEmpty)
    #expect(visitor.records.count > 10)
  }

  @Test func `names the members of a screen and of a section as they are written`() {
    let section = Section(
      id: "a", title: "A", layout: .row, group: "G",
      elements: [Element(.heading(Component.Heading(text: "H")), samples: ["text"])])
    let screen = Screen(
      title: "S", layout: .tabs, accent: .teal, appearance: .dark, sections: [section])
    guard case .object(let members) = screen.tree.content,
      case .object(let inner)? = screen.tree.sections.first?.content
    else {
      Issue.record("a screen is an object")
      return
    }
    #expect(members.map(\.name) == Screen.Property.allCases.map(\.rawValue))
    #expect(inner.map(\.name) == Section.Property.allCases.map(\.rawValue))
  }
}

extension PropertyRecord {
  fileprivate static var propertyNames: [String] { Property.allCases.map(\.rawValue) }
}

extension ComponentKind {
  fileprivate var record: any ComponentRecord.Type {
    switch self {
    case .heading: Component.Heading.self
    case .paragraph: Component.Paragraph.self
    case .quote: Component.Quote.self
    case .code: Component.Code.self
    case .divider: Component.Divider.self
    case .keyValue: Component.KeyValue.self
    case .stat: Component.Stat.self
    case .badge: Component.Badge.self
    case .progress: Component.Progress.self
    case .rating: Component.Rating.self
    case .list: Component.List.self
    case .checklist: Component.Checklist.self
    case .steps: Component.Steps.self
    case .table: Component.Table.self
    case .standings: Component.Standings.self
    case .chart: Component.Chart.self
    case .calendar: Component.Calendar.self
    case .map: Component.Map.self
    case .image: Component.Image.self
    case .player: Component.Player.self
    case .field: Component.Field.self
    case .picker: Component.Picker.self
    case .toggle: Component.Toggle.self
    case .slider: Component.Slider.self
    case .button: Component.Button.self
    case .link: Component.Link.self
    case .alert: Component.Alert.self
    case .unclear: Component.Unclear.self
    case .timer: Component.Timer.self
    case .repetition: Component.Repetition.self
    }
  }
}

/// Compares the names of the records in a record with what they visit.
private struct NameVisitor: PropertyVisitor {
  var names: [String] = []
  var records: Set<String> = []
  var faults: [String] = []
  private var depth = 0

  private mutating func compare<Record: PropertyRecord>(_: Record.Type, as name: String) {
    names.append(name)
    guard depth < 3 else { return }
    records.insert("\(Record.self)")
    let outer = names
    names = []
    depth += 1
    var record = Record()
    record.visitProperties(&self)
    depth -= 1
    if names != Record.propertyNames { faults.append("\(Record.self)") }
    names = outer
  }

  mutating func text(
    _ name: String, as meaning: PropertyMeaning, _ value: inout String, default: String?
  ) { names.append(name) }
  mutating func integer(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Int, default: Int?
  ) { names.append(name) }
  mutating func integer(_ name: String, as meaning: PropertyMeaning, _ value: inout Int?) {
    names.append(name)
  }
  mutating func number(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Double, default: Double?
  ) { names.append(name) }
  mutating func number(_ name: String, as meaning: PropertyMeaning, _ value: inout Double?) {
    names.append(name)
  }
  mutating func flag(_ name: String, as meaning: PropertyMeaning, _ value: inout Bool) {
    names.append(name)
  }
  mutating func choice<Choice>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Choice, default: Choice?
  ) where Choice: RawRepresentable<String> & CaseIterable & Hashable { names.append(name) }
  mutating func texts(_ name: String, as meaning: PropertyMeaning, _ value: inout [String]) {
    names.append(name)
  }
  mutating func grid(_ name: String, as meaning: PropertyMeaning, _ value: inout [[String]]) {
    names.append(name)
  }
  mutating func records<Record: PropertyRecord>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout [Record], isRequired: Bool
  ) { compare(Record.self, as: name) }
  mutating func record<Record: PropertyRecord>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Record?
  ) { compare(Record.self, as: name) }
}
