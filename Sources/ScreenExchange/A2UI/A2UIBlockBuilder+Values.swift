internal import ScreenDiagnostics
internal import ScreenModel

extension A2UIBlockBuilder {
  /// A path from the root; one without a leading `/` is relative to a template's item.
  static func absolute(_ path: String, in scope: Scope) -> String {
    if path.utf8.first == UInt8(ascii: "/") { return path == "/" ? "" : path }
    return path.isEmpty ? scope : scope + "/" + path
  }

  /// The path that a property is bound to; nil if it is not bound.
  func path(_ name: String, _ component: A2UIComponent, _ scope: Scope) -> String? {
    component.properties[name]?["path"]?.text.map { Self.absolute($0, in: scope) }
  }

  /// The text of a property; nil if it has none.
  mutating func text(_ name: String, _ component: A2UIComponent, _ scope: Scope) -> String? {
    component.properties[name].flatMap { value($0, scope) }?.shown
  }

  /// The value of a property: a literal, a bound value, or the result of a function.
  mutating func value(_ value: TreeValue, _ scope: Scope) -> TreeValue? {
    guard case .object = value.content else { return value }
    if let path = value["path"]?.text {
      if let found = JSONPointer(Self.absolute(path, in: scope)).flatMap({ surface.data[$0] }) {
        return found
      }
      // 0.8 writes the initial value next to the path.
      if let literal = A2UIData.literal(value) { return literal }
      log.reportOnce(
        "unbound", "the data has nothing at '\(path.excerpt)'; it is shown empty", at: value.range)
      return nil
    }
    if let literal = A2UIData.literal(value) { return literal }
    if let name = value["call"]?.text { return call(name, value["args"], scope, at: value.range) }
    return nil
  }

  private mutating func call(
    _ name: String, _ arguments: TreeValue?, _ scope: Scope, at range: SourceRange?
  ) -> TreeValue? {
    let argument = arguments?["value"]
    switch name {
    case "formatString":
      return argument?.text.map { TreeValue(.text(interpolated($0, scope, at: range)), at: range) }
    case "formatCurrency":
      guard let amount = argument.flatMap({ value($0, scope) })?.shown else { return nil }
      let currency = arguments?["currency"].flatMap { value($0, scope) }?.shown
      return TreeValue(
        .text([amount, currency].compactMap { $0 }.joined(separator: " ")), at: range)
    case "formatNumber", "formatDate":
      log.reportOnce(
        "plain-value", "'\(name)' depends on a locale; the value is shown as it is", at: range)
      return argument.flatMap { value($0, scope) }
    case "pluralize":
      let count = argument.flatMap { value($0, scope) }?.number
      let forms = [count == 1 ? "one" : nil, count == 0 ? "zero" : nil, "other"]
      return forms.lazy.compactMap { $0.flatMap { arguments?[$0] } }.first
    default:
      log.lose(
        "function",
        "the result of '\(name.excerpt)' is known only at run time; its first value is shown",
        at: range)
      return argument.flatMap { value($0, scope) }
    }
  }

  /// A text with `${/path}` and `${path}` filled in; anything else in braces is left unchanged.
  private mutating func interpolated(
    _ text: String, _ scope: Scope, at range: SourceRange?
  ) -> String {
    text.fillingPlaceholders { path in
      guard !path.utf8.contains(UInt8(ascii: "(")) else {
        log.reportOnce("plain-value", "a call within text is left as written", at: range)
        return "${\(path)}"
      }
      let bound = TreeValue(
        .object([TreeMember("path", TreeValue(.text(String(path))))]), at: range)
      return value(bound, scope)?.shown ?? ""
    }
  }
}
