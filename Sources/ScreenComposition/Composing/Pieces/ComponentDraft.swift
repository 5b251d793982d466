import ScreenBrief
internal import ScreenCatalog
internal import ScreenModel
import ScreenReading

/// A component in the making, and what it answers.
struct ComponentDraft {
  /// What it is written as.
  enum Word {
    case builtIn(ComponentKind)
    case derived(DerivedComponent)
  }

  /// What it is written as.
  let word: Word
  /// What it is called: the title of its section where it is alone.
  var title: Phrase
  /// What its requirement calls the things that it is one of; nil where it says nothing.
  var heading: Phrase?
  /// Over which time its figure runs; nil where that is not said.
  var timeframe: Phrase?
  /// Its properties, in the order of writing.
  var members: [TreeMember] = []
  /// Where values come from, by their paths within the component.
  var origins: [PlacedOrigin] = []
  /// The properties whose values are samples.
  var samples: [String] = []
  /// The requirement that it answers; nil where it follows from another.
  var requirement: Int?
  /// Further requirements that it answers: those of facts put in one sentence.
  var answers: [Int] = []
  /// Whether it stands in for what the grammar lacks.
  var isApproximation = false
  /// Why it was chosen, in one lower-case sentence.
  var reason = ""

  init(_ kind: ComponentKind, title: Phrase = Phrase("")) {
    word = .builtIn(kind)
    self.title = title
  }

  init(_ component: DerivedComponent, title: Phrase) {
    word = .derived(component)
    self.title = title
  }

  /// Its kind; nil for a derived component.
  var kind: ComponentKind? {
    guard case .builtIn(let kind) = word else { return nil }
    return kind
  }

  /// The name that it is written with.
  var tag: String {
    switch word {
    case .builtIn(let kind): kind.rawValue
    case .derived(let component): component.name
    }
  }

  /// What a section of its like is.
  var role: PlannedSection.Role {
    switch word {
    case .builtIn(let kind): kind.role
    case .derived(let component): component.kinds.first?.role ?? .prose
    }
  }

  /// How many components it is once it is lowered.
  var size: Int {
    guard case .derived(let component) = word else { return 1 }
    return component.size(of: members)
  }

  /// Sets a property to words of the intent.
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

  /// Sets a property to a value of the composer's making.
  mutating func set(_ name: String, _ value: TreeValue) {
    members.append(TreeMember(name, value))
  }

  /// Marks a property as holding samples.
  mutating func mark(_ name: String) {
    if !samples.contains(name) { samples.append(name) }
  }

  /// Notes where a phrase at a path comes from.
  mutating func note(_ phrase: Phrase, _ path: [TreePath.Step]) {
    guard let origin = phrase.origin else { return }
    origins.append(PlacedOrigin(TreePath(path), origin))
  }

  /// Whether it shows things of which none can have a button.
  var hasNoActions: Bool {
    kind.map { [.table, .standings, .calendar, .steps, .map, .chart, .checklist].contains($0) }
      ?? false
  }

  /// The text of a property.
  func text(_ name: String) -> String? { members.first { $0.name == name }?.value.text }

  /// Drops a property.
  mutating func drop(_ name: String) {
    members.removeAll { $0.name == name }
    samples.removeAll { $0 == name }
    origins.removeAll { $0.path.steps.first == .name(name) }
  }
}
