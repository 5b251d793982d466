package import ScreenAssembling
package import ScreenBrief
package import ScreenDiagnostics
package import ScreenInputs
internal import ScreenModel
package import ScreenOutline
package import ScreenParts
package import ScreenRoles
internal import ScreenText

/// Reads a document line by line: each line becomes what its role says, in the line's own words.
///
/// Nothing is looked up by what a line is about. A line whose form says nothing further is shown as
/// it is: an input with its words as the label, a button, a fact, a list.
package struct LineDraft {
  let words: LineWords
  let phrases: DocumentLexicon
  let inputs: InputBuilder
  let parts: PartReader
  let cutter: ClauseCutter
  let book: KindLexicon
  let lines: [DocumentRoles.Line]
  /// The line that heads each line on the screen.
  let heads: [Int?]
  /// Whether each line heads others.
  let headsLines: [Bool]
  /// The number of lines below each head.
  let counts: [Int]
  /// Whether the document checks things, which are in order or not.
  package var checks = false
  /// What is said of the screen and is not on it.
  package internal(set) var leftOut: [LeftOut] = []
  /// The wishes below each head.
  var groups = RequestGroups()

  package init(
    _ roles: DocumentRoles, of words: LineWords, phrases: DocumentLexicon, inputs: InputBuilder,
    parts: PartReader, book: KindLexicon
  ) {
    (self.words, self.phrases, self.inputs, self.parts) = (words, phrases, inputs, parts)
    self.book = book
    cutter = ClauseCutter(words: words, phrases: phrases)
    lines = Self.settled(roles.all)
    heads = LineHeads(lines, words).heads
    var counts = [Int](repeating: 0, count: lines.count)
    for head in heads.compactMap(\.self) { counts[head] += 1 }
    headsLines = counts.map { $0 > 0 }
    self.counts = counts
  }

  /// Lines with their roles; where nothing is asked, what could only be named is shown as it is.
  private static func settled(_ lines: [DocumentRoles.Line]) -> [DocumentRoles.Line] {
    let asking: Set<LineRole> = [.input, .action, .request, .column]
    let isShown =
      lines.contains { $0.role == .content } && !lines.contains { asking.contains($0.role) }
    guard isShown else { return lines }
    return lines.map { line in
      var line = line
      if line.role == .view { line.role = .content }
      return line
    }
  }

  /// The wishes of all lines, below their heads.
  ///
  /// - Parameter sentence: The wishes of a sentence that asks for several parts.
  /// - Returns: The wishes in the order in which their heads, or they themselves, begin.
  package mutating func wishes(_ sentence: (SourceRange) -> [Request]) -> [Request] {
    var place = 0
    while place < lines.count {
      let run = run(from: place)
      add(run, sentence)
      place = run.upperBound
    }
    return groups.all.flatMap { group -> [Request] in
      guard let head = group.head else { return group.wishes }
      return section(group.wishes, below: head, in: head.union(group.range))
    }
  }

  /// The lines from one on that are read together: those of content, columns or options below one
  /// head, or a single line of another role.
  private func run(from start: Int) -> Range<Int> {
    let first = lines[start]
    var end = start + 1
    if first.role == .input {
      // What stands behind a question are its answers.
      while end < lines.count, lines[end].continuesLine, lines[end].role == .input,
        endsInQuestion(end - 1), !endsInQuestion(end)
      {
        end += 1
      }
      return start..<end
    }
    guard [.content, .column, .option].contains(first.role) else { return start..<start + 1 }
    while end < lines.count, lines[end].role == first.role, lines[end].parent == first.parent,
      head(of: end) == head(of: start), lines[end].isMember == first.isMember,
      lines[end].isRow == first.isRow
    {
      end += 1
    }
    return start..<end
  }

  /// Whether a line that names the screen is one of several facts: "Patient: Jo Lind" above "Age: 71".
  private func isFact(_ place: Int) -> Bool {
    guard place + 1 < lines.count, lines[place + 1].role == .content, !lines[place + 1].followsBlank
    else { return false }
    return [place, place + 1].allSatisfy {
      let field = FieldLine(body(of: lines[$0].range), of: words)
      return field.value != nil && !field.isDashed && words.count(field.label) <= 4
    }
  }

  private func endsInQuestion(_ place: Int) -> Bool {
    words.bytes[lines[place].range.range].last == UInt8(ascii: "?")
  }

  /// Adds the requests of some lines below their head, or says why they give none.
  private mutating func add(_ run: Range<Int>, _ sentence: (SourceRange) -> [Request]) {
    let line = lines[run.lowerBound]
    if line.isRow || isAligned(run), addRows(run) { return }
    let ranges = bodies(of: run)
    guard let first = ranges.first, let last = ranges.last else { return }
    if isAboutAnInput(run, first) { return }
    let head = head(of: run.lowerBound)
    switch line.role {
    case .column where groups.addColumns(ranges.flatMap(columnNames), below: head): return
    case .option where addsOptions(ranges, run): return
    case .aside, .omission, .look, .rule, .scaffold, .code: return leaveOut(line)
    case .title, .head, .input, .action, .view, .column, .option, .content, .request: break
    }
    groups.add(requests(ranges, run, sentence), first.union(last), below: head)
  }

  /// The requests of some lines by their role.
  private mutating func requests(
    _ ranges: [SourceRange], _ run: Range<Int>, _ sentence: (SourceRange) -> [Request]
  ) -> [Request] {
    let (line, first, range) = (
      lines[run.lowerBound], ranges[0], ranges[0].union(ranges[ranges.count - 1])
    )
    if headsLines[run.lowerBound] { return [] }
    switch line.role {
    case .title: return isFact(run.lowerBound) ? stated(ranges, run) : []
    case .head:
      // A heading above nothing is all that is said.
      let label = words.label(first)
      return [Request(.component(.heading), first, Details(label: label, value: label))]
    case .input:
      return listed(first, at: run.lowerBound) ?? namedComponents(first, line)
        ?? inputs(of: first, at: run.lowerBound)
    case .action:
      return namedComponents(first, line) ?? linked(first, in: line.range) ?? pressed(first)
    case .view: return namedComponents(first, line) ?? shown(first)
    case .column: return [table(of: ranges.flatMap(columnNames), range)]
    case .option:
      return head(of: run.lowerBound).map { [choice(of: options(ranges), named: $0, range)] } ?? []
    case .content: return stated(ranges, run)
    case .request: return sentence(first).map(Self.literal)
    case .scaffold, .rule, .look, .aside, .omission, .code: return []
    }
  }

  /// The parts that a line names by their kinds: "Door: open / closed switch"; nil for other lines.
  private func namedComponents(_ range: SourceRange, _ line: DocumentRoles.Line) -> [Request]? {
    inputs.partLine(range) ?? (line.role == .view ? nil : inputs.led(range))
  }

  /// Whether a single line only says more of the input above it.
  private mutating func isAboutAnInput(_ run: Range<Int>, _ range: SourceRange) -> Bool {
    let roles: Set<LineRole> = [.input, .option, .rule, .content]
    return run.count == 1 && roles.contains(lines[run.lowerBound].role)
      && takesDuty(range, at: run.lowerBound)
  }

  /// Gives the input above some lines its options, or makes inputs of them that are rated; false if
  /// there is no such input.
  private mutating func addsOptions(_ ranges: [SourceRange], _ run: Range<Int>) -> Bool {
    let (line, head) = (lines[run.lowerBound], head(of: run.lowerBound))
    if let above = line.parent ?? line.heading, let rated = rated(ranges, below: above) {
      // "Skills (rate 1-5)" heads what is rated, and is no choice of it.
      groups.removeLastInput(below: head)
      let range = ranges[0].union(ranges[ranges.count - 1])
      groups.add(rated, range, below: body(of: lines[above].range))
      return true
    }
    if line.isBox { _ = groups.change(below: head) { $0.details.variant = "multiple" } }
    let offered = ranges.filter { duty(in: $0) == nil }
    guard groups.addOptions(options(offered), below: head) else { return false }
    for said in ranges.compactMap(duty) { _ = groups.change(below: head, said) }
    return true
  }

  /// Whether lines of content have the same number of cells, three or more, with spaces between them.
  private func isAligned(_ run: Range<Int>) -> Bool {
    guard lines[run.lowerBound].role == .content, run.count > 1 else { return false }
    let counts = run.map { aligned(lines[$0].range).count }
    return counts[0] > 2 && counts.allSatisfy { $0 == counts[0] }
  }

  /// Adds rows of cells; false for rows that are read as lines.
  private mutating func addRows(_ run: Range<Int>) -> Bool {
    if run.count == 1, isHeader(run.lowerBound) { return true }
    let rows = run.map { lines[$0].range }.filter { !isDelimiter($0) }
    guard let first = rows.first, let last = rows.last, cells(of: first).count > 1 else {
      return false
    }
    let found: Request?
    switch lines[run.lowerBound].role {
    case .content:
      var (header, rows) = (header(above: run.lowerBound), rows)
      if header == nil, rows.count > 1, hasHeader(run) { header = rows.removeFirst() }
      found = table(of: rows.map(cells), below: header.map(cells), first.union(last))
    case .input:
      guard hasCells(first) else { return false }
      found = asked(row: first).map { mended($0, first) }
    default: return false
    }
    groups.add(found.map { [$0] } ?? [], first.union(last), below: head(of: run.lowerBound))
    return true
  }

  /// Records that a line is not on the screen, and why; marks alone say nothing.
  private mutating func leaveOut(_ line: DocumentRoles.Line) {
    if words.count(line.range) > 0 { leaveOut(line.range, line.role.reason) }
  }

  mutating func leaveOut(_ range: SourceRange, _ reason: String) {
    leftOut.append(LeftOut(range, reason))
  }

  // MARK: Heads

  /// The words that head a line on the screen; nil if none do.
  func head(of place: Int) -> SourceRange? {
    heads[place].map { body(of: lines[$0].range) }
  }
}
