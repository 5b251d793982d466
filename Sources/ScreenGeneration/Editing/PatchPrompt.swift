internal import ScreenGrammar
internal import ScreenModel
internal import ScreenSchemas

/// The prompt that asks a model for a patch that makes the requested change and no other.
struct PatchPrompt: ModelTask {
  let question: EditQuestion
  let grammar: Grammar
  /// The caller's examination of a reply.
  let examine: @Sendable (String) -> EditExamination

  /// The rules, the vocabulary, and the form of a patch.
  var system: String {
    """
    You change a screen as somebody asks. Answer with a JSON Patch (RFC 6902) of the screen's JSON: \
    {"patch": [ … ]}, nothing before it, nothing after it.

    - Each operation is an object. Its first member, "type", says what its value is: text, number, \
    flag, texts, component, item, section, rules; or remove, or transfer. Then come "op" (add, replace, \
    test, remove, move, copy), "path" and "value" or "from".
    - Paths are JSON Pointers into the screen: /sections/0/components/2/label. Indexes count from 0; \
    operations are done one after the other, each on what the one before left.
    - Change what is asked for, and nothing else. A reply that changes an element of which nothing was \
    said is thrown away.
    - Ids, names and actions stay what they are.
    - What is put in is a component of the vocabulary below, and the screen keeps its rules.


    """ + grammar.instructions
  }

  /// The screen and the change.
  var messages: [ModelMessage] {
    [
      .user(
        "# The screen\n\n" + Self.json(question.screen) + "\n\n# What to change\n\n"
          + question.text)
    ]
  }

  /// The question after an inadequate reply, given its faults as a sentence each.
  func correction(of faults: [String]) -> String {
    var text = "That patch will not do:\n\n"
    for fault in faults.prefix(20) { text += "- \(fault)\n" }
    if faults.count > 20 { text += "- and \(faults.count - 20) more of the kind\n" }
    return text + "\nAnswer again with the whole patch, of the screen as it was given."
  }

  private static func json(_ screen: Screen) -> String {
    String(decoding: screen.jsonUTF8(.compact), as: UTF8.self)
  }
}

extension PatchPrompt {
  /// Every form can express a patch.
  func guides(among forms: [ConstraintFormat]) -> [ConstraintFormat] { forms }

  /// The patches of the grammar's screens.
  func guide(in form: ConstraintFormat) -> OutputConstraint {
    form.guide(for: .answer(grammar.patches))
  }

  /// Lets the caller examine a reply.
  func examine(
    _ reply: String, after transcript: ModelTranscript
  ) -> ReplyExamination<String> {
    let examination = examine(reply)
    return examination.isUsable
      ? ReplyExamination(reply, faults: examination.faults)
      : ReplyExamination(unusable: examination.faults)
  }

  /// Proposes a patch.
  func answer(_ draft: String, _ course: ModelRun) -> EditAnswer {
    .proposed(
      EditAnswer.EditProposal(
        reply: draft, attempts: course.attempts, notes: course.notes,
        transcript: course.transcript))
  }

  /// Declines.
  func declining(_ reason: String, _ reply: String?) -> EditAnswer {
    .declined(reason: reason, reply: reply)
  }
}
