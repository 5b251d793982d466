package import ScreenAnchors
package import ScreenModel
internal import ScreenText

/// Changes to the parts of a component, as patches to its JSON.
extension ComponentPart {
  /// Removes it: a column with its cells, an option with its selection.
  package func removal(from tree: TreeValue) -> [JSONPatch.Operation] {
    switch kind {
    case "value": return setting("", in: tree)
    case "column": return [.remove(pointer)] + cells(in: tree).map { .remove($0) }
    case "option":
      let chosen = tree.elements(of: Component.Picker.Property.selected)
      let place = chosen.firstIndex { $0.text == label }
      return [.remove(pointer)]
        + (place.map { [.remove(JSONPointer(Component.Picker.Property.selected, $0))] } ?? [])
    case "fact": return ComponentPart.places(ofFact: label, in: tree).map { .remove($0) }
    case "button": return ComponentPart.places(ofAction: label, in: tree).map { .remove($0) }
    default: return [.remove(pointer)]
    }
  }

  /// The places of a fact's values in all items, or of a column's cells in all rows, including
  /// those of rows that are too short.
  package func places(inAllRowsOf tree: TreeValue) -> [JSONPointer] {
    guard kind != "fact" else {
      return Self.places(ofFact: label, in: tree).map {
        $0.appending(Component.Fact.Property.value)
      }
    }
    return tree.elements(of: Component.Table.Property.rows).indices.compactMap { row in
      index.map { JSONPointer(Component.Table.Property.rows, row).appending(String($0)) }
    }
  }

  /// The cells of a column, in each row that has one.
  package func cells(in tree: TreeValue) -> [JSONPointer] {
    guard let index else { return [] }
    return tree.elements(of: Component.Table.Property.rows).enumerated().compactMap { row, cells in
      let count = cells.elements?.count ?? 0
      return index < count
        ? JSONPointer(Component.Table.Property.rows, row).appending(String(index)) : nil
    }
  }

  /// Renames it; a selected option stays selected.
  package func renaming(to text: String, in tree: TreeValue) -> [JSONPatch.Operation] {
    if kind == "value" { return setting(text, in: tree) }
    if kind == "fact" {
      return ComponentPart.places(ofFact: label, in: tree).map {
        .replace($0.appending(Component.Fact.Property.key), TreeValue(.text(text)))
      }
    }
    if kind == "button" {
      return ComponentPart.places(ofAction: label, in: tree).map {
        .replace($0.appending(Component.ItemAction.Property.label), TreeValue(.text(text)))
      }
    }
    var operations: [JSONPatch.Operation] = [
      .replace(namePointer(in: tree), TreeValue(.text(text)))
    ]
    let chosen = tree.elements(of: Component.Picker.Property.selected)
    if kind == "option", let place = chosen.firstIndex(where: { $0.text == label }) {
      operations.append(
        .replace(JSONPointer(Component.Picker.Property.selected, place), TreeValue(.text(text))))
    }
    return operations
  }

  /// Sets it, if it is a value; a number stays a number if the text is one.
  package func setting(_ text: String, in tree: TreeValue) -> [JSONPatch.Operation] {
    if case .number? = tree[pointer]?.content {
      guard let number = Figure(text) else { return [] }
      return [.replace(pointer, TreeValue(.number(number.value)))]
    }
    let old = tree[pointer]?.text ?? ""
    return [.replace(pointer, TreeValue(.text(Self.spelled(text, like: old))))]
  }

  /// A figure alone with the signs around the old one: `13,900` in place of "$14,500" is
  /// "$13,900".
  package static func spelled(_ text: String, like old: String) -> String {
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
  package func figure(in tree: TreeValue) -> ComponentPart? {
    let values = values(in: tree).filter { value in
      switch tree[value.pointer]?.content {
      case .number: true
      case .text(let text): Figure(text) != nil
      case .flag, .null, .array, .object, nil: false
      }
    }
    return values.count == 1 ? values[0] : nil
  }

  /// Sets the property that words such as `done` state for it.
  package func setting(
    _ property: String, to value: String, in tree: TreeValue
  ) -> [JSONPatch.Operation] {
    let isFlag = value == "true" || value == "false"
    guard kind == "option" else {
      let content: TreeValue.Content = isFlag ? .flag(value == "true") : .text(value)
      return [.add(pointer.appending(property), TreeValue(content))]
    }
    // The picker selects an option; a picker with a single choice deselects the others.
    let isMultiple =
      tree[Component.Picker.Property.style]?.text == Component.PickerStyle.multiple.rawValue
    var chosen = isMultiple ? tree.elements(of: Component.Picker.Property.selected) : []
    chosen.removeAll { $0.text == label }
    if value == "true" { chosen.append(TreeValue(.text(label))) }
    return [.add(JSONPointer(Component.Picker.Property.selected), TreeValue(.array(chosen)))]
  }

  /// Moves it before the one at an index among its kind; a column moves with its cells.
  package func moving(to index: Int, in tree: TreeValue) -> [JSONPatch.Operation] {
    guard let from = self.index else { return [] }
    let to = index > from ? index - 1 : index
    func move(_ pointer: JSONPointer) -> JSONPatch.Operation {
      .move(from: pointer, to: JSONPointer(tokens: pointer.tokens.dropLast() + [String(to)]))
    }
    switch kind {
    case "column": return [move(pointer)] + cells(in: tree).map(move)
    case "fact": return ComponentPart.places(ofFact: label, in: tree).map(move)
    default: return [move(pointer)]
    }
  }

  /// The number of parts of its kind, itself included.
  package func count(in tree: TreeValue) -> Int {
    tree[JSONPointer(tokens: pointer.tokens.dropLast())]?.elements?.count ?? 0
  }
}
