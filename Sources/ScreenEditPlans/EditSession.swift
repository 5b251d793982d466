internal import ScreenAdmission
package import ScreenAnchors
package import ScreenDiagnostics
package import ScreenEdits
internal import ScreenGrammar
package import ScreenLedger
package import ScreenModel
internal import ScreenReading

/// The state of an edit in progress.
package struct EditSession {
  package var screen: Screen {
    didSet { finder.screen = screen }
  }
  package let text: SourceText
  /// The words of the text, without the reasons given.
  package let spoken: [EditToken]
  package let words: EditWords
  package let editor: Editor
  package var edits: [Edit] = []
  package var entries: [Ledger.Entry] = []
  /// The figures of the text that only say what is meant.
  package var bounds: [SourceRange] = []
  /// The subject of the previous change.
  package var latest: [EditTarget] = [] {
    didSet { finder.latest = latest }
  }
  /// The parts that the previous change added to a component, which `it` may also refer to.
  package var added: [EditTarget] = []
  /// The components that the previous change named or made, which `both` may refer to.
  package var named: [Element] = []
  /// Whether there was a previous change.
  package var hasSpoken = false
  /// Whether the subject of the previous change was removed.
  package var gone = false
  /// The place that it left.
  package var vacatedPosition: VacatedPosition?

  /// The previous request.
  package var before: ChangeRequest?
  /// The state before the last change.
  package var checkpoint: Checkpoint?

  /// Why a change cannot be made.
  package struct Refusal: Error {
    package var reason: String

    package init(reason: String) { self.reason = reason }
  }

  /// Finds the things that words refer to on the current screen.
  package private(set) var finder: AnchorFinder

  package init(screen: Screen, text: SourceText, words: EditWords, editor: Editor) {
    (self.screen, self.text, self.words, self.editor) = (screen, text, words, editor)
    spoken = words.withoutReasons(EditToken.tokens(of: text.utf8))
    finder = AnchorFinder(screen: screen, words: words)
  }

  /// Checks that the grammar admits a changed screen unchanged.
  package func check(_ changed: Screen) throws(Refusal) {
    guard !changed.sections.isEmpty else {
      throw Refusal(reason: "nothing would be left on the screen")
    }
    guard editor.grammar.admit(Proposal(tree: changed.tree)).screen != changed else { return }
    // Only a text has places, by which the first fault is found.
    let source = SourceText(name: "screen", utf8: changed.jsonUTF8(.compact))
    guard let tree = JSONReader.read(source).tree else {
      throw Refusal(reason: "the screen cannot be written")
    }
    let faults = editor.grammar.admit(Proposal(tree: tree)).diagnostics
    let fault = faults.first { $0.isRefusedWhenStrict } ?? faults.first
    throw Refusal(
      reason: "the grammar \(editor.grammar.name) does not allow it"
        + (fault.map { ": \($0.message)" } ?? ""))
  }

  package func paths(of targets: [EditTarget]) -> [TreePath] {
    targets.compactMap { target in
      switch target {
      case .screen: TreePath()
      case .section(let id):
        screen.index(of: id).map { TreePath.section($0) }
      case .element(let address), .part(let address, _):
        screen.index(of: address.section).map {
          TreePath.component($0, address.index)
        }
      }
    }
  }

  /// The targets that words refer to.
  ///
  /// - Throws: `Refusal` if nothing matches, or several things match equally well.
  package func targets(_ tokens: ArraySlice<EditToken>) throws(Refusal) -> [EditTarget] {
    switch finder.find(tokens) {
    case .found(let targets): return targets
    case .ambiguous(let names, _):
      throw Refusal(
        reason: "\(quoted(tokens)) may be \(Self.listed(names, by: " or ")); say which")
    case .missing(let names):
      if case .missing = finder.nearest(tokens), let other = finder.otherwise(tokens) {
        if case .found(let targets) = other { return targets }
        if case .ambiguous(let names, _) = other {
          throw Refusal(
            reason: "\(quoted(tokens)) may be \(Self.listed(names, by: " or ")); say which")
        }
      }
      if let found = ownThing(tokens) { return [found] }
      throw Refusal(
        reason: "nothing here matches \(quoted(tokens)); there is \(Self.listed(names, by: ", "))")
    }
  }

  /// `the invoice number` on an invoice: the only thing that is called by the words that the title of
  /// the screen does not say; nil if there is none.
  private func ownThing(_ tokens: ArraySlice<EditToken>) -> EditTarget? {
    let title = Set(AnchorFinder.fold(screen.title).map(AnchorFinder.stem))
    let own = finder.bare(tokens).filter { !title.contains(AnchorFinder.stem($0.folded)) }
    guard !own.isEmpty, own.count < finder.bare(tokens).count else { return nil }
    return finder.find(own[...]).one
  }

  /// The words as written, in quotation marks.
  package func quoted(_ tokens: ArraySlice<EditToken>) -> String {
    tokens.isEmpty ? "what is meant" : "\"\(written(tokens))\""
  }

  /// The words as written, leaving out any text between them that is not among them.
  package func written(_ tokens: ArraySlice<EditToken>) -> String {
    guard tokens.count > 1 else { return tokens.first?.text ?? "" }
    var parts: [String] = []
    var range: SourceRange?
    for token in tokens {
      // A placeholder for other words is written nowhere.
      let isWritten = token.range.lowerBound < token.range.upperBound
      if isWritten, let last = range, token.range.lowerBound >= last.upperBound,
        text.utf8[last.upperBound..<token.range.lowerBound].allSatisfy({ $0 <= 0x20 })
      {
        range = last.union(token.range)
        continue
      }
      if let last = range { parts.append(text.text(in: last)) }
      if !isWritten { parts.append(token.text) }
      range = isWritten ? token.range : nil
    }
    if let last = range { parts.append(text.text(in: last)) }
    return parts.joined(separator: " ")
  }

  static func listed(_ names: [String], by joint: String) -> String {
    guard !names.isEmpty else { return "nothing" }
    let shown = names.prefix(8).joined(separator: joint)
    return names.count > 8 ? "\(shown) and \(names.count - 8) more" : shown
  }
}
