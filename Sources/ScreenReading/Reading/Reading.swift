public import ScreenDiagnostics

/// How a text was read.
public struct Reading: Hashable, Sendable {
  /// What scores and margins are counted in: what a bracket too many costs in training.
  public static let unit = 512

  /// The brackets.
  public var tree: ReadingTree
  /// How good the weights find it, in parts of `unit`: it compares readings of the same text.
  public var score: Int
  /// How much better it is than the best reading that lacks one of its brackets, in parts of `unit`:
  /// the less, the less sure the reader is. Of a long text, the least of its parts.
  ///
  /// It is nil for a reading without brackets, and for one that is not the best of its text.
  public var margin: Int?
  /// The words of content that are in no bracket that says what they are, in the order of the text.
  ///
  /// Cues and small words are none of them.
  public var unread: [SourceRange]

  /// Goes on with the tree of a further part of the text.
  mutating func append(_ scored: Chart.Scored, margin further: Int32?, of sentence: Sentence) {
    if let further { margin = min(margin ?? .max, Int(further)) }
    tree.nodes += scored.tree.map { $0.node(sentence) }
    score += Int(scored.score)
    unread += sentence.unread(by: scored.tree)
  }
}

extension Sentence {
  /// The words of content that a tree leaves out, neighbours together.
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
  /// Whether it says something by itself: a number, or a word that is neither a cue nor a small one.
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
