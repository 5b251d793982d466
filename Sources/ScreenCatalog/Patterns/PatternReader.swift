internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenText

/// Reads the records of a file of patterns; what is wrong is reported, and the rest is read.
///
/// A record begins with `head NAME: name, name`, or with `verb`, `state` or `phrase`. Below it, indented, stand
/// `takes`, `needs`, `standard`, `as`, `title` and `layout`, then the contents in display order.
struct PatternReader {
  let text: FileText
  var log = DiagnosticLog()

  init(_ text: FileText) { self.text = text }

  /// All patterns, in order.
  mutating func readAll() -> [Pattern] {
    var patterns: [Pattern] = []
    for line in text.lines {
      let content = text.trimmed(line)
      guard !content.isEmpty, text.bytes[content.lowerBound] != UInt8(ascii: "#") else { continue }
      if text.bytes[line.lowerBound] != UInt8(ascii: " ") {
        if let pattern = head(content) { patterns.append(pattern) }
      } else if patterns.isEmpty {
        report("no-record", "a record begins with 'head NAME: other names'", at: content)
      } else {
        read(content, into: &patterns[patterns.count - 1])
      }
    }
    return patterns
  }

  private mutating func head(_ line: Range<Int>) -> Pattern? {
    guard let colon = text.firstIndex(of: UInt8(ascii: ":"), in: line),
      let space = text.firstIndex(of: UInt8(ascii: " "), in: line.lowerBound..<colon),
      let kind = Pattern.Kind(rawValue: text.string(line.lowerBound..<space))
    else {
      report(
        "no-record", "a record begins with 'head', 'verb', 'state' or 'phrase', a name and a colon",
        at: line)
      return nil
    }
    let name = text.string(text.trimmed(space + 1..<colon))
    return Pattern(
      kind: kind, names: [name] + text.strings(of: colon + 1..<line.upperBound), roles: [],
      needs: [], lines: [])
  }

  private mutating func read(_ line: Range<Int>, into pattern: inout Pattern) {
    let end = text.firstIndex(of: UInt8(ascii: " "), in: line) ?? line.upperBound
    let rest = text.trimmed(end..<line.upperBound)
    switch text.string(line.lowerBound..<end) {
    case "takes":
      pattern.roles = words(
        of: rest, "unknown-role", "role", Frame.Role.init(rawValue:),
        among: Frame.Role.allCases.map(\.rawValue))
    case "needs":
      pattern.needs = words(
        of: rest, "unknown-need", "need", Pattern.Need.init(rawValue:),
        among: Pattern.Need.allCases.map(\.rawValue))
    case "standard": pattern.standard = text.string(rest)
    case "alone": pattern.alone = text.string(rest)
    case "instead": readOther(rest, into: &pattern)
    case "as": pattern.base = text.string(rest)
    case "layout": pattern.layout = text.string(rest)
    case "title": pattern.title = text.string(rest)
    default:
      if let fault = PatternLine.fault(in: text.string(line)) {
        report("unknown-content", fault, at: line.lowerBound..<end)
      }
      pattern.lines.append(text.string(line))
    }
  }

  /// Reads `ROLE PATTERN`, the pattern that serves things of a role instead.
  private mutating func readOther(_ range: Range<Int>, into pattern: inout Pattern) {
    let end = text.firstIndex(of: UInt8(ascii: " "), in: range) ?? range.upperBound
    let roles = words(
      of: range.lowerBound..<end, "unknown-role", "role", Frame.Role.init(rawValue:),
      among: Frame.Role.allCases.map(\.rawValue))
    for role in roles { pattern.others[role] = text.string(text.trimmed(end..<range.upperBound)) }
  }

  private mutating func words<Value>(
    of range: Range<Int>, _ id: String, _ what: String, _ value: (String) -> Value?,
    among known: [String]
  ) -> [Value] {
    text.items(of: range, separator: UInt8(ascii: " ")).compactMap { item in
      let word = text.string(item)
      if let value = value(word) { return value }
      let nearest = Spelling.nearest(to: word, among: known)
      let hint =
        nearest.map { "; did you mean '\($0)'?" } ?? "; known are " + known.joined(separator: ", ")
      let fixIts = nearest.map {
        [FixIt("replace '\(word)' with '\($0)'", edits: [TextEdit(SourceRange(item), $0)])]
      }
      report(id, "unknown \(what) '\(word)'" + hint, at: item, fixIts: fixIts ?? [])
      return nil
    }
  }

  private mutating func report(
    _ id: String, _ message: String, at range: Range<Int>, fixIts: [FixIt] = []
  ) {
    log.report(.error) { severity, _ in
      Diagnostic(severity, id: id, message, at: SourceRange(range), fixIts: fixIts)
    }
  }
}

/// A line of a pattern's contents: a place that a thing fills, the start of a section, or a line as in
/// a recipe.
enum PatternLine {
  /// What a thing fills a place with.
  enum Place: String, CaseIterable {
    /// Inputs of its attributes, empty or filled in; those that are figures alone; those that one who asks
    /// for it can tell.
    case fields, filled, numbers, asked
    /// Figures, a chart, a table.
    case stats, chart, table
    /// Its rows as a list; by days.
    case days, list, numbered, cards, gallery, timeline, checklist, menu, approvals
    /// What it needs done.
    case tasks
    /// One row: its facts, what they are of without a value, its picture, its name, what it is.
    case facts, told, picture, heading, about
    /// The other rows.
    case more
    /// Something to choose among rows; its options as filters.
    case choice, poll, question, filters
    /// Rows beside each other.
    case compare
    /// What is to be paid, and what came out.
    case total, pay, result
    /// Rows on a calendar, on a map, on a board.
    case calendar, map, board
    /// What one does with it.
    case actions

    /// Whether nothing of it can be shown of a thing without rows.
    var showsRows: Bool {
      switch self {
      case .table, .days, .list, .numbered, .cards, .gallery, .timeline, .checklist, .menu,
        .approvals,
        .more, .compare, .calendar, .map, .board:
        true
      case .fields, .filled, .numbers, .asked, .stats, .chart, .tasks, .facts, .told, .picture,
        .heading,
        .about, .choice, .poll, .question, .filters, .total, .pay, .result, .actions:
        false
      }
    }
  }

  /// A place, and how much of it.
  case place(Place, count: Int?)
  /// What follows is in a section of its own; without a title and a layout it is outside of one.
  case section(layout: String?, title: String)
  /// What a recipe says, too.
  case recipe(String)

  init(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 1)
    let first = words.first ?? ""
    let rest = words.count > 1 ? String(words[1]) : ""
    if first.hasPrefix("*"), let place = Place(rawValue: String(first.dropFirst())) {
      self = .place(place, count: Int(rest))
    } else if first == "section" || first.hasPrefix("section.") {
      let layout = first.dropFirst("section.".count)
      self = .section(layout: layout.isEmpty ? nil : String(layout), title: rest)
    } else {
      self = .recipe(line)
    }
  }

  /// What is wrong with a line; nil where nothing is.
  static func fault(in line: String) -> String? {
    switch PatternLine(line) {
    case .place, .section: return nil
    case .recipe(let line):
      if line.hasPrefix("~") || line.hasPrefix("?") { return nil }
      if line.hasPrefix("*") {
        let word = String(line.dropFirst().prefix { $0 != " " })
        return "unknown place '\(word)'"
          + Spelling.hint(for: word, among: Place.allCases.map(\.rawValue))
      }
      return RecipeContents.fault(in: line)
    }
  }
}
