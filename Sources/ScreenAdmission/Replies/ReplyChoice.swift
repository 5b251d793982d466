internal import ScreenDiagnostics
internal import ScreenGrammar
internal import ScreenModel

/// A candidate for the answer in a reply: a value, or several adjacent ones.
struct ReplyChoice {
  var tree: TreeValue
  var diagnostics: [Diagnostic]
  /// The passages it is made of.
  var passages: Range<Int>
  var range: SourceRange

  /// How many of the last values are admitted to find the best.
  private static let greatestCount = 12

  /// The best candidate of a reply; nil if nothing in it can be read.
  static func best(among passages: [JSONPassage], under grammar: Grammar) -> ReplyChoice? {
    let lifting = ReplyLifting(under: grammar)
    let all = choices(of: passages, lifting)
    guard all.count > 1 else { return all.first?.lifted(under: grammar) }
    let fenced = all.filter { choice in passages[choice.passages].allSatisfy(\.isFenced) }
    return fenced.best(under: grammar) ?? all.best(under: grammar)
      ?? all.first?.lifted(under: grammar)
  }

  /// The values and, before each value that ends a run of them, the run itself.
  private static func choices(
    of passages: [JSONPassage], _ lifting: ReplyLifting
  ) -> [ReplyChoice] {
    var choices: [ReplyChoice] = []
    var run = 0..<0
    for (index, passage) in passages.enumerated() {
      guard let tree = passage.reading.tree else { continue }
      let isNext = run.upperBound == index && !run.isEmpty && passage.gap != .words
      run = isNext ? run.lowerBound..<index + 1 : index..<index + 1
      let isEnd = index + 1 == passages.count || passages[index + 1].gap == .words
      if run.count > 1, isEnd {
        choices.append(ReplyChoice(run: run, of: passages, lifting))
      }
      choices.append(
        ReplyChoice(
          tree: tree, diagnostics: passage.reading.diagnostics, passages: index..<index + 1,
          range: passage.range))
    }
    return choices.suffix(greatestCount)
  }

  private init(
    tree: TreeValue, diagnostics: [Diagnostic], passages: Range<Int>, range: SourceRange
  ) {
    self.tree = tree
    self.diagnostics = diagnostics
    self.passages = passages
    self.range = range
  }

  /// Adjacent values: the parts of one screen, or a screen that ended too early and the rest of its
  /// sections.
  private init(run: Range<Int>, of passages: [JSONPassage], _ lifting: ReplyLifting) {
    let range = SourceRange(
      passages[run.lowerBound].range.lowerBound, passages[run.upperBound - 1].range.upperBound)
    let trees = passages[run].compactMap(\.reading.tree)
    tree = TreeValue(.array(trees), at: range)
    let rest = trees.dropFirst()
    let isRest =
      rest.allSatisfy(lifting.isPartOfScreen)
      || passages[run].dropFirst().allSatisfy {
        $0.gap == .comma && $0.reading.tree?["sections"] == nil
      }
    if case .object(var members)? = trees.first?.content, isRest {
      if let place = members.firstIndex(where: { $0.name == "sections" }),
        case .array(let sections) = members[place].value.content
      {
        members[place].value.content = .array(sections + rest)
        tree = TreeValue(.object(members), at: range)
      } else if members.contains(where: { $0.name == "title" }), !lifting.isAnswer(trees[0]) {
        // The first value holds what the others lack: a title and a layout.
        members.append(TreeMember("sections", TreeValue(.array(Array(rest)), at: range)))
        tree = TreeValue(.object(members), at: range)
      }
    }
    self.range = range
    self.passages = run
    diagnostics = passages[run].flatMap(\.reading.diagnostics)
    diagnostics.append(
      Diagnostic(
        .warning, id: "side-by-side", "\(run.count) values are read as the parts of one screen",
        at: passages[run.lowerBound + 1].range, repair: .lossless))
  }

  /// The candidate with wrapped values lifted out.
  func lifted(under grammar: Grammar) -> ReplyChoice {
    var choice = self
    var lifting = ReplyLifting(under: grammar)
    guard let lifted = lifting.lift(tree) else { return choice }
    choice.tree = lifted.tree
    choice.diagnostics.append(
      Diagnostic(
        .warning, id: "wrapper", "the screen is read from '\(lifted.path)'", at: tree.range,
        repair: .lossless))
    choice.diagnostics += lifted.diagnostics
    return choice
  }

  /// Whether it is a screen, its parts, or wraps them.
  func isAnswer(under grammar: Grammar) -> Bool {
    ReplyLifting(under: grammar).isAnswer(lifted(under: grammar).tree)
  }

  /// Its rank under a grammar; nil if nothing of it is admitted.
  fileprivate func rank(under grammar: Grammar) -> Rank? {
    let admission = grammar.admit(Proposal(tree: tree))
    guard let screen = admission.screen else { return nil }
    let losses = (diagnostics + admission.diagnostics).count(where: \.isRefusedWhenStrict)
    let count = screen.sections.lazy.flatMap(\.components).count { $0.kind != .unclear }
    guard count > 0 else { return nil }
    let isScreen = tree["sections"] != nil
    return Rank(isScreen: isScreen, count: isScreen ? 0 : count, losses: losses)
  }

  /// Reports what is left out around it; a fix-it never removes other values.
  mutating func reportSurroundings(in source: SourceText, _ all: [JSONPassage]) {
    let bytes = source.utf8
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    if start > 0 {
      let mark = SourceRange(0, 3)
      diagnostics.append(
        Diagnostic(
          .warning, id: "byte-order-mark", "the text starts with a byte order mark", at: mark,
          repair: .lossless, fixIts: [FixIt("remove it", edits: [TextEdit(mark, "")])]))
    }
    let others = all.indices.filter { index in
      !passages.contains(index) && all[index].reading.tree.map(Self.isEmpty) == false
    }
    for part in [SourceRange(start, range.lowerBound), SourceRange(range.upperBound, bytes.count)] {
      let text = bytes[part.range]
      guard let first = text.first(where: { !Self.isBlank($0) }) else { continue }
      let within = others.filter { part.range.contains(all[$0].range.lowerBound) }
      let isFence = within.isEmpty && first == UInt8(ascii: "`")
      let isLoss = within.contains { all[$0].reading.tree.map(Self.isScreen) ?? false }
      let message =
        !within.isEmpty
        ? "there are \(others.count + passages.count) values, and another one is the answer: "
          + (within.count == 1
            ? "this is left out" : "this and \(within.count - 1) more are left out")
        : isFence
          ? "the object is in a code fence" : "this is outside the object and is left out"
      diagnostics.append(
        Diagnostic(
          .warning,
          id: !within.isEmpty ? "another-value" : isFence ? "code-fence" : "surrounding-text",
          message, at: within.first.map { all[$0].range } ?? part,
          repair: isLoss ? .lossy : .lossless,
          fixIts: others.isEmpty ? [FixIt("remove it", edits: [TextEdit(part, "")])] : []))
    }
    diagnostics.sort {
      ($0.range?.lowerBound ?? .max, $0.id) < ($1.range?.lowerBound ?? .max, $1.id)
    }
  }

  private static func isScreen(_ tree: TreeValue) -> Bool {
    tree["sections"] != nil || tree["components"] != nil
  }

  /// Whether a value among words is only a pair of brackets.
  private static func isEmpty(_ tree: TreeValue) -> Bool {
    switch tree.content {
    case .array(let elements): elements.isEmpty
    case .object(let members): members.isEmpty
    case .null, .flag, .number, .text: false
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
  }
}

/// The rank of a value in a reply: a whole screen above parts, more parts above fewer, fewer losses
/// above more.
private struct Rank: Comparable {
  var isScreen: Bool
  var count: Int
  var losses: Int

  static func < (lhs: Rank, rhs: Rank) -> Bool {
    (lhs.isScreen ? 1 : 0, lhs.count, -lhs.losses) < (rhs.isScreen ? 1 : 0, rhs.count, -rhs.losses)
  }
}

extension [ReplyChoice] {
  /// The candidate with the highest rank, the last of equals; nil if none is admitted.
  fileprivate func best(under grammar: Grammar) -> ReplyChoice? {
    let lifted = map { $0.lifted(under: grammar) }
    var best: (choice: ReplyChoice, rank: Rank)?
    for choice in lifted {
      guard let rank = choice.rank(under: grammar) else { continue }
      if let best, rank < best.rank { continue }
      best = (choice, rank)
    }
    return best?.choice
  }
}
