internal import ScreenDiagnostics
internal import ScreenGrammar
internal import ScreenModel

/// One admission under way: a pass over a proposal that reads and cleans at once.
///
/// It visits the properties of the vocabulary's own records, each under its rule of the grammar;
/// what it makes is a `Draft` for each element. What only the whole can show (bounds on sections,
/// names unique in a screen, dialogs opened) is judged after, in `Screen/`.
struct Admitter {
  let grammar: Grammar
  /// The components of the grammar by their tags.
  let tags: TaggedRules
  let data: TreeValue?
  /// Whether `{"from": "/pointer"}` and `{"each": "/pointer", …}` speak of data.
  var bindsData = true
  var log = DiagnosticLog()
  var origins: OriginTree
  /// The record being read.
  var frame = RecordFrame()
  /// Where the value being read is.
  var places: [Place] = []
  /// The origins found so far of the element or section being read.
  var found: [PlacedOrigin] = []
  /// The number of places above the element or section being read.
  var foundDepth = 0
  /// What relative pointers start from, within an `each`.
  var scope: DataScope?
  /// The drafts of the section being read.
  var drafts: [Draft] = []
  var placements: [Admission.Placement] = []
  /// The id of the section being read, for the paths of diagnostics.
  var sectionName = ""

  init(grammar: Grammar, origins: [PlacedOrigin], data: TreeValue?) {
    self.grammar = grammar
    tags = TaggedRules(rules: grammar.components, out: grammar.out)
    self.data = data
    self.origins = OriginTree(origins)
  }

  /// A step of the way to a value: in the proposal, and in the screen.
  struct Place {
    var proposed: TreePath.Step
    var admitted: TreePath.Step
    /// The bytes it was read from.
    var range: SourceRange?
    /// Its node in the tree of origins.
    var origin: OriginTree.Node?
  }
}

/// A component on its way into the screen.
struct Draft {
  var component: Component
  var samples: [String]
  /// The index of its placement.
  var placement: Int
  /// Origins by their path within the component.
  var origins: [PlacedOrigin]
  var range: SourceRange?
}

/// What is known of the record being read.
struct RecordFrame {
  var members: [TreeMember] = []
  var properties: [PropertyRule] = []
  /// Bit *n* is set once member *n* was read; members from the 64th on are not.
  package var read: UInt64 = 0
  /// Whether each member bears the very name of a property: no other spelling has to be tried.
  var isExact = true
  /// The first property without which the record is of no use.
  var failure: String?
  /// The kind of the component that the record is, or is in.
  var kind: ComponentKind?
  /// The type of the record, where it is one within a component, and how many of that type are
  /// around it.
  var type: ObjectIdentifier?
  var level = 0
  /// The columns of a table, by which its rows may name their cells.
  var columns: [String] = []
  /// Whether the order of a list's items is their meaning, so that one may be there twice.
  var isSequence = false

  /// The greatest number of members of an object that are read.
  static let maximumMembers = 64
}

extension Admitter {
  /// Steps down to a member or an element, which becomes a step of the admitted path.
  mutating func enter(
    _ proposed: TreePath.Step, as admitted: TreePath.Step, _ value: TreeValue
  ) {
    let node = places.isEmpty ? origins.root : places[places.count - 1].origin
    let child = node.flatMap { origins.child(of: $0, at: proposed) }
    places.append(
      Place(proposed: proposed, admitted: admitted, range: value.range, origin: child))
  }

  /// Steps up again; `isKept` says that the value went into the screen, its origins with it.
  mutating func leave(isKept: Bool = true) {
    let place = places.removeLast()
    guard isKept, let node = place.origin, places.count >= foundDepth else { return }
    for origin in origins.origins(of: node) {
      record(origin, under: place.admitted)
    }
  }

  /// Notes the origin of the value at the current place, or of one right below it.
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
        let isSection = index == 1 && steps[0] == .name("sections") && !sectionName.isEmpty
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
