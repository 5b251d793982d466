internal import ScreenBrief
package import ScreenDiagnostics
internal import ScreenOutline
package import ScreenReading
internal import ScreenText

extension ReadingTree {
  /// The tree of prose, without words that name nothing on a screen.
  ///
  /// Those are words that a bracket has torn from their sentence, speakers, and talk.
  ///
  /// - Returns: The tree, and the words from which nothing is made any more.
  /// - Complexity: O(*n*) in the bytes of the text.
  package func withSense(_ utf8: [UInt8]) -> (tree: ReadingTree, unread: [SourceRange]) {
    var sense = NamePlausibility(utf8)
    let nodes = sense.mended(self.nodes)
    return (ReadingTree(text, nodes: nodes), sense.unread)
  }
}

/// Decides which names make sense on a screen, whatever the sentence around them.
///
/// A name begins and ends with a content word, has balanced quotation marks and brackets, and is
/// not just a pronoun. Usable parts of a name are kept; words without a name are returned as
/// unread.
struct NamePlausibility {
  let words: LineWords
  let phrases: DocumentLexicon
  /// The names of speakers, which are not shown on a screen.
  let speakers: [SourceRange]
  /// Sentences about the screen that ask for nothing on it, if each line is a separate request.
  private let remarks: [SourceRange]
  /// Whether lines state what is given and the outcome, so that inputs in them are valid or invalid
  /// examples.
  private let hasCases: Bool
  /// Whether people speak in turn.
  let isChat: Bool
  var unread: [SourceRange] = []
  /// The offset where the current element must end, because another one begins there.
  var limit = Int.max
  /// How many things of collections enclose the current element; in a chat that is shown, a speaker
  /// is one.
  private var things = 0

  init(_ utf8: [UInt8]) {
    let scaffold = Scaffold(utf8)
    words = LineWords(utf8)
    phrases = scaffold.phrases
    speakers = scaffold.leftOut.filter { $0.reason == Scaffold.speaks }.map(\.range)
    hasCases = scaffold.hasCases
    isChat = scaffold.isChat
    remarks = scaffold.isByLine ? Self.remarks(in: scaffold) : []
  }

  private static func remarks(in scaffold: Scaffold) -> [SourceRange] {
    let words = LineWords(scaffold.utf8)
    var found: [SourceRange] = []
    var start = 0
    for line in scaffold.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    {
      let range = SourceRange(start, start + line.count)
      start += line.count + 1
      found += words.sentences(of: range, isLoose: scaffold.isChat).filter {
        let folded = words.folded($0)
        return scaffold.phrases.remark(in: folded) != nil
          || !scaffold.isChat && scaffold.phrases.rule(in: folded)
      }
    }
    return found
  }

  /// The brackets that make sense, reduced to their sensible parts.
  mutating func mended(_ nodes: [ReadingTree.Node]) -> [ReadingTree.Node] {
    var result: [ReadingTree.Node] = []
    let outer = limit
    defer { limit = outer }
    for (place, node) in nodes.enumerated() {
      limit = place + 1 < nodes.count ? nodes[place + 1].range.lowerBound : outer
      guard let node = mended(node) else { continue }
      result.append(asked(node, after: result.last?.range.upperBound ?? 0))
    }
    return result
  }

  private mutating func mended(_ node: ReadingTree.Node) -> ReadingTree.Node? {
    guard node.label.family != .element || !isTalk(node) && !isClause(node) && !isTold(node) else {
      return givenBack(node)
    }
    var node = node
    if node.label.family == .element {
      node.range = outsideOfSpeakers(node.range).map(words.trimmed) ?? node.range
    }
    if node.label == .item { things += 1 }
    let outer = limit
    if node.label.family != .role { limit = min(limit, node.range.upperBound) }
    let inner = mended(node.children)
    limit = outer
    if node.label == .item { things -= 1 }
    switch node.label {
    case .label, .title, .option, .item, .column:
      guard node.children.isEmpty else {
        let lost = Self.hasName(node.children) && !Self.hasName(inner)
        return lost && node.label != .column ? givenBack(node) : with(inner, node)
      }
      guard let name = name(in: node.range, as: node.label) else { return givenBack(node) }
      return ReadingTree.Node(node.label, name)
    default: break
    }
    guard node.label.family == .element else { return with(inner, node) }
    if Self.hasName(node.children), !Self.hasName(inner), !Self.hasThings(inner) {
      return givenBack(node)
    }
    if node.label != .action, node.label != .link,
      let name = inner.first(where: { $0.label == .label }),
      phrases.sense(ofAll: words.folded(name.range), as: "sense verb") != nil, !isQuoted(name.range)
    {
      return givenBack(node)
    }
    if inner.isEmpty, Self.needsName(node.label) {
      return givenBack(node)
    }
    switch node.label {
    case .choice: return choice(node, inner)
    case .alert: return alert(node, inner)
    case .field: return field(node, inner)
    case .map, .slider, .timer, .player: return founded(node, inner)
    default: return with(inner, node)
    }
  }

  func with(_ children: [ReadingTree.Node], _ node: ReadingTree.Node) -> ReadingTree.Node {
    ReadingTree.Node(node.label, node.range, children: children)
  }

  mutating func givenBack(_ node: ReadingTree.Node) -> ReadingTree.Node? {
    unread.append(words.trimmed(node.range))
    return nil
  }

  static func hasName(_ nodes: [ReadingTree.Node]) -> Bool {
    nodes.contains { $0.label == .label }
  }

  /// Whether an element without details is dropped.
  private static func needsName(_ label: TreeLabel) -> Bool {
    [.field, .choice, .toggle, .slider, .stat, .fact, .badge].contains(label)
  }

  /// Whether brackets state the contents of an element, so that it needs no name.
  private static func hasThings(_ nodes: [ReadingTree.Node]) -> Bool {
    nodes.contains { node in
      [.option, .item, .column, .value].contains(node.label) || node.label.family == .element
    }
  }

  // MARK: Talk

  /// Whether an element is only talk between people, and nothing of it belongs on a screen.
  private func isTalk(_ node: ReadingTree.Node) -> Bool {
    let folded = words.folded(outsideOfSpeakers(node.range) ?? node.range)
    return phrases.opening(of: folded, as: "sense talk") != nil && !isQuoted(node.range)
      && !node.children.contains { isQuoted($0.range) }
      || remarks.contains {
        $0.lowerBound <= node.range.lowerBound && node.range.upperBound <= $0.upperBound
      }
  }

  /// The most words of a name in which somebody speaks of people, as in "can we cancel".
  private static let mostWordsTold = 7

  /// Whether an element would be named by what somebody tells: "remember u said u could knock up a
  /// screen for us".
  private func isTold(_ node: ReadingTree.Node) -> Bool {
    guard let name = node.children.first(where: { $0.label == .label }), !isQuoted(name.range)
    else { return false }
    let folded = words.folded(name.range)
    return folded.count > Self.mostWordsTold
      && phrases.sense(in: folded, as: "sense told") != nil
  }

  /// Whether things or a figure would be named by a whole clause: "the barcode is wrong".
  private func isClause(_ node: ReadingTree.Node) -> Bool {
    guard [.list, .table, .ranking, .stat, .fact, .chart].contains(node.label),
      let name = node.children.first(where: { $0.label == .label }), !isQuoted(name.range)
    else { return false }
    return verb(in: name.range) != nil && !isAskedFor(name.range)
  }

  /// The number of words before the verb of a clause; nil if there is no clause, or a relative one:
  /// "guests who are in".
  private func verb(in range: SourceRange) -> Int? {
    let folded = words.folded(range).words
    let verb = folded.indices.dropFirst().first {
      phrases.sense(ofAll: FoldedWords(folded[$0]), as: "sense finite") != nil
    }
    guard let verb, !folded[..<verb].contains(where: isRelative) else { return nil }
    return verb
  }

  private func isRelative(_ word: String) -> Bool {
    phrases.sense(ofAll: FoldedWords(word), as: "sense relative") != nil
  }

  /// Whether a question word is right before some words: "which ⟦homework is due⟧".
  private func isAskedFor(_ range: SourceRange) -> Bool {
    let before = words.bytes[..<range.lowerBound].suffix(12)
    let last = before.split(separator: UInt8(ascii: " ")).last
    return last.map { isRelative(FoldedWords($0).words.first ?? "") } ?? false
  }

  func isQuoted(_ range: SourceRange) -> Bool {
    range.lowerBound > 0 && Self.quotes.contains(words.bytes[range.lowerBound - 1])
  }

  private static let quotes = Array("\"'".utf8)

  // MARK: Names

  /// The part of some words that is a name; nil if there is none.
  private func name(in range: SourceRange, as label: TreeLabel) -> SourceRange? {
    guard var name = outsideOfSpeakers(range).map(words.trimmed), !name.isEmpty else { return nil }
    guard !isQuoted(name) else { return name }
    name = balanced(name)
    if label == .title, let first = words.bytes[name.range].first, Self.channels.contains(first) {
      name = SourceRange(name.lowerBound + 1, name.upperBound)
    }
    if hasCases, label == .label {
      let folded = words.folded(name)
      if let quality = phrases.opening(of: folded, as: "sense valid"), quality.length < folded.count
      {
        name = words.trimmed(words.dropping(quality.length, from: name))
      }
    }
    while let shorter = withoutTorn(name) { name = shorter }
    let folded = words.folded(name)
    guard folded.count > 0 || words.bytes[name.range].contains(where: { $0 >= 0x80 }) else {
      return nil
    }
    let isLone =
      phrases.sense(ofAll: folded, as: label == .option ? "sense void" : "sense lone") != nil
    let isTorn =
      label == .title
      && (phrases.opening(of: folded, as: "sense leads") != nil
        || phrases.ending(of: folded, as: "sense demands") != nil)
    let speaks = label == .option && phrases.opening(of: folded, as: "sense speaker") != nil
    return isLone || isTorn || speaks ? nil : name
  }

  /// Words without those at either end that belong to the surrounding sentence; nil if none are
  /// left.
  private func withoutTorn(_ range: SourceRange) -> SourceRange? {
    let folded = words.folded(range)
    if let torn = phrases.opening(of: folded, as: "sense start"), torn.length < folded.count {
      return words.trimmed(words.dropping(torn.length, from: range))
    }
    if let torn = phrases.ending(of: folded, as: "sense end"), torn.length < folded.count,
      phrases.opening(of: folded, as: "opening question") == nil
    {
      return words.trimmed(words.droppingLast(torn.length, from: range))
    }
    if let last = words.bytes[range.range].last, Self.stops.contains(last),
      phrases.sense(ofAll: FoldedWords(folded.words.last ?? ""), as: "abbreviation") == nil
    {
      let shorter = words.trimmed(SourceRange(range.lowerBound, range.upperBound - 1))
      return shorter.isEmpty ? nil : shorter
    }
    return nil
  }

  private static let channels = Array("#@".utf8)
  private static let stops = Array(".,;:!".utf8)

  /// Words without a quotation mark or bracket at an end whose partner is outside of them.
  private func balanced(_ range: SourceRange) -> SourceRange {
    var (start, end) = (range.lowerBound, range.upperBound)
    for (open, close) in Self.pairs {
      let inside = words.bytes[start..<end]
      let (opened, closed) = (inside.count { $0 == open }, inside.count { $0 == close })
      let isOdd = open == close ? !opened.isMultiple(of: 2) : opened != closed
      guard isOdd else { continue }
      if words.bytes[start] == open, open == close || opened > closed {
        start += 1
      } else if words.bytes[end - 1] == close, open == close || closed > opened {
        end -= 1
      } else if let last = inside.lastIndex(of: open), opened > closed, last > start {
        end = last
      }
    }
    return words.trimmed(SourceRange(start, max(start, end)))
  }

  private static let pairs: [(UInt8, UInt8)] = [
    (UInt8(ascii: "\""), UInt8(ascii: "\"")), (UInt8(ascii: "("), UInt8(ascii: ")")),
    (UInt8(ascii: "["), UInt8(ascii: "]")),
  ]

  /// The part of a range outside of speakers' names; nil if nothing is left.
  private func outsideOfSpeakers(_ range: SourceRange) -> SourceRange? {
    guard things == 0 else { return range }
    var (start, end) = (range.lowerBound, range.upperBound)
    for speaker in speakers where speaker.lowerBound < end && start < speaker.upperBound {
      if speaker.lowerBound <= start {
        start = speaker.upperBound
      } else {
        end = speaker.lowerBound
      }
    }
    return start < end ? SourceRange(start, end) : nil
  }
}
