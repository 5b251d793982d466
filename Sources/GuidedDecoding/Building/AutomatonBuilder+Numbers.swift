internal import ScreenGrammar
internal import ScreenModel
internal import ScreenSchemas
internal import ScreenText

extension AutomatonBuilder {
  /// The greatest number of digits after the point, and of all digits that the reader of replies
  /// keeps, although a bound may have more.
  private static let fractionDigits = 15
  private static let allDigits = 19

  /// The node before a whole number: no sign but a minus, no leading zero, no `-0`.
  mutating func integer(
    _ bounds: ClosedRange<Int>, _ around: ValueContext, next: UInt32
  ) -> UInt32 {
    let limit = Int(DocumentShape.greatestNumber)
    guard bounds.lowerBound <= limit, bounds.upperBound >= -limit else {
      refuse("unsatisfiable-schema", "a number has at most 15 digits", around)
      return next
    }
    let own = bounds.clamped(to: -limit...limit)
    var positive: NumberTable?
    var negative: NumberTable?
    if own.upperBound >= 0 {
      positive = NumberTable([.init(max(0, own.lowerBound)...own.upperBound, after: next)])
    }
    if own.lowerBound < 0 {
      negative = NumberTable([.init(max(1, -own.upperBound)...(-own.lowerBound), after: next)])
    }
    return signed(positive, negative, around)
  }

  /// The node before a number: like a whole one, with an optional fraction and without an exponent.
  mutating func number(
    _ bounds: ClosedRange<Double>, _ around: ValueContext, next: UInt32
  ) -> UInt32 {
    let limit = DocumentShape.greatestNumber
    guard bounds.lowerBound <= limit, bounds.upperBound >= -limit else {
      refuse("unsatisfiable-schema", "a number has at most 15 digits", around)
      return next
    }
    let own = bounds.clamped(to: -limit...limit)
    var positive: NumberTable?
    var negative: NumberTable?
    if own.upperBound >= 0 {
      positive = magnitudes(
        Magnitude(max(0, own.lowerBound)), Magnitude(own.upperBound), around, next: next)
    }
    if own.lowerBound < 0 {
      negative = magnitudes(
        Magnitude(max(0, -own.upperBound)), Magnitude(-own.lowerBound), around, next: next)
    }
    return signed(positive, negative, around)
  }

  private mutating func signed(
    _ positive: NumberTable?, _ negative: NumberTable?, _ around: ValueContext
  ) -> UInt32 {
    var edges: [Automaton.Edge] = []
    if let negative {
      let start = node(digits(negative, around), around)
      edges.append(edge(UInt8(ascii: "-"), to: start))
    }
    if let positive { edges += digits(positive, around) }
    return node(edges, around)
  }

  // MARK: - Before the point

  /// The edges of a number's first digit.
  private mutating func digits(
    _ table: NumberTable, _ around: ValueContext
  ) -> [Automaton.Edge] {
    var table = table
    var targets: [UInt32?] = [table.part(holding: 0).map { node([], around, fallback: $0) }]
    for digit in 1...9 { targets.append(afterDigits(digit, &table, around)) }
    return edges(to: targets)
  }

  /// The node after some digits; nil if no number starts with them.
  private mutating func afterDigits(
    _ prefix: Int, _ table: inout NumberTable, _ around: ValueContext
  ) -> UInt32? {
    let rest = table.rest(after: prefix)
    guard !rest.isEmpty else { return nil }
    if let known = table.nodes[rest] { return known }
    let goesOn = rest.contains { $0.digits > 0 }
    let targets = (0...9).map { digit in
      goesOn ? afterDigits(prefix * 10 + digit, &table, around) : nil
    }
    let after = rest.first { $0.digits == 0 }.map { table.parts[$0.part].after }
    let made = node(edges(to: targets), around, fallback: after ?? Automaton.none)
    table.nodes[rest] = made
    return made
  }

  /// Edges for the ten digits, merging those that lead to the same node.
  private func edges(to targets: [UInt32?]) -> [Automaton.Edge] {
    var edges: [Automaton.Edge] = []
    for (digit, target) in targets.enumerated() {
      guard let target else { continue }
      let byte = UInt8(ascii: "0") + UInt8(digit)
      if let last = edges.last, last.target == target, last.high == byte - 1 {
        edges[edges.count - 1].high = byte
      } else {
        edges.append(edge(byte, to: target))
      }
    }
    return edges
  }

  // MARK: - After the point

  /// The numbers from one magnitude to another.
  private mutating func magnitudes(
    _ least: Magnitude, _ greatest: Magnitude, _ around: ValueContext, next: UInt32
  ) -> NumberTable {
    func part(_ range: ClosedRange<Int>, _ low: [UInt8], _ high: [UInt8]?) -> NumberTable.Part {
      let room = Self.allDigits - String(range.upperBound).utf8.count
      let length = max(min(Self.fractionDigits, room), low.count, high?.count ?? 0)
      return NumberTable.Part(range, after: fraction(low, high, length, around, next: next))
    }
    guard least.whole < greatest.whole else {
      return NumberTable([
        part(least.whole...least.whole, least.fraction, greatest.fraction)
      ])
    }
    var parts = [part(least.whole...least.whole, least.fraction, nil)]
    // The more digits there are before the point, the fewer are allowed after it.
    var start = least.whole + 1
    var power = 10_000
    while start < greatest.whole {
      while power <= start { power *= 10 }
      let end = min(power, greatest.whole)
      parts.append(part(start...(end - 1), [], nil))
      start = end
    }
    parts.append(part(greatest.whole...greatest.whole, [], greatest.fraction))
    return NumberTable(parts)
  }

  /// The node after the digits before the point: a fraction between two bounds or, if the lower one
  /// is zero, the end of the number.
  private mutating func fraction(
    _ low: [UInt8], _ high: [UInt8]?, _ length: Int, _ around: ValueContext, next: UInt32
  ) -> UInt32 {
    var known: [BoundState: UInt32] = [:]
    let first = fractionDigit(
      BoundState(place: 0, isLow: !low.isEmpty, isHigh: high != nil), low, high ?? [], length,
      &known, around, next: next)
    let point = first.map { edge(UInt8(ascii: "."), to: $0) }
    return node(
      point.map { [$0] } ?? [], around, fallback: low.isEmpty ? next : Automaton.none)
  }

  /// A position in a fraction, and whether all digits before it equal those of a bound.
  private struct BoundState: Hashable {
    var place: Int
    var isLow: Bool
    var isHigh: Bool
  }

  /// The node before a digit of a fraction.
  private mutating func fractionDigit(
    _ at: BoundState, _ low: [UInt8], _ high: [UInt8], _ length: Int,
    _ known: inout [BoundState: UInt32], _ around: ValueContext, next: UInt32
  ) -> UInt32? {
    guard at.place < length else { return nil }
    if let node = known[at] { return node }
    let least = at.isLow ? low[at.place] : 0
    let greatest = at.isHigh ? (at.place < high.count ? high[at.place] : 0) : 9
    guard least <= greatest else { return nil }
    var targets = [UInt32?](repeating: nil, count: 10)
    // Most digits lead to the same place, where the number may also end.
    var ends: [UInt32: UInt32] = [:]
    for digit in least...greatest {
      let isLow = at.isLow && digit == least && at.place + 1 < low.count
      let after = BoundState(
        place: at.place + 1, isLow: isLow, isHigh: at.isHigh && digit == greatest)
      let more = fractionDigit(after, low, high, length, &known, around, next: next)
      // While the digits equal those of the lower bound, more must follow.
      guard !isLow, let more else {
        targets[Int(digit)] = isLow ? more : next
        continue
      }
      let end = ends[more] ?? endOfDigit(more, around, next: next)
      ends[more] = end
      targets[Int(digit)] = end
    }
    let made = node(edges(to: targets), around)
    known[at] = made
    return made
  }

  /// The node after a digit of a fraction: another digit, or the part after the number.
  private mutating func endOfDigit(
    _ more: UInt32, _ around: ValueContext, next: UInt32
  ) -> UInt32 {
    let digits = automaton.nodes[Int(more)]
    let range = Int(digits.firstEdge)..<(Int(digits.firstEdge) + Int(digits.edgeCount))
    return node(Array(automaton.edges[range]), around, fallback: next)
  }
}

/// The magnitude of a number, as digits.
struct Magnitude: Hashable {
  /// The digits before the point.
  var whole: Int
  /// The digits after the point; the last is not 0.
  var fraction: [UInt8] = []

  /// Creates the shortest digits that round-trip a number, which must be non-negative and below
  /// 2⁵⁴.
  init(_ number: Double) {
    var buffer = UTF8Buffer()
    buffer.append(number: number)
    let parts = buffer.bytes.split(separator: UInt8(ascii: "."))
    whole = parts[0].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    if parts.count > 1 { fraction = parts[1].map { $0 - UInt8(ascii: "0") } }
  }
}

/// The possible values of a number before its point, and the node after each part of them.
struct NumberTable {
  /// A range of whole numbers with the same node after them.
  struct Part {
    var range: ClosedRange<Int>
    var after: UInt32

    init(_ range: ClosedRange<Int>, after: UInt32) {
      self.range = range
      self.after = after
    }
  }

  /// What may follow some digits: a number of further digits, with a value between two.
  struct DigitSuffix: Hashable {
    var part: Int
    var digits: Int
    var least: Int
    var greatest: Int
  }

  let parts: [Part]
  /// The nodes made so far, by the digits that may follow them.
  var nodes: [[DigitSuffix]: UInt32] = [:]

  init(_ parts: [Part]) { self.parts = parts }

  /// The node after a whole number; nil if it is out of bounds.
  func part(holding number: Int) -> UInt32? {
    parts.first { $0.range.contains(number) }?.after
  }

  /// Everything that may follow some digits, the first of which is not 0.
  func rest(after prefix: Int) -> [DigitSuffix] {
    var rests: [DigitSuffix] = []
    for (index, part) in parts.enumerated() {
      var scale = 1
      var digits = 0
      while prefix * scale <= part.range.upperBound {
        let low = max(part.range.lowerBound, prefix * scale)
        let high = min(part.range.upperBound, prefix * scale + scale - 1)
        if low <= high {
          rests.append(
            DigitSuffix(
              part: index, digits: digits, least: low - prefix * scale,
              greatest: high - prefix * scale))
        }
        scale *= 10
        digits += 1
      }
    }
    return rests
  }
}
