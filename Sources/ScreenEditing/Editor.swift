internal import ScreenAdmission
internal import ScreenAnchors
internal import ScreenComposition
public import ScreenDiagnostics
public import ScreenGrammar
public import ScreenLedger
public import ScreenModel
public import ScreenReading

/// Changes a screen as a text says: finds what is meant, and does one edit after the other.
///
/// What is not named stays as it is. What cannot be done is unmet in the ledger, with the candidates
/// where several are meant equally well; nothing is guessed.
public struct Editor: Sendable {
  /// What a screen may be made of.
  public var grammar: Grammar
  /// Makes components of what is to be put in, as a first sentence would: what they are, and a title
  /// where they make a section; none where the words say none.
  public var compose: @Sendable (Part) -> Composed

  /// What is to be put in: words as they are said, or a bracket that holds it.
  public enum Part: Hashable, Sendable {
    case phrase(String)
    case tree(ReadingTree)
  }

  /// What came of composing a part.
  public struct Composed: Hashable, Sendable {
    /// The title of the part, if it is a section.
    public var title: String
    /// Its components.
    public var elements: [Element]

    /// Creates a part.
    public init(title: String = "", elements: [Element]) {
      self.title = title
      self.elements = elements
    }
  }

  /// What came of an edit.
  public struct Result: Hashable, Sendable {
    /// The screen; as it was, where nothing could be done.
    public var screen: Screen
    /// What was done, in order.
    public var edits: [Edit]
    /// What became of each part of the text.
    public var ledger: Ledger
  }

  /// Makes components of words.
  func compose(phrase: String) -> Composed { compose(.phrase(phrase)) }

  /// Creates an editor.
  public init(grammar: Grammar, compose: @escaping @Sendable (Part) -> Composed) {
    self.grammar = grammar
    self.compose = compose
  }

  /// The most edits that one text may say; those beyond are unmet.
  public static let limit = 200

  /// Edits a screen.
  ///
  /// - Complexity: O(edits · elements), and the cost of composing what is put in.
  public func edit(_ screen: Screen, _ text: SourceText) -> Result {
    let session = EditSession(screen: screen, text: text, words: .shipped, editor: self)
    let said = said(session)
    let requests = session.requests
    guard !requests.isEmpty, requests.count <= Self.limit else { return said.result }
    if said.unmet == 0, requests.allSatisfy({ said.answers($0) }) { return said.result }
    let read = read(session, requests)
    // Of two that do nothing, the clauses say better why.
    let isBetter = read.met > 0 && (read.met >= said.met || read.unmet == 0)
    return isBetter ? read.result : said.result
  }

  /// What comes of the changes that are read, and of the clauses beside them.
  private func read(_ session: EditSession, _ requests: [ChangeRequest]) -> EditSession.Outcome {
    var session = session
    var left = requests[...]
    for clause in session.clauses {
      while let request = left.first, request.range.lowerBound < clause.range.upperBound {
        session.perform(request)
        left.removeFirst()
      }
      if !requests.contains(where: { $0.range.overlaps(clause.range) }) { session.perform(clause) }
    }
    for request in left { session.perform(request) }
    session.accountForRest(requests)
    session.settleQuestions()
    return session.outcome
  }

  /// How an edit of a screen is read, in brackets.
  ///
  /// - Complexity: O(*n*) in the bytes of the text and of the names on the screen.
  public func reading(
    of text: SourceText, on screen: Screen
  ) -> (tree: ReadingTree, margins: [Int]) {
    let changes = EditSession(screen: screen, text: text, words: .shipped, editor: self).changes
    let whole = text.text(in: SourceRange(0, text.utf8.count))
    return (ReadingTree(whole, nodes: changes.map(\.change)), changes.map(\.margin))
  }

  /// What comes of an edit by its clauses.
  private func said(_ session: EditSession) -> EditSession.Outcome {
    var session = session
    for (index, clause) in session.clauses.enumerated() {
      guard index < Self.limit else {
        session.refuse(clause, "a text says at most \(Self.limit) edits; this one is left out")
        continue
      }
      session.perform(clause)
    }
    session.settleQuestions()
    return session.outcome
  }
}

/// An edit under way.
struct EditSession {
  var screen: Screen {
    didSet { finder = AnchorFinder(screen: screen, words: words, latest: latest) }
  }
  let text: SourceText
  /// The words of the text, without the reasons that it gives.
  let spoken: [EditToken]
  let words: EditWords
  let editor: Editor
  var edits: [Edit] = []
  var entries: [Ledger.Entry] = []
  /// What the clause before was about.
  var latest: [EditTarget] = [] {
    didSet { finder.latest = latest }
  }
  /// What the clause before put into a component: what `it` may mean, too.
  var added: [EditTarget] = []
  /// Whether there was a clause before.
  var hasSpoken = false
  /// Whether what the clause before was about is gone.
  var gone = false
  /// Where it was.
  var vacated: Vacancy?

  /// What was before the last clause.
  var checkpoint: Checkpoint?

  /// Why a clause cannot be done.
  struct Refusal: Error { var reason: String }

  /// Finds what words mean on the screen as it is now.
  private(set) var finder: AnchorFinder

  init(screen: Screen, text: SourceText, words: EditWords, editor: Editor) {
    (self.screen, self.text, self.words, self.editor) = (screen, text, words, editor)
    spoken = EditClause.withoutReasons(EditToken.tokens(of: text.utf8), in: words)
    finder = AnchorFinder(screen: screen, words: words)
  }

  /// That the grammar admits a changed screen as it is.
  func check(_ changed: Screen) throws(Refusal) {
    guard !changed.sections.isEmpty else {
      throw Refusal(reason: "nothing would be left on the screen")
    }
    let source = SourceText(name: "screen", utf8: changed.jsonUTF8(.compact))
    guard let tree = JSONReader.read(source).tree else {
      throw Refusal(reason: "the screen cannot be written")
    }
    let admission = editor.grammar.admit(Proposal(tree: tree))
    guard admission.screen == changed else {
      let fault =
        admission.diagnostics.first { $0.isRefusedWhenStrict } ?? admission.diagnostics.first
      throw Refusal(
        reason: "the grammar \(editor.grammar.name) does not allow it"
          + (fault.map { ": \($0.message)" } ?? ""))
    }
  }

  func paths(of targets: [EditTarget]) -> [TreePath] {
    targets.compactMap { target in
      switch target {
      case .screen: TreePath()
      case .section(let id):
        screen.index(of: id).map { TreePath([.name("sections"), .index($0)]) }
      case .element(let address), .part(let address, _):
        screen.index(of: address.section).map {
          TreePath([.name("sections"), .index($0), .name("components"), .index(address.index)])
        }
      }
    }
  }

  /// The targets that words mean.
  ///
  /// - Throws: `Refusal` where nothing is meant, or several things equally well.
  func targets(_ tokens: ArraySlice<EditToken>) throws(Refusal) -> [EditTarget] {
    switch finder.find(tokens) {
    case .found(let targets): return targets
    case .ambiguous(let names, _):
      throw Refusal(
        reason: "\(quoted(tokens)) may be \(Self.listed(names, by: " or ")); say which")
    case .missing(let names):
      throw Refusal(
        reason: "nothing here is \(quoted(tokens)); there is \(Self.listed(names, by: ", "))")
    }
  }

  /// The words as they are written, in quotation marks.
  func quoted(_ tokens: ArraySlice<EditToken>) -> String {
    tokens.isEmpty ? "what is meant" : "\"\(written(tokens))\""
  }

  /// The words as they are written; what stood between them and is not among them is left out.
  func written(_ tokens: ArraySlice<EditToken>) -> String {
    guard tokens.count > 1 else { return tokens.first?.text ?? "" }
    var parts: [String] = []
    var range: SourceRange?
    for token in tokens {
      // A word that stands for others is written nowhere.
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

  private static func listed(_ names: [String], by joint: String) -> String {
    guard !names.isEmpty else { return "nothing" }
    let shown = names.prefix(8).joined(separator: joint)
    return names.count > 8 ? "\(shown) and \(names.count - 8) more" : shown
  }
}
