package import ScreenBrief
package import ScreenDiagnostics
import ScreenModel
package import ScreenText

/// The text around a document's requests, which depends on its genre.
///
/// This is the speakers and times of chats, the heads and greetings of mails, and the frames of
/// stories, requirements and cases.
///
/// It is blanked, byte for byte, so that the rest keeps its place.
package struct Scaffold: Sendable {
  /// The text, with spaces in place of everything around its requests.
  package private(set) var utf8: [UInt8]
  /// The blanked parts, with the reasons.
  package private(set) var leftOut: [LeftOut] = []
  /// Whether people speak in turn.
  package var isChat = false
  /// Whether it is a letter: it has a head, a greeting or a close.
  package var isMail = false
  /// Whether lines state what is given, what happens and the outcome.
  package private(set) var hasCases = false
  /// Whether most lines state a requirement: "the system shall …".
  package private(set) var hasDemands = false
  /// The number of lines with the key of a requirement.
  package private(set) var keyCount = 0
  /// The wish of each story, without the role and the reason.
  package private(set) var stories: [SourceRange] = []
  /// The line that begins with a ticket's key.
  package private(set) var ticket: SourceRange?
  /// The place where a case begins: "the login page".
  package private(set) var place: SourceRange?
  /// The name of the only case; nil if there are several, or none with a name.
  package private(set) var caseName: SourceRange?
  /// The roles in the stories: "parent", "shift lead".
  package private(set) var roles: [FoldedWords] = []

  /// Whether a single story states everything that is asked.
  package var isOneStory: Bool {
    stories.count == 1 && !isChat && !hasCases && !hasDemands && keyCount == 0
  }

  /// Whether each line is a separate request.
  package var isByLine: Bool {
    isChat || hasCases || hasDemands || keyCount > 0 || !stories.isEmpty
  }

  /// The words of the original text.
  package var words: LineWords { original }

  let original: LineWords
  package let phrases: DocumentLexicon
  var lines: [SourceRange] = []

  /// Finds the text around the requests of a text.
  ///
  /// - Complexity: O(*n*) in its bytes.
  package init(_ utf8: [UInt8], _ phrases: DocumentLexicon = .shipped) {
    self.utf8 = utf8
    self.phrases = phrases
    original = LineWords(utf8)
    lines = OutlineLine.all(of: utf8).filter { !$0.isBlank }.map { SourceRange($0.range) }
    partStories()
    guard lines.count > 1 else { return }
    takeQuoteMarks()
    takeSpeakers()
    takeMail()
    takeKeys()
    takeStories()
    takeCases()
    hasDemands = lines.count > 2 && !isMail && areDemands
  }

  /// Treats sentences as lines if several on one line are stories: "As a parent I want … As a
  /// parent I want …".
  private mutating func partStories() {
    guard lines.count == 1 else { return }
    let sentences = original.sentences(of: lines[0])
    let stories = sentences.count { phrases.opening(of: folded($0), as: "story who") != nil }
    if stories > 1 { lines = sentences }
  }

  // MARK: Blanking

  mutating func blank(_ range: SourceRange, _ reason: String) {
    for index in range.range where utf8[index] >= UInt8(ascii: " ") {
      utf8[index] = UInt8(ascii: " ")
    }
    guard !range.isEmpty else { return }
    leftOut.append(LeftOut(range, reason))
  }

  /// The rest of a line, without the white space around it.
  func rest(_ line: SourceRange) -> SourceRange {
    SourceRange(utf8.withoutWhiteSpace(around: line.range))
  }

  /// The lines that still have words.
  var rests: [SourceRange] { lines.map(rest).filter { !$0.isEmpty } }

  func folded(_ range: SourceRange) -> FoldedWords { FoldedWords(utf8[range.range]) }

  /// The words of a line after its list mark, its key and its marks of emphasis.
  func body(_ line: SourceRange) -> SourceRange {
    var range = rest(line)
    if let mark = ListMarker(utf8[range.range]) {
      range = SourceRange(range.lowerBound + mark.length, range.upperBound)
    }
    return range
  }

  // MARK: Chats

  /// Blanks the marks of forwarded lines if most lines or the first one have such a mark.
  mutating func takeQuoteMarks() {
    let quoted = lines.filter { utf8[$0.lowerBound] == UInt8(ascii: ">") }
    guard quoted.count * 2 >= lines.count || quoted.first == lines.first, !quoted.isEmpty else {
      return
    }
    for line in quoted {
      let marks = utf8[line.range].prefix { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: " ") }
      for index in marks.indices { utf8[index] = UInt8(ascii: " ") }
    }
  }

  /// Blanks the role and the reason of a story: "As a …, I want to … so that …".
  mutating func takeStories() {
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
          takeRole(words, role.length..<words.count)
          isOpen = true
          blank(range, Self.who)
          continue
        }
        takeRole(words, role.length..<want.lowerBound)
        takeRequest(range, after: want.upperBound)
        isOpen = false
      } else if isOpen, let want = phrases.opening(of: words, as: "story want") {
        takeRequest(range, after: want.length)
      } else if isOpen || !stories.isEmpty, phrases.opening(of: words, as: "story why") != nil {
        blank(range, Self.why)
        isOpen = false
      }
    }
    guard !stories.isEmpty else { return }
    // "In order to …" may precede the role.
    for range in rests.map(body) where phrases.opening(of: folded(range), as: "story aim") != nil {
      blank(range, Self.why)
    }
  }

  private mutating func takeRole(_ words: FoldedWords, _ place: Range<Int>) {
    let all = words.words
    let end = place.first { phrases.opening(of: words, as: "roleend", at: $0) != nil }
    let role = all[place.lowerBound..<(end ?? place.upperBound)]
    if (1...3).contains(role.count) { roles.append(FoldedWords(role.joined(separator: " "))) }
  }

  static let who = "it says who wants this", why = "it says why this is wanted"

  mutating func takeRequest(_ range: SourceRange, after count: Int) {
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

  /// The range of a phrase of a scope in some words, searched from a word on.
  func find(_ scope: String, in words: FoldedWords, from start: Int) -> Range<Int>? {
    guard start < words.count else { return nil }
    for place in start..<words.count {
      if let found = phrases.opening(of: words, as: scope, at: place) {
        return place..<place + found.length
      }
    }
    return nil
  }

  // MARK: Cases

  /// Blanks what is given, and the words When, Then and And.
  mutating func takeCases() {
    let bodies = rests.map(body)
    let opens = bodies.map { phrases.opening(of: folded($0), as: "case")?.sense ?? "" }
    hasCases =
      opens.contains("given") && opens.contains { $0 == "when" || $0 == "then" }
      || opens.count { $0 == "when" } > 0 && opens.count { $0 == "then" } > 0
        && opens.count { !$0.isEmpty } * 2 >= opens.count
    guard hasCases else { return }
    var last = ""
    var names: [SourceRange] = []
    for (range, sense) in zip(bodies, opens) {
      if sense.isEmpty {
        if let fact = OutlineParser(utf8).fact(OutlineLine(range.range, in: utf8)),
          phrases.sense(ofAll: folded(fact.key), as: "key scenario") != nil
        {
          names.append(fact.value)
          blank(range, "it names the case")
        }
        continue
      }
      let effective = sense == "and" ? last : sense
      let words = folded(range)
      let length = phrases.opening(of: words, as: "case")?.length ?? 1
      let rest = original.dropping(length, from: range)
      let goes = find("case goes", in: folded(rest), from: 0)
      let isPlace =
        effective == "given" && !saysValue(rest) || effective == "when" && goes?.lowerBound == 0
      if isPlace {
        takePlace(rest)
        blank(range, "it says where the case begins")
      } else {
        blank(SourceRange(range.lowerBound, rest.lowerBound), "it orders the case")
      }
      last = effective
    }
    if names.count == 1, !names[0].isEmpty { caseName = names[0] }
  }

  /// Whether a given states a value of something shown: "the current stock is 18".
  private func saysValue(_ range: SourceRange) -> Bool {
    let words = folded(range)
    let ends = utf8[range.range].split(separator: UInt8(ascii: " ")).suffix(2)
    // "40 %" is one quantity.
    let isQuantity = [1, 2].contains { count in
      Quantity.isQuantity(
        ends.suffix(count).map { String(decoding: $0, as: UTF8.self) }.joined(separator: " "))
    }
    guard isQuantity, words.count > 2, let verb = find("equates", in: words, from: 1) else {
      return false
    }
    return verb.upperBound == words.count - 1
      || phrases.opening(of: words, as: "equates has", at: verb.lowerBound) != nil
        && words.words[words.count - 2] == "of"
  }

  // MARK: Demands

  /// Whether most lines say what someone must be able to do: "the reporter shall be able to …".
  private var areDemands: Bool {
    let bodies = rests.map(body)
    let demands = bodies.count { line in
      let words = folded(line)
      return find("demand", in: words, from: 1).map { $0.lowerBound <= 4 } ?? false
    }
    return demands > 1 && demands * 10 >= bodies.count * 6
  }

  mutating func takePlace(_ range: SourceRange) {
    let words = folded(range)
    guard let goes = find("case at", in: words, from: 0), goes.upperBound < words.count else {
      return
    }
    let found = original.dropping(goes.upperBound, from: range)
    guard original.count(found) <= 5 else { return }
    place = found
  }

  // MARK: Keys

  /// Blanks the keys of tickets and requirements: "FR-1:", "TICKET-482:", "REQ 2".
  mutating func takeKeys() {
    let bodies = rests.map(body)
    for (place, range) in bodies.enumerated() {
      guard let (end, letters) = key(range), end < range.upperBound else { continue }
      let scope = phrases.sense(ofAll: FoldedWords(letters), as: "reqkey")
      if scope == "aside" {
        blank(range, "it asks for nothing that a screen shows")
      } else if scope != nil {
        keyCount += 1
        blank(SourceRange(range.lowerBound, end), "it is the key of a requirement")
        // The text after a key above a story is the story's title.
        if place == 0, bodies.count > 1,
          phrases.opening(of: folded(bodies[1]), as: "story who") != nil,
          phrases.opening(of: folded(self.rest(range)), as: "story who") == nil
        {
          ticket = self.rest(range)
        }
      } else if place < 2, letters.count > 1 {
        blank(SourceRange(range.lowerBound, end), "it is the key of a ticket")
        ticket = rest(SourceRange(end, range.upperBound))
      }
    }
  }

  /// Whether the text contains the words of tickets.
  private var isTicket: Bool {
    lines.contains { line in
      let words = folded(body(line))
      return phrases.opening(of: words, as: "ticket") != nil
        || phrases.opening(of: words, as: "story who") != nil
    }
  }

  /// Capitals with a number, and the marks after it.
  func key(_ range: SourceRange) -> (end: Int, letters: [UInt8])? {
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
    // The first cell of a row is not a key: "AC-0009", a tab, "Match bottle".
    guard index < range.upperBound, !Array("\t;,|".utf8).contains(utf8[index]) else { return nil }
    // "Room 4 is free" has no key; a key is followed by a mark or a capital.
    var hasMark = utf8[index - 1] == UInt8(ascii: ".")
    while index < range.upperBound, Array("]:)–—-* ".utf8).contains(utf8[index]) {
      hasMark = hasMark || Array(":)]".utf8).contains(utf8[index])
      index += 1
    }
    let isCapitals = !letters.contains(where: \.isASCIISmallLetter)
    let knows = phrases.sense(ofAll: FoldedWords(letters), as: "reqkey") != nil
    // "FIN-88 Approve claims" has no mark after its key, if the rest shows that it is a ticket.
    let isTicketed = letters.count > 1 && utf8[letters.endIndex] == UInt8(ascii: "-") && isTicket
    guard isCapitals && (hasMark || knows || isTicketed) || knows && hasMark else { return nil }
    return (index, Array(letters))
  }
}
