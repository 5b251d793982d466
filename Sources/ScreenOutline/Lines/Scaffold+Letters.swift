import ScreenDiagnostics
import ScreenModel
internal import ScreenText

extension Scaffold {
  /// The speaker of a line: the bytes of the name and the time, and the name.
  struct Speaker {
    var line: SourceRange
    var prefix: SourceRange
    var name: String
    var isTimed: Bool
    /// Whether the name is written in lower case like other words.
    var isSmall = false
  }

  mutating func takeSpeakers() {
    if let first = rests.first, phrases.opening(of: folded(first), as: "line log") != nil,
      folded(first).count <= 9, lines.count > 3, !utf8[first.range].contains(UInt8(ascii: "|"))
    {
      blank(first, Self.speaks)
    }
    let all = rests
    let speakers = speakers(of: all)
    // "- 18:00 Paper Tigers" stands in a programme.
    let alone = all.filter { isSpeakerAlone($0) && ListMarker(utf8[$0.range]) == nil }
    // If all lines, or the last one, are a time and a name, the text is a schedule and not a chat.
    let heading = zip(all, all.dropFirst()).count { alone.contains($0) && !alone.contains($1) }
    if alone.count > 1, alone.count * 3 <= all.count * 2, alone.last != all.last,
      heading * 2 >= alone.count
    {
      isChat = true
      takeTalk(turns(of: all, after: alone))
      return
    }
    var counts: [String: Int] = [:]
    for speaker in speakers { counts[speaker.name, default: 0] += 1 }
    let timed = speakers.count(where: \.isTimed)
    let most = counts.values.max() ?? 0
    // "Screen: …" and "Button: …" specify a screen, however often they occur.
    let isSpecified = counts.keys.map { FoldedWords($0) }.contains {
      phrases.sense(ofAll: $0, as: "key title") != nil || phrases.sense(ofAll: $0, as: "led") != nil
        || phrases.sense(ofAll: $0, as: "word asked") != nil
    }
    guard speakers.count * 10 >= all.count * 6, speakers.count > 1,
      timed > 1 || counts.count > 1 && most > 1 && !isSpecified
    else { return }
    // "Town Hall: 08:04" is a time table.
    let figures = speakers.count {
      Quantity.beginsWithNumber(utf8[rest($0.line).range].dropFirst($0.prefix.count))
    }
    guard figures * 2 < speakers.count else { return }
    isChat = true
    for speaker in speakers { blank(speaker.prefix, Self.speaks) }
    takeTalk(speakers.map { Turn(speaker: $0.name, line: rest($0.line)) })
  }

  package static let speaks = "it says who speaks"

  /// The speakers of lines.
  ///
  /// Lower-case names count as speakers only if each occurs again, because the key of a fact occurs
  /// only once.
  private func speakers(of lines: [SourceRange]) -> [Speaker] {
    let found = lines.compactMap(speaker)
    let names = Set(found.map(\.name))
    let areSpeakers =
      (2...4).contains(names.count) && found.count == lines.count
      && names.allSatisfy { name in found.count { $0.name == name } > 1 }
    return areSpeakers ? found : found.filter { !$0.isSmall }
  }

  /// The name and the time that a line begins with: "Anna:", "[09:12] Priya:", "<max>".
  func speaker(_ line: SourceRange) -> Speaker? {
    var index = line.lowerBound
    var isTimed = false
    if let end = time(from: index, in: line) {
      isTimed = true
      index = end
    }
    if let mention = mention(from: index, in: line) { return mention }
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
    guard (1...3).contains(words.count), let first = utf8[name.range].first else { return nil }
    let isNamed =
      first &- UInt8(ascii: "A") < 26 || first >= 0xC3 || first == UInt8(ascii: "@")
      || first == UInt8(ascii: "<") || isTimed || words.words == ["me"]
    guard isNamed || first.isASCIISmallLetter && words.count == 1 else { return nil }
    return Speaker(
      line: line, prefix: SourceRange(line.lowerBound, index + 1),
      name: words.words.filter { !$0.utf8.allSatisfy(\.isASCIIDigit) }.joined(separator: " "),
      isTimed: isTimed, isSmall: !isNamed)
  }

  /// A speaker given by a name and a time without a colon: "@priya 10:02 the wall screen".
  private func mention(from start: Int, in line: SourceRange) -> Speaker? {
    guard start < line.upperBound, utf8[start] == UInt8(ascii: "@"),
      let space = utf8[start..<line.upperBound].firstIndex(of: UInt8(ascii: " ")),
      let end = time(from: space + 1, in: line), end < line.upperBound
    else { return nil }
    let name = folded(SourceRange(start, space)).words.joined(separator: " ")
    return Speaker(
      line: line, prefix: SourceRange(line.lowerBound, end), name: name, isTimed: true)
  }

  /// The end of a time of day and the space after it; it may have a date before it and brackets
  /// around it.
  func time(from start: Int, in line: SourceRange) -> Int? {
    var index = start
    while index < line.upperBound, Self.dateMarks.contains(utf8[index]) { index += 1 }
    let stamp = utf8[start..<index]
    guard index > start, stamp.count <= 32,
      stamp.indices.contains(where: { isTimeOfDay(at: $0, upTo: index) })
    else { return nil }
    if let half = halfOfDay(at: index, in: line) { index = half }
    while index < line.upperBound,
      utf8[index] <= UInt8(ascii: " ") || Array("]),-–—".utf8).contains(utf8[index])
    {
      index += 1
    }
    return index
  }

  private static let dateMarks = Set("0123456789:/.-, [(".utf8)

  /// The end of "AM" or "pm" after a time.
  private func halfOfDay(at index: Int, in line: SourceRange) -> Int? {
    guard index + 1 < line.upperBound,
      ["am", "pm"].contains(
        String(decoding: utf8[index..<index + 2].map(\.lowercasedASCII), as: UTF8.self)),
      index + 2 == line.upperBound || !utf8[index + 2].isASCIILetter
    else { return nil }
    return index + 2
  }

  private func isTimeOfDay(at index: Int, upTo end: Int) -> Bool {
    index > 0 && index + 2 < end && utf8[index - 1].isASCIIDigit
      && (utf8[index] == UInt8(ascii: ":") || utf8[index] == UInt8(ascii: "."))
      && utf8[index + 1].isASCIIDigit && utf8[index + 2].isASCIIDigit
  }

  /// Whether a line is only a time and a name: "10:02 Max", "Lia, 10:03", "Priya (10:02 AM)".
  func isSpeakerAlone(_ line: SourceRange) -> Bool {
    // "10:45, Break, Foyer" is a row.
    guard !utf8[line.range].contains(UInt8(ascii: ",")) else { return false }
    let words = folded(line)
    guard (3...6).contains(words.count) else { return false }
    if let end = time(from: line.lowerBound, in: line) {
      return end < line.upperBound && utf8[end] &- UInt8(ascii: "A") < 26
        && !utf8[end..<line.upperBound].contains(UInt8(ascii: ":")) && words.count <= 4
    }
    guard utf8[line.lowerBound] &- UInt8(ascii: "A") < 26,
      let digit = utf8[line.range].firstIndex(where: { $0.isASCIIDigit || $0 == UInt8(ascii: "(") }
      ),
      (1...2).contains(folded(SourceRange(line.lowerBound, digit)).count),
      utf8[line.lowerBound..<digit].allSatisfy({
        $0.isASCIILetter || $0 >= 0xC3 || $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ",")
      })
    else { return false }
    return time(from: digit, in: line) == line.upperBound
  }

  // MARK: Mails

  /// Blanks earlier mails below a mail: "-----Original Message-----", "> On 4 May, Ann wrote:".
  mutating func takeQuotations() {
    let all = rests
    if let cut = all.dropFirst().firstIndex(where: isCut) {
      isMail = true
      blank(SourceRange(all[cut].lowerBound, all[all.count - 1].upperBound), Self.isQuoted)
      return
    }
    let quoted = all.filter { utf8[$0.lowerBound] == UInt8(ascii: ">") }
    let wrote = all.firstIndex { line in
      utf8[line.upperBound - 1] == UInt8(ascii: ":")
        && phrases.ending(of: folded(line), as: "mail wrote") != nil
    }
    guard let wrote, wrote > 0, !quoted.isEmpty, quoted.count * 2 < all.count else { return }
    isMail = true
    blank(all[wrote], Self.isQuoted)
    for line in quoted where line != all[wrote] { blank(line, Self.isQuoted) }
  }

  static let isQuoted = "it is an earlier message"

  /// Whether a line divides a mail from the earlier one below it: "---- Forwarded message ----".
  private func isCut(_ line: SourceRange) -> Bool {
    let marks = utf8[line.range].prefix { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    let words = folded(line)
    return marks.count > 1
      && phrases.opening(of: words, as: "mail cut").map { $0.length == words.count } ?? false
  }

  mutating func takeMail() {
    takeMailHead()
    takeGreeting()
    takeClose()
  }

  /// Blanks the sender, the recipient and the date of a mail; the subject stays.
  mutating func takeMailHead() {
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

  mutating func takeGreeting() {
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

  package static let greets = "it greets its readers"

  /// Blanks everything from a closing formula near the end, unless headings or items follow: "Your
  /// order" above its fields closes no letter.
  mutating func takeClose() {
    let lines = rests
    let last = lines.lastIndex { isMarked($0) } ?? 0
    for (place, line) in lines.enumerated().dropFirst()
    where lines.count - place <= (isMail ? 8 : 5) && place > last {
      let words = folded(line)
      guard words.count <= 7, utf8[line.upperBound - 1] != UInt8(ascii: ":"),
        let close = phrases.opening(of: words, as: "line closing"), words.count <= close.length + 2
      else { continue }
      isMail = true
      blank(SourceRange(line.lowerBound, lines[lines.count - 1].upperBound), Self.greets)
      return
    }
  }

  /// Whether a line is a heading or an item of a list by its mark.
  private func isMarked(_ line: SourceRange) -> Bool {
    utf8[line.lowerBound] == UInt8(ascii: "#") || ListMarker(utf8[line.range]) != nil
  }

  // MARK: Stories
}
