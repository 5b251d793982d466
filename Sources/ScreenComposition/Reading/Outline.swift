/// The lines and items of an intent, as ranges of its tokens.
struct Outline {
  /// A line, a numbered or bulleted item, or a heading.
  struct Unit {
    enum Kind { case prose, item, heading }

    var kind: Kind
    var lower: Int
    var upper: Int
    /// How far it is indented.
    var indent: Int
    /// Whether it is a name, a mark and what is said of it: "Kiln: open".
    var isTelling = false
  }

  private(set) var units: [Unit] = []
  /// The number that the next line begins with, where lines are numbered without a mark after it.
  private var nextNumber: Int?
  /// Whether lines begin with letters: "A. Name".
  private var isLettered = false
  /// How many lines begin with a word and a number, by the word.
  private var prefixes: [ArraySlice<UInt8>: Int] = [:]
  private let tokens: [Token]
  private let bytes: [UInt8]

  init(_ tokens: [Token], bytes: [UInt8]) {
    self.tokens = tokens
    self.bytes = bytes
    isLettered = beginsWithLetters
    if isNumbered { nextNumber = 1 }
    prefixes = countPrefixes()
    var lower = 0
    var indent = 0
    while lower < tokens.count {
      var upper = lower
      while upper < tokens.count, tokens[upper].kind != .line { upper += 1 }
      if upper > lower { line(lower, upper, indent) }
      if upper < tokens.count { indent = tokens[upper].indent }
      lower = upper + 1
    }
    nameParts()
  }

  /// Whether at least three lines begin with bare numbers, counted from one: "1 Name", "2 Place".
  private var isNumbered: Bool {
    var expected = 1
    for index in tokens.indices where index == 0 || tokens[index - 1].kind == .line {
      if isBareNumber(index, expected) { expected += 1 }
    }
    return expected > 3
  }

  /// Whether a line's first token is a number, and a word follows.
  private func isBareNumber(_ index: Int, _ number: Int) -> Bool {
    let token = tokens[index]
    return token.kind == .number && token.measure == .plain && token.number == Double(number)
      && index + 1 < tokens.count && tokens[index + 1].kind == .word
  }

  /// Whether at least three lines begin with letters in their order: "A. Name", "B. Place".
  private var beginsWithLetters: Bool {
    var expected = UInt8(ascii: "a")
    for index in tokens.indices.dropLast()
    where (index == 0 || tokens[index - 1].kind == .line) && isLetter(index)
      && mark(index) | 0x20 == expected
    {
      expected += 1
    }
    return expected > UInt8(ascii: "c")
  }

  /// Whether a letter and a stop are at an index: "B. Place".
  private func isLetter(_ index: Int) -> Bool {
    tokens[index].end - tokens[index].start == 1 && tokens[index + 1].kind == .stop
      && tokens[index + 1].start == tokens[index].end
  }

  private mutating func line(_ lower: Int, _ upper: Int, _ indent: Int) {
    if let number = nextNumber, isBareNumber(lower, number) {
      nextNumber = number + 1
      units.append(Unit(kind: .item, lower: lower + 1, upper: upper, indent: indent))
      return
    }
    if let content = marker(lower, upper) {
      units.append(Unit(kind: .item, lower: content, upper: upper, indent: indent))
      inline(lower: content, upper: upper, expecting: nil, indent: indent)
      return
    }
    if mark(lower) == UInt8(ascii: "#"), tokens[lower].kind == .symbol, lower + 1 < upper {
      var content = lower
      while content < upper, mark(content) == UInt8(ascii: "#") { content += 1 }
      units.append(Unit(kind: .heading, lower: content, upper: upper, indent: 0))
      return
    }
    if dashed(lower, upper, indent) { return }
    let isHeading = tokens[upper - 1].kind == .colon && upper < tokens.count
    units.append(
      Unit(kind: isHeading ? .heading : .prose, lower: lower, upper: upper, indent: indent))
    inline(lower: lower, upper: upper, expecting: 1, indent: indent)
  }

  /// Makes a short line before items, without a mark at its end, the heading that it is.
  private mutating func nameParts() {
    for place in units.indices { units[place].isTelling = isTelling(units[place]) }
    for place in units.indices.dropLast()
    where units[place].kind == .prose && leadsOn(place) {
      let unit = units[place]
      guard unit.upper - unit.lower <= 5, tokens[unit.lower].isCapitalized,
        (unit.lower..<unit.upper).allSatisfy({
          tokens[$0].kind == .word && !tokens[$0].plays(CueSet(.request))
        })
      else { continue }
      units[place].kind = .heading
    }
  }

  /// Whether a line comes before items, or before at least two lines that say something each.
  private func leadsOn(_ place: Int) -> Bool {
    if units[place + 1].kind == .item { return place > 0 }
    return place + 2 < units.count && units[place + 1].isTelling && units[place + 2].isTelling
      && !(units[place].lower..<units[place].upper).contains {
        tokens[$0].plays(CueSet(.component, .section, .layout))
      }
  }

  /// Whether a mark parts a name of a few words from what is said of it.
  private func isTelling(_ unit: Unit) -> Bool {
    guard unit.kind == .prose,
      let mark = (unit.lower..<min(unit.upper, unit.lower + 5)).first(where: {
        tokens[$0].kind != .word
      })
    else { return false }
    let isMark =
      tokens[mark].kind == .colon || tokens[mark].kind == .dash && !tokens[mark].isJoined
    return isMark && mark > unit.lower && mark + 1 < unit.upper
      && !tokens[unit.lower].plays(CueSet(.component))
  }

  /// Cuts a line at the dashes after its colon: "pack: - socks - charger".
  private mutating func dashed(_ lower: Int, _ upper: Int, _ indent: Int) -> Bool {
    func isBullet(_ index: Int) -> Bool {
      tokens[index].kind == .dash && tokens[index + 1].start > tokens[index].end
        && tokens[index].start > tokens[index - 1].end
    }
    guard let colon = (lower..<upper).first(where: { tokens[$0].kind == .colon }), colon > lower,
      colon + 2 < upper, isBullet(colon + 1)
    else { return false }
    let cuts = (colon + 1..<upper - 1).filter(isBullet)
    guard cuts.count > 1 else { return false }
    units.append(Unit(kind: .heading, lower: lower, upper: colon + 1, indent: indent))
    for (place, cut) in cuts.enumerated() {
      let stop = place + 1 < cuts.count ? cuts[place + 1] : upper
      if stop > cut + 1 {
        units.append(Unit(kind: .item, lower: cut + 1, upper: stop, indent: indent))
      }
    }
    return true
  }

  private func mark(_ index: Int) -> UInt8 { bytes[tokens[index].start] }

  /// The first token after an item's number or bullet; nil where the line has none.
  private func marker(_ lower: Int, _ upper: Int) -> Int? {
    let token = tokens[lower]
    guard lower + 1 < upper else { return nil }
    let next = tokens[lower + 1]
    switch token.kind {
    case .dash where next.start > token.end: return box(lower + 1, upper)
    case .symbol:
      let isBullet =
        mark(lower) == UInt8(ascii: "*") || mark(lower) == UInt8(ascii: "+")
        || mark(lower) == UInt8(ascii: ">") || mark(lower) >= 0x80
      return isBullet && next.start > token.end ? box(lower + 1, upper) : nil
    case .number where token.measure == .plain && token.end - token.start <= 3:
      guard next.kind == .stop || next.kind == .close || next.kind == .colon || next.kind == .dash,
        next.start == token.end, lower + 2 < upper
      else { return nil }
      return lower + 2
    case .word where next.kind == .number: return code(lower, upper)
    case .word where token.end - token.start == 1 && next.kind == .close && next.partner < 0:
      return lower + 2 < upper ? lower + 2 : nil
    case .word where isLettered && isLetter(lower) && lower + 2 < upper: return lower + 2
    case .open where token.partner == lower + 2 && lower + 3 < upper && next.end - next.start <= 2:
      return lower + 3
    case .open where token.partner == lower + 1 && mark(lower) == UInt8(ascii: "["):
      return box(lower, upper)
    default: return nil
    }
  }

  /// Passes over a tick box, "[ ]" or "[x]".
  private func box(_ lower: Int, _ upper: Int) -> Int {
    guard tokens[lower].kind == .open, bytes[tokens[lower].start] == UInt8(ascii: "["),
      tokens[lower].partner >= 0, tokens[lower].partner <= lower + 2,
      tokens[lower].partner + 1 < upper
    else { return lower }
    return tokens[lower].partner + 1
  }

  /// Cuts a line at numbers in sequence: "1) revenue 2) churn", "(1) … (2) …".
  private mutating func inline(lower: Int, upper: Int, expecting first: Int?, indent: Int) {
    var expected =
      first ?? Int(tokens[max(0, lower - 2)].kind == .number ? tokens[lower - 2].number : 0) + 1
    guard expected >= 1 else { return }
    var cuts: [(lower: Int, content: Int)] = []
    var index = lower
    let before = max(0, lower - 2)
    if first != nil {
      cuts = letters(lower, upper, from: UInt8(ascii: "a"))
    } else if tokens[before].kind == .word, tokens[before].end - tokens[before].start == 1 {
      cuts = letters(lower, upper, from: (mark(before) | 0x20) &+ 1)
    }
    if cuts.count < (first == nil ? 1 : 2) { cuts = [] } else { index = upper }
    while index + 2 < upper {
      let token = tokens[index]
      let next = tokens[index + 1]
      if token.kind == .number, token.measure == .plain, Int(min(token.number, 1e6)) == expected,
        next.kind == .close || next.kind == .stop, next.start == token.end,
        tokens[index + 2].start > next.end
      {
        let isBracketed = index > lower && tokens[index - 1].kind == .open
        cuts.append((isBracketed ? index - 1 : index, index + 2))
        expected += 1
        index += 2
      }
      index += 1
    }
    guard cuts.count >= (first == nil ? 1 : 2), let start = cuts.first else { return }
    if start.lower > lower {
      units[units.count - 1].upper = start.lower
      if first != nil { units[units.count - 1].kind = .heading }
    } else {
      units.removeLast()
    }
    for (place, cut) in cuts.enumerated() {
      let isLast = place + 1 == cuts.count
      let stop = isLast ? sentenceEnd(cut.content, upper, after: cuts) : cuts[place + 1].lower
      units.append(Unit(kind: .item, lower: cut.content, upper: stop, indent: indent))
      if isLast, stop + 1 < upper {
        units.append(Unit(kind: .prose, lower: stop + 1, upper: upper, indent: indent))
      }
    }
  }

  /// The cuts of a line at letters, in their order: "(a) the level, (b) an alert", "a) the
  /// level b) an alert".
  private func letters(
    _ lower: Int, _ upper: Int, from letter: UInt8
  ) -> [(lower: Int, content: Int)] {
    var cuts: [(lower: Int, content: Int)] = []
    var index = lower
    while index + 2 < upper {
      let isBracketed = tokens[index].kind == .open && tokens[index].partner == index + 2
      let at = isBracketed ? index + 1 : index
      if at + 2 < upper, tokens[at + 1].kind == .close, isBracketed || tokens[at + 1].partner < 0,
        tokens[at].end - tokens[at].start == 1, Int(mark(at) | 0x20) == Int(letter) + cuts.count
      {
        cuts.append((index, at + 2))
        index = at + 1
      }
      index += 1
    }
    return cuts
  }

  /// The code that numbers a line, "REQ-1", "US 2": capital letters and the number after them.
  private func code(_ lower: Int, _ upper: Int) -> Int? {
    let (word, number) = (tokens[lower], tokens[lower + 1])
    guard word.kind == .word, word.end - word.start <= 4, number.kind == .number,
      number.measure == .plain, number.start <= word.end + 1, lower + 2 < upper,
      bytes[word.start..<word.end].allSatisfy({ $0 &- UInt8(ascii: "A") < 26 }),
      prefixes[bytes[word.start..<word.end], default: 0] > 1
    else { return nil }
    let hasMark = tokens[lower + 2].kind == .colon || tokens[lower + 2].kind == .stop
    return hasMark && lower + 3 < upper ? lower + 3 : lower + 2
  }

  /// How many lines begin with a word and a number after it, by that word.
  private func countPrefixes() -> [ArraySlice<UInt8>: Int] {
    var counts: [ArraySlice<UInt8>: Int] = [:]
    for index in tokens.indices.dropLast()
    where (index == 0 || tokens[index - 1].kind == .line) && tokens[index].kind == .word
      && tokens[index + 1].kind == .number
    {
      counts[bytes[tokens[index].start..<tokens[index].end], default: 0] += 1
    }
    return counts
  }

  /// Where the last item of a line ends: with its sentence, if none of the others has several.
  private func sentenceEnd(
    _ lower: Int, _ upper: Int, after cuts: [(lower: Int, content: Int)]
  ) -> Int {
    for (cut, next) in zip(cuts, cuts.dropFirst()) {
      let item = cut.content..<max(cut.content, next.lower - 1)
      if item.contains(where: { tokens[$0].kind == .stop }) { return upper }
    }
    return (lower..<upper).first { tokens[$0].kind == .stop } ?? upper
  }
}
