import ScreenBrief
internal import ScreenCatalog
internal import ScreenModel
import ScreenReading

/// A component before it is written, with what it answers.
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
  mutating func set(_ name: String, _ phrase: Phrase) {
    members.append(TreeMember(name, TreeValue(.text(phrase.text))))
    note(phrase, [.name(name)])
  }

  /// Sets a property to a sample.
  mutating func set(_ name: String, sample: String) {
    members.append(TreeMember(name, TreeValue(.text(sample))))
    mark(name)
    origins.append(PlacedOrigin(TreePath([.name(name)]), .sample))
  }

  /// Sets a property to a value without an origin.
  mutating func set(_ name: String, _ value: TreeValue) {
    members.append(TreeMember(name, value))
  }

  /// Marks a property as a sample.
  mutating func mark(_ name: String) {
    if !samples.contains(name) { samples.append(name) }
  }

  /// Notes the origin of a phrase at a path.
  mutating func note(_ phrase: Phrase, _ path: [TreePath.Step]) {
    guard let origin = phrase.origin else { return }
    origins.append(PlacedOrigin(TreePath(path), origin))
  }

  /// Whether it shows things that cannot have buttons.
  var hasNoActions: Bool {
    guard !members.contains(where: { $0.name == "actions" }) else { return false }
    return kind.map {
      [.table, .standings, .calendar, .steps, .map, .chart, .checklist].contains($0)
    }
      ?? false
  }

  /// Returns the text of a property; nil if it has none.
  func text(_ name: String) -> String? { members.first { $0.name == name }?.value.text }

  /// Removes a property.
  mutating func drop(_ name: String) {
    members.removeAll { $0.name == name }
    samples.removeAll { $0 == name }
    origins.removeAll { $0.path.steps.first == .name(name) }
  }
}
