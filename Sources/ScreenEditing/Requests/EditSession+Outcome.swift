internal import ScreenAnchors
internal import ScreenDiagnostics
internal import ScreenLedger
internal import ScreenModel
internal import ScreenReading

/// What came of an edit, and whether it is what its reading asks for.
extension EditSession {
  struct Outcome {
    var result: Editor.Result
    /// How much of it was done, and how much could not be.
    var met: Int
    var unmet: Int
    /// What things are called now.
    var names: Set<[String]>
    /// The text of the edit.
    var text: SourceText
  }

  var outcome: Outcome {
    Outcome(
      result: Editor.Result(screen: screen, edits: edits, ledger: Ledger(entries: entries)),
      met: entries.count { $0.outcome == .met }, unmet: entries.count { $0.outcome == .unmet },
      names: Set(names.map(AnchorFinder.fold)), text: text)
  }

  /// The clauses of the text.
  var clauses: [EditClause] { EditClause.clauses(of: spoken, in: words) }

  /// The changes that are read in the text, in brackets, each with how much worse the best reading without it
  /// is.
  var changes: [(change: ReadingTree.Node, margin: Int)] {
    Reader.edits.changes(in: text.text(in: SourceRange(0, text.utf8.count)), of: names)
  }

  /// The changes that the text asks for, as far as the reader is sure of them.
  var requests: [ChangeRequest] {
    changes.compactMap { change, margin in
      guard let request = ChangeRequest(change), request.saysSomething else { return nil }
      let least = request.kind == .remove ? Self.leastOfRemoval : Self.leastMargin
      return margin < least ? nil : request
    }
  }

  /// How much worse a reading without a change has to be for it to be one, and for it to take something out.
  private static let leastMargin = Reading.unit / 4, leastOfRemoval = Reading.unit
}

extension EditSession {
  /// Says of words beside all changes that nothing was made of them, where they have a place, or name something.
  mutating func accountForRest(_ requests: [ChangeRequest]) {
    let known = clauses.filter { clause in requests.contains { $0.range.overlaps(clause.range) } }
    for clause in known {
      let rest = clause.tokens.split { token in
        token.isMark || requests.contains { $0.range.overlaps(token.range) }
      }
      for words in rest.map({ EditClause.bare($0, in: self.words) }) {
        guard let first = words.first, let last = words.last, words.count > 1,
          finder.find(words).one != nil || self.words.match("place", at: words.suffix(1)) != nil
        else { continue }
        let said = EditClause(
          verb: "", words: words, range: first.range.union(last.range), tokens: words)
        refuse(said, "nothing was made of \(quoted(words))")
      }
    }
  }
}

extension EditSession.Outcome {
  /// Whether what was done at the place of a request is of its kind, and what it brings is called as it says.
  func answers(_ request: ChangeRequest) -> Bool {
    let entries = result.ledger.entries.filter { $0.range.overlaps(request.range) }
    guard !entries.isEmpty, entries.allSatisfy({ request.admits($0.subject) }) else { return false }
    return request.names.allSatisfy { name in
      isCalled(AnchorFinder.fold(text.text(in: name)).map { $0.trimmingApostrophes })
    }
  }

  /// Whether something is called by some words, perhaps with a unit or an article more.
  private func isCalled(_ words: [String]) -> Bool {
    names.contains(words)
      || names.contains { $0.count <= words.count + 2 && words.allSatisfy($0.contains) }
  }
}

extension SourceRange {
  func overlaps(_ other: SourceRange) -> Bool {
    lowerBound < other.upperBound && other.lowerBound < upperBound
  }
}

extension String {
  /// The word without apostrophes around it, which may be quotation marks.
  fileprivate var trimmingApostrophes: String {
    String(trimmingPrefix("'").reversed().trimmingPrefix("'").reversed())
  }
}
