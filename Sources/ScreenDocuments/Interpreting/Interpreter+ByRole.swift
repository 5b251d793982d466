internal import ScreenBrief
import ScreenDiagnostics
internal import ScreenInputs
import ScreenModel
internal import ScreenOutline
internal import ScreenParts
internal import ScreenRoles
internal import ScreenText

/// The wishes of a document line by line, each by its learned role.
extension Interpreter {
  /// Whether the roles of the lines say what is made of them: they name parts of a screen, and
  /// nothing has a form of its own.
  var mayBeReadByRole: Bool {
    guard !states, !hasRows, !outline.blocks.contains(where: \.isTableOrCode) else { return false }
    let units = roles.all
    let shown = units.count { !$0.role.isUnshown && $0.role != .scaffold }
    let naming = units.count { LineRole.naming.contains($0.role) }
    let margin = units.reduce(0) { $0 + $1.margin }
    return units.count > 4 && naming * 3 >= shown * 2 && margin >= units.count * Self.decisive * 2
  }

  /// The wishes of all lines, below the heads that stand on the screen.
  mutating func wishesByRole() -> [Request] {
    var groups = RequestGroups()
    for run in roles.runs {
      let head = run.head.map(body).flatMap { $0.isEmpty ? nil : $0 }
      let ranges = run.ranges.map(body).filter { !$0.isEmpty && !isTold($0) }
      guard let first = ranges.first, let last = ranges.last else { continue }
      let range = first.union(last)
      if run.role == .column, groups.addColumns(columns(ranges), below: head) { continue }
      let options =
        run.role == .option ? inputs.items(ranges.flatMap { words.members(of: $0) }) : []
      if !options.isEmpty, groups.addOptions(options, below: head) { continue }
      let found =
        switch run.role {
        case .column: [parts.columns(ranges.flatMap(members), in: range)]
        case .option: head.map { [choice(of: options, named: $0, range)] } ?? []
        case .content: contents(ranges, run, below: head)
        case .input: asked(ranges, below: head)
        default: wishes(of: first, as: run.role, below: head)
        }
      groups.add(found, range, below: head)
    }
    return groups.all.flatMap { group -> [Request] in
      guard let head = group.head else { return group.wishes }
      return wrapped(group.wishes, below: head, in: head.union(group.range), memberClass(head))
    }
  }

  /// The wishes of one line by its role.
  private mutating func wishes(
    of range: SourceRange, as role: LineRole, below head: SourceRange?
  ) -> [Request] {
    var found: [Request] = []
    switch role {
    case .title, .head, .scaffold, .code, .content, .column, .option: break
    case .aside, .omission, .look: leaveOut(range, role.reason)
    case .rule: if !takesRowWish(range, &found) { leaveOut(range, role.reason) }
    case .input:
      let isTicked = head.flatMap(memberClass) == "check"
      found = member(OutlineList.Item(words: range), as: isTicked ? .toggle : .field)
      if !found.contains(where: { $0.isInput || $0.details.value != nil }) {
        found = inputs.wishes(inputs.withoutAsking(range), mayBePressed: false)
      }
    case .action:
      found =
        quotedButtons(cutter.withoutOpenings(range, as: "opening also"))
        ?? member(OutlineList.Item(words: range), as: .action)
    case .view:
      found = parts.collection(range).map { [$0] } ?? parts.view(range) ?? request(range)
    case .request:
      if !takesTelling(range, &found), !takesRowWish(range, &found), !isRemark(range) {
        found = request(range)
      }
    }
    return found
  }

  /// Lines that name inputs, or the options of the one that heads them.
  private mutating func asked(_ ranges: [SourceRange], below head: SourceRange?) -> [Request] {
    let items = ranges.map { OutlineList.Item(words: $0) }
    if let head, items.count == 1, let input = input(named: head, by: items[0]) { return [input] }
    if let head,
      let options = optionsNamed(by: head, items, memberClass(head)) ?? chosen(below: head, items)
    {
      return [options]
    }
    return ranges.flatMap { wishes(of: $0, as: .input, below: head) }
  }

  /// Lines that are shown as they are: a collection, facts, or a text.
  private mutating func contents(
    _ ranges: [SourceRange], _ run: DocumentRoles.Run, below head: SourceRange?
  ) -> [Request] {
    if run.isMember || ranges.count > 1 {
      return contents(
        ranges.map { OutlineList.Item(words: $0) }, isOrdered: run.isNumbered,
        below: head.flatMap(memberClass), head: head, in: ranges[0].union(ranges[ranges.count - 1]))
    }
    let line = FieldLine(ranges[0], of: words)
    return line.value == nil
      ? [.paragraph(words.verbatim(ranges[0]), ranges[0])] : [fact(line, ranges[0])]
  }

  /// The names in a line of columns: "columns: date, number".
  private func members(_ range: SourceRange) -> [SourceRange] {
    words.members(of: FieldLine(range, of: words).value ?? range)
      .map { FieldLine($0, of: words).label }
  }

  private func columns(_ ranges: [SourceRange]) -> [Phrase] {
    ranges.flatMap(members).map(words.label)
  }

  private func choice(
    of options: [Details.Item], named head: SourceRange, _ range: SourceRange
  ) -> Request {
    var details = Details(label: words.label(FieldLine(head, of: words).label))
    details.items = options
    return Request(.need(.choice), range, details)
  }

  /// The words of a unit that are left, without marks around them.
  private func body(of range: SourceRange) -> SourceRange {
    var range = SourceRange(bytes.withoutWhiteSpace(around: range.range))
    guard !range.isEmpty else { return range }
    let form = LineForm(range, in: bytes)
    range = SourceRange(min(range.lowerBound + form.markLength, range.upperBound), range.upperBound)
    return words.unmarked(words.trimmed(range))
  }
}
