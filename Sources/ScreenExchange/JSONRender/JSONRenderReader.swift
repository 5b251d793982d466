internal import ScreenDiagnostics
internal import ScreenModel

/// Reads json-render: a root and elements by key, whole or as a stream of patches.
///
/// Sources: the types and documentation of github.com/vercel-labs/json-render. The first dialect binds
/// by `{"path"}` and gives elements a `key`; the second by `$state`, `repeat` and `on`.
struct JSONRenderReader {
  private let document: TreeValue
  private var elements: [String: TreeValue] = [:]
  private var state: TreeValue
  var maker: WidgetBlockBuilder
  private var way: [String] = []
  private var partCount = 0

  /// The item that `$item` and relative paths refer to within a repetition.
  struct Scope {
    var item: TreeValue?
    var index = 0
    var path = ""
  }

  /// The parts of the root; nil if there is none, with the reason in the log.
  static func parts(
    of values: [TreeValue], _ log: inout ReadingLog
  ) -> ForeignDocument.Parts? {
    guard let document = whole(of: values, &log) else { return nil }
    var reader = JSONRenderReader(document, log: log)
    let root = document["root"]?.text ?? document["root"]?["key"]?.text
    guard let root, reader.elements[root] != nil else {
      log.refuse(
        "no-root",
        root.map { "no element has the root's key, '\($0.excerpt)'" }
          ?? "the root must be named by its key",
        at: document["root"]?.range ?? document.range)
      return nil
    }
    let block = reader.block(root, Scope(), from: document["root"]?.range)
    log = reader.maker.log
    return ForeignDocument.Parts(blocks: block.map { [$0] } ?? [])
  }

  private init(_ document: TreeValue, log: ReadingLog) {
    self.document = document
    state = document["state"] ?? document["data"] ?? TreeValue(.object([]))
    maker = WidgetBlockBuilder(log: log)
    if case .object(let members)? = document["elements"]?.content {
      for member in members { elements[member.name] = member.value }
    }
  }

  /// The resulting document of a text: the first value, or the result of patches applied to
  /// nothing.
  private static func whole(of values: [TreeValue], _ log: inout ReadingLog) -> TreeValue? {
    guard let first = values.first else { return nil }
    guard first["op"] != nil else {
      for other in values.dropFirst() {
        log.lose("several-documents", "a screen is one document; this is left out", at: other.range)
      }
      return first
    }
    var document = TreeValue(
      .object([
        TreeMember("root", TreeValue(.null)), TreeMember("elements", TreeValue(.object([]))),
        TreeMember("state", TreeValue(.object([]))),
      ]), at: first.range)
    for value in values.flatMap({ $0.elements ?? [$0] }) {
      guard let operation = JSONPatch.Operation(setting: value) else {
        log.lose("bad-patch", "this patch cannot be read; it is left out", at: value.range)
        continue
      }
      do throws(JSONPatch.Failure) {
        try operation.apply(to: &document)
      } catch {
        log.lose(
          "bad-patch",
          "this patch points to a place that does not exist yet", at: value.range)
      }
    }
    return document
  }

  /// The part for a key; nil if it shows nothing, with the reason in the log.
  private mutating func block(_ key: String, _ scope: Scope, from parent: SourceRange?) -> Block? {
    guard let element = elements[key] else {
      maker.log.lose(
        "missing-child", "there is no element '\(key.excerpt)'; it is left out", at: parent)
      return nil
    }
    guard !way.contains(key) else {
      maker.log.lose(
        "cycle", "'\(key.excerpt)' contains itself; it is left out there", at: element.range)
      return nil
    }
    guard way.count < ReadingLimits.depth else {
      maker.log.lose(
        "too-deep",
        "elements are nested more than \(ReadingLimits.depth) deep; deeper ones are left "
          + "out", at: element.range)
      return nil
    }
    partCount += 1
    guard partCount <= ReadingLimits.parts else {
      if partCount == ReadingLimits.parts + 1 {
        maker.log.lose(
          "too-many-parts", "more than \(ReadingLimits.parts) parts; the rest is left out",
          at: element.range)
      }
      return nil
    }
    way.append(key)
    defer { way.removeLast() }
    return make(element, scope)
  }

  private mutating func make(_ element: TreeValue, _ scope: Scope) -> Block? {
    guard let type = element["type"]?.text else {
      maker.log.lose(
        "bad-element",
        "an element must give its type; this is left out", at: element.range)
      return nil
    }
    guard isVisible(element, scope) else { return nil }
    var widget = Widget(type: type, range: element.range)
    if case .object(let members)? = element["props"]?.content {
      for member in members {
        if let path = boundPath(member.value, scope) { widget.bindings[member.name] = path }
        if member.name.hasSuffix("Path"), let path = member.value.text {
          bind(member.name, path, scope, &widget)
        } else if let value = value(member.value, scope) {
          widget.properties.append(TreeMember(member.name, at: member.nameRange, value))
        }
      }
    }
    widget.action = action(element, widget) ?? ""
    if let path = openedPath(element) {
      widget.properties.append(TreeMember("opens", TreeValue(.text(path))))
    }
    widget.children = children(element, scope)
    return maker.block(widget)
  }

  /// Properties such as `valuePath` and `dataPath` of the first dialect hold the path itself.
  private mutating func bind(_ name: String, _ path: String, _ scope: Scope, _ widget: inout Widget)
  {
    widget.bindings[name] = path
    let plain = name == "bindPath" ? "value" : name
    if let value = lookUp(path, scope) {
      widget.properties.append(TreeMember(plain, value))
    } else {
      maker.log.reportOnce(
        "unbound", "the data has nothing at '\(path.excerpt)'; it is shown empty", at: widget.range)
    }
  }

  private mutating func children(_ element: TreeValue, _ scope: Scope) -> [Block] {
    var keys = element["children"]?.elements ?? []
    if case .object(let slots)? = element["slots"]?.content {
      for slot in slots { keys += slot.value.elements ?? [slot.value] }
    }
    let names = keys.compactMap { key in key.text.map { ($0, key.range) } }
    guard let repeated = element["repeat"] else {
      return names.compactMap { block($0.0, scope, from: $0.1) }
    }
    let path = (repeated["statePath"] ?? repeated["path"])?.text ?? repeated.text ?? ""
    guard let items = lookUp(path, scope)?.elements else {
      maker.log.lose(
        "missing-data", "the state has no list at '\(path.excerpt)'; nothing is repeated",
        at: repeated.range)
      return []
    }
    if items.count > ReadingLimits.repetitions {
      maker.log.lose(
        "too-many-rows",
        "this is repeated \(items.count) times; the first \(ReadingLimits.repetitions) are kept",
        at: repeated.range)
    }
    return items.prefix(ReadingLimits.repetitions).enumerated().flatMap { index, item in
      names.compactMap {
        block($0.0, Scope(item: item, index: index, path: "\(path)/\(index)"), from: $0.1)
      }
    }
  }

  // MARK: - Actions and conditions

  private func action(_ element: TreeValue, _ widget: Widget) -> String? {
    let binding = element["on"]?["press"] ?? element["on"]?["click"] ?? element["on"]?["submit"]
    let first = binding?.elements?.first ?? binding
    if let name = first?["action"]?.text { return name }
    let own = widget.value("action", "onPress")
    return own?["name"]?.text ?? own?.text ?? element["action"]?["name"]?.text
  }

  /// The path that an action sets to true, which opens the elements that depend on it.
  private func openedPath(_ element: TreeValue) -> String? {
    let press = element["on"]?["press"]
    guard let action = press?.elements?.first ?? press, action["action"]?.text == "setState",
      action["params"]?["value"]?.flag == true
    else { return nil }
    return action["params"]?["statePath"]?.text
  }

  /// Whether an element is shown initially; one that depends on the viewer is shown and reported.
  private mutating func isVisible(_ element: TreeValue, _ scope: Scope) -> Bool {
    guard let condition = element["visible"] else { return true }
    switch holds(condition, scope) {
    case true?: return true
    case false?:
      maker.log.lose("hidden", "this is hidden at first; it is left out", at: element.range)
      return false
    case nil:
      maker.log.lose(
        "condition", "whether this is shown is known only at run time; it is shown",
        at: condition.range)
      return true
    }
  }

  private func holds(_ condition: TreeValue, _ scope: Scope) -> Bool? {
    if let flag = condition.flag { return flag }
    if let all = condition.elements ?? condition["and"]?.elements ?? condition["$and"]?.elements {
      return all.reduce(true as Bool?) { held, next in
        guard let held, let next = holds(next, scope) else { return nil }
        return held && next
      }
    }
    if let any = condition["or"]?.elements ?? condition["$or"]?.elements {
      return any.reduce(false as Bool?) { held, next in
        guard let held, let next = holds(next, scope) else { return nil }
        return held || next
      }
    }
    if let not = condition["not"], condition["$state"] == nil {
      return holds(not, scope).map { !$0 }
    }
    guard let path = boundPath(condition, scope) else { return nil }
    let found = lookUp(path, scope)
    if let expected = condition["eq"] { return found.map { $0.isSame(as: expected) } ?? false }
    if let expected = condition["neq"] { return found.map { !$0.isSame(as: expected) } ?? true }
    let isTrue = found.map { $0.flag ?? !($0.content == .null || $0.text == "") } ?? false
    return condition["not"]?.flag == true ? !isTrue : isTrue
  }
}

extension JSONRenderReader {
  // MARK: - Values

  /// The path that a value is bound to; nil if it is not bound.
  private func boundPath(_ value: TreeValue, _ scope: Scope) -> String? {
    if let path = (value["$state"] ?? value["$bindState"] ?? value["path"])?.text { return path }
    guard let item = (value["$item"] ?? value["$bindItem"])?.text else { return nil }
    return item.isEmpty ? scope.path : "\(scope.path)/\(item)"
  }

  private func lookUp(_ path: String, _ scope: Scope) -> TreeValue? {
    let absolute = path.hasPrefix("/") ? path : "/" + path
    return JSONPointer(absolute == "/" ? "" : absolute).flatMap { state[$0] }
  }

  /// The initial value of an expression.
  private mutating func value(_ value: TreeValue, _ scope: Scope) -> TreeValue? {
    guard case .object(let members) = value.content else {
      guard let elements = value.elements else { return value }
      var resolved: [TreeValue] = []
      for element in elements { self.value(element, scope).map { resolved.append($0) } }
      return TreeValue(.array(resolved), at: value.range)
    }
    if let path = boundPath(value, scope), members.count <= 2 {
      if let found = lookUp(path, scope) { return found }
      maker.log.reportOnce(
        "unbound", "the state has nothing at '\(path.excerpt)'; it is shown empty", at: value.range)
      return nil
    }
    if value["$index"] != nil { return TreeValue(.number(Double(scope.index)), at: value.range) }
    if let template = value["$template"]?.text {
      return TreeValue(.text(filled(template, scope)), at: value.range)
    }
    if let condition = value["$cond"] {
      let branch = holds(condition, scope) ?? true ? value["$then"] : value["$else"]
      return branch.flatMap { self.value($0, scope) }
    }
    if value["$computed"] != nil {
      maker.log.lose(
        "function", "the result of this is known only at run time; it is left out", at: value.range)
      return nil
    }
    return TreeValue(
      .object(
        members.compactMap { member in
          self.value(member.value, scope).map { TreeMember(member.name, at: member.nameRange, $0) }
        }), at: value.range)
  }

  /// A template with `${/path}` filled in.
  private func filled(_ template: String, _ scope: Scope) -> String {
    template.fillingPlaceholders { lookUp(String($0), scope)?.shown ?? "" }
  }
}

extension JSONPatch.Operation {
  /// Reads an operation of a stream, in which `set` means to add or to replace.
  fileprivate init?(setting tree: TreeValue) {
    guard tree["op"]?.text == "set" else {
      self.init(tree)
      return
    }
    guard let path = tree["path"]?.text.flatMap({ JSONPointer($0) }), let value = tree["value"]
    else {
      return nil
    }
    self = .add(path, value)
  }
}
