internal import ScreenBrief
internal import ScreenCatalog
internal import ScreenComposition
internal import ScreenDiagnostics
internal import ScreenGrammar
internal import ScreenModel
internal import ScreenReading
internal import ScreenSchemas

/// The prompt that asks a model for a screen that answers a brief.
///
/// The instructions depend only on the grammar, so that a host can cache them. Before the question
/// comes a turn with another question and its whole answer, with similar components. It varies,
/// because a single example for all questions would be copied into every reply.
struct ModelPrompt: ModelTask {
  let brief: Brief
  let grammar: Grammar
  let disclosure: ModelOptions.DataDisclosure

  /// The rules and the vocabulary.
  var system: String { grammar.instructions }

  /// The turn with the example, then the question.
  var messages: [ModelMessage] {
    let example = ModelExample(for: brief, under: grammar)
    return [
      .user(question(about: example.brief)), .model(Self.json(example.tree)),
      .user(question(about: brief)),
    ]
  }

  private func question(about brief: Brief) -> String {
    var parts: [String] = []
    if let data = brief.data { parts.append(words(for: data)) }
    if let list = Self.checklist(of: brief) { parts.append(list) }
    parts.append("# The screen that is asked for\n\n" + brief.intent)
    return parts.joined(separator: "\n\n")
  }

  /// The question after an inadequate reply, given its faults as a sentence each.
  func correction(of faults: [String]) -> String {
    var text = "That reply will not do:\n\n"
    for fault in faults.prefix(20) { text += "- \(fault)\n" }
    if faults.count > 20 { text += "- and \(faults.count - 20) more of the kind\n" }
    text += "\nAnswer again with the whole screen: one JSON object, nothing before it, nothing "
    text += "after it, every rule kept. Keep what was right."
    return text
  }

  /// The requirements that the intent states, each in its own words.
  private static func checklist(of brief: Brief) -> String? {
    var lines: [String] = []
    for requirement in brief.requirements where !requirement.isImplied {
      let words = requirement.words.split(whereSeparator: \.isNewline).joined(separator: " ")
      let line = "- \(words) (\(requirement.subjectName))"
      if !words.isEmpty, !lines.contains(line) { lines.append(line) }
    }
    for exclusion in brief.exclusions { lines.append("- nothing of: \(exclusion.text)") }
    guard !lines.isEmpty else { return nil }
    return "# What must be on it\n\n" + lines.joined(separator: "\n")
  }

  private func words(for data: TreeValue) -> String {
    var text = """
      # The data

      Take facts from this data. Write {"from": "/pointer"} in place of a value, with a JSON Pointer \
      into it. In place of a collection write {"each": "/pointer", …}: an object with the members of \
      one element, in which {"from": "/pointer"} starts at the record. State no fact that is in the \
      data in another way.


      """
    switch disclosure {
    case .shape: text += DataOutline.lines(of: data).joined(separator: "\n")
    case .values: text += Self.json(data)
    }
    return text
  }

  /// A value on one line.
  private static func json(_ tree: TreeValue) -> String {
    var writer = JSONWriter(.compact)
    writer.tree(tree)
    return String(decoding: writer.finish().dropLast(), as: UTF8.self)
  }
}

extension ModelPrompt {
  /// How the reply may state facts: by pointers if there is data.
  private var facts: FactForm { brief.data == nil ? .values : .valuesOrPointers }

  /// Masks cannot express a pointer into data; admission checks such a reply against the grammar.
  func guides(among forms: [ConstraintFormat]) -> [ConstraintFormat] {
    brief.data == nil ? forms : forms.filter { $0 != .masks }
  }

  /// The screens of the grammar.
  func guide(in form: ConstraintFormat) -> OutputConstraint {
    form.guide(for: .screen(grammar), facts)
  }

  /// Checks a reply against the grammar and the brief.
  func examine(
    _ reply: String, after transcript: ModelTranscript
  ) -> ReplyExamination<Candidate> {
    ReplyExamination(
      of: reply, to: brief, under: grammar, by: transcript.model, calling: transcript.results)
  }

  /// Proposes a screen; the ledger and the diagnostics hold its faults.
  func answer(_ draft: Candidate, _ course: ModelRun) -> Generation {
    var candidate = draft
    candidate.attempts = course.attempts
    let end = draft.reply.map { SourceRange.at($0.utf8.count) }
    candidate.diagnostics += course.notes.map {
      Diagnostic(.note, id: "irregular-reply", $0, at: end)
    }
    candidate.transcript = course.transcript
    return .proposed(candidate)
  }

  /// Declines.
  func declining(_ reason: String, _ reply: String?) -> Generation {
    .declined(reason: reason, reply: reply)
  }
}
