package import ScreenModel
internal import ScreenText

/// Finding the place of a value among others, by its format and by the other values.
extension ComponentPart {
  /// The value of a part that a text fits, and the text in the spelling used there; nil if none
  /// fits, or several do.
  ///
  /// `13 votes` fits the place of `12 votes`, and `busy` is "Busy" if other rows have that.
  package func fitting(
    _ text: String, in component: TreeValue
  ) -> (value: ComponentPart, text: String)? {
    let values = values(in: component)
    func only(_ fits: (String) -> Bool) -> ComponentPart? {
      let found = values.filter { component[$0.pointer].map(Self.shown).map(fits) ?? false }
      return found.count == 1 ? found[0] : nil
    }
    let shape = Self.shape(of: text)
    if shape.contains("0"), let value = only({ Self.shape(of: $0) == shape }) {
      return (value, text)
    }
    // `Hall C` fits the place of "Hall B".
    let words = text.lowercased().split(separator: " ")
    if words.count > 1,
      let value = only({ shown in
        let other = shown.lowercased().split(separator: " ")
        return other.count == words.count && other.dropLast() == words.dropLast()
      })
    {
      return (value, text)
    }
    // `95 kilos` under "Kilos", `19 points`: only the figure counts.
    for value in values {
      guard let bare = Self.bare(text, under: value.label), Figure(bare) != nil else { continue }
      return (value, bare)
    }
    // A text that another part of its kind has in a place belongs in that place.
    let wanted = text.lowercased()
    var places: [(value: ComponentPart, text: String)] = []
    for other in ComponentPart.parts(of: component) where other.kind == kind && other != self {
      for value in other.values(in: component) {
        guard let shown = component[value.pointer].map(Self.shown), shown.lowercased() == wanted,
          let tail = value.pointer.tokens.last, !places.contains(where: { $0.value.name == tail })
        else { continue }
        let pointer = pointer.appending(tail)
        places.append((ComponentPart(kind: "value", pointer: pointer, labels: value.labels), shown))
      }
    }
    return places.count == 1 ? places[0] : nil
  }

  /// A text without the name of its column or label; nil if it does not contain the name.
  package static func bare(_ text: String, under label: String) -> String? {
    let name = AnchorFinder.fold(label).map(AnchorFinder.stem)
    let words = AnchorFinder.fold(text).map(AnchorFinder.stem)
    let parts = text.split(separator: " ")
    // `5 kg` under "Fish (kg)"
    let figure = parts.dropLast().joined(separator: " ")
    if parts.count > 1, name.count > 1, words.last == name.last, Figure(figure) != nil {
      return figure
    }
    guard !name.isEmpty, words.count > name.count, parts.count > name.count else { return nil }
    if words.suffix(name.count).elementsEqual(name) {
      return parts.dropLast(name.count).joined(separator: " ")
    }
    if words.prefix(name.count).elementsEqual(name) {
      return parts.dropFirst(name.count).joined(separator: " ")
    }
    return nil
  }

  private var name: String { pointer.tokens.last ?? "" }

  /// A text in the spelling that another row or item has in the same place.
  package func spelling(of text: String, in component: TreeValue) -> String {
    let home = pointer.tokens.dropLast()
    guard let list = home.first, let rows = component[list]?.elements, home.count == 2 else {
      return text
    }
    let others = rows.indices.compactMap { row in
      component[JSONPointer(tokens: [list, String(row), name])]?.text
    }
    return others.first { $0.lowercased() == text.lowercased() } ?? text
  }

  /// A value as displayed: a text, or a number in digits.
  package static func shown(_ value: TreeValue) -> String {
    switch value.content {
    case .text(let text): return text
    case .number(let number):
      var buffer = UTF8Buffer(capacity: 24)
      buffer.append(number: number)
      return buffer.string
    case .flag, .null, .array, .object: return ""
    }
  }

  /// The format of a text, ignoring its figures and months: `12 votes` and `1 vote` are `0 vote`.
  static func shape(of text: String) -> String {
    text.lowercased().split(separator: " ").map { word in
      if CalendarDate.month(named: word.utf8) != nil { return "month" }
      guard word.utf8.contains(where: \.isASCIIDigit) else {
        return AnchorFinder.stem(String(word))
      }
      var shape: [UInt8] = []
      for byte in word.utf8 {
        if !byte.isASCIIDigit {
          shape.append(byte)
        } else if shape.last != UInt8(ascii: "0") {
          shape.append(UInt8(ascii: "0"))
        }
      }
      return String(decoding: shape, as: UTF8.self)
    }.joined(separator: " ")
  }
}

/// Fills the cells of a new row from the values stated for it.
package struct RowFilling {
  let columns: [String]
  let rows: [[String]]

  package init(_ table: TreeValue) {
    columns = table.elements(of: Component.Table.Property.columns).map { $0.text ?? "" }
    rows = table.elements(of: Component.Table.Property.rows).map {
      ($0.elements ?? []).map { $0.text ?? "" }
    }
  }

  /// The cells: each value in the column that it names or whose format it has, and the rest in
  /// order.
  package func cells(_ values: [String]) -> [String] {
    let count = max(columns.count, 1)
    var cells = [String?](repeating: nil, count: count)
    var rest: [(order: Int, value: String)] = []
    for (order, value) in values.enumerated() {
      if let (column, bare) = named(value), cells[column] == nil {
        cells[column] = bare
      } else {
        rest.append((order, value))
      }
    }
    // In order, unless a value has the format of another column and not that of its own.
    for (order, value) in rest {
      let free = cells.indices.filter { cells[$0] == nil }
      guard let first = free.first(where: { $0 >= min(order, count - 1) }) ?? free.first else {
        break
      }
      let alike = values.count == count ? [] : free.filter { isLike(value, column: $0) }
      let column = alike.contains(first) || alike.count != 1 ? first : alike[0]
      cells[column] = spelled(value, column: column)
    }
    return cells.map { $0 ?? "—" }
  }

  /// `6 left` for the column "Left": the index, and the value without the name.
  private func named(_ value: String) -> (Int, String)? {
    for (index, column) in columns.enumerated() {
      if let bare = ComponentPart.bare(value, under: column) { return (index, bare) }
    }
    return nil
  }

  private func isLike(_ value: String, column: Int) -> Bool {
    let cells = rows.compactMap { column < $0.count ? $0[column] : nil }
    guard !cells.isEmpty else { return false }
    let shape = ComponentPart.shape(of: value)
    guard shape.contains("0") else {
      return cells.contains { $0.lowercased() == value.lowercased() }
    }
    return cells.allSatisfy { ComponentPart.shape(of: $0) == shape }
  }

  /// A value as spelled elsewhere in the column, or capitalised if the column's cells are.
  private func spelled(_ value: String, column: Int) -> String {
    let cells = rows.compactMap { column < $0.count ? $0[column] : nil }
    return cells.first { $0.lowercased() == value.lowercased() } ?? value
  }
}
