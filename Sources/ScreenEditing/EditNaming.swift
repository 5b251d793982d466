internal import ScreenAnchors
internal import ScreenDiagnostics
internal import ScreenModel

/// What a text names on a screen: all that a change of it may touch.
struct EditNaming {
  /// A clause, and what it names.
  struct Clause {
    var range: SourceRange
    /// What is done, in a word.
    var subject: String
    var targets: Set<EditTarget>
    /// Whether it may bring something new.
    var brings: Bool
    /// Whether it speaks of the screen itself: its title, its layout.
    var isOfScreen: Bool
  }

  private(set) var clauses: [Clause] = []

  /// Everything that is named.
  var targets: Set<EditTarget> { clauses.reduce(into: []) { $0.formUnion($1.targets) } }

  /// The most words that name one thing.
  private static let longest = 8

  /// Verbs that bring nothing new to a screen.
  private static let keeping: Set<String> = [
    "remove", "rename", "move", "swap", "sort", "make", "set", "change", "mark", "unmark",
    "default", "keep", "clear", "be", "say",
  ]

  init(_ text: SourceText, of session: EditSession, in words: EditWords) {
    let tokens = EditClause.withoutReasons(EditToken.tokens(of: text.utf8), in: words)
    var session = session
    var before: Set<EditTarget> = []
    for clause in EditClause.clauses(of: tokens, in: words).prefix(Editor.limit) {
      var targets = Self.targets(of: clause, in: session, words)
      // `it` is what the clause before was about.
      if clause.tokens.contains(where: { words.match("them", at: [$0][...]) != nil }) {
        targets.formUnion(before)
      }
      let hasPart = clause.tokens.indices.contains { index in
        let part = words.match("part", at: clause.tokens[index...])?.meaning
        return part == "title" || part == "layout"
      }
      clauses.append(
        Clause(
          range: clause.range, subject: clause.verb.isEmpty ? "edit" : clause.verb,
          targets: targets,
          brings: !Self.keeping.contains(clause.verb) || session.setsApart(clause.tokens)
            || session.retypes(clause.tokens),
          isOfScreen: hasPart || targets.contains(.screen) || session.laysOut(clause.tokens)))
      before = targets
      session.latest = Array(targets)
    }
  }

  /// What the words of a clause mean: the longest run of them that means something, then what is left.
  private static func targets(
    of clause: EditClause, in session: EditSession, _ words: EditWords
  ) -> Set<EditTarget> {
    var targets: Set<EditTarget> = []
    let tokens = clause.tokens
    var covered: Set<Int> = []
    for length in (1...longest).reversed() {
      for start in tokens.indices where start + length <= tokens.endIndex {
        let span = tokens[start..<(start + length)]
        if length == 1, isIdle(tokens[start], words) { continue }
        guard !tokens[start].isMark, !span.indices.allSatisfy(covered.contains) else { continue }
        switch session.finder.find(span) {
        case .found(let found):
          targets.formUnion(found)
          covered.formUnion(span.indices)
        case .ambiguous(_, let among): targets.formUnion(among)
        case .missing: break
        }
        for place in session.held(session.written(span)).places {
          targets.insert(.element(place.address))
        }
      }
    }
    return targets
  }

  /// Whether a word joins others and names nothing by itself.
  private static func isIdle(_ token: EditToken, _ words: EditWords) -> Bool {
    guard !token.isQuoted, token.text.utf8.first.map({ $0 > 0x60 }) ?? true else { return false }
    let classes = ["link", "place", "joint", "article", "of", "polite", "verb", "them"]
    return classes.contains { words.match($0, at: [token][...])?.count == 1 }
      || words.values.contains { $0.words == [token.folded] }
  }
}

extension EditSession {
  /// Whether words set things side by side, which makes a section of them.
  fileprivate func setsApart(_ tokens: ArraySlice<EditToken>) -> Bool {
    tokens.indices.contains { words.match("row", at: tokens[$0...]) != nil }
  }

  /// Whether words ask for something of a kind, `a progress bar`, which may come in the place of another.
  fileprivate func retypes(_ tokens: ArraySlice<EditToken>) -> Bool {
    tokens.indices.contains { index in
      guard let article = words.match("indefinite", at: tokens[index...]) else { return false }
      let rest = tokens[index...].dropFirst(article.count)
      return words.match("kind", at: rest) != nil || words.match("loose", at: rest) != nil
    }
  }

  /// Whether words end in a layout of the screen.
  fileprivate func laysOut(_ tokens: ArraySlice<EditToken>) -> Bool {
    tokens.indices.contains { words.value(tokens[$0...], of: "screen") != nil }
  }
}
