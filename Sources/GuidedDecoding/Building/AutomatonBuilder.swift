internal import ScreenDiagnostics
internal import ScreenGrammar
internal import ScreenModel
internal import ScreenSchemas
internal import ScreenText

/// Builds an automaton for a document's shape from the end to the start, so that every place is
/// built with the node after it.
struct AutomatonBuilder {
  /// The greatest number of nodes; the standard grammar has some twenty thousand.
  static let maximumNodes = 1 << 20
  /// The greatest length of a text (`JSONLimits.textBytes`), and the most values, that the reader
  /// of replies accepts.
  static let greatestLength = 1 << 20
  static let greatestCount = 1_000_000

  /// The surroundings of a value.
  struct ValueContext {
    /// The path to it, for diagnostics.
    var path: String
    /// The index of the arrays around it.
    var scope = 0
    /// The lowest bit that no counter uses.
    var shift = 0

    /// The same surroundings with a further step on the path.
    func within(_ name: String) -> ValueContext {
      var inner = self
      inner.path += "/" + name
      return inner
    }
  }

  private(set) var automaton = Automaton()
  private(set) var faults: [Diagnostic] = []
  /// The machines made so far.
  private var machines: [TextForm: Int] = [:]

  /// Builds the automaton for a document's shape.
  ///
  /// - Throws: `UnsupportedSchema` if the shape has no documents, or they cannot be told apart byte
  ///   by byte.
  static func automaton(_ shape: DocumentShape) throws(UnsupportedSchema) -> Automaton {
    var builder = AutomatonBuilder()
    let around = ValueContext(path: shape.name)
    builder.automaton.scopes = [Automaton.Scope(arrays: [])]
    let nothing = CounterField(holding: 0, above: 0)
    if let nothing {
      builder.automaton.actions = [.init(operation: .none, field: nothing, bounds: 0...0)]
    }
    builder.automaton.end = builder.node([], around)
    builder.automaton.start = builder.object(
      shape.root, around, next: builder.automaton.end)
    guard builder.faults.isEmpty else { throw UnsupportedSchema(diagnostics: builder.faults) }
    return builder.automaton
  }

  /// Reports why there is no automaton.
  mutating func refuse(_ id: String, _ message: String, _ around: ValueContext) {
    guard faults.count < 100 else { return }
    faults.append(Diagnostic(.error, id: id, message, path: around.path))
  }

  // MARK: - Nodes

  /// Adds a node and returns its index.
  mutating func node(
    _ edges: [Automaton.Edge], _ around: ValueContext, fallback: UInt32 = Automaton.none,
    fallbackAction: UInt16 = 0, text: Int? = nil
  ) -> UInt32 {
    guard automaton.nodes.count < Self.maximumNodes else {
      if automaton.nodes.count == Self.maximumNodes, faults.last?.id != "schema-too-large" {
        refuse("schema-too-large", "the schema has too many states; split it", around)
      }
      return 0
    }
    automaton.nodes.append(
      Automaton.Node(
        firstEdge: UInt32(automaton.edges.count), edgeCount: UInt16(edges.count),
        fallbackAction: fallbackAction, fallback: fallback, text: Int32(text ?? -1)))
    automaton.scopeOfNode.append(UInt16(around.scope))
    automaton.edges += edges
    return UInt32(automaton.nodes.count - 1)
  }

  /// The nodes of a literal, one before each of its bytes, and the one after it.
  mutating func literal(
    _ bytes: [UInt8], _ around: ValueContext, next: UInt32
  ) -> [UInt32] {
    var nodes = [next]
    for byte in bytes.reversed() {
      nodes.append(node([edge(byte, to: nodes[nodes.count - 1])], around))
    }
    return nodes.reversed()
  }

  /// The node before a literal.
  mutating func literal(_ text: String, _ around: ValueContext, next: UInt32) -> UInt32 {
    literal(Array(text.utf8), around, next: next)[0]
  }

  /// An edge of one byte.
  func edge(_ byte: UInt8, to target: UInt32, action: UInt16 = 0) -> Automaton.Edge {
    Automaton.Edge(low: byte, high: byte, action: action, target: target)
  }

  /// A literal among others, and its nodes.
  struct Word {
    var bytes: [UInt8]
    var nodes: [UInt32]
  }

  /// The node before one of several words, none of which is a prefix of another.
  mutating func oneOf(_ words: [Word], _ around: ValueContext, at place: Int = 0) -> UInt32 {
    if words.count == 1 { return words[0].nodes[place] }
    var groups: [(byte: UInt8, words: [Word])] = []
    for word in words {
      if let index = groups.firstIndex(where: { $0.byte == word.bytes[place] }) {
        groups[index].words.append(word)
      } else {
        groups.append((word.bytes[place], [word]))
      }
    }
    let edges = groups.map { group in
      edge(group.byte, to: oneOf(group.words, around, at: place + 1))
    }
    return node(edges, around)
  }

  /// A text as a JSON string, in its quotation marks.
  static func quoted(_ text: String) -> [UInt8] {
    var buffer = UTF8Buffer()
    buffer.append(jsonQuoted: text)
    return buffer.bytes
  }

  // MARK: - Values

  /// The node before a value.
  mutating func value(
    _ value: ValueShape, _ around: ValueContext, next: UInt32
  ) -> UInt32 {
    switch value {
    case .text(let shape): return text(shape, around, next: next)
    case .integer(let bounds): return integer(bounds, around, next: next)
    case .number(let bounds): return number(bounds, around, next: next)
    case .flag:
      let words = ["true", "false"].map { word in
        let bytes = Array(word.utf8)
        return Word(bytes: bytes, nodes: literal(bytes, around, next: next))
      }
      return oneOf(words, around)
    case .choice(let choices): return choice(choices.map(\.name), around, next: next)
    case .array(let count, _, let element):
      return array(count, of: element, around, next: next)
    case .object(let shape): return object(shape, around, next: next)
    case .union(let shape):
      return union(shape.variants, named: shape.name, around, next: next)
    }
  }

  private mutating func choice(
    _ names: [String], _ around: ValueContext, next: UInt32
  ) -> UInt32 {
    var known: Set<[UInt8]> = []
    var words: [Word] = []
    for name in names {
      let bytes = Self.quoted(name)
      guard known.insert(bytes).inserted else { continue }
      words.append(Word(bytes: bytes, nodes: literal(bytes, around, next: next)))
    }
    guard !words.isEmpty else {
      refuse("empty-choice", "there is no value to choose", around)
      return next
    }
    return oneOf(words, around)
  }

  private mutating func array(
    _ bounds: ClosedRange<Int>, of element: ValueShape, _ around: ValueContext, next: UInt32
  ) -> UInt32 {
    let greatest = min(bounds.upperBound, Self.greatestCount)
    guard greatest > 0 else {
      guard bounds.lowerBound <= 0 else {
        refuse(
          "unsatisfiable-schema",
          "an array's maximum is below the elements that it must have", around)
        return next
      }
      return literal("[]", around, next: next)
    }
    guard bounds.lowerBound <= greatest else {
      refuse("unsatisfiable-schema", "no reply can hold that many elements", around)
      return next
    }
    guard let field = CounterField(holding: greatest, above: around.shift) else {
      refuse(
        "schema-too-deep",
        "the bounds of the arrays around this are too large together", around)
      return next
    }
    let range = max(0, bounds.lowerBound)...greatest
    var inner = around.within("element")
    inner.shift = field.end
    automaton.scopes.append(
      Automaton.Scope(
        arrays: automaton.scopes[around.scope].arrays + [.init(field: field, bounds: range)]))
    inner.scope = automaton.scopes.count - 1
    let add = action(.init(operation: .add, field: field, bounds: range))
    let leave = action(.init(operation: .leave, field: field, bounds: range))
    // The index of the node after an element is known before its edges are.
    let after = node([edge(0, to: 0), edge(0, to: 0)], inner)
    if case .union = element { automaton.variantEnds.insert(after) }
    let start = value(element, inner, next: after)
    let first = Int(automaton.nodes[Int(after)].firstEdge)
    automaton.edges[first] = edge(UInt8(ascii: ","), to: start, action: add)
    automaton.edges[first + 1] = edge(UInt8(ascii: "]"), to: next, action: leave)
    let empty = range.lowerBound == 0 ? [edge(UInt8(ascii: "]"), to: next)] : []
    let opened = node(empty, inner, fallback: start, fallbackAction: add)
    return node([edge(UInt8(ascii: "["), to: opened)], around)
  }

  private mutating func action(_ action: Automaton.Action) -> UInt16 {
    automaton.actions.append(action)
    return UInt16(automaton.actions.count - 1)
  }

  // MARK: - Texts

  private mutating func text(
    _ shape: TextShape, _ around: ValueContext, next: UInt32
  ) -> UInt32 {
    let greatest = min(shape.length.upperBound, Self.greatestLength)
    let form = TextForm(shape)
    guard greatest > 0, let index = machine(form, around) else {
      if !shape.mayBeEmpty {
        refuse("unsatisfiable-schema", "no text can be as short as this requires", around)
      }
      return literal("\"\"", around, next: next)
    }
    let length = min(max(1, shape.length.lowerBound), greatest)...greatest
    let machine = automaton.machines[index]
    let start = shape.rule.stripsMarkers ? machine.startWithoutMarkers : machine.start
    let fits =
      shape.length.lowerBound <= greatest && machine.least[Int(start)] <= length.upperBound
      && (machine.most[Int(start)] == TextMachine.endless
        || machine.most[Int(start)] >= length.lowerBound)
    guard fits else {
      if !shape.mayBeEmpty {
        refuse("unsatisfiable-schema", "no text has this form and as many characters", around)
      }
      return literal("\"\"", around, next: next)
    }
    guard let field = CounterField(holding: greatest, above: around.shift) else {
      refuse(
        "schema-too-deep",
        "the bounds of the arrays around this text are too large together", around)
      return next
    }
    automaton.texts.append(
      Automaton.Text(
        machine: index, length: length, mayBeEmpty: shape.mayBeEmpty, field: field, after: next))
    let inside = node([], around, text: automaton.texts.count - 1)
    var opening = edge(UInt8(ascii: "\""), to: inside)
    opening.entry = start << 5
    return node([opening], around)
  }

  /// The index of the machine for a form; nil, with a diagnostic, if it would be too large.
  private mutating func machine(_ form: TextForm, _ around: ValueContext) -> Int? {
    if let known = machines[form] { return known }
    guard let machine = TextMachine(form) else {
      refuse("schema-too-large", "the rules of this text have too many states", around)
      return nil
    }
    automaton.machines.append(machine)
    automaton.forms.append(form)
    machines[form] = automaton.machines.count - 1
    return automaton.machines.count - 1
  }
}
