internal import ScreenDiagnostics
internal import ScreenGrammar
internal import ScreenModel

/// An admission in progress: a single pass over a proposal that both reads and cleans.
///
/// It visits the properties of the vocabulary's records, each under its rule in the grammar, and
/// makes a `Draft` for each element. Rules that need the whole screen (bounds on sections, names
/// unique in a screen, dialogs opened) are checked afterwards, in `Screen/`.
struct Admitter {
  let grammar: Grammar
  /// The components of the grammar, by tag.
  let tags: TaggedRules
  let data: TreeValue?
  /// Whether `{"from": "/pointer"}` and `{"each": "/pointer", …}` refer to data.
  var bindsData = true
  var log = DiagnosticLog()
  var origins: OriginTree
  /// The record being read.
  var frame = RecordFrame()
  /// The path to the value being read.
  var places: [Place] = []
  /// The origins found so far of the element or section being read.
  var found: [PlacedOrigin] = []
  /// The number of places above the element or section being read.
  var foundDepth = 0
  /// The value that relative pointers start from, within an `each`.
  var scope: DataScope?
  /// The drafts of the section being read.
  var drafts: [Draft] = []
  var placements: [Admission.Placement] = []
  /// The id of the section being read, for the paths of diagnostics.
  var sectionName = ""
  /// The title of the screen, and of the section being read.
  var titles = (screen: "", section: "")

  init(grammar: Grammar, origins: [PlacedOrigin], data: TreeValue?) {
    self.grammar = grammar
    tags = TaggedRules(rules: grammar.components, out: grammar.out)
    self.data = data
    self.origins = OriginTree(origins)
  }

  /// A step on the path to a value, in the proposal and in the screen.
  struct Place {
    var proposed: TreePath.Step
    var admitted: TreePath.Step
    /// The bytes it was read from.
    var range: SourceRange?
    /// Its node in the tree of origins.
    var origin: OriginTree.Node?
  }
}

/// A component that is being admitted into the screen.
struct Draft {
  var component: Component
  var samples: [String]
  /// The index of its placement.
  var placement: Int
  /// Origins by their path within the component.
  var origins: [PlacedOrigin]
  var range: SourceRange?
}

/// The state of the record being read.
struct RecordFrame {
  var members: [TreeMember] = []
  var properties: [PropertyRule] = []
  /// Bit *n* is set once member *n* was read; members from the 64th on are not.
  package var read: UInt64 = 0
  /// Whether every member has exactly the name of a property, so that no other spelling need be
  /// tried.
  var isExact = true
  /// The first property whose absence makes the record unusable.
  var failure: String?
  /// The kind of the component that the record is, or is in.
  var kind: ComponentKind?
  /// The type of a record within a component, and how many records of that type enclose it.
  var type: ObjectIdentifier?
  var level = 0
  /// The columns of a table, by which its rows may name their cells.
  var columns: [String] = []
  /// Whether the order of a list's items carries meaning, so that an item may appear twice.
  var isSequence = false

  /// The greatest number of members of an object that are read.
  static let maximumMembers = 64

  /// The bit of a member; none for those that are not read.
  static func bit(of index: Int) -> UInt64 { 1 << UInt64(index) }
}

extension Admitter {
  /// Steps down to a member or an element, adding a step to the admitted path.
  mutating func enter(
    _ proposed: TreePath.Step, as admitted: TreePath.Step, _ value: TreeValue
  ) {
    let node = places.isEmpty ? origins.root : places[places.count - 1].origin
    let child = node.flatMap { origins.child(of: $0, at: proposed) }
    places.append(
      Place(proposed: proposed, admitted: admitted, range: value.range, origin: child))
  }

  /// Steps up again; `isKept` says that the value and its origins went into the screen.
  mutating func leave(isKept: Bool = true) {
    let place = places.removeLast()
    guard isKept, let node = place.origin, places.count >= foundDepth else { return }
    for origin in origins.origins(of: node) {
      record(origin, under: place.admitted)
    }
  }

  /// Records the origin of the value at the current place, or of one directly below it.
  mutating func record(_ origin: Origin, under step: TreePath.Step? = nil) {
    var steps = places.dropFirst(foundDepth).map(\.admitted)
    if let step { steps.append(step) }
    let path = TreePath(steps)
    guard found.last != PlacedOrigin(path, origin) else { return }
    found.append(PlacedOrigin(path, origin))
  }

  /// The path of the current place in the proposal.
  var proposedPath: TreePath { TreePath(places.map(\.proposed)) }

  /// Reports a change of the value at the current place.
  mutating func report(
    _ id: String, _ message: @autoclosure () -> String, _ repair: Diagnostic.Repair?,
    severity: Diagnostic.Severity = .warning, at range: SourceRange? = nil,
    notes: @autoclosure () -> [Note] = []
  ) {
    let steps = places
    let name = sectionName
    log.report(severity, repair: repair) { severity, repair in
      Diagnostic(
        severity, id: id, message(), at: range ?? steps.last?.range,
        path: Self.display(steps.map(\.proposed), sectionName: name), repair: repair,
        notes: notes())
    }
  }

  /// A path as diagnostics show it: `sections/account/components/2`.
  static func display(_ steps: [TreePath.Step], sectionName: String = "") -> String? {
    guard !steps.isEmpty else { return nil }
    var text = ""
    for (index, step) in steps.enumerated() {
      if index > 0 { text += "/" }
      switch step {
      case .index(let number):
        let isSection =
          index == 1 && steps[0] == .property(Screen.Property.sections) && !sectionName.isEmpty
        text += isSection ? sectionName : String(number)
      case .name(let name): text += excerpt(name)
      }
    }
    return text
  }

  /// The start of a text from outside, short enough for a message, without control characters.
  static func excerpt(_ text: String) -> String {
    TextCleaning(text, TextRule(length: 0...40)).text
  }
}
