internal import ScreenAdmission
internal import ScreenBrief
internal import ScreenComposition
internal import ScreenLedger
internal import ScreenDiagnostics
internal import ScreenExchange
internal import ScreenGrammar
internal import ScreenModel
internal import ScreenReading
internal import ScreenText

/// The examination of a model's reply, which is read, admitted and judged by the brief.
extension ReplyExamination<Candidate> {
  /// Examines a reply.
  init(
    of text: String, to brief: Brief, under grammar: Grammar, by model: String,
    calling results: [ToolResult] = []
  ) {
    let source = SourceText(name: model.isEmpty ? "reply" : model, text)
    let reading = ScreenDocument(source, for: grammar)
    guard var proposal = reading.proposal else {
      let message = reading.diagnostics.first { $0.severity == .error }?.message
      self.init(unusable: "the model's reply cannot be read: \(message ?? "it is not JSON")")
      return
    }
    let facts = ToolFacts(results)
    proposal.origins.append(values: proposal.tree, at: TreePath()) {
      facts.origin(of: $0) ?? .model(id: model)
    }
    let admission = grammar.admit(proposal, data: brief.data)
    guard admission.screen != nil else {
      let message = admission.diagnostics.first { $0.severity == .error }?.message
      self.init(
        unusable: "nothing in the model's reply can be shown as a screen"
          + (message.map {
            ": "
              + "\($0)"
          } ?? ""))
      return
    }
    let judged = Ledger.judge(brief, admission: admission, under: grammar)
    let ledger = judged.forgivingImplied(of: brief)
    let unmet = ledger.entries.filter { $0.outcome == .unmet }
    guard unmet.isEmpty || unmet.count < ledger.entries.count else {
      let missing = unmet.map { "\"\($0.words)\" (\($0.subject))" }.joined(separator: ", ")
      self.init(
        unusable: "the model's reply meets 0 of \(unmet.count) requirements; missing: \(missing)")
      return
    }
    // An intent that only names a kind of screen may be answered in words unknown to the judge;
    // then the screen must have the intent's own words, or some of what such a screen has.
    let meetsAny = judged.entries.contains { $0.outcome != .unmet }
    guard
      !ledger.entries.isEmpty || brief.requirements.isEmpty
        || ledger.unread.isEmpty
          && (meetsAny || admission.shows(brief.title) || admission.isOfKind(askedBy: brief))
    else {
      let words =
        ledger.unread.isEmpty
        ? "\"\(brief.title.text)\""
        : ledger.unread.map { "\"\($0.words)\"" }.joined(separator: ", ")
      self.init(unusable: "the model's reply shows nothing that was asked for, not even \(words)")
      return
    }
    let lost = (reading.diagnostics + admission.diagnostics).filter(\.isRefusedWhenStrict)
    let candidate = Candidate(
      proposal, tier: .model,
      confidence: reading.diagnostics.contains { $0.repair == .lossy } ? .medium : .high,
      diagnostics: reading.diagnostics, reply: source)
    let faults =
      unmet.map { "missing: \"\($0.words)\" (\($0.subject)); \($0.reason)" }
      + lost.map { $0.message + ($0.path.map { " (at \($0))" } ?? "") }
    self.init(candidate, faults: faults)
  }
}

extension Admission {
  /// Whether an intent that names nothing but a kind of screen, "a form", gets a component that
  /// such screens have. Buttons are on any screen.
  fileprivate func isOfKind(askedBy brief: Brief) -> Bool {
    let namesOnlyKind = brief.title.text.spacedWords.allSatisfy {
      // Names of kinds of screens are of no class that has a name.
      Lexicon.shipped.classes(ofWord: $0.lowercased())?.contains(.other) ?? false
    }
    let kinds = Set(brief.requirements.flatMap(\.fittingKinds)).subtracting([.button, .link])
    return namesOnlyKind
      && (screen?.sections.contains { section in
        section.elements.contains { kinds.contains($0.component.kind) }
      } ?? false)
  }

  /// Whether the screen has a word of a title that is more than a filler.
  fileprivate func shows(_ title: Phrase) -> Bool {
    guard let screen else { return false }
    var shown = PlainWords(screen.title)
    for section in screen.sections {
      shown.append(section.title)
      for element in section.elements { shown.append(OwnTexts(of: element.component).title) }
    }
    return PlainWords(title.text).words.contains { !$0.isFiller && shown.contains($0) }
  }
}

extension [PlacedOrigin] {
  /// Records the origin of each value of a tree.
  fileprivate mutating func append(
    values tree: TreeValue, at path: TreePath, from origin: (TreeValue) -> Origin
  ) {
    switch tree.content {
    case .null: break
    case .flag, .number, .text: append(PlacedOrigin(path, origin(tree)))
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        append(values: element, at: path.appending(index), from: origin)
      }
    case .object(let members):
      for member in members {
        append(values: member.value, at: path.appending(member.name), from: origin)
      }
    }
  }
}
