internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// Reads lines of cells between bars as a table, the first line its columns, a short line before
  /// them its name; returns how many units it took, 0 where there is no such table.
  mutating func grid(_ units: ArraySlice<Outline.Unit>) -> Int {
    guard let first = units.first, first.kind != .item else { return 0 }
    let hasName = cells(of: first).count < 2
    if hasName, first.upper - first.lower > 8 { return 0 }
    let rest = hasName ? units.dropFirst() : units
    guard let head = rest.first else { return 0 }
    let columns = cells(of: head)
    guard columns.count > 1 else { return 0 }
    let lines = rest.prefix { isRule($0) || cells(of: $0).count == columns.count }
    guard lines.count > 2 else { return 0 }
    let upper = lines.last?.upper ?? head.upper
    let index = require(.component(.table), from: first.lower, to: upper)
    if hasName {
      requirements[index].details.label = label(first.lower, first.upper)
      titleHint = titleHint ?? requirements[index].details.label
    }
    let titles = columns.map { label($0.lowerBound, $0.upperBound) }
    requirements[index].details.nameColumn = titles[0]
    requirements[index].details.columns = Array(titles.dropFirst())
    for line in lines.dropFirst() where !isRule(line) {
      guard requirements[index].details.items.count < Limits.items else {
        isCut = true
        break
      }
      let values = cells(of: line).map { verbatim($0.lowerBound, $0.upperBound) }
      requirements[index].details.items.append(
        Details.Item(values[0], values: Array(values.dropFirst())))
    }
    position = upper
    return lines.count + (hasName ? 1 : 0)
  }

  /// The cells of a line, as ranges of its tokens; none where it has no bar.
  private func cells(of unit: Outline.Unit) -> [Range<Int>] {
    var cells: [Range<Int>] = []
    var start = unit.lower
    var hasBar = false
    for index in unit.lower...unit.upper {
      let isBar = index < unit.upper && isBar(index)
      guard isBar || index == unit.upper else { continue }
      hasBar = hasBar || isBar
      if index > start { cells.append(start..<index) }
      start = index + 1
    }
    return hasBar ? cells : []
  }

  /// Whether a mark divides cells: a bar, or a comma or semicolon that no space follows, as in the
  /// lines of a CSV file.
  private func isBar(_ index: Int) -> Bool {
    guard tokens[index].kind == .comma || tokens[index].kind == .semicolon else { return false }
    return bytes[tokens[index].start] == UInt8(ascii: "|")
      || tokens[index].end == tokens[index + 1].start
  }

  /// Whether a line only draws a rule below the columns: "|---|---|".
  private func isRule(_ unit: Outline.Unit) -> Bool {
    (unit.lower..<unit.upper).allSatisfy {
      tokens[$0].kind == .comma || tokens[$0].kind == .dash || tokens[$0].kind == .colon
    }
  }
}
