internal import ScreenCatalog
internal import ScreenTables
internal import ScreenText

/// Reads a short request into its parts: qualifiers by the lexicon and by their form, then the head
/// as the longest kind of record that is left, and the matter as what remains.
struct RequestPartsReader {
  let lexicon: PhraseLexicon
  let bundle: CatalogBundle
  let request: ShortRequest
  let words: [String]
  /// The parts found so far.
  var parts: [RequestParts.Part?]
  /// Whether a number is a value to be shown.
  var isStating = false

  /// The maximum number of words in a head.
  static let longestHead = 4

  /// Returns the parts of a request, or nil if it is a sentence or describes parts of a screen.
  static func parts(
    of request: ShortRequest, _ lexicon: PhraseLexicon, _ bundle: CatalogBundle
  ) -> RequestParts? {
    var reader = RequestPartsReader(request, lexicon, bundle)
    return reader.read()
  }

  private init(_ request: ShortRequest, _ lexicon: PhraseLexicon, _ bundle: CatalogBundle) {
    (self.request, self.lexicon, self.bundle) = (request, lexicon, bundle)
    words = request.words
    parts = Array(repeating: nil, count: words.count)
  }

  private mutating func read() -> RequestParts? {
    let isPlain = !words.indices.contains { isClause(words[$0]) && !isSoFar($0) }
    // What is split by one thing and by another is a chart.
    let isSplit = words.contains("and") && words.contains("by")
    guard words.count > 1, isQuestion || isPlain, !isInstruction, !isSplit,
      !statesValues
    else { return nil }
    markLead()
    markPeople()
    markArranged()
    markNumbers()
    guard !isStating else { return nil }
    markTime()
    markCompany()
    let pattern = markHead()
    markState()
    guard pattern != nil || !parts.contains(.qualifier(.company)) else { return nil }
    let hasMatter = words.indices.contains { parts[$0] == nil && !isSmall(words[$0]) }
    for place in words.indices where parts[place] == nil {
      parts[place] = isSmall(words[place]) ? .small : .matter
    }
    guard !describesParts else { return nil }
    // What a kind of screen is for is what it is about if nothing else is.
    if !hasMatter, pattern != nil {
      for place in words.indices where parts[place] == .qualifier(.company) {
        parts[place] = .matter
      }
    }
    return RequestParts(
      parts: parts.map { $0 ?? .small }, words: words, pattern: pattern, isQuestion: isQuestion)
  }

  private func isClause(_ word: String) -> Bool {
    word != "and" && (lexicon.has(.clause, word) || lexicon.has(.relative, word))
  }

  /// Whether the first word is a verb, so that what follows is done rather than recorded.
  private var isInstruction: Bool {
    let lead = lexicon.length(of: .lead, startOf: words[...])
    guard let first = words.dropFirst(lead).first, first != "compare" else { return false }
    // "No results" is a state of a screen.
    if first == "show" || bundle.patterns.has(.state, PhraseKey(first)) { return true }
    // "Staff" and "courier" are nouns unless an article follows.
    let isDoing =
      !lexicon.verbs(like: [first]).isEmpty || first == "search" || first == "invite"
      || words.dropFirst(lead + 1).first.map { lexicon.has(.article, $0) } ?? false
    return isDoing && bundle.patterns.has(.verb, PhraseKey(first)) && !lexicon.has(.noun, first)
      && plain(called: [first]) == nil && bundle.frames.frame(PhraseKey(first)) == nil
      && bundle.frames.sort(of: PhraseKey(first)) == nil
  }

  /// Whether a figure in the request is a value to be shown: "36 out of 48", "34/50", "65%", or a
  /// number at the end.
  private var statesValues: Bool {
    if words.spaced.contains("out of") { return true }
    return words.contains { word in
      let parts = word.split(separator: "/").map { Int($0) }
      let isShare = parts.count == 2 && (parts[0] ?? 1) <= (parts[1] ?? 0)
      return isShare || word.utf8.contains(UInt8(ascii: "%"))
        || word.utf8.first == UInt8(ascii: "'") || Self.naming.contains(word)
    }
  }

  private static let naming: Set<String> = [
    "called", "titled", "named", "labelled", "labeled", "listed", "bulleted",
  ]

  /// Whether what is not the head names a part of a screen: "progress bar roof repairs".
  private var describesParts: Bool {
    words.indices.contains { place in
      switch parts[place] {
      case .head?, .qualifier(.place)?, .qualifier(.order)?: return false
      case .matter?, .small?, .qualifier?, nil:
        let one = Wording.singular(words[place])
        return lexicon.has(.part, one) || Self.components.contains(one)
      }
    }
  }

  private static let components: Set<String> = [
    "tab", "toggle", "histogram", "sparkline", "stepper", "pie", "badge", "timer", "countdown",
    "picture", "photo", "image", "video", "audio", "progress", "bar", "area", "screen", "per", "vs",
  ]

  private func isSoFar(_ place: Int) -> Bool {
    words[place] == "so" && place + 1 < words.count && words[place + 1] == "far"
  }

  /// Whether a request asks who, which or what: its clause has the head.
  private var isQuestion: Bool { words.first.map(Self.asking.contains) ?? false }

  private static let asking: Set<String> = [
    "who", "whos", "who's", "which", "what", "whats", "what's", "whose",
  ]
  private static let linking: Set<String> = [
    "is", "are", "do", "does", "did", "has", "have", "i", "we", "need", "needs", "a", "been", "be",
  ]

  func isSmall(_ word: String) -> Bool {
    if isQuestion, Self.asking.contains(word) || Self.linking.contains(word) { return true }
    return isNeverMatter(word)
  }

  private func isNeverMatter(_ word: String) -> Bool {
    lexicon.has(.article, word) || lexicon.has(.condition, word) || lexicon.has(.possessive, word)
      || Self.small.contains(word)
  }

  private static let small: Set<String> = [
    "and", "still", "so", "far", "only", "just", "please", "pls", "back", "during", "between",
    "before", "after", "since", "until", "or", "&", "-", "needs", "compare",
  ]

  // MARK: Head

  func plain(_ range: Range<Int>) -> Pattern? {
    let said = words[range]
    if let pattern = plain(called: said) { return pattern }
    // A "quote" is one, and "quotes" are a list of them.
    guard let last = said.last, case let one = Wording.singular(last), one != last else {
      return nil
    }
    return plain(called: said.dropLast() + [one, "list"])
  }

  private func plain(called said: ArraySlice<String>) -> Pattern? {
    bundle.patterns.pattern(.plain, PhraseKey(said.spaced)).flatMap {
      $0.isCalled(said) ? $0 : nil
    }
  }

  /// Whether words stand where a head does: at the end, before a qualifier or a preposition, or, if
  /// they are more than one, before what they are about. The stock price is not a stock, and what
  /// "and" joins has two heads.
  private func mayBeHead(_ range: Range<Int>) -> Bool {
    let next = range.upperBound
    if let and = words.firstIndex(of: "and"), range.lowerBound > and || next == and { return false }
    // A "list of" things is made of them.
    if words[range] == ["list"], range.lowerBound == 0 || next < words.count && words[next] == "of"
    {
      return false
    }
    guard next < words.count, parts[next] == nil else { return true }
    if isQuestion || isSmall(words[next]) || lexicon.has(.state, words[next]) { return true }
    return range.count > 1 || range.lowerBound > 0 && (isCapital(next) || endsInPlace)
  }

  /// Whether the last word is a place or an organisation, as in "cricket club".
  private var endsInPlace: Bool {
    [2, 1].contains { length in
      guard length <= words.count else { return false }
      let key = PhraseKey(words.suffix(length).spaced)
      let sort = bundle.frames.sort(of: key) ?? bundle.frames.frame(key)?.sort
      return sort.map { [.organisation, .venue, .region].contains($0) } ?? false
    }
  }

  /// Marks the longest kind of record, the last one of equals, and returns its pattern.
  private mutating func markHead() -> Pattern? {
    for length in (1...Self.longestHead).reversed() where length <= words.count {
      for start in (0...(words.count - length)).reversed() {
        let range = start..<start + length
        guard range.allSatisfy({ parts[$0] == nil || length > 1 && parts[$0] == .small }),
          mayBeHead(range), let pattern = plain(range)
        else { continue }
        for place in range { parts[place] = .head }
        // What stands behind a head is a place or a company if something stands in front of it.
        let isLed = words[..<start].indices.contains { parts[$0] == nil && !isSmall(words[$0]) }
        if isLed {
          for place in range.upperBound..<words.count
          where parts[place] == nil && words[place] != "not" && !lexicon.has(.state, words[place]) {
            parts[place] = isSmall(words[place]) ? .small : .qualifier(.company)
          }
        }
        return pattern
      }
    }
    return nil
  }
}
