internal import ScreenCatalog
internal import ScreenTables
internal import ScreenText

/// Qualifiers of a request: people, places, counts, sizes, times, orders and states.
extension RequestPartsReader {
  mutating func mark(_ range: Range<Int>, _ qualifier: RequestParts.Qualifier) {
    for place in range where parts[place] == nil { parts[place] = .qualifier(qualifier) }
    // What leads to a qualifier goes with it.
    if let lead = range.first.map({ $0 - 1 }), lead >= 0, parts[lead] == nil,
      isSmall(words[lead]), lead > 0
    {
      parts[lead] = .small
    }
  }

  mutating func markLead() {
    let length = lexicon.length(of: .lead, startOf: words[...])
    if length < words.count { for place in 0..<length { parts[place] = .small } }
  }

  func isCapital(_ place: Int) -> Bool {
    request.text(place..<place + 1).first?.isUppercase ?? false
  }

  func isNumber(_ word: String) -> Bool {
    !word.isEmpty && word.utf8.allSatisfy { $0 &- 0x30 < 10 }
  }

  mutating func markPeople() {
    for place in words.indices {
      if lexicon.has(.titled, words[place]), place + 1 < words.count {
        let isLonger = place + 2 < words.count && isCapital(place + 1) && isCapital(place + 2)
        mark(place..<place + (isLonger ? 3 : 2), .person)
      } else if words[place].hasSuffix("'s"), isCapital(place),
        case let name = String(words[place].dropLast(2)),
        bundle.frames.frame(PhraseKey(name)) == nil, bundle.frames.sort(of: PhraseKey(name)) == nil,
        !lexicon.knows(name), PhraseReader.number(name) == nil
      {
        mark(place..<place + 1, .person)
      }
    }
  }

  mutating func markArranged() {
    for place in words.indices.dropFirst() {
      let length = lexicon.length(of: .arranged, startOf: words[place...])
      if length > 0 { mark(place..<place + length, .order) }
    }
    // "By colour" at the end arranges what precedes it.
    if let link = words.lastIndex(of: "by"), link > 0, words.count - link < 4,
      link + 1 < words.count
    {
      mark(link..<words.count, .order)
    }
  }

  mutating func markNumbers() {
    for place in words.indices where parts[place] == nil {
      let word = words[place]
      let before = place > 0 ? words[place - 1] : ""
      let next = place + 1 < words.count ? words[place + 1] : ""
      let isLetter = word.utf8.count == 1 && isCapital(place) && word != "i"
      let isPart = isNumber(word) || isLetter || isCoded(word)
      if isPart, lexicon.has(.located, before), place > 1 || next.isEmpty || place + 1 < words.count
      {
        mark(place - 1..<place + 1, numbered(before))
      } else if let year = Int(word), (1500...2100).contains(year) {
        mark(place..<place + 1, .time)
      } else if isMonth(next), isNumber(word) {
        mark(place..<place + 2, .time)
      } else if isNumber(word), isMonth(before) {
        mark(place - 1..<place + 1, .time)
      } else if isNumber(word), before == "top" {
        mark(place - 1..<place + 1, .count)
      } else if isNumber(word) || PhraseReader.number(word) != nil {
        // A number at the end is a value.
        if next.isEmpty { isStating = true }
        markCount(place, next)
      } else if word.utf8.first.map({ $0 &- 0x30 < 10 }) ?? false || isCoded(word) {
        mark(place..<place + 1, .size)
      }
    }
  }

  /// Returns what a number behind a noun says: a time, one of several parts, or a place.
  private func numbered(_ noun: String) -> RequestParts.Qualifier {
    if noun == "week" || noun == "day" { return .time }
    return lexicon.kind(ofEnding: [noun]) == "_numbered" ? .part : .place
  }

  /// Marks a number with what it counts: days are a time, and people or things for which something
  /// is made are company. The things that a screen is about stay.
  mutating func markCount(_ place: Int, _ next: String) {
    let isLed = place > 0 && lexicon.has(.condition, words[place - 1])
    // A timer is set to minutes, and a guide has steps.
    if Self.stated.contains(Wording.singular(next)) { isStating = true }
    if lexicon.has(.unit, next) {
      // "The next 5 days" are a time as a whole.
      let lead = place > 1 && ["next", "last", "past", "coming"].contains(words[place - 1]) ? 1 : 0
      mark(place - lead..<place + 2, .time)
      let first = place - lead - 1
      if first > 0, lexicon.has(.article, words[first]) {
        parts[first] = .small
        if isSmall(words[first - 1]) { parts[first - 1] = .small }
      }
    } else if isLed, place > 1 {
      mark(place..<min(place + 2, words.count), .count)
    } else {
      mark(place..<place + 1, .count)
    }
  }

  private static let stated: Set<String> = [
    "second", "minute", "hour", "min", "sec", "step", "tip", "km", "kg", "mile", "percent",
  ]

  /// Whether a word is a code of letters and digits, such as "r16", "4b" or "205/55".
  func isCoded(_ word: String) -> Bool {
    let digits = word.utf8.filter { $0 &- 0x30 < 10 }.count
    let letters = word.utf8.filter { $0 &- UInt8(ascii: "a") < 26 }.count
    return digits > 0 && (letters == 1 || word.utf8.contains(UInt8(ascii: "/"))) && letters < 3
  }

  func isMonth(_ word: String) -> Bool {
    SamplePeriod([word]).map { !$0.isShort } ?? false
  }

  mutating func markTime() {
    for place in words.indices.dropFirst() where parts[place] == nil {
      var length = lexicon.length(of: .time, startOf: words[place...])
      for count in [2, 1] where length == 0 && place + count <= words.count {
        let said = words[place..<place + count]
        guard SamplePeriod(said) != nil else { continue }
        // "May" and "march" are words of their own in front of others.
        let isLed = lexicon.has(.condition, words[place - 1]) || count > 1
        if isLed || place + 1 == words.count || said.last.map({ $0.utf8.count > 5 }) ?? false {
          length = count
        }
      }
      let rest = words[place...].spaced
      for phrase in ["during the night", "at night", "so far"] where rest.hasPrefix(phrase) {
        length = max(length, phrase.spacedWords.count)
      }
      if length > 0 { mark(place..<place + length, .time) }
    }
    if let year = words.firstIndex(where: { Int($0).map { (1500...2100).contains($0) } ?? false }),
      year > 1, ["spring", "summer", "autumn", "winter", "season"].contains(words[year - 1])
    {
      parts[year - 1] = nil
      mark(year - 1..<year, .time)
    }
  }

  /// Marks what follows the first preposition, up to another qualifier.
  mutating func markCompany() {
    guard
      let link = words.indices.dropFirst().first(where: {
        parts[$0] == nil && (lexicon.has(.condition, words[$0]) || words[$0] == "between")
      }), link + 1 < words.count, !isNamed(around: link)
    else { return }
    parts[link] = .small
    for place in link + 1..<words.count where parts[place] == nil {
      parts[place] = isSmall(words[place]) ? .small : .qualifier(.company)
    }
  }

  /// Whether a preposition is part of the name of a kind of record: "sign in sheet".
  func isNamed(around link: Int) -> Bool {
    for start in max(0, link - 2)...link {
      for last in link...min(link + 2, words.count - 1) where last - start < Self.longestHead {
        if last > start, plain(start..<last + 1) != nil { return true }
      }
    }
    return false
  }

  /// Marks the state at the start or the end of a request, or behind "still" and "not".
  mutating func markState() {
    let first = lexicon.length(of: .state, startOf: words[...])
    if first > 0, first < words.count, parts[..<first].allSatisfy({ $0 == nil }) {
      mark(0..<first, .state)
    }
    for place in words.indices.dropFirst() where parts[place] == nil {
      let length = lexicon.length(of: .state, startOf: words[place...])
      let last = place + max(length, 1)
      let isSaid = words[place - 1] == "still" || words[place - 1] == "not"
      guard length > 0, isSaid || parts[last...].allSatisfy({ $0 != nil && $0 != .head }) else {
        continue
      }
      let start = words[place - 1] == "not" && parts[place - 1] == nil ? place - 1 : place
      mark(start..<min(last, words.count), .state)
    }
  }
}
