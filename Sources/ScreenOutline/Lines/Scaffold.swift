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
  package internal(set) var keyCount = 0
  /// The wish of each story, without the role and the reason.
  package private(set) var stories: [SourceRange] = []
  /// The title of a ticket: the line that begins with its key, or that is called its title.
  package internal(set) var ticket: SourceRange?
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

  /// The text without the frames of its lines, their speakers, keys and roles; lines that are nothing
  /// but a frame stay.
  package var framed: [UInt8] {
    var text = utf8
    for line in lines where rest(line).isEmpty {
      for place in line.range { text[place] = original.bytes[place] }
    }
    return text
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
    takeQuotations()
    takeQuoteMarks()
    takeSpeakers()
    takeMail()
    takeKeys()
    takeTicket()
    takeStories()
    takeCases()
    takeAsides()
    takeRetractions()
    takeState()
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

  /// Blanks words that ask for nothing, for a reason; those that are blank already stay as they are.
  package mutating func leaveOut(_ range: SourceRange, _ reason: String) {
    let rest = rest(range)
    if !rest.isEmpty { blank(rest, reason) }
  }

  mutating func blank(_ range: SourceRange, _ reason: String) {
    utf8.blank(range.range)
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
        guard let want = phrases.find("story want", in: words, from: role.length) else {
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
    guard let first = stories.first else { return }
    // "User story" above it only says what it is.
    for line in rests where line.upperBound < first.lowerBound {
      let words = folded(withoutHeadingMark(line))
      if ListMarker(utf8[line.range]) == nil,
        phrases.sense(ofAll: words, as: "whole untitled") != nil
      {
        blank(line, Self.isAbout)
      }
    }
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

  /// Whether words of a reason only frame a request in its sentence, so that a reader of sentences
  /// knows them: "As a parent I want to", "When".
  package func isFrame(_ reason: String) -> Bool {
    [Self.who, Self.why, Self.orders].contains(reason)
  }

  /// The heads of nothing but requests: "Acceptance criteria:", "Must have".
  package var requestHeads: [SourceRange] {
    lines.map { withoutHeadingMark($0) }.filter { line in
      let words = folded(line)
      return ListMarker(utf8[line.range]) == nil
        && phrases.sense(ofAll: words, as: "head") == "sentence"
        && phrases.sense(ofAll: words, as: "whole") == "generic"
    }
  }

  static let orders = "it orders the case", begins = "it says where the case begins"
  static let names = "it names the case"

  mutating func takeRequest(_ range: SourceRange, after count: Int) {
    let words = folded(range)
    let start = original.place(after: count, in: range).next
    blank(SourceRange(range.lowerBound, start), Self.who)
    var end = range.upperBound
    if let why = phrases.find("story why", in: words, from: count + 1) {
      let (before, _) = original.place(after: why.lowerBound, in: range)
      blank(SourceRange(before, range.upperBound), Self.why)
      end = before
    }
    let wish = SourceRange(utf8.withoutWhiteSpace(around: start..<max(start, end)))
    if !wish.isEmpty { stories.append(wish) }
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
          blank(range, Self.names)
        }
        continue
      }
      let effective = sense == "and" ? last : sense
      let words = folded(range)
      let length = phrases.opening(of: words, as: "case")?.length ?? 1
      let rest = original.dropping(length, from: range)
      let goes = phrases.find("case goes", in: folded(rest))
      let isPlace =
        effective == "given" && !saysValue(rest) || effective == "when" && goes?.lowerBound == 0
      if isPlace {
        takePlace(rest)
        blank(range, Self.begins)
      } else {
        blank(SourceRange(range.lowerBound, rest.lowerBound), Self.orders)
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
    guard isQuantity, words.count > 2, let verb = phrases.find("equates", in: words, from: 1) else {
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
      return phrases.find("demand", in: words, from: 1).map { $0.lowerBound <= 4 } ?? false
    }
    return demands > 1 && demands * 10 >= bodies.count * 6
  }

  mutating func takePlace(_ range: SourceRange) {
    let words = folded(range)
    guard let goes = phrases.find("case at", in: words), goes.upperBound < words.count else {
      return
    }
    let found = original.dropping(goes.upperBound, from: range)
    guard original.count(found) <= 5 else { return }
    place = found
  }
}
