internal import ScreenText

/// How a line begins, as far as that decides where brackets of earlier lines must end.
struct LineOpening: Hashable, Sendable {
  /// The indentation of the first token; a tab counts as four spaces.
  var indentation = 0
  /// Whether the line begins with a bullet or an enumerator.
  var hasBullet = false
  /// Whether an empty line precedes it.
  var followsBlank = false
  /// Whether the line begins the turn of a speaker.
  var isTurn = false
}

/// The tokens before which brackets must end, by what the brackets hold.
struct LineBounds: Hashable, Sendable {
  /// The bound for an element that is a single thing: a field, a button, a figure.
  var part = Int.max
  /// The bound for a choice, whose options may be listed below it.
  var choice = Int.max
  /// The bound for items of one kind, which may be listed one per line.
  var things = Int.max
}

extension Document {
  /// Records at the first token of each line how the line begins.
  mutating func noteLines(_ bytes: [UInt8]) {
    var talk = Dialogue()
    var speakers: [(token: Int, name: UInt64)] = []
    for index in tokens.indices where tokens[index].kind != .newline {
      guard index == 0 || tokens[index - 1].kind == .newline else { continue }
      let start = tokens[index].range.lowerBound
      let margin = bytes[..<start].reversed().prefix { $0 == UInt8(ascii: " ") || $0 == 9 }
      var opening = LineOpening()
      opening.indentation = margin.reduce(0) { $0 + ($1 == 9 ? 4 : 1) }
      opening.hasBullet = tokens[index].kind == .bullet
      if index > 0 {
        let between = bytes[tokens[index - 1].range.lowerBound..<start]
        opening.followsBlank = between.count { $0 == UInt8(ascii: "\n") } > 1
      }
      tokens[index].opening = opening
      if let name = talk.speaker(of: bytes, at: start) { speakers.append((index, name)) }
    }
    guard talk.isOne else { return }
    for (token, _) in speakers { tokens[token].opening?.isTurn = true }
  }

  /// Returns, for each token, the bounds of brackets that begin there.
  ///
  /// - Complexity: O(*n*), since it looks ahead no farther than brackets can reach.
  func lineBounds(upTo longest: Int) -> [LineBounds] {
    let lines = tokens.indices.filter { $0 == 0 || tokens[$0 - 1].kind == .newline }
    var bounds: [LineBounds] = []
    bounds.reserveCapacity(count)
    for (place, line) in lines.enumerated() {
      let later = lines[(place + 1)...].prefix { $0 - line < longest + count(ofLineAt: line) }
      let (atStart, inside) = (
        self.bounds(of: line, later, isBeginning: true),
        self.bounds(of: line, later, isBeginning: false)
      )
      let end = place + 1 < lines.count ? lines[place + 1] : count
      var isBeginning = true
      for index in line..<end {
        bounds.append(isBeginning ? atStart : inside)
        if tokens[index].isWord || tokens[index].kind == .number { isBeginning = false }
      }
    }
    return bounds
  }

  private func count(ofLineAt line: Int) -> Int {
    (tokens[line...].firstIndex { $0.kind == .newline } ?? count) - line
  }

  /// Returns the bounds of brackets that begin in a line, before or after its first word, given the
  /// lines that follow.
  private func bounds(
    of line: Int, _ later: ArraySlice<Int>, isBeginning: Bool
  ) -> LineBounds {
    let own = tokens[line].opening ?? LineOpening()
    var bounds = LineBounds()
    var isAnnounced = isBeginning || own.hasBullet
    for next in later {
      let opening = tokens[next].opening ?? LineOpening()
      let isOutside = own.hasBullet && !opening.hasBullet && opening.indentation == 0
      let isBeside =
        own.hasBullet && opening.hasBullet && opening.indentation <= own.indentation
      isAnnounced = isAnnounced || announces(before: next)
      let isSpoken = opening.isTurn && (own.isTurn && !isBeginning)
      if isOutside || isSpoken || isBeside && !isBeginning {
        bounds.things = min(bounds.things, next)
      }
      let isOther = isOutside || opening.isTurn || opening.followsBlank
      if isOther || isBeside && !isBeginning || opening.hasBullet && !isAnnounced {
        bounds.choice = min(bounds.choice, next)
      }
      if isOther || opening.hasBullet { bounds.part = min(bounds.part, next) }
      if bounds.things < .max { break }
    }
    bounds.choice = min(bounds.choice, bounds.things)
    bounds.part = min(bounds.part, bounds.choice)
    return bounds
  }

  /// Whether the line before a token ends in a colon or a question mark, which announces what
  /// follows.
  private func announces(before line: Int) -> Bool {
    guard line > 1 else { return false }
    return tokens[line - 2].kind == .colon || tokens[line - 2].kind == .question
  }
}

/// The turns of a dialogue: lines that begin with a speaker, at least one of whom speaks twice.
private struct Dialogue {
  private var times: [UInt64: Int] = [:]
  private static let longest = 60

  /// Whether the lines that begin with a name and a colon form a dialogue.
  var isOne: Bool { times.values.contains { $0 > 1 } }

  /// Returns the hash of the speaker of the line at an offset: a name, perhaps with a time, before
  /// a colon. Returns nil for a line of another form.
  mutating func speaker(of bytes: [UInt8], at start: Int) -> UInt64? {
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    let line = bytes[start..<min(end, start + Self.longest)]
    var rest = line
    if rest.first == UInt8(ascii: "["), let close = rest.firstIndex(of: UInt8(ascii: "]")) {
      rest = rest[(close + 1)...].drop { $0 == UInt8(ascii: " ") }
    }
    let isMention = rest.first == UInt8(ascii: "@") || rest.first == UInt8(ascii: "<")
    if isMention { rest = rest.dropFirst() }
    guard let first = rest.first, first.isASCIILetter || first >= 0x80 else { return nil }
    // A number set off by a space after a name is a time, not part of the name.
    let stop = rest.indices.first { index in
      let byte = rest[index]
      let isDigit = byte.isASCIIDigit && rest[index - 1] != UInt8(ascii: " ")
      return !(byte.isASCIILetter || byte >= 0x80 || isDigit || "_.- ".utf8.contains(byte))
    }
    let name = rest[..<(stop ?? rest.endIndex)]
    guard name.count(where: { $0 == UInt8(ascii: " ") }) < 3 else { return nil }
    // A time or an aside in brackets may precede the colon.
    let behind = rest[name.endIndex...]
    let mark = behind.indices.first { index in
      behind[index] == UInt8(ascii: ":")
        && (index + 1 >= end || bytes[index + 1] <= UInt8(ascii: " "))
    }
    let isMarked = mark.map { mark in
      behind[..<mark].allSatisfy { !$0.isASCIILetter } || behind.first == UInt8(ascii: "(")
    }
    guard isMention || isMarked ?? false else { return nil }
    let hash = FNV1a.hash(name)
    times[hash, default: 0] += 1
    return hash
  }
}
