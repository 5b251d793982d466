internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenText

/// A reader of the records in a file of patterns. It reports errors and reads the rest.
///
/// A record begins with `head NAME: name, name`, or with `verb`, `state`, `phrase` or `plain`. Indented
/// below it are `takes`, `needs`, `standard`, `alone`, `instead`, `prefers`, `as`, `title` and
/// `layout`, then the contents in display order.
struct PatternReader {
  let text: FileText
  var log = DiagnosticLog()

  init(_ text: FileText) { self.text = text }

  /// Reads all patterns, in order.
  mutating func readAll() -> [Pattern] {
    var patterns: [Pattern] = []
    for line in text.lines {
      let content = text.trimmed(line)
      guard !content.isEmpty, text.bytes[content.lowerBound] != UInt8(ascii: "#") else { continue }
      if text.bytes[line.lowerBound] != UInt8(ascii: " ") {
        if let pattern = head(content) { patterns.append(pattern) }
      } else if patterns.isEmpty {
        report("no-record", "a record must begin with 'head NAME: other names'", at: content)
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
        "no-record",
        "a record must begin with 'head', 'verb', 'state', 'phrase' or 'plain', a name and a colon",
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
    case "prefers":
      pattern.preferred = text.items(of: rest, separator: UInt8(ascii: " ")).map(text.string)
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

  /// Reads `ROLE PATTERN` or `CLASS PATTERN`, the pattern to use instead for things of a role or a
  /// class. A word that is both is a role.
  private mutating func readOther(_ range: Range<Int>, into pattern: inout Pattern) {
    let end = text.firstIndex(of: UInt8(ascii: " "), in: range) ?? range.upperBound
    let name = text.string(text.trimmed(end..<range.upperBound))
    let word = text.string(range.lowerBound..<end)
    if Frame.Role(rawValue: word) == nil, let sort = FrameClass(rawValue: word) {
      pattern.othersOfClass[sort] = name
      return
    }
    let roles = words(
      of: range.lowerBound..<end, "unknown-role", "role", Frame.Role.init(rawValue:),
      among: Frame.Role.allCases.map(\.rawValue))
    for role in roles { pattern.others[role] = name }
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

/// A line of a pattern's contents: a slot that a thing fills, the start of a section, or a recipe
/// line.
enum PatternLine {
  /// A slot, named after what a thing fills it with.
  enum Place: String, CaseIterable {
    /// Inputs for the attributes: empty, filled in, for figures only, or for what a requester can
    /// specify.
    case fields, filled, numbers, asked
    /// Figures, a chart, a table, and a table of how many there are of each.
    case stats, chart, table, stock
    /// The rows as lists of various styles, grouped by day, or as the seven days of a week.
    case days, week, list, numbered, cards, gallery, timeline, checklist, menu, approvals
    /// The tasks of the thing.
    case tasks
    /// One row: its facts, the labels of facts without values, its picture, its name and its
    /// description.
    case facts, told, picture, heading, about
    /// All rows but the first.
    case more
    /// A selection from the rows, the votes for each, a question about them, and filters for their
    /// choice attributes.
    case choice, poll, votes, question, filters
    /// Rows side by side.
    case compare
    /// Amounts to pay, and the result of a calculation.
    case total, pay, result
    /// Rows on a calendar, a map or a board.
    case calendar, map, board
    /// The actions on the thing.
    case actions

    /// Whether the slot cannot be filled without rows.
    var showsRows: Bool {
      switch self {
      case .table, .stock, .days, .week, .list, .numbered, .cards, .gallery, .timeline, .checklist,
        .menu,
        .approvals,
        .more, .compare, .calendar, .map, .board:
        true
      case .fields, .filled, .numbers, .asked, .stats, .chart, .tasks, .facts, .told, .picture,
        .heading,
        .about, .choice, .poll, .votes, .question, .filters, .total, .pay, .result, .actions:
        false
      }
    }
  }

  /// A slot, and how many rows or inputs it shows.
  case place(Place, count: Int?)
  /// The start of a section; without a title and a layout, what follows is outside any section.
  case section(layout: String?, title: String)
  /// A line in the format of recipes.
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

  /// Returns what is wrong with a line, or nil if it is valid.
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
