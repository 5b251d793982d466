import ScreenDiagnostics
internal import ScreenOutline
internal import ScreenText

/// What a sentence lists behind a colon, in brackets, or behind the word for options: "Colours:
/// red, green and dark blue".
struct Enumeration {
  /// The words of the sentence before the things.
  let head: SourceRange
  /// The things, in their order; two or more.
  let members: [SourceRange]

  /// The end of the last thing.
  var end: Int { members[members.count - 1].upperBound }
  /// The start of the first thing.
  var start: Int { members[0].lowerBound }

  /// The most words of a thing that is not a sentence.
  private static let mostWords = 8

  /// The enumerations of a text, in its order; a sentence has one at most.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  static func all(in words: LineWords, _ phrases: DocumentLexicon) -> [Enumeration] {
    words.sentences(of: SourceRange(0, words.bytes.count)).compactMap {
      Enumeration($0, words, phrases)
    }
  }

  private init?(_ sentence: SourceRange, _ words: LineWords, _ phrases: DocumentLexicon) {
    guard
      let (head, rest) = Self.colon(in: sentence, words.bytes)
        ?? Self.brackets(in: sentence, words.bytes) ?? Self.options(in: sentence, words, phrases)
    else { return nil }
    let members = words.members(of: Self.firstClause(of: rest, words.bytes))
    guard members.count > 1, words.count(head) > 0,
      members.allSatisfy({ (1...Self.mostWords).contains(words.count($0)) }),
      !words.bytes[rest.range].contains(UInt8(ascii: "|"))
    else { return nil }
    self.head = words.trimmed(head)
    self.members = members
  }

  /// The words on both sides of the first colon outside of quotation marks and brackets.
  private static func colon(in range: SourceRange, _ bytes: [UInt8]) -> (
    SourceRange, SourceRange
  )? {
    var (depth, isQuoted) = (0, false)
    for index in range.range {
      switch bytes[index] {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ":") where depth == 0 && !isQuoted:
        guard index + 1 < range.upperBound, bytes[index + 1] == UInt8(ascii: " ") else { continue }
        return (
          SourceRange(range.lowerBound, index),
          SourceRange(index + 1, endOfClause(range, bytes))
        )
      default: break
      }
    }
    return nil
  }

  /// The words before the only brackets, which end the sentence, and those inside of them.
  private static func brackets(in range: SourceRange, _ bytes: [UInt8]) -> (
    SourceRange, SourceRange
  )? {
    let end = endOfClause(range, bytes)
    guard let open = bytes[range.range].firstIndex(of: UInt8(ascii: "(")),
      bytes[open..<range.upperBound].firstIndex(of: UInt8(ascii: ")")) == end - 1
    else { return nil }
    return (SourceRange(range.lowerBound, open), SourceRange(open + 1, end - 1))
  }

  /// The words before and behind "with the options".
  private static func options(
    in range: SourceRange, _ words: LineWords, _ phrases: DocumentLexicon
  ) -> (SourceRange, SourceRange)? {
    let folded = words.folded(range)
    for place in folded.words.indices.dropFirst() {
      guard let lead = phrases.opening(of: folded, as: "lists options", at: place) else { continue }
      let (end, next) = words.place(after: place + lead.length, in: range)
      guard next < range.upperBound, words.bytes[end..<next].allSatisfy({ $0 == 0x20 }) else {
        continue
      }
      return (
        SourceRange(range.lowerBound, words.place(after: place, in: range).end),
        SourceRange(next, endOfClause(range, words.bytes))
      )
    }
    return nil
  }

  /// The words up to a line that is another point, and up to a semicolon if commas part the things
  /// before it: "Cart, Payment, Review; Payment is the current one".
  private static func firstClause(of range: SourceRange, _ bytes: [UInt8]) -> SourceRange {
    let line = range.range.first { bytes[$0] == UInt8(ascii: "\n") && isMarked($0 + 1, bytes) }
    let own = range.lowerBound..<(line ?? range.upperBound)
    guard let end = bytes[own].firstIndex(of: UInt8(ascii: ";")),
      bytes[own.lowerBound..<end].contains(UInt8(ascii: ","))
    else { return SourceRange(own) }
    return SourceRange(own.lowerBound, end)
  }

  /// Whether a line is blank or begins with a mark or a number, as the points of a list do.
  private static func isMarked(_ start: Int, _ bytes: [UInt8]) -> Bool {
    guard let first = bytes[start...].first(where: { $0 != UInt8(ascii: " ") }) else { return true }
    return !first.isWordPart && !"\"([".utf8.contains(first) || first.isASCIIDigit
  }

  /// The end of a sentence without the mark that ends it.
  private static func endOfClause(_ range: SourceRange, _ bytes: [UInt8]) -> Int {
    ".?!".utf8.contains(bytes[range.upperBound - 1]) ? range.upperBound - 1 : range.upperBound
  }
}

extension Enumeration {
  /// A thing as a name and what is said of it.
  struct Valued: Equatable {
    var name: SourceRange
    var value: SourceRange
  }

  /// The things as names with values: by a colon, a dash or brackets, or by a number behind each
  /// name. Nil if not all of them have one.
  func valued(_ words: LineWords) -> [Valued]? {
    for split in [Self.keyed, Self.counted] {
      let found = members.compactMap { split($0, words) }
      if found.count == members.count { return found }
    }
    return nil
  }

  /// The things as names and values with a colon between them; nil if not all of them are.
  ///
  /// The first may have its name before the colon of the sentence: "the facts Board: Twin keel, Kind:
  /// Fish".
  func facts(_ words: LineWords, _ phrases: DocumentLexicon) -> [Valued]? {
    let found = members.map { Self.fact($0, words) }
    let rest = found.dropFirst().compactMap { $0 }
    guard rest.count == members.count - 1 else { return nil }
    if let first = found[0] { return [first] + rest }
    return lastName(words, phrases).map { [Valued(name: $0, value: members[0])] + rest }
  }

  /// The things as names and values that only their first letters part: "Bedrooms 3, Council tax band
  /// C, Driver Ines Duarte"; nil if not all of them are, or none has a number.
  ///
  /// Beside two of them, "Entry free" and "Colour dark green" are a name of one word and a value.
  func paired(_ words: LineWords) -> [Valued]? {
    let pairs = members.map { member -> Valued? in
      let bytes = words.bytes
      guard bytes[member.lowerBound].isASCIICapital else { return nil }
      let space = member.range.first { index in
        guard bytes[index] == UInt8(ascii: " "), index + 1 < member.upperBound else { return false }
        return bytes[index + 1].isASCIICapital
          || Quantity.beginsWithNumber(bytes[index + 1..<member.upperBound])
      }
      return space.flatMap { Self.parted(member, $0..<$0 + 1, words) }
    }
    let isMost = pairs.count(where: { $0 != nil }) > max(1, pairs.count(where: { $0 == nil }))
    let found = zip(members, pairs).compactMap { member, pair -> Valued? in
      guard pair == nil, isMost, words.bytes[member.lowerBound].isASCIICapital,
        (2...3).contains(words.count(member))
      else { return pair }
      let end = words.place(after: 1, in: member).end
      return Self.parted(member, end..<end + 1, words)
    }
    let hasNumber = found.contains { words.bytes[$0.value.range].contains(where: \.isASCIIDigit) }
    return hasNumber && found.count == members.count ? found : nil
  }

  /// Marks that are in no name.
  private static let marks = [",", ";", ":", "–", "—", "…"].map { Array($0.utf8) }

  private static func fact(_ member: SourceRange, _ words: LineWords) -> Valued? {
    let bytes = words.bytes[member.range]
    let mark = bytes.indices.dropLast().first { index in
      bytes[index] == UInt8(ascii: ":") && bytes[index + 1] == UInt8(ascii: " ")
    }
    return mark.flatMap { parted(member, $0..<$0 + 1, words) }
  }

  /// The name that ends the words before the things, in quotation marks or behind the words that lead
  /// to it; nil if no word is behind the last mark.
  private func lastName(_ words: LineWords, _ phrases: DocumentLexicon) -> SourceRange? {
    // Only the mark that closes it is behind the last quotation.
    if let quoted = words.quotations(in: head).last,
      !words.bytes[quoted.upperBound..<head.upperBound].contains(UInt8(ascii: " "))
    {
      return quoted
    }
    let head = words.trimmed(lastPart(of: head, words.bytes))
    let folded = words.folded(head)
    guard folded.count > 0 else { return nil }
    let lead = folded.words.indices.dropLast().last { place in
      phrases.opening(of: folded, as: "lists facts", at: place) != nil
    }
    return words.dropping(lead.map { $0 + 1 } ?? folded.count - 1, from: head)
  }

  /// The words behind the last mark that is in no name.
  private func lastPart(of range: SourceRange, _ bytes: [UInt8]) -> SourceRange {
    let ends = range.range.compactMap { index in
      Self.marks.first { bytes[index..<range.upperBound].starts(with: $0) }.map { index + $0.count }
    }
    return SourceRange(ends.last ?? range.lowerBound, range.upperBound)
  }

  private static func keyed(_ member: SourceRange, _ words: LineWords) -> Valued? {
    let line = FieldLine(member, of: words)
    if let value = line.value, line.notes.isEmpty { return Valued(name: line.label, value: value) }
    guard line.value == nil, line.notes.count == 1 else { return nil }
    return Valued(name: line.label, value: line.notes[0])
  }

  /// A name and the number behind it: "Squats 3x10", "Metro card -$33.00", "Rowing 15 min".
  private static func counted(_ member: SourceRange, _ words: LineWords) -> Valued? {
    let bytes = words.bytes
    let spaces = member.range.filter { bytes[$0] == UInt8(ascii: " ") }
    func isNumber(_ start: Int) -> Bool {
      Quantity.beginsWithNumber(bytes[start..<member.upperBound])
    }
    // Behind the first number there are only numbers and a unit: "Bo +47 555 01".
    guard let place = spaces.firstIndex(where: { isNumber($0 + 1) }),
      spaces[place...].dropFirst().allSatisfy({ isNumber($0 + 1) || $0 == spaces.last })
    else { return nil }
    return parted(member, spaces[place]..<spaces[place] + 1, words)
  }

  private static func parted(_ member: SourceRange, _ mark: Range<Int>, _ words: LineWords)
    -> Valued?
  {
    let name = words.trimmed(SourceRange(member.lowerBound, mark.lowerBound))
    let value = words.trimmed(SourceRange(mark.upperBound, member.upperBound))
    return words.count(name) > 0 && !value.isEmpty ? Valued(name: name, value: value) : nil
  }
}
