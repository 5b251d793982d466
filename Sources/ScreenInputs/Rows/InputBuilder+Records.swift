internal import ScreenBrief
package import ScreenDiagnostics
import ScreenModel
package import ScreenOutline
internal import ScreenText

/// Lines of one pattern, "Quay Rovers – P 12, W 8 – 26 pts", which are the rows of a table.
extension InputBuilder {
  /// The fewest lines, and the fewest values of each, that make a pattern.
  private static let fewestLines = 3, fewestValues = 2

  /// Whether the lines have one pattern.
  package func hasRecords(_ items: [OutlineList.Item]) -> Bool { pattern(of: items) != nil }

  /// The table of lines whose values have the same names; nil for other lines.
  package func table(of items: [OutlineList.Item], in range: SourceRange) -> Request? {
    guard let rows = pattern(of: items) else { return nil }
    var details = Details()
    details.nameColumn = Phrase(" ", at: range)
    details.columns = rows[0].values.map { Phrase(words.text($0.name), at: $0.name) }
    details.items = rows.map { row in
      Details.Item(
        words.label(row.name), values: row.values.map { words.verbatim($0.value) })
    }
    return Request(.component(.table), range, details)
  }

  /// A line with the name of its thing, and the names and values behind it.
  private struct PatternRow {
    var name: SourceRange
    var values: [(name: SourceRange, value: SourceRange)]
  }

  /// The rows of lines whose values have the same names in the same order; nil if a line differs.
  private func pattern(of items: [OutlineList.Item]) -> [PatternRow]? {
    guard items.count >= Self.fewestLines, items.allSatisfy({ $0.blocks.isEmpty }) else {
      return nil
    }
    var rows: [PatternRow] = []
    for item in items {
      guard let row = row(item.words) else { return nil }
      let names = row.values.map { words.folded($0.name) }
      if let first = rows.first, first.values.map({ words.folded($0.name) }) != names { return nil }
      rows.append(row)
    }
    return rows
  }

  /// The name and the named values of a line; nil if it has others.
  private func row(_ range: SourceRange) -> PatternRow? {
    let line = FieldLine(range, of: words)
    guard let value = line.value, line.isDashed, line.notes.isEmpty else { return nil }
    var values: [(SourceRange, SourceRange)] = []
    var rest: SourceRange? = value
    while let part = rest {
      let inner = FieldLine(part, of: words)
      let own = inner.isDashed ? inner.name : part
      for member in words.members(of: own, joinedBy: []) {
        guard let measured = measured(member) else { return nil }
        values.append(measured)
      }
      rest = inner.isDashed ? inner.value : nil
    }
    return values.count >= Self.fewestValues ? PatternRow(name: line.label, values: values) : nil
  }

  /// A number and its name, in either order: "W 8", "26 pts".
  private func measured(_ range: SourceRange) -> (SourceRange, SourceRange)? {
    guard words.count(range) == 2 else { return nil }
    let first = words.droppingLast(1, from: range)
    let second = words.dropping(1, from: range)
    switch (isNumber(first), isNumber(second)) {
    case (false, true): return (first, second)
    case (true, false): return (second, first)
    default: return nil
    }
  }

  private func isNumber(_ range: SourceRange) -> Bool {
    words.bytes[range.range].allSatisfy { $0.isASCIIDigit || $0 == UInt8(ascii: ".") }
  }

  // MARK: Nested lines

  /// Whether everything below an item is a list of words.
  package func hasPlainLeaves(_ item: OutlineList.Item) -> Bool {
    guard item.blocks.count == 1, let list = item.blocks[0].list else { return false }
    return list.items.allSatisfy { $0.blocks.isEmpty && words.count($0.words) <= 8 }
  }

  /// Whether several items state values of the same names: "Crop: wheat" and "Area: 12 ha" of each
  /// field.
  package func areRecords(_ heads: [OutlineList.Item]) -> Bool {
    let names = heads.map { head -> [[String]]? in
      guard hasPlainLeaves(head), let items = head.blocks[0].list?.items else { return nil }
      let lines = items.map { FieldLine($0.words, of: words) }
      guard
        lines.allSatisfy({ line in
          line.value.map { !saysType($0) && words.members(of: $0).count == 1 } ?? false
        })
      else { return nil }
      return lines.map { words.folded($0.label).words }
    }
    guard heads.count > 1, let first = names[0] else { return false }
    return first.count > 1 && names.allSatisfy { $0 == first }
  }

  /// Whether lines state values, some of them in several lines, and so offer no options: "am: Ann,
  /// Bo" and "pm: Bo".
  package func areStatedTwice(_ leaves: [OutlineList.Item]) -> Bool {
    let lines = leaves.map { FieldLine($0.words, of: words) }
    let values = lines.compactMap { line in
      line.notes.isEmpty && !line.isQuestion && !line.isStarred ? line.value : nil
    }
    guard values.count > 2, values.count * 10 >= lines.count * 7 else { return false }
    let members = values.map { Set(words.members(of: $0).map { words.folded($0).words }) }
    let all = members.flatMap(\.self)
    return Set(all).count < all.count
  }

  /// Whether most lines end in numbers after a colon, as those of an estimate: "tiles: 5.320".
  package func arePriced(_ leaves: [OutlineList.Item]) -> Bool {
    let priced = leaves.count { leaf in
      let line = FieldLine(leaf.words, of: words)
      return !line.isDashed && line.notes.isEmpty
        && line.value.map { Quantity.isQuantity(words.text($0)) } ?? false
    }
    return priced > 2 && priced * 10 >= leaves.count * 6
  }
}
