package import Sampling
internal import ScreenModel
internal import ScreenText

extension SampleValues {
  /// Values drawn for things, with the details of each.
  package struct Draw {
    /// The pool that the values come from.
    package let pool: Pool
    /// The values, one for each thing.
    package let values: [String]
    private let places: [Int]

    /// Draws a number of values, distinct as long as there are enough, with the start shifted by
    /// `offset`.
    ///
    /// Names, which must distinguish things, get the number of their round if they repeat: "Night
    /// Ferry 2".
    package init(
      _ pool: Pool, count: Int, offset: Int = 0, areNames: Bool = false,
      from stream: inout SplitMix64
    ) {
      self.pool = pool
      // Values with an order, such as dates, start early enough not to wrap around.
      let isOrdered = SampleValues.ordered.contains(pool.name)
      let room = isOrdered ? max(1, pool.values.count - count + 1) : pool.values.count
      let start = Int(stream.next(below: UInt64(room))) + offset
      places = (0..<count).map { (start + $0) % pool.values.count }
      guard pool.values.count > 1 || count < 2 else {
        values = SampleValues.numbered(pool.values[0], count: count)
        return
      }
      var drawn = places.map { SampleValues.filled(pool.values[$0], from: &stream) }
      if areNames, count > pool.values.count {
        for place in pool.values.count..<count {
          drawn[place] += " " + String(place / pool.values.count + 1)
        }
      }
      values = drawn
    }

    /// Returns the details of the drawn things for a meaning, or nil if there are none.
    package func values(of meaning: String) -> [String]? {
      guard let details = pool.details.first(where: { $0.name == meaning })?.values,
        !details.isEmpty
      else { return nil }
      return places.map { details[$0 % details.count] }
    }
  }

  private static let ordered: Set<String> = [
    "date", "later date", "time", "order", "month", "week", "weekday", "quarter", "year", "size",
    "ago",
  ]

  /// Returns a value for a label, or nil if its words have no known meaning.
  package func value(for label: String, reading: Reading, from stream: inout SplitMix64) -> String?
  {
    guard let pool = pool(for: label, reading: reading) else { return nil }
    let place = Int(stream.next(below: UInt64(pool.values.count)))
    return Self.filled(pool.values[place], from: &stream)
  }

  /// Returns a figure for a label without a known meaning.
  package func count(from stream: inout SplitMix64) -> String {
    value(for: "count", reading: .figures, from: &stream) ?? "12"
  }

  /// Returns values for a list, distinct as long as there are enough.
  ///
  /// For a label without a known meaning, the values are its singular, numbered: "Gadget 1".
  package func values(for label: String, count: Int, from stream: inout SplitMix64) -> [String] {
    guard let pool = pool(for: label) else { return Self.numbered(label, count: count) }
    return Draw(pool, count: count, from: &stream).values
  }

  /// Returns the singular of a label, numbered.
  package static func numbered(_ label: String, count: Int) -> [String] {
    let singular = Wording.capitalized(Wording.singular(label))
    return (0..<count).map { (singular.isEmpty ? "Item" : singular) + " " + String($0 + 1) }
  }

  /// Returns numbers for a chart: a rising or falling series within the bounds of the label's
  /// meaning.
  package func numbers(
    for label: String, count: Int, isFalling: Bool = false, from stream: inout SplitMix64
  ) -> [Int] {
    let bounds = pool(for: label, reading: .figures)?.bounds ?? 20...480
    let span = max(1, bounds.upperBound - bounds.lowerBound)
    let step = Self.roundStep(below: span / 40)
    var numbers = (0..<count).map { place in
      // The line rises with noise of a quarter of the span, so that the trend remains visible.
      let base = count > 1 ? span * place * 6 / (10 * (count - 1)) : span / 2
      let noise = Int(stream.next(below: UInt64(span / 4 + 1)))
      return (bounds.lowerBound + min(span, base + span / 10 + noise)) / step * step
    }
    if isFalling { numbers.sort(by: >) }
    return numbers
  }

  /// Returns a value with each `~` replaced by a digit from 1 to 9.
  package static func filled(_ value: String, from stream: inout SplitMix64) -> String {
    guard value.utf8.contains(UInt8(ascii: "~")) else { return value }
    var bytes = Array(value.utf8)
    for place in bytes.indices where bytes[place] == UInt8(ascii: "~") {
      bytes[place] = UInt8(ascii: "1") + UInt8(stream.next(below: 9))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the largest power of ten that is at most `limit`, and at least 1.
  private static func roundStep(below limit: Int) -> Int {
    var step = 1
    while step * 10 <= limit { step *= 10 }
    return step
  }
}
