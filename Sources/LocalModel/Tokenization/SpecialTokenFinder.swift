/// Finds special tokens, which are matched anywhere in a text before it is tokenised.
struct SpecialTokenFinder: Sendable {
  /// A special token, or the text between two of them.
  enum Piece {
    case text(Range<Int>)
    case mark(Int)
  }

  private var names = TokenTable()
  /// The tokens, in the order of `names`, from the longest name to the shortest.
  private var tokens: [Int] = []
  /// The lengths of the names, in ascending order.
  private var lengths: [Int] = []
  /// Whether a name begins with a byte.
  private var isFirst = [Bool](repeating: false, count: 256)

  /// Creates a finder of the tokens of some kinds.
  init(_ vocabulary: Vocabulary, kinds: Set<TokenKind>) {
    tokens = (0..<vocabulary.count).filter {
      kinds.contains(vocabulary.kinds[$0]) && !vocabulary.texts[$0].isEmpty
    }
    tokens.sort {
      let (left, right) = (vocabulary.texts[$0].count, vocabulary.texts[$1].count)
      return (right, $0) < (left, $1)
    }
    for token in tokens {
      let name = vocabulary.texts[token]
      names.append(name)
      if lengths.last != name.count { lengths.append(name.count) }
      if let first = name.first { isFirst[Int(first)] = true }
    }
    lengths.reverse()
  }

  /// Splits a text at its special tokens. Longer names win over shorter ones, then those further
  /// left.
  func pieces(of utf8: [UInt8]) -> [Piece] {
    var found: [(index: Int, start: Int)] = []
    for start in utf8.indices where isFirst[Int(utf8[start])] {
      names.forEachPrefix(of: utf8[start...], lengths: lengths) { found.append(($0, start)) }
    }
    guard !found.isEmpty else { return utf8.isEmpty ? [] : [.text(utf8.indices)] }
    found.sort { ($0.index, $0.start) < ($1.index, $1.start) }
    // The index in `found` of the special token that covers a byte, or -1.
    var owner = [Int](repeating: -1, count: utf8.count)
    for (number, mark) in found.enumerated() {
      let end = mark.start + names[mark.index].count
      // The tokens are sorted by length, so any overlap covers the first or last byte of this one.
      guard owner[mark.start] < 0, owner[end - 1] < 0 else { continue }
      for index in mark.start..<end { owner[index] = number }
    }
    var pieces: [Piece] = []
    var start = 0
    while start < utf8.count {
      let number = owner[start]
      let end = owner[start...].firstIndex { $0 != number } ?? utf8.count
      pieces.append(number < 0 ? .text(start..<end) : .mark(tokens[found[number].index]))
      start = end
    }
    return pieces
  }
}
