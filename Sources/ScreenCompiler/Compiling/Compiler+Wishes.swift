internal import Sampling
internal import ScreenComposition
internal import ScreenDiagnostics
internal import ScreenEditPlans
internal import ScreenEditing
internal import ScreenLedger
internal import ScreenModel
internal import ScreenOutline
internal import ScreenReading
internal import ScreenText

/// Sentences beside stated rows, performed as changes of the screen that the rest of the text makes.
///
/// "A search box on top, and a Reserve button in every row" says little by itself. Whoever sees the
/// rows reads it as a change to them, and so does the reader of edits.
extension Compiler {
  /// The most lines of sentences beside rows; more are a text of their own.
  private static let mostSentences = 4

  /// Performs what the sentences beside rows ask for, as far as the reader of sentences left it unread
  /// or put it beside the rows instead of into them.
  ///
  /// - Parameters:
  ///   - made: The screen of the whole text.
  ///   - sampling: How choices are made.
  ///   - samples: What to show if neither the intent nor the data gives a value.
  ///   - tier: The only tier to ask; nil for all that are built in.
  /// - Returns: The changed screen, or `made` if none of them is surely a change that can be made.
  /// - Complexity: That of compiling the text twice more, if it has such sentences.
  func performingWishes(
    beside made: Compilation, sampling: SamplingOptions, samples: SamplePolicy,
    only tier: TierChoice?
  ) -> Compilation {
    let source = made.source
    // Most texts are one line, which costs them no outline.
    guard source.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }), !made.screen.rows.isEmpty
    else { return made }
    let sentences = Self.sentencesBesideRows(Outline(source.utf8))
    guard !sentences.isEmpty else { return made }
    let compose = { (text: SourceText) in
      try? compilation(
        of: text, read(text, nil), sampling: sampling,
        from: tiers(asking: nil, only: tier, samples: samples))
    }
    guard let rows = compose(source.without(sentences)), !rows.screen.rows.isEmpty else {
      return made
    }
    var editor = editor(nil)
    editor.reader = .wishes
    let wishes = editor.edit(rows.screen, source.keeping(sentences)).ledger.entries.filter { wish in
      guard wish.outcome == .met else { return false }
      let alone = editor.edit(rows.screen, source.keeping([wish.range]))
      return alone.ledger.isSettled && made.leavesOut(wish, done: alone, on: rows.screen)
    }.map(\.range)
    guard !wishes.isEmpty, let rest = compose(source.without(wishes)) else { return made }
    let changed = editor.edit(rest.screen, source.keeping(wishes))
    // Words that name the screen ask for nothing on it.
    guard changed.ledger.isSettled, rest.screen.title == made.screen.title else { return made }
    return rest.changed(to: changed, of: source, within: made.confidence)
  }

  /// The sentences of a text that is rows with a few sentences around them; empty for any other text,
  /// whose sentences speak of more than the rows.
  private static func sentencesBesideRows(_ outline: Outline) -> [SourceRange] {
    var sentences: [SourceRange] = []
    var runs = 0
    for block in outline.blocks {
      if let lead = block.lead { sentences.append(lead) }
      switch block.content {
      case .paragraph(let lines): sentences += lines
      case .table(let table) where table.rows.count > 1: runs += 1
      case .list(let list) where list.items.count > 2 && list.items.allSatisfy(\.blocks.isEmpty):
        runs += 1
      case .heading: continue
      case .table, .list, .facts, .code, .quote, .rule: return []
      }
    }
    return runs == 1 && sentences.count <= mostSentences ? sentences : []
  }
}

extension Compilation {
  /// Whether a change is missing here: a word of it is unread, it changes the rows, or it puts something
  /// on the other side of them.
  fileprivate func leavesOut(
    _ wish: Ledger.Entry, done: Editor.Result, on rows: Screen
  ) -> Bool {
    let own = ledger.entries.filter { wish.range.overlaps($0.range) }.flatMap(\.paths)
    // What is in the rows, or is shown as it stands, asks for nothing else.
    guard !own.contains(where: { screen.isOf([.collections, .text], $0) }) else { return false }
    if ledger.unread.contains(where: { wish.range.contains($0.range) }) { return true }
    guard done.screen.rows == rows.rows else {
      // "Table" above rows is what they are.
      let kinds = Set(rows.rows.map(\.component.kind))
      return done.screen.rows.count == rows.rows.count
        || done.screen.rows.contains { !kinds.contains($0.component.kind) }
    }
    let sides = done.ledger.entries.flatMap(\.paths).map(done.screen.isAboveRows)
    return !own.map(screen.isAboveRows).contains { sides.contains($0) }
  }

  /// The result of changing the screen, with the account of both.
  fileprivate func changed(
    to changed: Editor.Result, of source: SourceText, within confidence: Confidence
  ) -> Compilation {
    let moves = ElementMoves(from: screen, to: changed.screen)
    var result = self
    result.screen = changed.screen
    result.source = source
    result.origins = origins.compactMap { placed in
      moves.path(placed.path).map { PlacedOrigin($0, placed.origin) }
    }
    for index in result.ledger.entries.indices {
      result.ledger.entries[index].paths = ledger.entries[index].paths.compactMap(moves.path)
    }
    result.ledger.entries += changed.ledger.entries
    result.confidence = min(self.confidence, confidence, .medium)
    return result
  }
}

extension Screen {
  /// The components that show rows.
  fileprivate var rows: [Element] {
    sections.flatMap(\.elements).filter { $0.component.kind.family == .collections }
  }

  /// Whether a path leads to something before all rows.
  fileprivate func isAboveRows(_ path: TreePath) -> Bool {
    guard let place = path.element else { return true }
    for (section, part) in sections.enumerated() {
      let first = part.elements.firstIndex { $0.component.kind.family == .collections }
      guard let first else { continue }
      return (place.section, place.index) < (section, first)
    }
    return true
  }

  /// Whether a path leads to a component of some families, or into it.
  fileprivate func isOf(_ families: Set<ComponentKind.Family>, _ path: TreePath) -> Bool {
    guard let place = path.element, sections.indices.contains(place.section),
      sections[place.section].elements.indices.contains(place.index)
    else { return false }
    return families.contains(
      sections[place.section].elements[place.index].component.kind.family)
  }
}

extension SourceText {
  /// The text with spaces for all words in some ranges, so that the others keep their places.
  fileprivate func without(_ ranges: [SourceRange]) -> SourceText {
    var bytes = utf8
    for range in ranges {
      bytes.blank(range.range)
      // Words behind spaces would belong to what is above them.
      let end = bytes[..<range.lowerBound].lastIndex { $0 == 0x0A || $0 == 0x0D }
      let line = end.map { $0 + 1 } ?? 0
      if bytes[line..<range.lowerBound].allSatisfy({ $0 == 0x20 || $0 == 0x09 }) {
        for index in line..<range.upperBound { bytes[index] = 0x0A }
      }
    }
    return SourceText(name: name, utf8: bytes)
  }

  /// The text with spaces for all words outside of some ranges, which are in its order.
  fileprivate func keeping(_ ranges: [SourceRange]) -> SourceText {
    var bytes = utf8
    var start = 0
    for range in ranges {
      bytes.blank(start..<range.lowerBound)
      start = range.upperBound
    }
    bytes.blank(start..<bytes.count)
    return SourceText(name: name, utf8: bytes)
  }
}
