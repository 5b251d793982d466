internal import ScreenDiagnostics
internal import ScreenModel

/// Reads OpenUI Lang in its initial state: variables at their defaults, queries at the values shown
/// before data arrives.
struct OpenUIReader {
  private let statements: [String: OpenUIStatement]
  var maker: WidgetBlockBuilder
  private var way: [String] = []
  private var depth = 0
  private var partCount = 0
  /// The values of the variables of repetitions.
  private var locals: [String: Value] = [:]

  /// The value of an expression.
  indirect enum Value {
    case plain(TreeValue)
    case array([Value])
    /// A component with its arguments.
    case component(String, [Value], SourceRange)
  }

  /// The parts of the root; nil if there is none, with the reason in the log.
  static func parts(of source: SourceText, _ log: inout ReadingLog) -> ForeignDocument.Parts? {
    guard source.utf8.count <= JSONLimits.default.bytes else {
      log.refuse(
        "too-large", "the text is larger than \(JSONLimits.default.bytes) bytes", at: .at(0))
      return nil
    }
    let list = OpenUIParser.statements(of: source.utf8, &log)
    var statements: [String: OpenUIStatement] = [:]
    for statement in list {
      if statements.updateValue(statement, forKey: statement.name) != nil {
        log.lose(
          "duplicate-id", "'\(statement.name.excerpt)' is defined twice; the later one counts",
          at: statement.range)
      }
    }
    var reader = OpenUIReader(statements: statements, log: log)
    let root =
      statements["root"]
      ?? list.first { statement in
        if case .call(let name, _, _) = statement.value {
          name != "Query" && name != "Mutation"
        } else {
          false
        }
      }
    guard let root else {
      log.refuse("no-root", "there is no line 'root = …', where a screen begins", at: .at(0))
      return nil
    }
    if root.name != "root" {
      reader.maker.log.lose(
        "no-root",
        "there is no line 'root = …'; the first component is used as the root", at: root.range)
    }
    let value = reader.evaluate(.reference(root.name, root.range))
    let blocks = reader.blocks(value)
    log = reader.maker.log
    return ForeignDocument.Parts(blocks: blocks)
  }

  private init(statements: [String: OpenUIStatement], log: ReadingLog) {
    self.statements = statements
    maker = WidgetBlockBuilder(log: log)
  }

  // MARK: - Values

  mutating func evaluate(_ expression: OpenUIExpression) -> Value {
    guard depth < ReadingLimits.depth * 4, partCount < ReadingLimits.parts * 10 else {
      maker.log.reportOnce(
        "too-many-parts",
        "the document has more parts than can be read", at: nil)
      maker.log.lose("too-many-parts", "deeper parts are left out", at: nil)
      return .plain(TreeValue(.null))
    }
    depth += 1
    partCount += 1
    defer { depth -= 1 }
    switch expression {
    case .null: return .plain(TreeValue(.null))
    case .flag(let flag): return .plain(TreeValue(.flag(flag)))
    case .number(let number): return .plain(TreeValue(.number(number)))
    case .text(let text): return .plain(TreeValue(.text(text)))
    case .array(let elements): return .array(elements.map { evaluate($0) })
    case .object(let members):
      return .plain(
        TreeValue(.object(members.map { TreeMember($0.0, plain(evaluate($0.1))) })))
    case .reference(let name, let range): return resolve(name, at: range)
    case .call(let name, let arguments, let range): return call(name, arguments, at: range)
    case .member(let value, let name): return member(name, of: evaluate(value))
    case .unary(let mark, let value):
      let operand = plain(evaluate(value))
      if mark == "!" { return .plain(TreeValue(.flag(!operand.isTrue))) }
      return .plain(operand.number.map { TreeValue(.number(-$0)) } ?? operand)
    case .binary(let mark, let left, let right):
      return .plain(OpenUIArithmetic.apply(mark, plain(evaluate(left)), plain(evaluate(right))))
    case .choice(let condition, let first, let second):
      return evaluate(plain(evaluate(condition)).isTrue ? first : second)
    }
  }

  private mutating func resolve(_ name: String, at range: SourceRange) -> Value {
    if let local = locals[name] { return local }
    guard let statement = statements[name] else {
      maker.log.lose(
        "missing-child", "nothing is called '\(name.excerpt)'; it is left out", at: range)
      return .plain(TreeValue(.null))
    }
    guard !way.contains(name) else {
      maker.log.lose("cycle", "'\(name.excerpt)' contains itself; it is left out there", at: range)
      return .plain(TreeValue(.null))
    }
    guard way.count < ReadingLimits.depth else {
      maker.log.lose(
        "too-deep",
        "references are nested more than \(ReadingLimits.depth) deep; deeper ones are left "
          + "out", at: range)
      return .plain(TreeValue(.null))
    }
    way.append(name)
    defer { way.removeLast() }
    return evaluate(statement.value)
  }

  private mutating func call(
    _ name: String, _ arguments: [OpenUIExpression], at range: SourceRange
  ) -> Value {
    switch name {
    case "Query":
      maker.log.reportOnce("query", "a query is shown with its initial values", at: range)
      return arguments.count > 2 ? evaluate(arguments[2]) : .plain(TreeValue(.null))
    case "Mutation": return .plain(TreeValue(.text("mutation")))
    case "Action": return action(arguments, at: range)
    case "@Each": return each(arguments, at: range)
    case _ where name.hasPrefix("@"):
      let values = arguments.map { plain(evaluate($0)) }
      if let value = OpenUIArithmetic.function(name, values) { return .plain(value) }
      maker.log.lose(
        "function", "the result of '\(name.excerpt)' is known only at run time", at: range)
      return .plain(values.first ?? TreeValue(.null))
    default: return .component(name, arguments.map { evaluate($0) }, range)
    }
  }

  private mutating func each(_ arguments: [OpenUIExpression], at range: SourceRange) -> Value {
    guard arguments.count == 3 else { return .plain(TreeValue(.null)) }
    let name: String
    switch arguments[1] {
    case .text(let text): name = text
    case .reference(let reference, _): name = reference
    default: return .plain(TreeValue(.null))
    }
    let items = plain(evaluate(arguments[0])).elements ?? []
    if items.count > ReadingLimits.repetitions {
      maker.log.lose(
        "too-many-rows",
        "this is repeated \(items.count) times; the first \(ReadingLimits.repetitions) are kept",
        at: range)
    }
    let outer = locals[name]
    defer { locals[name] = outer }
    return .array(
      items.prefix(ReadingLimits.repetitions).map { item in
        locals[name] = .plain(item)
        return evaluate(arguments[2])
      })
  }

  /// The purpose of an action, as a slug for a button, or the address of a link if it opens one.
  private mutating func action(_ arguments: [OpenUIExpression], at range: SourceRange) -> Value {
    guard case .array(let steps)? = arguments.first else { return .plain(TreeValue(.null)) }
    for step in steps {
      guard case .call(let name, let arguments, _) = step else { continue }
      if name == "@OpenUrl", let address = arguments.first {
        return .plain(["href": plain(evaluate(address))])
      }
      if case .reference(let target, _)? = arguments.first, name == "@Run" {
        return .plain(["action": TreeValue(.text(target))])
      }
    }
    maker.log.reportOnce("action", "what an action does to variables is up to the host", at: range)
    return .plain(TreeValue(.null))
  }

  private func member(_ name: String, of value: Value) -> Value {
    let tree = plain(value)
    if let elements = tree.elements {
      // For an array, the member of each of its elements.
      return .plain(TreeValue(.array(elements.compactMap { $0[name] })))
    }
    return .plain(tree[name] ?? TreeValue(.null))
  }

  /// The value as a tree; a component becomes an object with its properties.
  func plain(_ value: Value) -> TreeValue {
    switch value {
    case .plain(let tree): return tree
    case .array(let elements): return TreeValue(.array(elements.map { plain($0) }))
    case .component(let name, let arguments, let range):
      let names = OpenUILibrary.properties[name] ?? []
      let members = zip(names, arguments).map { TreeMember($0, plain($1)) }
      return TreeValue(.object([TreeMember("type", TreeValue(.text(name)))] + members), at: range)
    }
  }

  // MARK: - Parts

  /// The parts for a value.
  mutating func blocks(_ value: Value) -> [Block] {
    switch value {
    case .array(let elements): return elements.flatMap { blocks($0) }
    case .plain(let tree):
      guard let text = tree.shown, !text.isEmpty else { return [] }
      return [Block(.text(text, .body), at: tree.range)]
    case .component(let name, let arguments, let range): return part(name, arguments, at: range)
    }
  }

  private mutating func part(_ name: String, _ arguments: [Value], at range: SourceRange) -> [Block]
  {
    guard let names = OpenUILibrary.properties[name] else {
      maker.log.lose(
        "unknown-component", "the library has no '\(name.excerpt)'; its content is shown",
        at: range)
      return arguments.flatMap { blocks($0) }
    }
    if arguments.count > names.count {
      maker.log.lose(
        "too-many-arguments", "'\(name)' takes \(names.count) arguments; the others are left out",
        at: range)
    }
    if name == "CardHeader" { return header(arguments, at: range) }
    var widget = Widget(type: OpenUILibrary.widget[name] ?? name, range: range)
    for (property, argument) in zip(names, arguments) {
      let isNested =
        OpenUILibrary.nested.contains(property)
        || property == "items" && OpenUILibrary.holdingParts.contains(name)
      if isNested, argument.holdsComponents {
        widget.children += blocks(argument)
        if name == "FormControl" { return labelled(arguments, widget.children) }
      } else {
        set(property, plain(argument), of: &widget)
      }
    }
    if name == "Table",
      widget.value("columns")?.elements?.contains(where: { $0["data"]?.elements != nil }) == false
    {
      readOldTable(arguments, &widget)
    }
    return maker.block(widget).map { [$0] } ?? []
  }

  private func set(_ property: String, _ value: TreeValue, of widget: inout Widget) {
    if property == "action" {
      if let address = value["href"] { widget.properties.append(TreeMember("href", address)) }
      widget.action = value["action"]?.text ?? value.text ?? ""
    } else {
      widget.properties.append(TreeMember(property, value))
    }
  }

  /// Reads columns and rows in the form of the language's first version.
  private func readOldTable(_ arguments: [Value], _ widget: inout Widget) {
    guard arguments.count > 1 else { return }
    let names = (plain(arguments[0]).elements ?? []).map { $0["label"] ?? $0 }
    widget.properties = [
      TreeMember("columns", TreeValue(.array(names))), TreeMember("rows", plain(arguments[1])),
    ]
  }

  private func header(_ arguments: [Value], at range: SourceRange) -> [Block] {
    let texts = arguments.map { plain($0).shown ?? "" }
    let title = texts.first.flatMap { $0.isEmpty ? nil : Block(.text($0, .heading(2)), at: range) }
    let rest = texts.dropFirst().first.flatMap {
      $0.isEmpty ? nil : Block(.text($0, .body), at: range)
    }
    return [title, rest].compactMap { $0 }
  }

  /// An input with the label that encloses it.
  private func labelled(_ arguments: [Value], _ inputs: [Block]) -> [Block] {
    guard let label = plain(arguments[0]).text, let input = inputs.first,
      case .component(let kind, var properties) = input.content
    else { return inputs }
    properties.set("label", TreeValue(.text(label)))
    return [Block(kind, properties, at: input.range)] + inputs.dropFirst()
  }
}

extension OpenUIReader.Value {
  /// Whether it is a component, or an array that contains one.
  var holdsComponents: Bool {
    switch self {
    case .component: true
    case .array(let elements): elements.isEmpty || elements.contains { $0.holdsComponents }
    case .plain: false
    }
  }
}

extension TreeValue {
  /// Whether it counts as true in a condition.
  var isTrue: Bool {
    switch content {
    case .null: false
    case .flag(let flag): flag
    case .number(let number): number != 0
    case .text(let text): !text.isEmpty
    case .array, .object: true
    }
  }
}
