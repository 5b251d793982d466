internal import ScreenAnchors
internal import ScreenDiagnostics
internal import ScreenEditPlans
internal import ScreenEditing
internal import ScreenEdits
internal import ScreenModel

/// The things that a text names on a screen, which are all that a change may touch.
struct EditNaming {
  /// A part of the text, with the things it names.
  struct Part {
    var range: SourceRange
    /// The kind of change, in a word.
    var subject: String
    var targets: Set<EditTarget>
    /// Whether it may add something new.
    var brings: Bool
    /// Whether it refers to the screen itself: its title, its layout.
    var isOfScreen: Bool
  }

  private(set) var parts: [Part] = []

  /// Everything that is named.
  var targets: Set<EditTarget> { parts.reduce(into: []) { $0.formUnion($1.targets) } }

  /// The most words that can name one thing.
  private static let longest = 8

  init(_ session: EditSession) {
    var session = session
    let requests = session.readings.filter(\.isSure).map(\.request)
    var before: Set<EditTarget> = []
    for request in requests {
      let tokens = session.tokens(in: request.range)
      var targets = Self.targets(of: tokens, in: session)
      targets.formUnion((try? session.things(of: request)) ?? [])
      // `it` refers to the subject of the previous change.
      if tokens.contains(where: { session.words.match("them", at: [$0][...]) != nil }) {
        targets.formUnion(before)
      }
      parts.append(
        Part(
          range: request.range, subject: request.kind.verb, targets: targets,
          brings: request.brings || session.setsApart(tokens) || session.retypes(tokens),
          isOfScreen: session.speaksOfScreen(tokens) || targets.contains(.screen)))
      before = targets
      session.latest = Array(targets)
    }
    for tokens in session.remarks(beside: requests) {
      guard let first = tokens.first, let last = tokens.last else { continue }
      parts.append(
        Part(
          range: first.range.union(last.range), subject: "edit",
          targets: Self.targets(of: tokens, in: session), brings: requests.isEmpty,
          isOfScreen: session.speaksOfScreen(tokens)))
    }
    parts.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The targets of some words: the longest run of them that matches something, then the rest.
  private static func targets(
    of tokens: ArraySlice<EditToken>, in session: EditSession
  ) -> Set<EditTarget> {
    var targets: Set<EditTarget> = []
    var covered: Set<Int> = []
    for length in (1...longest).reversed() {
      for start in tokens.indices where start + length <= tokens.endIndex {
        let span = tokens[start..<(start + length)]
        if length == 1, isIdle(tokens[start], session.words) { continue }
        guard !tokens[start].isMark, !span.indices.allSatisfy(covered.contains) else { continue }
        switch session.finder.find(span) {
        case .found(let found):
          targets.formUnion(found)
          covered.formUnion(span.indices)
        case .ambiguous(_, let among): targets.formUnion(among)
        case .missing: break
        }
        for place in session.screen.held(session.written(span)).places {
          targets.insert(.element(place.address))
        }
      }
    }
    return targets
  }

  /// Whether a word only joins others and names nothing by itself.
  private static func isIdle(_ token: EditToken, _ words: EditWords) -> Bool {
    guard !token.isQuoted, token.text.utf8.first.map({ $0 > 0x60 }) ?? true else { return false }
    let classes = ["link", "place", "joint", "article", "of", "polite", "verb", "them"]
    return classes.contains { words.match($0, at: [token][...])?.count == 1 }
      || words.values.contains { $0.words == [token.folded] }
  }
}

extension EditSession {
  /// Whether words refer to the screen itself: its title or its layout.
  fileprivate func speaksOfScreen(_ tokens: ArraySlice<EditToken>) -> Bool {
    laysOut(tokens)
      || tokens.indices.contains { index in
        let part = words.match("part", at: tokens[index...])?.meaning
        return part == "title" || part == "layout"
      }
  }

  /// Whether words place things side by side, which makes them a section.
  fileprivate func setsApart(_ tokens: ArraySlice<EditToken>) -> Bool {
    tokens.indices.contains { words.match("row", at: tokens[$0...]) != nil }
  }

  /// Whether words ask for something of a kind, `a progress bar`, which may replace another thing.
  fileprivate func retypes(_ tokens: ArraySlice<EditToken>) -> Bool {
    tokens.indices.contains { index in
      guard let article = words.match("indefinite", at: tokens[index...]) else { return false }
      let rest = tokens[index...].dropFirst(article.count)
      return words.match("kind", at: rest) != nil || words.match("loose", at: rest) != nil
    }
  }

  /// Whether words end in a layout for the screen.
  fileprivate func laysOut(_ tokens: ArraySlice<EditToken>) -> Bool {
    tokens.indices.contains { words.value(tokens[$0...], of: "screen") != nil }
  }
}
