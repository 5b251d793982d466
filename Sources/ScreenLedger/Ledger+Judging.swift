public import ScreenAdmission
public import ScreenBrief
internal import ScreenCatalog
internal import ScreenDiagnostics
public import ScreenGrammar
internal import ScreenModel
package import ScreenReading
internal import ScreenSpecifications
internal import ScreenText

extension Ledger {
  /// Judges an admitted screen by a brief: the outcome of each requirement.
  ///
  /// A requirement is met only if elements of a fitting kind carry its own words and values. A
  /// claim may say where to look, why, and that something is only a substitute, but it proves
  /// nothing. The lowering of a derived component of `grammar` counts as that component.
  public static func judge(
    _ brief: Brief, claims: [Claim] = [], admission: Admission, under grammar: Grammar? = nil
  ) -> Ledger {
    judge(brief, nil, claims: claims, admission: admission, under: grammar)
  }

  /// Judges an admitted screen by a brief whose intent was parsed as a document.
  package static func judge(
    _ brief: Brief, _ document: Document?, claims: [Claim], admission: Admission,
    under grammar: Grammar?
  ) -> Ledger {
    let judge = admission.screen.map {
      RequirementChecker(brief, claims, $0, admission.placements, under: grammar)
    }
    var ledger = Ledger(
      entries: brief.requirements.indices.map { index in
        let requirement = brief.requirements[index]
        let verdict = judge?.verdict(on: index) ?? .unmet("there is no screen")
        return Entry(
          range: requirement.range, words: requirement.words, subject: requirement.subjectName,
          outcome: verdict.outcome, paths: verdict.paths, reason: verdict.reason)
      })
    let source = SourceText(brief.intent)
    ledger.entries += brief.lacks.map { lack in
      Entry(
        range: lack.range, words: source.text(in: lack.range), subject: "condition",
        outcome: .unmet, reason: lack.reason)
    }
    ledger.entries += brief.rowEffects.map { effect in
      let isThere = admission.screen.map { effect.change.shows(on: $0) } ?? false
      return Entry(
        range: effect.range, words: source.text(in: effect.range), subject: "rows",
        outcome: isThere ? .met : .unmet, reason: isThere ? effect.reason : "no table shows it")
    }
    guard let judge, !brief.intent.isEmpty else { return ledger }
    let names = grammar.map { DerivedComponent.all(of: $0).flatMap(\.cues) } ?? []
    ledger.account(
      for: brief, document ?? Document(brief.intent), on: judge.evidence, judge.stated,
      without: judge.lost, names: names)
    return ledger
  }

  /// The ledger without unmet requirements that are only implied, for a maker who was told only
  /// what the intent states.
  public func forgivingImplied(of brief: Brief) -> Ledger {
    var ledger = self
    ledger.entries = zip(entries, brief.requirements).filter { entry, requirement in
      entry.outcome != .unmet || !requirement.isImplied
    }.map(\.0)
    return ledger
  }

  /// Adds the words of the intent that had no effect, and other signs that it may have been
  /// misread.
  private mutating func account(
    for brief: Brief, _ document: Document, on evidence: Evidence, _ stated: StatedValues,
    without lost: [SourceRange], names: [String]
  ) {
    let source = SourceText(brief.intent)
    let names = brief.specified.isEmpty ? names : names + SpecificationWords.shipped.codeWords
    let ranges = Coverage(of: brief, document, on: evidence, stated, names: names).unread
    let unreadCode = brief.specified.isEmpty ? [] : brief.unread
    unread = (SourceRange.united(ranges + lost) + unreadCode).map {
      UnusedWords(range: $0, words: source.text(in: $0))
    }.filter { !isMissedCount($0, of: brief) }
    leftOut = brief.leftOut.map {
      Omission(range: $0.range, words: source.text(in: $0.range), reason: $0.reason)
    }
    guard unread.isEmpty, entries.allSatisfy({ $0.outcome == .met }) else { return }
    let check = NameCheck(of: brief, document)
    let elements = evidence.screen.sections.lazy.flatMap(\.elements)
    if brief.specified.isEmpty, elements.contains(where: { check.isOverloaded($0.component) }) {
      doubts.append(.name)
    }
    // Code means what it says, however long it is.
    let said = brief.intent.utf8.count - brief.specified.reduce(0) { $0 + $1.count }
    if said > Self.plainLength { doubts.append(.length) }
  }

  /// Whether words are the count of a requirement that the ledger already reports as too few.
  private func isMissedCount(_ unread: UnusedWords, of brief: Brief) -> Bool {
    zip(entries, brief.requirements).contains { entry, requirement in
      entry.outcome == .unmet && requirement.details.count != nil
        && requirement.details.count == Measures.count(unread.words)
        && entry.range.union(unread.range) == entry.range
    }
  }

  /// Of intents up to this many bytes whose names are names, nine in ten are answered in full; of
  /// longer ones three in four. Measured on `Fixtures/Intents/contributed.jsonl`.
  private static var plainLength: Int { 120 }
}

extension RowEffect.Change {
  /// Whether a table of a screen has the rows in that order, or as many marks.
  fileprivate func shows(on screen: Screen) -> Bool {
    screen.sections.lazy.flatMap(\.elements).contains { element in
      guard case .table(let table) = element.component else { return false }
      switch self {
      case .order(let names): return table.rows.map { $0.first ?? "" }.elementsEqual(names)
      case .marks(let count): return table.marks.count >= count
      case .column(let title): return table.columns.contains(title)
      }
    }
  }
}
