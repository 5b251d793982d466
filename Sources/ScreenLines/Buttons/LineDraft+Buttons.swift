internal import ScreenDiagnostics
internal import ScreenInputs
internal import ScreenOutline
internal import ScreenText

/// Lines that name buttons and links.
extension LineDraft {
  /// The buttons that a line names: the words it quotes or brackets, or those between its
  /// separators: Approve and Reject for "Approve / Reject per row".
  func pressed(_ line: SourceRange) -> [Request] {
    var range = withoutSection(
      dropping("|+>", before: dropping("!|>", behind: withoutStop(line))))
    // Marks alone are shown as they are.
    if range.isEmpty { return [button(line)] }
    if let name = nameInCells(range), name.count < range.count { return pressed(name) }
    let columns = columns(of: range)
    if columns.count > 1, phrases.sense(in: words.folded(columns[0]), as: "draft button") == nil {
      return columns.flatMap(pressed)
    }
    if let first = words.sentences(of: range).first, first != range, words.count(first) <= 4,
      FieldLine(first, of: words).value == nil, words.bytes[first.range].last == UInt8(ascii: ".")
    {
      // "Send. Reference number like …" tells what happens then.
      range = withoutStop(first)
    }
    let quoted = quotations(in: range).filter { (1...8).contains(words.count($0)) }
    if !quoted.isEmpty { return quoted.map(button) }
    let bracketed = bracketed(in: range)
    if let rest = behindKind(bracketed, in: range), rest.count < range.count {
      return pressed(rest)
    }
    if !bracketed.isEmpty { return bracketed.map(button) }
    if let capitals = capitals(in: range) { return [button(capitals)] }
    let list = listOfButtons(in: range)
    let found = list.flatMap(buttonNames).filter { words.count($0) > 0 }.map(button)
    return found.isEmpty ? [button(range)] : found
  }

  /// The button with some words on it: "Save".
  private func button(_ range: SourceRange) -> Request {
    .action(words.label(words.unquoted(range)), range)
  }

  /// The longest cell of a row that has a key or a priority too: "Print ticket" of "BH-08 | Print
  /// ticket | M"; nil for other lines.
  private func nameInCells(_ range: SourceRange) -> SourceRange? {
    let cells = split(range, at: "|")
    guard cells.count > 2, cells.contains(where: { $0.count < 3 }) else { return nil }
    return cells.filter { !words.bytes[$0.range].contains(where: \.isASCIIDigit) }
      .max { $0.count < $1.count }
  }

  /// The words behind brackets that only say that a button follows, "[BUTTON] Save"; nil for other
  /// lines.
  private func behindKind(_ bracketed: [SourceRange], in range: SourceRange) -> SourceRange? {
    guard bracketed.count == 1, let only = bracketed.first, words.count(only) == 1,
      isHeading(only) || phrases.sense(ofAll: words.folded(only), as: "draft button") != nil,
      words.bytes[range.range].first == UInt8(ascii: "["),
      case let rest = SourceRange(only.upperBound + 1, range.upperBound), words.count(rest) > 0
    else { return nil }
    return words.trimmed(rest)
  }

  /// Words without the number of a section before them: "§5 The dispatcher shall …".
  private func withoutSection(_ range: SourceRange) -> SourceRange {
    let key = words.bytes[range.range].prefix { $0 > UInt8(ascii: " ") }
    guard let first = key.first, first >= 0x80, key.contains(where: \.isASCIIDigit),
      key.count < range.count
    else { return range }
    return words.trimmed(range.dropping(key.count))
  }

  /// The parts of a line with three or more spaces between them: "Save     Print".
  private func columns(of range: SourceRange) -> [SourceRange] {
    let space = UInt8(ascii: " ")
    var (parts, start, gap): ([SourceRange], Int, Int) = ([], range.lowerBound, 0)
    for index in range.range {
      if words.bytes[index] == space {
        gap += 1
        continue
      }
      if gap > 2 {
        parts.append(words.trimmed(SourceRange(start, index)))
        start = index
      }
      gap = 0
    }
    parts.append(words.trimmed(SourceRange(start, range.upperBound)))
    return parts.filter { words.count($0) > 0 }
  }

  /// Whether all letters of a name are capitals: "COMMANDS – Load / Unload".
  func isHeading(_ range: SourceRange) -> Bool {
    words.bytes[range.range].contains(where: \.isASCIILetter)
      && !words.bytes[range.range].contains(where: \.isASCIISmallLetter)
  }
}
