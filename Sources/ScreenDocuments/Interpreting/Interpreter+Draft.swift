internal import ScreenBrief
import ScreenDiagnostics
internal import ScreenInputs
internal import ScreenLines
import ScreenModel
internal import ScreenOutline
internal import ScreenParts
internal import ScreenRoles
internal import ScreenText

/// A document whose lines are read each by its role.
extension Interpreter {
  /// The brief of the lines; nil if they name nothing.
  mutating func briefByLine() -> Brief? {
    let root = DocumentSection(outline.blocks)
    settle(root)
    guard !isSingleBlock, !hasAskingSteps, !states || asksByRole else { return nil }
    var draft = LineDraft(
      roles, of: words, phrases: phrases, inputs: inputs, parts: parts, book: book)
    draft.checks =
      documentHead.map {
        phrases.sense(in: words.folded($0), as: "word check") != nil
      } ?? false
    var reading = self
    var wishes = draft.wishes { reading.request($0) }
    leftOut = reading.leftOut + draft.leftOut
    guard !wishes.isEmpty else { return nil }
    let asked = roles.all.count { $0.role == .input }
    isAsked = asked > 0 && roles.all.count { $0.role == .content || $0.role == .view } <= asked
    if wishes.count(where: { $0.details.variant == "step" }) > 1 { layout = .wizard }
    takeTitleByRole(draft)
    let title = title ?? madeTitle(of: wishes)
    endForm(&wishes)
    group(&wishes)
    var requirements: [Requirement] = []
    Request.add(wishes, of: bytes, to: &requirements)
    var brief = Brief(
      title: title, topic: Phrase(LabelText.lowercased(title.text), from: title.origin),
      layout: layout, requirements: requirements, exclusions: reading.exclusions)
    brief.unread = reading.unread
    brief.margin = min(reading.margin ?? 0, 0)
    brief.leftOut = leftOut
    return brief
  }

  /// Whether any line asks for something.
  private var asksByRole: Bool {
    let asking: Set<LineRole> = [.input, .action, .request, .column]
    return roles.all.contains { asking.contains($0.role) }
  }

  /// Whether the document is one list or one block of facts, maybe below a line: a sentence, however
  /// it is set, or lines that are decided as a whole.
  private var isSingleBlock: Bool {
    let parts = outline.blocks.count { block in
      if case .facts = block.content { true } else { block.list != nil }
    }
    return parts == 1 && outline.blocks.count <= 2
  }

  /// Whether a numbered list consists of steps that ask for something: "1. Choose a branch".
  private var hasAskingSteps: Bool {
    outline.blocks.compactMap(\.list).contains { $0.isOrdered && areAskingSteps($0.items) }
  }

  /// Takes the title that a line names, or else the one that a sentence asks for.
  private mutating func takeTitleByRole(_ draft: LineDraft) {
    let lines = roles.all
    let titles = lines.filter { $0.role == .title }
    // "Title: Where is my sofa?" says what another line only calls.
    let said = titles.first { line in
      let field = FieldLine(words.trimmed(line.range), of: words)
      return field.value != nil && words.folded(field.label).words == ["title"]
    }
    for line in (said.map { [$0] } ?? []) + titles {
      setTitle(titleWords(line.range, draft), told: line.range)
      if title != nil { return }
    }
    for line in lines where line.role == .request {
      if let asked = titleRead(in: line.range) {
        title = asked
        return
      }
    }
    takeTitleOfStory()
    var root = DocumentSection(outline.blocks)
    if title == nil { takeTitle(of: &root) }
  }

  /// The words of a line that names the screen, without a word for what it names: "Screen: Stock".
  private func titleWords(_ range: SourceRange, _ draft: LineDraft) -> SourceRange {
    var range = draft.body(of: range)
    while let last = bytes[range.range].last, Array("?:.!".utf8).contains(last), range.count > 1 {
      range = SourceRange(range.lowerBound, range.upperBound - 1)
    }
    // "3.1 The system shall have a screen titled "Report an incident"" quotes the name.
    let quoted = words.quotations(in: range)
    if quoted.count == 1, (1...8).contains(words.count(quoted[0])), words.count(range) > 1 {
      let rest = words.count(range) - words.count(quoted[0])
      if rest > 5 || rest == 1 { return quoted[0] }
    }
    let line = FieldLine(range, of: words)
    if let value = line.value, !line.isDashed, words.count(line.label) == 1, words.count(value) > 1
    {
      return value
    }
    return range
  }
}
