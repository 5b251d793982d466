import ScreenDiagnostics
internal import ScreenText

/// The outline as text: a line for each block, with nested blocks indented.
extension Outline: CustomStringConvertible {
  /// The blocks with their first words, one on each line.
  public var description: String {
    var printer = OutlinePrinter(utf8: utf8)
    printer.print(blocks, indent: 0)
    return printer.output
  }
}

private struct OutlinePrinter {
  let utf8: [UInt8]
  var output = ""

  mutating func print(_ blocks: [OutlineBlock], indent: Int) {
    for block in blocks {
      if let lead = block.lead { line("lead", words(lead), indent) }
      switch block.content {
      case .heading(let level): line("heading \(level)", words(block.range), indent)
      case .list(let list): print(list, indent)
      case .table(let table): print(table, indent)
      case .facts(let facts):
        line("facts", "", indent)
        for fact in facts {
          line("fact", words(fact.key), words(fact.value), indent + 1)
        }
      case .code(let language):
        line("code" + (language.map { " " + $0 } ?? ""), words(block.range), indent)
      case .quote(let inside):
        line("quote", "", indent)
        print(inside, indent: indent + 1)
      case .rule: line("rule", "", indent)
      case .paragraph: line("paragraph", words(block.range), indent)
      }
    }
  }

  private mutating func print(_ list: OutlineList, _ indent: Int) {
    line(list.isOrdered ? "list ordered" : list.isBare ? "list bare" : "list", "", indent)
    for item in list.items {
      let mark = item.isTicked.map { $0 ? " [x]" : " [ ]" } ?? ""
      line("item" + mark, words(item.words), indent + 1)
      print(item.blocks, indent: indent + 2)
    }
  }

  private mutating func print(_ table: OutlineTable, _ indent: Int) {
    line("table " + table.form.rawValue, "", indent)
    if let header = table.header { line("header", header.map(\.text), indent + 1) }
    for row in table.rows { line("row", row.map(\.text), indent + 1) }
  }

  private mutating func line(_ name: String, _ words: String, _ indent: Int) {
    line(name, words.isEmpty ? [] : [words], indent)
  }

  private mutating func line(_ name: String, _ key: String, _ value: String, _ indent: Int) {
    line(name, [key, value], indent)
  }

  private mutating func line(_ name: String, _ parts: [String], _ indent: Int) {
    output += String(repeating: "  ", count: indent) + name
    if !parts.isEmpty { output += ": " + parts.map(visible).joined(separator: " | ") }
    output += "\n"
  }

  private func words(_ range: SourceRange) -> String {
    String(decoding: utf8[range.range], as: UTF8.self)
  }

  /// A text on one line, without control characters.
  private func visible(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
      scalars.append(isControl ? " " : scalar)
    }
    return String(scalars)
  }
}
