public import ScreenDiagnostics

/// A reading of a text.
public struct Reading: Hashable, Sendable {
  /// The unit of scores and margins: the cost of one superfluous bracket in training.
  public static let unit = 512

  /// The tree of brackets.
  public var tree: ReadingTree
  /// The score by the weights, in fractions of `unit`; comparable only between readings of one
  /// text.
  public var score: Int
  /// How much better the reading scores than the best one that lacks one of its brackets, in
  /// fractions of `unit`: the smaller, the less certain. For a long text, the minimum over its
  /// parts.
  ///
  /// Nil for a reading without brackets, and for one that is not the best of its text.
  public var margin: Int?
  /// The content words that no bracket labels, in text order; cues and function words do not count.
  public var unread: [SourceRange]

  /// Appends the tree of the next part of the text.
  mutating func append(_ scored: Chart.Scored, margin further: Int32?, of sentence: Sentence) {
    if let further { margin = min(margin ?? .max, Int(further)) }
    tree.nodes += scored.tree.map { $0.node(sentence) }
    score += Int(scored.score)
    unread += sentence.unread(by: scored.tree)
  }
}

extension Sentence {
  /// Returns the content words that a tree leaves out, with neighbours merged.
  fileprivate func unread(by tree: [Chart.Bracket]) -> [SourceRange] {
    var isRead = [Bool](repeating: false, count: document.count)
    func mark(_ brackets: [Chart.Bracket]) {
      for bracket in brackets {
        mark(bracket.children)
        guard bracket.children.isEmpty else { continue }
        let span = candidates.spans[bracket.span]
        for index in span.start..<span.end { isRead[index] = true }
      }
    }
    mark(tree)
    var ranges: [SourceRange] = []
    var last = -2
    for (index, token) in document.tokens.enumerated() where !isRead[index] && token.hasContent {
      let range = SourceRange(token.range)
      if last == index - 1, let before = ranges.popLast() {
        ranges.append(before.union(range))
      } else {
        ranges.append(range)
      }
      last = index
    }
    return ranges
  }
}

extension Token {
  /// Whether the token has content of its own: a number, or a word that is neither a cue nor a
  /// function word.
  fileprivate var hasContent: Bool {
    switch kind {
    case .word: !isFunction && cueClasses.isEmpty
    case .number: true
    case .conjunction, .newline, .bullet, .comma, .semicolon, .stop, .question, .colon, .bar,
      .arrow, .slash, .dash, .open, .close, .quote, .apostrophe, .other:
      false
    }
  }
}
