internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenText

/// A reader of the records in a file of frames. It reports errors and reads the rest.
///
/// A record begins with `frame NAME: name, name`. Indented below it are lines that begin with a
/// lower-case word (`is: ROLE, CLASS`), then one attribute per line (`Label: KIND, flags`), the
/// rows (`= cell | cell`) and finally the tasks.
struct FrameReader {
  let text: FileText
  /// The diagnostics reported so far, by position in the text.
  var log = DiagnosticLog()
  /// The record being read.
  var frame = Frame(names: [])
  /// The ranges of the attribute labels and of the rows, for the checks at the end of the record.
  var labels: [Range<Int>] = []
  var rowLines: [Range<Int>] = []
  /// Whether the record is the neutral frame of a class.
  private(set) var isNeutral = false

  init(_ text: FileText) { self.text = text }

  /// The words that begin a record.
  enum Head: String, CaseIterable { case frame, `class` }

  /// Returns the head and the body of each record. A body may contain blank lines and remarks.
  func records() -> [(head: Range<Int>, body: Range<Int>)] {
    var records: [(head: Range<Int>, body: Range<Int>)] = []
    for line in text.lines where !isRemark(line) {
      if text.bytes[line.lowerBound] == UInt8(ascii: " ") {
        guard let last = records.indices.last else { continue }
        records[last].body = records[last].body.lowerBound..<line.upperBound
      } else {
        records.append((line, line.upperBound..<line.upperBound))
      }
    }
    return records
  }

  private func isRemark(_ line: Range<Int>) -> Bool {
    let content = text.trimmed(line)
    return content.isEmpty || text.bytes[content.lowerBound] == UInt8(ascii: "#")
  }

  /// Reads all records, and reports names that two of them share.
  mutating func readAll() -> [Frame] {
    var frames: [Frame] = []
    var homes: [String: String] = [:]
    for (head, body) in records() {
      guard let frame = read(head: head, body: body) else { continue }
      frames.append(frame)
      for name in Set(frame.names).sorted() {
        guard let home = homes.updateValue(frame.name, forKey: name) else { continue }
        report("repeated-name", "'\(name)' is already a name of '\(home)'", at: text.trimmed(head))
      }
    }
    return frames
  }

  /// Reads a record; returns nil if its head is malformed.
  mutating func read(head: Range<Int>, body: Range<Int>) -> Frame? {
    guard let colon = text.firstIndex(of: UInt8(ascii: ":"), in: head),
      let space = text.firstIndex(of: UInt8(ascii: " "), in: head.lowerBound..<colon),
      let kind = Head(rawValue: text.string(head.lowerBound..<space))
    else {
      report(
        "no-record",
        "a record must begin with 'frame NAME: other names'", at: text.trimmed(head))
      return nil
    }
    let name = text.trimmed(space + 1..<colon)
    guard !name.isEmpty else {
      report("missing-name", "a frame needs a name before the colon", at: text.trimmed(head))
      return nil
    }
    frame = Frame(names: [text.string(name)] + text.strings(of: colon + 1..<head.upperBound))
    (labels, rowLines) = ([], [])
    isNeutral = kind == .class
    for line in text.lines(of: body) where !isRemark(line) { read(text.trimmed(line)) }
    check(named: name)
    return frame
  }

  private mutating func read(_ line: Range<Int>) {
    if text.bytes[line.lowerBound] == UInt8(ascii: "=") {
      return readRow(text.trimmed(line.dropFirst()))
    }
    guard let colon = text.firstIndex(of: UInt8(ascii: ":"), in: line) else {
      return report(
        "no-line", "a line must be 'word: text', 'Label: kind' or '= cell | cell'", at: line)
    }
    let key = text.trimmed(line.lowerBound..<colon)
    let value = text.trimmed(colon + 1..<line.upperBound)
    if text.bytes[line.lowerBound] &- UInt8(ascii: "a") < 26 {
      readWord(key, value)
    } else {
      readAttribute(key, value)
    }
  }

  /// The keywords that begin a line of a record.
  private enum Word: String, CaseIterable {
    case `is`, one, many, `do`, about, source, pictured, tasks, told
  }

  private mutating func readWord(_ key: Range<Int>, _ value: Range<Int>) {
    guard let word = Word(rawValue: text.string(key)) else {
      return reportUnknown("unknown-line", "line", key, among: Word.allCases.map(\.rawValue))
    }
    switch word {
    case .is: readSort(value)
    case .one: frame.noun = text.string(value)
    case .many: frame.irregularPlural = text.string(value)
    case .do: frame.actions = text.strings(of: value, separator: UInt8(ascii: ";"))
    case .about: frame.about = text.string(value)
    case .source: frame.source = text.string(value)
    case .pictured: frame.isPictured = text.string(value) == "yes"
    case .tasks: frame.tasks = text.strings(of: value, separator: UInt8(ascii: ";"))
    case .told: frame.told = text.strings(of: value, separator: UInt8(ascii: ";"))
    }
  }

  private mutating func readSort(_ value: Range<Int>) {
    let parts = Array(text.items(of: value))
    guard let role = parts.first, let sort = parts.dropFirst().first, parts.count == 2 else {
      return report("bad-sort", "'is' takes a role and a class: 'is: thing, object'", at: value)
    }
    if let known = Frame.Role(rawValue: text.string(role)) {
      frame.role = known
    } else {
      reportUnknown("unknown-role", "role", role, among: Frame.Role.allCases.map(\.rawValue))
    }
    if let known = FrameClass(rawValue: text.string(sort)) {
      frame.sort = known
    } else {
      reportUnknown("unknown-class", "class", sort, among: FrameClass.allCases.map(\.rawValue))
    }
  }

  // MARK: Attributes

  private mutating func readAttribute(_ label: Range<Int>, _ value: Range<Int>) {
    var parts = Array(text.items(of: value))
    guard let first = parts.first else {
      return report(
        "missing-kind", "an attribute needs a kind: 'Weight: number 0...300 kg'", at: label)
    }
    parts.removeFirst()
    let kindEnd = text.firstIndex(of: UInt8(ascii: " "), in: first) ?? first.upperBound
    let word = first.lowerBound..<kindEnd
    guard let kind = FrameAttribute.Kind(rawValue: text.string(word)) else {
      reportUnknown(
        "unknown-kind", "kind of attribute", word,
        among: FrameAttribute.Kind.allCases.map(\.rawValue))
      return
    }
    var attribute = FrameAttribute(label: text.string(label), kind: kind)
    let rest = text.trimmed(kindEnd..<first.upperBound)
    if kind == .choice {
      attribute.options = text.strings(of: rest, separator: UInt8(ascii: ";"))
      if attribute.options.count < 2 {
        report(
          "missing-options",
          "a choice needs two options or more: 'choice Low; High'", at: first)
      }
    } else {
      readBounds(rest, of: &attribute, at: first)
    }
    for flag in parts { readFlag(flag, of: &attribute) }
    if frame.attributes.contains(where: { $0.label == attribute.label }) {
      report("repeated-attribute", "there is already an attribute '\(attribute.label)'", at: label)
    }
    frame.attributes.append(attribute)
    labels.append(label)
  }

  private mutating func readBounds(
    _ rest: Range<Int>, of attribute: inout FrameAttribute, at place: Range<Int>
  ) {
    let needsBounds = attribute.isFigure && attribute.kind != .rating || attribute.kind == .year
    guard needsBounds else {
      attribute.bounds = attribute.kind == .rating ? 0...5 : nil
      if !rest.isEmpty {
        report("needless-bounds", "'\(attribute.kind.rawValue)' takes nothing more", at: rest)
      }
      return
    }
    let end = text.firstIndex(of: UInt8(ascii: " "), in: rest) ?? rest.upperBound
    let ends = text.string(rest.lowerBound..<end).split(separator: "...")
    guard ends.count == 2, let low = Double(ends[0]), let high = Double(ends[1]),
      low < high, low.magnitude < 1e15, high.magnitude < 1e15
    else {
      return report(
        "missing-bounds", "'\(attribute.kind.rawValue)' needs bounds, the lower first: '0...100'",
        at: place)
    }
    attribute.bounds = low...high
    attribute.unit = text.string(text.trimmed(end..<rest.upperBound))
    if !attribute.unit.isEmpty, attribute.kind != .number {
      report("needless-unit", "only 'number' has a unit of its own", at: end..<rest.upperBound)
    }
  }

  private mutating func readFlag(_ flag: Range<Int>, of attribute: inout FrameAttribute) {
    let word = text.string(flag)
    if word == "shown" {
      attribute.isShown = true
    } else if let total = FrameAttribute.Total(rawValue: word) {
      attribute.total = total
      if !attribute.isFigure {
        report("total-of-words", "'\(word)' is only for figures", at: flag)
      }
    } else {
      reportUnknown(
        "unknown-flag", "flag", flag,
        among: ["shown"] + FrameAttribute.Total.allCases.map(\.rawValue))
    }
  }

  // MARK: Rows

  private mutating func readRow(_ row: Range<Int>) {
    var cells: [Range<Int>] = []
    var rest = row
    while let bar = text.firstIndex(of: UInt8(ascii: "|"), in: rest) {
      cells.append(text.trimmed(rest.lowerBound..<bar))
      rest = bar + 1..<rest.upperBound
    }
    cells.append(text.trimmed(rest))
    guard cells.count == frame.attributes.count else {
      return report(
        "cell-count", "the row has \(cells.count) of \(frame.attributes.count) cells", at: row)
    }
    for (cell, attribute) in zip(cells, frame.attributes) {
      if let fault = attribute.fault(in: text.string(cell)) {
        report("bad-value", "\(attribute.label): \(fault)", at: cell.isEmpty ? row : cell)
      }
    }
    frame.rows.append(cells.map { text.string($0) }.map { $0 == "-" ? "" : $0 })
    rowLines.append(row)
  }
}
