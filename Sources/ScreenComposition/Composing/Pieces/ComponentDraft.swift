import ScreenBrief
internal import ScreenCatalog
internal import ScreenModel
import ScreenReading

/// A component before it is written, with what it answers.
///
/// `TypedDraft` makes the drafts of built-in components. Only a grammar's derived components, whose
/// properties no code knows, are made with names from outside.
struct ComponentDraft {
  /// The type of a component, built in or derived.
  enum Word {
    case builtIn(ComponentKind)
    case derived(DerivedComponent)
  }

  /// The type of the component.
  let word: Word
  /// The name of the component, which is the section's title if the component is alone.
  var title: Phrase
  /// The label that its requirement gives to its group of things; nil if there is none.
  var heading: Phrase?
  /// The timeframe of its figure; nil if it is not stated.
  var timeframe: Phrase?
  /// The properties, in the order of writing.
  var members: [TreeMember] = []
  /// The origins of values, by paths within the component.
  var origins: [PlacedOrigin] = []
  /// The properties whose values are samples.
  var samples: [String] = []
  /// The index of the requirement that it answers; nil if it follows from another component.
  var requirement: Int?
  /// The indices of other requirements that it answers, whose facts are merged into its sentence.
  var answers: [Int] = []
  /// Whether it stands in for something that the grammar lacks.
  var isApproximation = false
  /// The reason for choosing it, in one lower-case sentence.
  var reason = ""

  init(_ kind: ComponentKind, title: Phrase = Phrase("")) {
    word = .builtIn(kind)
    self.title = title
  }

  init(_ component: DerivedComponent, title: Phrase) {
    word = .derived(component)
    self.title = title
  }

  /// The kind; nil for a derived component.
  var kind: ComponentKind? {
    guard case .builtIn(let kind) = word else { return nil }
    return kind
  }

  /// The name of its type in the document.
  var tag: String {
    switch word {
    case .builtIn(let kind): kind.rawValue
    case .derived(let component): component.name
    }
  }

  /// The role of a section of such components.
  var role: SectionRole {
    switch word {
    case .builtIn(let kind): kind.declaration.section
    case .derived(let component): component.kinds.first?.declaration.section ?? .prose
    }
  }

  /// The number of components that it is lowered to.
  var size: Int {
    guard case .derived(let component) = word else { return 1 }
    return component.size(of: members)
  }

  /// Sets a property to a phrase, and notes its origin.
  mutating func set(named name: String, _ phrase: Phrase) {
    members.append(TreeMember(name, TreeValue(.text(phrase.text))))
    note(phrase, [.name(name)])
  }

  /// Sets a property to a value without an origin.
  mutating func set(named name: String, _ value: TreeValue) {
    members.append(TreeMember(name, value))
  }

  /// Marks a property as a sample.
  mutating func mark(named name: String) {
    if !samples.contains(name) { samples.append(name) }
  }

  /// Notes that a property's value is a sample.
  mutating func noteSample(named name: String) {
    origins.append(PlacedOrigin(TreePath([.name(name)]), .sample))
  }

  /// Notes the origin of a phrase at a path.
  mutating func note(_ phrase: Phrase, _ path: [TreePath.Step]) {
    guard let origin = phrase.origin else { return }
    origins.append(PlacedOrigin(TreePath(path), origin))
  }

  /// Removes a property.
  mutating func drop(named name: String) {
    members.removeAll { $0.name == name }
    samples.removeAll { $0 == name }
    origins.removeAll { $0.path.steps.first == .name(name) }
  }

  /// Returns the value of a property; nil if it has none.
  func value(named name: String) -> TreeValue? { members.first { $0.name == name }?.value }
}

extension ComponentDraft {
  /// Returns the value of a property; nil if the component has none.
  func value(_ property: some PropertyName) -> TreeValue? { value(named: property.rawValue) }

  /// Returns the text of a property; nil if the component has none.
  func text(_ property: some PropertyName) -> String? { value(property)?.text }

  /// Sets a property to a text.
  mutating func set(_ property: some PropertyName, to text: String) {
    set(named: property.rawValue, TreeValue(.text(text)))
  }

  /// Sets a property to a text, and writes it behind another property.
  mutating func set<Name: PropertyName>(_ property: Name, to text: String, after other: Name) {
    let end = members.firstIndex { $0.name == other.rawValue }.map { $0 + 1 } ?? 0
    members.insert(TreeMember(property.rawValue, TreeValue(.text(text))), at: end)
  }

  /// Replaces the text of a property, and keeps its origins.
  mutating func replace(_ property: some PropertyName, with text: String) {
    guard let index = members.firstIndex(where: { $0.name == property.rawValue }) else { return }
    members[index].value = TreeValue(.text(text))
  }

  /// Replaces the value of a property with a sample.
  mutating func replace(_ property: some PropertyName, withSample sample: String) {
    drop(named: property.rawValue)
    set(property, to: sample)
    mark(named: property.rawValue)
    noteSample(named: property.rawValue)
  }

  /// Whether the value of a property is a sample.
  func isSample(_ property: some PropertyName) -> Bool { samples.contains(property.rawValue) }

  /// The words above what the component holds; nil if there are none.
  var caption: String? { name(of: .title).flatMap { value(named: $0)?.text } }

  /// Removes the words above what the component holds.
  mutating func dropCaption() { if let name = name(of: .title) { drop(named: name) } }

  /// What the component itself is called; nil if it has no label.
  var label: String? { name(of: .label).flatMap { value(named: $0)?.text } }

  /// Returns the name of the first property with a meaning; nil if the kind has none.
  private func name(of meaning: PropertyMeaning) -> String? {
    // A grammar says nothing of what its own properties mean, but by their names.
    guard let kind else { return meaning == .title ? "title" : "label" }
    return kind.properties.first { $0.meaning == meaning }?.name
  }

  /// Whether it shows things that cannot have buttons.
  var hasNoActions: Bool {
    guard value(Component.Table.Property.actions) == nil else { return false }
    return kind.map {
      [.table, .standings, .calendar, .steps, .map, .chart, .checklist].contains($0)
    }
      ?? false
  }
}
