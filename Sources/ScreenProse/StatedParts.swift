import ScreenDiagnostics
internal import ScreenOutline
internal import ScreenReading
internal import ScreenText

/// What a sentence names one by one behind a word for their kind: "four tiles: income, costs and
/// profit", "toggles for sound and light".
struct StatedParts {
  /// What the word for their kind says that they are.
  enum Kind: String {
    case stat, card, toggle, switched, action, link, nav, field, filter, steps

    /// The label of the bracket of each part.
    var label: TreeLabel {
      switch self {
      case .stat, .card: .stat
      case .toggle, .switched: .toggle
      case .action: .action
      case .link, .nav: .link
      case .field: .field
      case .filter: .choice
      case .steps: .steps
      }
    }

    /// The labels with which a part is read as the word says.
    var kept: Set<TreeLabel> {
      switch self {
      case .stat, .card: [.stat]
      case .toggle, .switched: [.toggle]
      case .action: [.action, .link]
      case .link, .nav: [.link]
      case .field: [.field, .choice, .toggle, .slider]
      case .filter: [.choice, .field]
      case .steps: []
      }
    }

    /// Whether its words head parts in the singular, too.
    fileprivate var isSingular: Bool { self == .nav || self == .switched || self == .steps }
  }

  let kind: Kind
  /// The words for their kind.
  let head: SourceRange
  /// The words that name each part; two or more.
  var members: [SourceRange]
  /// The number right before the words for their kind: "four tiles".
  let count: Int?

  /// The words that name the parts.
  var inside: SourceRange { members[0].union(members[members.count - 1]) }

  /// The most parts, and the most words of one.
  private static let most = (parts: 12, words: 7)
  /// The most words between the word for their kind and a colon.
  private static let mostBetween = 5

  /// The parts that sentences name, in their order; each sentence names one kind at most.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  static func all(in words: LineWords, _ phrases: DocumentLexicon) -> [StatedParts] {
    words.sentences(of: SourceRange(0, words.bytes.count)).compactMap { sentence in
      StatedParts(sentence, words, phrases)
    }
  }

  private init?(_ sentence: SourceRange, _ words: LineWords, _ phrases: DocumentLexicon) {
    let folded = words.folded(sentence)
    for place in folded.words.indices {
      guard let head = phrases.opening(of: folded, as: "parts", at: place),
        let kind = Kind(rawValue: head.sense)
      else { continue }
      let end = words.place(after: place + head.length, in: sentence).end
      let start = words.dropping(place, from: sentence).lowerBound
      let range = SourceRange(start, end)
      guard kind.isSingular || words.bytes[end - 1] == UInt8(ascii: "s"),
        let first = Self.start(behind: place + head.length, end, sentence, kind, words, phrases)
      else { continue }
      let stop = ".?!".utf8.contains(words.bytes[sentence.upperBound - 1]) ? 1 : 0
      guard first < sentence.upperBound - stop else { continue }
      var named = SourceRange(first, sentence.upperBound - stop)
      // "… inches and feet, please" names two.
      while let polite = phrases.ending(of: words.folded(named), as: "ending polite"),
        polite.length < words.count(named)
      {
        named = words.droppingLast(polite.length, from: named)
      }
      let members = words.members(of: named)
      guard members.count > 1 else { continue }
      self.kind = kind
      self.head = range
      self.members = members
      count = place > 0 ? Measures.count(folded.words[place - 1]) : nil
      return
    }
    return nil
  }

  /// Where the first part begins; nil if the words behind a kind lead to no parts.
  private static func start(
    behind count: Int, _ end: Int, _ sentence: SourceRange, _ kind: Kind, _ words: LineWords,
    _ phrases: DocumentLexicon
  ) -> Int? {
    let folded = words.folded(sentence)
    let rest = SourceRange(end, sentence.upperBound)
    let gap = words.bytes[end..<words.place(after: count, in: sentence).next]
    if gap.allSatisfy({ $0 == UInt8(ascii: " ") }) {
      if kind == .switched { return words.place(after: count, in: sentence).next }
      let next = words.place(after: count, in: sentence).next
      if let joint = phrases.opening(of: folded, as: "joint any", at: count),
        count + joint.length < folded.count, words.bytes[next].isASCIISmallLetter
      {
        let end = Self.behindTopic(count + joint.length, of: folded, kind)
        return words.dropping(end, from: sentence).lowerBound
      }
    }
    guard let mark = words.bytes[rest.range].firstIndex(of: UInt8(ascii: ":")),
      mark + 1 < sentence.upperBound, words.bytes[mark + 1] == UInt8(ascii: " "),
      words.count(SourceRange(end, mark)) <= mostBetween,
      !words.bytes[end..<mark].contains(where: { ",;(\"".utf8.contains($0) })
    else { return nil }
    return mark + 1
  }

  /// The place behind what cards have, before their names: "with icons for" Bread.
  private static func behindTopic(_ place: Int, of folded: FoldedWords, _ kind: Kind) -> Int {
    guard kind == .card else { return place }
    let next = folded.words[place...].prefix(3).firstIndex(of: "for")
    return next.map { $0 + 1 < folded.count ? $0 + 1 : place } ?? place
  }

  /// The parts without what a sentence adds behind them, an element that names its own kind; nil if
  /// fewer than two are left, or one is not a name.
  func cut(before ends: (SourceRange) -> Bool, _ words: LineWords) -> StatedParts? {
    var own = self
    if let end = members.firstIndex(where: ends) {
      guard end > 0 else { return nil }
      let rest = SourceRange(members[0].lowerBound, members[end - 1].upperBound)
      own.members = words.members(of: rest)
    }
    own.members = own.members.map { Self.withoutClause($0, words, .shipped) }
    guard (2...Self.most.parts).contains(own.members.count),
      own.members.allSatisfy({ member in
        (1...Self.most.words).contains(words.count(member))
          && !words.bytes[member.range].contains(where: { "(:;[".utf8.contains($0) })
          // "Contact & email" may be two inputs.
          && (kind != .field || !words.bytes[member.range].contains(UInt8(ascii: "&")))
      })
    else { return nil }
    return own
  }

  /// Some words before the verb that says where all parts are: "Team" in "Team are in the footer".
  private static func withoutClause(
    _ member: SourceRange, _ words: LineWords, _ phrases: DocumentLexicon
  ) -> SourceRange {
    let folded = words.folded(member)
    let verb = folded.words.indices.dropFirst().first {
      phrases.sense(ofAll: FoldedWords(folded.words[$0]), as: "sense finite") != nil
    }
    // A quotation is shown as it is: "Where is my order?".
    let isQuoted = member.lowerBound > 0 && words.bytes[member.lowerBound - 1] == UInt8(ascii: "\"")
    guard let verb, !isQuoted else { return member }
    return SourceRange(member.lowerBound, words.place(after: verb, in: member).end)
  }
}
