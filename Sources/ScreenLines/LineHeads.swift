internal import ScreenDiagnostics
internal import ScreenOutline
internal import ScreenRoles
internal import ScreenText

/// Which line heads each line on the screen.
///
/// A heading holds all up to the next one of its level or above; a plain line that heads what
/// follows at once holds it up to a blank line; a member of a list heads those nested in it.
struct LineHeads {
  /// The place of the line that heads each line; nil for none.
  private(set) var heads: [Int?]

  private let lines: [DocumentRoles.Line]
  private let words: LineWords
  /// The lines nested in each line.
  private let children: [[Int]]

  init(_ lines: [DocumentRoles.Line], _ words: LineWords) {
    (self.lines, self.words) = (lines, words)
    var children = [[Int]](repeating: [], count: lines.count)
    for (place, line) in lines.enumerated() {
      if let parent = line.parent { children[parent].append(place) }
    }
    self.children = children
    heads = [Int?](repeating: nil, count: lines.count)
    /// The lines that head what follows, from the outermost one.
    var open: [(place: Int, level: Int)] = []
    /// The level of the first line below each of them.
    var inner: [Int: Int] = [:]
    for (place, line) in lines.enumerated() {
      if [.head, .scaffold, .title].contains(line.role), !line.isRow {
        open.removeAll { $0.level >= line.level }
        if line.role == .head || headsContent(place) { open.append((place, line.level)) }
        continue
      }
      if line.followsBlank, !line.isMember, let last = open.last, isTight(last.place) {
        open.removeLast()
      }
      if let last = open.last {
        let first = inner[last.place] ?? line.level
        inner[last.place] = first
        // A line as far left as the head closes it if its first line was further right.
        if last.level >= 7, first > last.level, line.level <= last.level, !line.isMember {
          open.removeLast()
        }
      }
      heads[place] = nesting(place) ?? open.last?.place
    }
  }

  /// Whether a heading that would only order the document stands above a text that is shown, and so
  /// belongs to it: "## Description".
  private func headsContent(_ place: Int) -> Bool {
    guard lines[place].role == .scaffold, lines[place].level < 7, place + 1 < lines.count else {
      return false
    }
    let below = lines[(place + 1)...].prefix { $0.level > 7 }
    return below.first?.role == .content
      && below.count { $0.role == .content && !$0.isRow } * 2 >= below.count
  }

  /// Whether a plain line is followed at once by what it heads.
  private func isTight(_ place: Int) -> Bool {
    lines[place].level >= 7 && place + 1 < lines.count && !lines[place + 1].followsBlank
  }

  /// The line around a nested one that heads it.
  private func nesting(_ place: Int) -> Int? {
    var above = lines[place].parent
    while let parent = above {
      if lines[parent].role == .head || headsOthers(parent) { return parent }
      above = lines[parent].parent
    }
    return nil
  }

  /// Whether a line of an input or a view only heads the lines nested in it: "My book" above "Title"
  /// and "Author".
  private func headsOthers(_ place: Int) -> Bool {
    let line = lines[place]
    guard line.role == .input || line.role == .view else { return false }
    let field = FieldLine(words.trimmed(line.range), of: words)
    guard field.value == nil, !field.isQuestion else { return false }
    let nested = children[place].map { lines[$0] }.filter {
      $0.indent > line.indent || !line.isMember && $0.isMember && !$0.isRow
    }
    return nested.contains { Self.parts.contains($0.role) }
      && !nested.contains { $0.role == .option || $0.role == .column }
  }

  private static let parts: Set<LineRole> = [.input, .view, .action]
}
