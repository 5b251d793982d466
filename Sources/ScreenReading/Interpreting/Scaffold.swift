import ScreenDiagnostics
import ScreenModel
internal import ScreenText

/// What is around the requests of a document by its genre: speakers and times of chats, heads and greetings of
/// mails, the frames of stories, of requirements and of cases.
///
/// It is blanked, byte for byte, so that what is left keeps its place.
struct Scaffold: Sendable {
  /// The text with spaces for what is around its requests.
  private(set) var utf8: [UInt8]
  /// What was blanked, with why.
  private(set) var leftOut: [LeftOut] = []
  /// Whether people speak in turn.
  private(set) var isChat = false
  /// Whether it is a letter: it has a head, a greeting or a close.
  private(set) var isMail = false
  /// Whether lines tell what is given, what happens and what comes of it.
  private(set) var hasCases = false
  /// How many lines have the key of a requirement.
  private(set) var keyCount = 0
  /// What each story wants, without who and why.
  private(set) var stories: [SourceRange] = []
  /// The line that a ticket's key begins.
  private(set) var ticket: SourceRange?
  /// Where a case begins: "the login page".
  private(set) var place: SourceRange?

  /// Whether each line is a request of its own.
  var isByLine: Bool { isChat || hasCases || keyCount > 0 || !stories.isEmpty }

  /// The words of the text as they were.
  var words: LineWords { original }

  private let original: LineWords
  private let phrases: PhraseBook
  private var lines: [SourceRange] = []

  /// Finds what is around the requests of a text.
  ///
  /// - Complexity: O(*n*) in its bytes.
  init(_ utf8: [UInt8], _ phrases: PhraseBook = .shipped) {
    self.utf8 = utf8
    self.phrases = phrases
    original = LineWords(utf8)
    lines = OutlineLine.all(of: utf8).filter { !$0.isBlank }.map { SourceRange($0.range) }
    guard lines.count > 1 else { return }
    takeQuoteMarks()
    takeSpeakers()
    takeMail()
    takeStories()
    takeCases()
    takeKeys()
  }

  // MARK: Blanking

  private mutating func blank(_ range: SourceRange, _ reason: String) {
    for index in range.range where utf8[index] >= UInt8(ascii: " ") {
      utf8[index] = UInt8(ascii: " ")
    }
    guard !range.isEmpty else { return }
    leftOut.append(LeftOut(range, reason))
  }

  /// What is left of a line, without the white space around it.
  private func rest(_ line: SourceRange) -> SourceRange {
    SourceRange(utf8.withoutWhiteSpace(around: line.range))
  }

  /// The lines that still have words.
  private var rests: [SourceRange] { lines.map(rest).filter { !$0.isEmpty } }

  private func folded(_ range: SourceRange) -> FoldedWords { FoldedWords(utf8[range.range]) }

  /// The words of a line after its mark, key and marks of emphasis.
  private func body(_ line: SourceRange) -> SourceRange {
    var range = rest(line)
    if let mark = ListMark(utf8[range.range]) {
      range = SourceRange(range.lowerBound + mark.length, range.upperBound)
    }
    return range
  }

  // MARK: Chats

  /// Takes the marks of forwarded lines away where most lines have one, or the first.
  private mutating func takeQuoteMarks() {
    let quoted = lines.filter { utf8[$0.lowerBound] == UInt8(ascii: ">") }
    guard quoted.count * 2 >= lines.count || quoted.first == lines.first, !quoted.isEmpty else {
      return
    }
    for line in quoted {
      let marks = utf8[line.range].prefix { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: " ") }
      for index in marks.indices { utf8[index] = UInt8(ascii: " ") }
    }
  }

  /// Who speaks in a line: the bytes of the name and the time, and the name.
  private struct Speaker {
    var line: SourceRange
    var prefix: SourceRange
    var name: String
    var isTimed: Bool
  }

  private mutating func takeSpeakers() {
    let all = rests
    let speakers = all.compactMap(speaker)
    let alone = all.filter(isSpeakerAlone)
    if alone.count > 1 {
      isChat = true
      for line in alone { blank(line, Self.speaks) }
      takeTalk(rests)
      return
    }
    var counts: [String: Int] = [:]
    for speaker in speakers { counts[speaker.name, default: 0] += 1 }
    let timed = speakers.count(where: \.isTimed)
    let most = counts.values.max() ?? 0
    let isTitled = counts.keys.contains {
      phrases.sense(ofAll: FoldedWords($0), as: "key title") != nil
    }
    guard speakers.count * 10 >= all.count * 6, speakers.count > 1,
      timed > 1 || counts.count > 1 && most > 1 && !isTitled
    else { return }
    isChat = true
    for speaker in speakers { blank(speaker.prefix, Self.speaks) }
    takeTalk(speakers.map { rest($0.line) })
  }

  private static let speaks = "it says who speaks"

  /// Takes small talk and questions away.
  private mutating func takeTalk(_ lines: [SourceRange]) {
    for line in lines where !line.isEmpty {
      let words = folded(line)
      let names = phrases.sense(in: words, as: "component any") != nil
      let isTalk = phrases.opening(of: words, as: "line chat") != nil && words.count <= 7 && !names
      let isQuestion =
        utf8[line.upperBound - 1] == UInt8(ascii: "?")
        && phrases.opening(of: words, as: "opening question") != nil
      let repeats = utf8[line.upperBound - 1] == UInt8(ascii: "?") && words.count <= 3
      if isTalk || isQuestion || repeats { blank(line, "it only keeps the talk going") }
    }
  }

  /// The name and the time that a line begins with: "Anna:", "[09:12] Priya:", "<max>".
  private func speaker(_ line: SourceRange) -> Speaker? {
    var index = line.lowerBound
    var isTimed = false
    if let end = time(from: index, in: line) {
      isTimed = true
      index = end
    }
    let start = index
    while index < line.upperBound, utf8[index] != UInt8(ascii: ":"),
      utf8[index] != UInt8(ascii: ">"),
      index - start < 32
    {
      index += 1
    }
    guard index < line.upperBound, index > start, index + 1 < line.upperBound,
      utf8[index + 1] <= UInt8(ascii: " ") || utf8[index] == UInt8(ascii: ">")
    else { return nil }
    let name = original.trimmed(SourceRange(start, index))
    let words = folded(name)
    guard (1...3).contains(words.count), let first = utf8[name.range].first,
      first &- UInt8(ascii: "A") < 26 || first >= 0xC3 || first == UInt8(ascii: "@")
        || first == UInt8(ascii: "<") || isTimed || words.words == ["me"]
    else { return nil }
    return Speaker(
      line: line, prefix: SourceRange(line.lowerBound, index + 1),
      name: words.words.filter { !$0.utf8.allSatisfy(\.isASCIIDigit) }.joined(separator: " "),
      isTimed: isTimed)
  }

  /// Where a time of day ends, perhaps in brackets, and the space after it.
  private func time(from start: Int, in line: SourceRange) -> Int? {
    var index = start
    let isOpen = utf8[index] == UInt8(ascii: "[") || utf8[index] == UInt8(ascii: "(")
    if isOpen { index += 1 }
    let digits = utf8[index..<line.upperBound].prefix(while: \.isASCIIDigit)
    guard (1...2).contains(digits.count), digits.endIndex + 2 < line.upperBound,
      utf8[digits.endIndex] == UInt8(ascii: ":") || utf8[digits.endIndex] == UInt8(ascii: "."),
      utf8[digits.endIndex + 1].isASCIIDigit, utf8[digits.endIndex + 2].isASCIIDigit
    else { return nil }
    index = digits.endIndex + 3
    while index < line.upperBound,
      utf8[index] <= UInt8(ascii: " ") || Array("]),-".utf8).contains(utf8[index])
    {
      index += 1
    }
    return index
  }

  /// Whether a line is a time and a name, and nothing else: "10:02 Max", "Lia, 10:03".
  private func isSpeakerAlone(_ line: SourceRange) -> Bool {
    let words = folded(line)
    guard (3...5).contains(words.count) else { return false }
    if let end = time(from: line.lowerBound, in: line) {
      return end < line.upperBound && utf8[end] &- UInt8(ascii: "A") < 26
        && !utf8[end..<line.upperBound].contains(UInt8(ascii: ":")) && words.count <= 4
    }
    guard utf8[line.lowerBound] &- UInt8(ascii: "A") < 26 else { return false }
    let last = utf8[line.range].lastIndex { $0 <= UInt8(ascii: " ") || $0 == UInt8(ascii: "[") }
    return last.flatMap {
      time(from: $0 + 1 < line.upperBound ? $0 + 1 : $0, in: SourceRange($0, line.upperBound))
    }
      != nil
  }

  // MARK: Mails

  private mutating func takeMail() {
    takeMailHead()
    takeGreeting()
    takeClose()
  }

  /// Takes who wrote to whom and when; the subject stays.
  private mutating func takeMailHead() {
    let heads = rests.prefix(8).compactMap { line -> (line: SourceRange, key: FoldedWords)? in
      guard let fact = OutlineParser(utf8).fact(OutlineLine(line.range, in: utf8)) else {
        return nil
      }
      let key = folded(fact.key)
      return phrases.sense(ofAll: key, as: "key mail") != nil ? (line, key) : nil
    }
    func isSubject(_ key: FoldedWords) -> Bool {
      phrases.sense(ofAll: key, as: "key subject") != nil
    }
    let hasSubject = heads.contains { isSubject($0.key) }
    let opens = heads.first.map { $0.line == rests.first } ?? false
    guard
      hasSubject
        || opens && heads.contains(where: { ["from", "von"].contains($0.key.words.first ?? "") }),
      hasSubject || heads.count == 1
    else { return }
    isMail = true
    for head in heads where !isSubject(head.key) { blank(head.line, "it says who writes to whom") }
  }

  private mutating func takeGreeting() {
    for line in rests.prefix(4) {
      let words = folded(line)
      guard let greeting = phrases.opening(of: words, as: "line greeting") else { continue }
      let last = utf8[line.upperBound - 1]
      let isShort = words.count <= greeting.length + 3
      if isShort,
        last == UInt8(ascii: ",") || last == UInt8(ascii: "!") || words.count <= 2
          || last == UInt8(ascii: ":") && words.count <= 4
      {
        isMail = isMail || last != UInt8(ascii: ":")
        blank(line, Self.greets)
        continue
      }
      let comma = utf8[line.range].firstIndex { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "!") }
      guard let comma, line == rests.first,
        folded(SourceRange(line.lowerBound, comma)).count <= greeting.length + 2
      else { continue }
      isMail = true
      blank(SourceRange(line.lowerBound, comma + 1), Self.greets)
    }
  }

  private static let greets = "it greets its readers"

  /// Takes all from a formula near the end on.
  private mutating func takeClose() {
    let lines = rests
    for (place, line) in lines.enumerated().dropFirst() where lines.count - place <= 5 {
      let words = folded(line)
      guard words.count <= 7, utf8[line.upperBound - 1] != UInt8(ascii: ":"),
        ListMark(utf8[line.range]) == nil,
        let close = phrases.opening(of: words, as: "line closing"), words.count <= close.length + 2
      else { continue }
      isMail = true
      blank(SourceRange(line.lowerBound, lines[lines.count - 1].upperBound), Self.greets)
      return
    }
  }

  // MARK: Stories

  /// Takes who wants something and why: "As a …, I want to … so that …".
  private mutating func takeStories() {
    var isOpen = false
    for line in rests {
      var range = body(line)
      if let fact = OutlineParser(utf8).fact(OutlineLine(range.range, in: utf8)),
        phrases.sense(ofAll: folded(fact.key), as: "key story") != nil, !fact.value.isEmpty
      {
        range = fact.value
      }
      let words = folded(range)
      if let role = phrases.opening(of: words, as: "story who") {
        guard let want = find("story want", in: words, from: role.length) else {
          guard words.count <= 8 else { continue }
          isOpen = true
          blank(range, Self.who)
          continue
        }
        takeWish(range, after: want.upperBound)
        isOpen = true
      } else if isOpen, let want = phrases.opening(of: words, as: "story want") {
        takeWish(range, after: want.length)
      } else if isOpen || !stories.isEmpty, phrases.opening(of: words, as: "story why") != nil {
        blank(range, Self.why)
        isOpen = false
      }
    }
  }

  private static let who = "it says who wants this", why = "it says why this is wanted"

  private mutating func takeWish(_ range: SourceRange, after count: Int) {
    let words = folded(range)
    let start = original.place(after: count, in: range).next
    blank(SourceRange(range.lowerBound, start), Self.who)
    var end = range.upperBound
    if let why = find("story why", in: words, from: count + 1) {
      let (before, _) = original.place(after: why.lowerBound, in: range)
      blank(SourceRange(before, range.upperBound), Self.why)
      end = before
    }
    let wish = SourceRange(utf8.withoutWhiteSpace(around: start..<max(start, end)))
    if !wish.isEmpty { stories.append(wish) }
  }

  /// Where a phrase of a scope is in some words, from a word on.
  private func find(_ scope: String, in words: FoldedWords, from start: Int) -> Range<Int>? {
    guard start < words.count else { return nil }
    for place in start..<words.count {
      if let found = phrases.opening(of: words, as: scope, at: place) {
        return place..<place + found.length
      }
    }
    return nil
  }

  // MARK: Cases

  /// Takes what is given, and the words When, Then and And.
  private mutating func takeCases() {
    let bodies = rests.map(body)
    let opens = bodies.map { phrases.opening(of: folded($0), as: "case")?.sense ?? "" }
    hasCases =
      opens.contains("given") && opens.contains { $0 == "when" || $0 == "then" }
      || opens.count { $0 == "when" } > 0 && opens.count { $0 == "then" } > 0
        && opens.count { !$0.isEmpty } * 2 >= opens.count
    guard hasCases else { return }
    var last = ""
    for (range, sense) in zip(bodies, opens) {
      if sense.isEmpty {
        if let fact = OutlineParser(utf8).fact(OutlineLine(range.range, in: utf8)),
          phrases.sense(ofAll: folded(fact.key), as: "key scenario") != nil
        {
          blank(range, "it names the case")
        }
        continue
      }
      let effective = sense == "and" ? last : sense
      let words = folded(range)
      let length = phrases.opening(of: words, as: "case")?.length ?? 1
      let rest = original.dropping(length, from: range)
      let goes = find("case goes", in: folded(rest), from: 0)
      if effective == "given" || effective == "when" && goes?.lowerBound == 0 {
        takePlace(rest)
        blank(range, "it says where the case begins")
      } else {
        blank(SourceRange(range.lowerBound, rest.lowerBound), "it orders the case")
      }
      last = effective
    }
  }

  private mutating func takePlace(_ range: SourceRange) {
    let words = folded(range)
    guard let goes = find("case at", in: words, from: 0), goes.upperBound < words.count else {
      return
    }
    let found = original.dropping(goes.upperBound, from: range)
    guard original.count(found) <= 5 else { return }
    place = found
  }

  // MARK: Keys

  /// Takes the keys of tickets and requirements: "FR-1:", "TICKET-482:", "REQ 2".
  private mutating func takeKeys() {
    let bodies = rests.map(body)
    for (place, range) in bodies.enumerated() {
      guard let (end, letters) = key(range), end < range.upperBound else { continue }
      let scope = phrases.sense(ofAll: FoldedWords(letters), as: "reqkey")
      if scope == "aside" {
        blank(range, "it asks for nothing that a screen shows")
      } else if scope != nil {
        keyCount += 1
        blank(SourceRange(range.lowerBound, end), "it is the key of a requirement")
      } else if place < 2, letters.count > 1 {
        blank(SourceRange(range.lowerBound, end), "it is the key of a ticket")
        ticket = rest(SourceRange(end, range.upperBound))
      }
    }
  }

  /// Capitals with a number, and the marks after it.
  private func key(_ range: SourceRange) -> (end: Int, letters: [UInt8])? {
    let words = utf8[range.range]
    let start = words.first == UInt8(ascii: "[") || words.first == UInt8(ascii: "#") ? 1 : 0
    let letters = words.dropFirst(start).prefix { $0.isASCIILetter || $0 == UInt8(ascii: "_") }
    var index = letters.endIndex
    guard (1...11).contains(letters.count), letters.first.map({ !$0.isASCIISmallLetter }) ?? false
    else { return nil }
    guard index < range.upperBound,
      Array("-_ #.".utf8).contains(utf8[index]) || utf8[index].isASCIIDigit
    else {
      return nil
    }
    if !utf8[index].isASCIIDigit { index += 1 }
    let digits = utf8[index..<range.upperBound].prefix {
      $0.isASCIIDigit || $0 == UInt8(ascii: ".")
    }
    guard let first = digits.first, first.isASCIIDigit, digits.count <= 6 else { return nil }
    index = digits.endIndex
    // "Room 4 is free" is no key; a mark or a capital follows one.
    var hasMark = utf8[index - 1] == UInt8(ascii: ".")
    while index < range.upperBound, Array("]:)–—-* ".utf8).contains(utf8[index]) {
      hasMark = hasMark || utf8[index] == UInt8(ascii: ":") || utf8[index] == UInt8(ascii: ")")
      index += 1
    }
    let isCapitals = !letters.contains(where: \.isASCIISmallLetter)
    let knows = phrases.sense(ofAll: FoldedWords(letters), as: "reqkey") != nil
    guard isCapitals && (hasMark || knows) || knows && hasMark else { return nil }
    return (index, Array(letters))
  }
}
