internal import ScreenAnchors
internal import ScreenModel
internal import ScreenText

/// Changes to the parts of a component, as patches to its JSON.
extension EditSession {
  /// Removes a part: a column with its cells, an option with its selection.
  func removing(_ part: ComponentPart, at address: ElementAddress) -> [JSONPatch.Operation] {
    guard let tree = element(at: address)?.tree else { return [] }
    switch part.kind {
    case "value": return setting(part, to: "", in: tree)
    case "column":
      return [.remove(part.pointer)] + cells(of: part, in: tree).map { .remove($0) }
    case "option":
      let chosen = tree["selected"]?.elements ?? []
      let place = chosen.firstIndex { $0.text == part.label }
      return [.remove(part.pointer)]
        + (place.map { [.remove(JSONPointer(tokens: ["selected", String($0)]))] } ?? [])
    case "fact":
      return ComponentPart.places(ofFact: part.label, in: tree).map { .remove($0) }
    default: return [.remove(part.pointer)]
    }
  }

  /// The cells of a column, in each row that has one.
  private func cells(of column: ComponentPart, in tree: TreeValue) -> [JSONPointer] {
    guard let index = column.index else { return [] }
    return (tree["rows"]?.elements ?? []).enumerated().compactMap { row, cells in
      let count = cells.elements?.count ?? 0
      return index < count ? JSONPointer(tokens: ["rows", String(row), String(index)]) : nil
    }
  }

  /// Renames a part; a selected option stays selected.
  func renaming(
    _ part: ComponentPart, at address: ElementAddress, to text: String
  ) -> [JSONPatch.Operation] {
    guard let tree = element(at: address)?.tree else { return [] }
    if part.kind == "value" { return setting(part, to: text, in: tree) }
    if part.kind == "fact" {
      return ComponentPart.places(ofFact: part.label, in: tree).map {
        .replace($0.appending("key"), TreeValue(.text(text)))
      }
    }
    var operations: [JSONPatch.Operation] = [
      .replace(part.namePointer(in: tree), TreeValue(.text(text)))
    ]
    let chosen = tree["selected"]?.elements ?? []
    if part.kind == "option", let place = chosen.firstIndex(where: { $0.text == part.label }) {
      operations.append(
        .replace(JSONPointer(tokens: ["selected", String(place)]), TreeValue(.text(text))))
    }
    return operations
  }

  /// Sets a value within a component; a number stays a number if the text is one.
  func setting(
    _ part: ComponentPart, to text: String, in tree: TreeValue
  ) -> [JSONPatch.Operation] {
    if case .number? = tree[part.pointer]?.content {
      guard let number = Figure(text) else { return [] }
      return [.replace(part.pointer, TreeValue(.number(number.value)))]
    }
    let old = tree[part.pointer]?.text ?? ""
    return [.replace(part.pointer, TreeValue(.text(Self.spelled(text, like: old))))]
  }

  /// A figure alone with the signs around the old one: `13,900` in place of "$14,500" is
  /// "$13,900".
  static func spelled(_ text: String, like old: String) -> String {
    func isOfFigure(_ byte: UInt8) -> Bool {
      byte.isASCIIDigit || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ".")
    }
    guard Figure(text) != nil, text.utf8.allSatisfy(isOfFigure), Figure(old) == nil || old != text,
      let start = old.utf8.firstIndex(where: \.isASCIIDigit),
      let end = old.utf8.lastIndex(where: \.isASCIIDigit),
      old.utf8[start...end].allSatisfy(isOfFigure)
    else { return text }
    let (before, after) = (old[..<start], old[old.utf8.index(after: end)...])
    guard before.utf8.count < 4, after.utf8.count < 12,
      !before.utf8.contains(where: \.isASCIILetter)
    else { return text }
    return before + text + after
  }

  /// The only figure of a part other than its name; nil if there is none, or several.
  func figure(of part: ComponentPart, in tree: TreeValue) -> ComponentPart? {
    let values = part.values(in: tree).filter { value in
      switch tree[value.pointer]?.content {
      case .number: true
      case .text(let text): Figure(text) != nil
      case .flag, .null, .array, .object, nil: false
      }
    }
    return values.count == 1 ? values[0] : nil
  }

  /// Sets the property that words such as `done` state for a part.
  func setting(
    _ property: String, of part: ComponentPart, at address: ElementAddress, to value: String
  ) -> [JSONPatch.Operation] {
    let isFlag = value == "true" || value == "false"
    guard part.kind == "option" else {
      let content: TreeValue.Content = isFlag ? .flag(value == "true") : .text(value)
      return [.add(part.pointer.appending(property), TreeValue(content))]
    }
    // The picker selects an option; a picker with a single choice deselects the others.
    guard let element = element(at: address), case .picker(let picker) = element.component else {
      return []
    }
    var chosen = picker.style == .multiple ? picker.selected : []
    chosen.removeAll { $0 == part.label }
    if value == "true" { chosen.append(part.label) }
    let texts = TreeValue(.array(chosen.map { TreeValue(.text($0)) }))
    return [.add(JSONPointer(tokens: ["selected"]), texts)]
  }

  /// Moves a part before the one at an index among its kind; a column moves with its cells.
  func moving(
    _ part: ComponentPart, at address: ElementAddress, to index: Int
  ) -> [JSONPatch.Operation] {
    guard let tree = element(at: address)?.tree, let from = part.index else { return [] }
    let to = index > from ? index - 1 : index
    func move(_ pointer: JSONPointer) -> JSONPatch.Operation {
      .move(from: pointer, to: JSONPointer(tokens: pointer.tokens.dropLast() + [String(to)]))
    }
    switch part.kind {
    case "column": return [move(part.pointer)] + cells(of: part, in: tree).map(move)
    case "fact": return ComponentPart.places(ofFact: part.label, in: tree).map(move)
    default: return [move(part.pointer)]
    }
  }

  /// The number of parts of a part's kind next to it.
  func count(beside part: ComponentPart, at address: ElementAddress) -> Int {
    let home = JSONPointer(tokens: part.pointer.tokens.dropLast())
    return element(at: address)?.tree[home]?.elements?.count ?? 0
  }
}
