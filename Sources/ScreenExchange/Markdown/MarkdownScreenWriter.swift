internal import ScreenModel
internal import ScreenText

/// Writes a screen as Markdown (commonmark.org), with GitHub's tables and task lists.
struct MarkdownScreenWriter {
  private var out = UTF8Buffer(capacity: 4096)
  private var log: WritingLog

  static func write(_ screen: Screen, _ log: inout WritingLog) -> [UInt8] {
    var writer = MarkdownScreenWriter(log: log)
    writer.write(screen)
    log = writer.log
    return writer.out.takeBytes()
  }

  private init(log: WritingLog) { self.log = log }

  private mutating func write(_ screen: Screen) {
    heading(screen.title, 1)
    var group = ""
    for section in screen.sections {
      log.enter(section)
      if section.group != group, !section.group.isEmpty { heading(section.group, 2) }
      group = section.group
      if !section.title.isEmpty { heading(section.title, group.isEmpty ? 2 : 3) }
      for (index, element) in section.elements.enumerated() {
        log.enter(element.component.kind, at: index)
        if !element.samples.isEmpty { log.lose("the marking of samples") }
        component(element.component)
      }
    }
  }

  /// Begins a block, after an empty line if it is not the first.
  private mutating func begin() {
    if out.count > 0 { out.append("\n") }
  }

  private mutating func heading(_ text: String, _ level: Int) {
    begin()
    out.append(UInt8(ascii: "#"), count: level)
    line(" " + MarkdownEscaping.text(text))
  }

  private mutating func line(_ text: String) {
    out.append(verbatim: text)
    out.append("\n")
  }

  private mutating func paragraph(_ text: String) {
    begin()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: true)
    for (index, part) in lines.enumerated() {
      line(MarkdownEscaping.text(String(part)) + (index < lines.count - 1 ? "\\" : ""))
    }
  }

  private mutating func title(_ text: String) {
    guard !text.isEmpty else { return }
    begin()
    line("**\(MarkdownEscaping.text(text))**")
  }

  private mutating func component(_ component: Component) {
    log.loseLooks(of: component)
    switch component {
    case .heading(let heading): self.heading(heading.text, 3)
    case .paragraph(let paragraph): self.paragraph(paragraph.text)
    case .divider:
      begin()
      line("---")
    case .code(let code): fence(code)
    case .quote(let quote):
      begin()
      for part in quote.text.split(separator: "\n") {
        line("> " + MarkdownEscaping.text(String(part)))
      }
      if !quote.attribution.isEmpty { line(">\n> — " + MarkdownEscaping.text(quote.attribution)) }
    case .keyValue(let fact): self.fact(fact)
    case .list(let list): self.list(list)
    case .checklist(let checklist):
      title(checklist.title)
      begin()
      for item in checklist.items {
        line("- [\(item.checked ? "x" : " ")] " + MarkdownEscaping.text(item.label))
      }
    case .table(let table): self.table(table)
    case .image(let image) where !image.source.isEmpty:
      begin()
      line(
        "![\(MarkdownEscaping.text(image.description))](\(MarkdownEscaping.address(image.source)))")
    case .link(let link) where !link.destination.isEmpty:
      begin()
      line("[\(MarkdownEscaping.text(link.label))](\(MarkdownEscaping.address(link.destination)))")
    case .alert(let alert):
      begin()
      line("> **\(MarkdownEscaping.text(alert.title))**")
      for part in alert.message.split(separator: "\n") {
        line(">\n> " + MarkdownEscaping.text(String(part)))
      }
    case .button, .field, .picker, .toggle, .slider:
      log.lose("the interaction")
      simpler(component)
    default: simpler(component)
    }
  }

  private mutating func simpler(_ component: Component) {
    guard let simpler = component.simpler else { return }
    log.compose(simpler.named)
    self.component(simpler.component)
  }

  private mutating func fact(_ fact: Component.KeyValue) {
    begin()
    line("**\(MarkdownEscaping.text(fact.key)):** \(MarkdownEscaping.text(fact.value))")
  }

  private mutating func fence(_ code: Component.Code) {
    begin()
    // A fence must be longer than any run of its marks in the code.
    var longest = 0
    var run = 0
    for byte in code.text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let marks = String(repeating: "`", count: max(3, longest + 1))
    line(marks + code.language)
    line(code.text)
    line(marks)
  }

  private mutating func list(_ list: Component.List) {
    title(list.title)
    guard !list.items.isEmpty else { return }
    begin()
    for (index, item) in list.items.enumerated() {
      self.item(item, mark: list.style == .numbered ? "\(index + 1). " : "- ", indentation: "")
    }
  }

  private mutating func item(_ item: Component.ListItem, mark: String, indentation: String) {
    var text = MarkdownEscaping.text(item.title)
    if !item.badge.isEmpty { text += " (\(MarkdownEscaping.text(item.badge)))" }
    if !item.detail.isEmpty { text += " — " + MarkdownEscaping.text(item.detail) }
    line(indentation + mark + text)
    let inner = indentation + String(repeating: " ", count: mark.utf8.count)
    for fact in item.facts {
      line("\(inner)- \(MarkdownEscaping.text(fact.key)): \(MarkdownEscaping.text(fact.value))")
    }
    if !item.actions.isEmpty { log.lose("what can be done with an item") }
    for nested in item.items { self.item(nested, mark: "- ", indentation: inner) }
  }

  private mutating func table(_ table: Component.Table) {
    log.loseMarks(of: table)
    title(table.title)
    begin()
    row(table.columns)
    row(table.columns.map { _ in "---" }, isRule: true)
    for cells in table.rows {
      row(table.columns.indices.map { $0 < cells.count ? cells[$0] : "" })
    }
  }

  private mutating func row(_ cells: [String], isRule: Bool = false) {
    for cell in cells {
      out.append("| ")
      out.append(verbatim: isRule ? cell : MarkdownEscaping.text(cell))
      out.append(" ")
    }
    out.append("|\n")
  }
}

/// Escapes texts that would otherwise be markup.
enum MarkdownEscaping {
  private static let marks = Array("\\`*_[]<>|#&~".utf8)

  /// The text on one line, with a backslash before each mark.
  static func text(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + 8)
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        bytes.append(UInt8(ascii: " "))
        continue
      }
      if marks.contains(byte)
        || bytes.isEmpty && (byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+"))
      {
        bytes.append(UInt8(ascii: "\\"))
      }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The address, with characters that would end it percent-encoded.
  static func address(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case " ": result += "%20"
      case "(": result += "%28"
      case ")": result += "%29"
      case "<": result += "%3C"
      case ">": result += "%3E"
      default: if scalar.value >= 0x20 { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }
}
