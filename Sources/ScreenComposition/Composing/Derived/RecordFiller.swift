internal import Sampling
import ScreenBrief
internal import ScreenCatalog
internal import ScreenGrammar
internal import ScreenModel
import ScreenReading

/// Fills the properties of a derived component, or of a record in one, with the details of a thing,
/// and fills remaining needed properties with samples.
struct RecordFiller {
  let properties: [PropertyRule]
  let component: DerivedComponent
  let builder: ComponentBuilder

  /// The index of the property for each column; nil for a column without one.
  private let columns: [Int?]
  /// The index of the property for a thing's name.
  private let nameIndex: Int?
  /// The samples of each property, one for each thing.
  private let samples: [[TreeValue?]]

  init(
    properties: [PropertyRule], component: DerivedComponent, builder: ComponentBuilder, count: Int
  ) {
    self.properties = properties
    self.component = component
    self.builder = builder
    let asked = builder.details.columns.filter { $0.action == nil }
    let columns = component.properties(for: asked.map(\.text), among: properties)
    let nameIndex = Self.nameIndex(properties, columns, builder.details.items)
    self.columns = columns
    self.nameIndex = nameIndex
    samples = properties.indices.map { index in
      let source = SampleSource(
        property: properties[index], component: component, builder: builder,
        isName: index == nameIndex, column: columns.firstIndex(of: index).map { asked[$0] })
      return source.values(count: count)
    }
  }

  /// Returns the index of the property for a thing's name: one called "name" or the like, else the
  /// first text property that no column of values takes.
  private static func nameIndex(
    _ properties: [PropertyRule], _ columns: [Int?], _ items: [Details.Item]
  ) -> Int? {
    let texts = properties.indices.filter { properties[$0].isText }
    if let named = texts.first(where: { SampleSource.names.contains(properties[$0].name) }) {
      return named
    }
    guard let values = items.map(\.values.count).max() else { return texts.first }
    guard values >= columns.count else { return columns.first.flatMap { $0 } ?? texts.first }
    return texts.first { !columns.contains($0) } ?? texts.first
  }

  /// Sets the properties of a component from the details of a thing.
  func fill(_ draft: inout ComponentDraft, with item: Details.Item, at place: Int) {
    let given = assigned(item)
    for (index, property) in properties.enumerated() {
      if let value = value(of: index, given[index]) {
        draft.set(named: property.name, value)
        if let phrase = given[index] { draft.note(phrase, [.name(property.name)]) }
      } else if let sample = sample(of: index, at: place) {
        draft.set(named: property.name, sample)
        guard isMadeUp(sample, property) else { continue }
        draft.mark(named: property.name)
        draft.noteSample(named: property.name)
      }
    }
  }

  /// Returns the record for a thing in a list of a component.
  func object(
    for item: Details.Item, at place: Int, _ path: [TreePath.Step], in draft: inout ComponentDraft
  ) -> TreeValue {
    let given = assigned(item)
    var members: [TreeMember] = []
    for (index, property) in properties.enumerated() {
      if let value = value(of: index, given[index]) {
        members.append(TreeMember(property.name, value))
        if let phrase = given[index] { draft.note(phrase, path + [.name(property.name)]) }
      } else if let sample = sample(of: index, at: place) {
        members.append(TreeMember(property.name, sample))
        guard isMadeUp(sample, property), !builder.details.items.isEmpty else { continue }
        if case .name(let list) = path.first { draft.mark(named: list) }
        draft.origins.append(PlacedOrigin(TreePath(path + [.name(property.name)]), .sample))
      }
    }
    return TreeValue(.object(members))
  }

  /// Assigns the details of a thing to properties, by index.
  private func assigned(_ item: Details.Item) -> [Int: Phrase] {
    var given: [Int: Phrase] = [:]
    var columns = self.columns[...]
    if let nameIndex, !item.label.text.isEmpty {
      given[nameIndex] = item.label.asLabel
      // A column of names holds the labels.
      if columns.first == nameIndex { columns = columns.dropFirst() }
    }
    var rest: [Phrase] = []
    for (place, value) in item.values.enumerated() {
      let index = place < columns.count ? columns[columns.startIndex + place] : nil
      if let index, given[index] == nil, self.value(of: index, value) != nil {
        given[index] = builder.withUnit(value)
      } else {
        rest.append(value)
      }
    }
    if let state = item.state { rest.append(state) }
    let free = properties.indices.count { given[$0] == nil }
    if rest.count < free { rest = rest.flatMap(DerivedComponentBuilder.spans) }
    for value in rest {
      let index = properties.indices.first { given[$0] == nil && self.value(of: $0, value) != nil }
      if let index { given[index] = builder.withUnit(value) }
    }
    return given
  }

  /// Converts a phrase to a value of a property; nil if it does not fit.
  private func value(of index: Int, _ phrase: Phrase?) -> TreeValue? {
    guard let phrase else { return nil }
    switch properties[index].type {
    case .text: return TreeValue(.text(phrase.text))
    case .integer(let bounds):
      guard let number = Quantity(phrase.text)?.number, let whole = Quantity.whole(number) else {
        return nil
      }
      return bounds.contains(whole) ? .number(Double(whole)) : nil
    case .number(let bounds):
      guard let number = Quantity(phrase.text)?.number, bounds.contains(number) else { return nil }
      return .number(number)
    case .flag: return phrase.isOn.map { TreeValue(.flag($0)) }
    case .choice(let choices):
      let words = PlainWords(phrase.text).bytes
      let choice = choices.first { choice in
        ([choice.name] + choice.aliases).contains {
          PlainWords(DerivedComponent.words($0)).bytes == words
        }
      }
      return choice.map { TreeValue(.text($0.name)) }
    case .collection, .record, .union: return nil
    }
  }

  /// Returns the sample of a property that is needed or requested; nil for other properties.
  private func sample(of index: Int, at place: Int) -> TreeValue? {
    guard !properties[index].mayBeLeftOut || columns.contains(index) else { return nil }
    return samples[index].indices.contains(place) ? samples[index][place] : nil
  }

  /// Whether a value only shows the layout, and so has to be marked as a sample.
  private func isMadeUp(_ value: TreeValue, _ property: PropertyRule) -> Bool {
    guard builder.context.samples == .shown else { return false }
    if case .choice = property.type { return false }
    return value.text != "—"
  }
}

extension PropertyRule {
  /// Whether the property holds text.
  fileprivate var isText: Bool { if case .text = type { true } else { false } }
}
