import ScreenBrief
internal import ScreenCatalog
internal import ScreenModel

/// The draft of a component of one kind, whose record says which properties it has: setting one that
/// the record lacks does not compile.
struct TypedDraft<Record: ComponentRecord> {
  /// The draft without the type of its record.
  private(set) var component: ComponentDraft

  init(title: Phrase = Phrase("")) { component = ComponentDraft(Record.kind, title: title) }

  /// The name of the component.
  var title: Phrase { component.title }

  /// Sets a property to a phrase, and notes its origin.
  mutating func set(_ property: Record.Property, _ phrase: Phrase) {
    component.set(named: property.rawValue, phrase)
  }

  /// Sets a property to a value without an origin.
  mutating func set(_ property: Record.Property, _ value: TreeValue) {
    component.set(named: property.rawValue, value)
  }

  /// Sets a property to a text without an origin.
  mutating func set(_ property: Record.Property, text: String) {
    component.set(named: property.rawValue, TreeValue(.text(text)))
  }

  /// Sets a property to a number without an origin.
  mutating func set(_ property: Record.Property, number: Double) {
    component.set(named: property.rawValue, TreeValue(.number(number)))
  }

  /// Sets a property to a sample.
  mutating func set(_ property: Record.Property, sample: String) {
    set(property, text: sample)
    markSample(property)
  }

  /// Sets a property to a number that only shows the layout.
  mutating func set(_ property: Record.Property, sample: Double) {
    set(property, number: sample)
    markSample(property)
  }

  /// Marks a property as a sample.
  mutating func mark(_ property: Record.Property) { component.mark(named: property.rawValue) }

  /// Marks a property as a sample, and notes that its value is one.
  mutating func markSample(_ property: Record.Property) {
    mark(property)
    noteSample(property)
  }

  /// Notes that a property's value is a sample.
  mutating func noteSample(_ property: Record.Property) {
    component.noteSample(named: property.rawValue)
  }

  /// Notes the origin of a property's value.
  mutating func note(_ phrase: Phrase, _ property: Record.Property) {
    component.note(phrase, [.property(property)])
  }

  /// Notes the origin of an element of a property's value.
  mutating func note(_ phrase: Phrase, _ property: Record.Property, _ index: Int) {
    component.note(phrase, [.property(property), .index(index)])
  }

  /// Notes the origin of a property of a record that a property lists.
  mutating func note(
    _ phrase: Phrase, _ property: Record.Property, _ index: Int, _ inner: some PropertyName
  ) {
    component.note(phrase, [.property(property), .index(index), .property(inner)])
  }

  /// Notes the origin of a property of a record that a listed record lists in turn.
  mutating func note(
    _ phrase: Phrase, _ property: Record.Property, _ index: Int, _ inner: some PropertyName,
    _ place: Int, _ innermost: some PropertyName
  ) {
    component.note(
      phrase,
      [
        .property(property), .index(index), .property(inner), .index(place),
        .property(innermost),
      ])
  }

  /// Notes the origin of a cell of a property that holds rows.
  mutating func note(_ origin: Origin, _ property: Record.Property, _ row: Int, _ cell: Int) {
    component.origins.append(
      PlacedOrigin(TreePath([.property(property), .index(row), .index(cell)]), origin))
  }

  /// Adds origins that were noted elsewhere.
  mutating func add(_ origins: [PlacedOrigin]) { component.origins += origins }
}
