package import Sampling
internal import ScreenModel
internal import ScreenText

extension SampleValues {
  /// Values drawn for things, and what is said of each of them.
  package struct Draw {
    /// Where the values come from.
    package let pool: Pool
    /// The values, one for each thing.
    package let values: [String]
    private let places: [Int]

    /// Draws so many values, distinct as long as there are enough, from `offset` on.
    ///
    /// Where they are names, which distinguish things, one that comes again has the number
    /// of its round: "Night Ferry 2".
    package init(
      _ pool: Pool, count: Int, offset: Int = 0, areNames: Bool = false,
      from stream: inout SplitMix64
    ) {
      self.pool = pool
      // What has an order, as dates have, begins where it can go on to the end.
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

    /// What is said of the things under the name of a meaning; nil where nothing is.
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

  /// A value for a label; nil where its words have no known meaning.
  package func value(for label: String, reading: Reading, from stream: inout SplitMix64) -> String?
  {
    guard let pool = pool(for: label, reading: reading) else { return nil }
    let place = Int(stream.next(below: UInt64(pool.values.count)))
    return Self.filled(pool.values[place], from: &stream)
  }

  /// A figure of a label without a known meaning.
  package func count(from stream: inout SplitMix64) -> String {
    value(for: "count", reading: .figures, from: &stream) ?? "12"
  }

  /// Values for a list, distinct as long as there are so many.
  ///
  /// A label without a known meaning has its singular, numbered: "Gadget 1".
  package func values(for label: String, count: Int, from stream: inout SplitMix64) -> [String] {
    guard let pool = pool(for: label) else { return Self.numbered(label, count: count) }
    return Draw(pool, count: count, from: &stream).values
  }

  /// The singular of a label, numbered.
  package static func numbered(_ label: String, count: Int) -> [String] {
    let singular = Wording.capitalized(Wording.singular(label))
    return (0..<count).map { (singular.isEmpty ? "Item" : singular) + " " + String($0 + 1) }
  }

  /// Numbers for a chart: a walk within the bounds of the label's meaning.
  package func numbers(
    for label: String, count: Int, isFalling: Bool = false, from stream: inout SplitMix64
  ) -> [Int] {
    let bounds = pool(for: label, reading: .figures)?.bounds ?? 20...480
    let span = max(1, bounds.upperBound - bounds.lowerBound)
    let step = Self.roundStep(below: span / 40)
    var numbers = (0..<count).map { place in
      // A rising line with noise of a quarter of the span, so that a trend can be seen.
      let base = count > 1 ? span * place * 6 / (10 * (count - 1)) : span / 2
      let noise = Int(stream.next(below: UInt64(span / 4 + 1)))
      return (bounds.lowerBound + min(span, base + span / 10 + noise)) / step * step
    }
    if isFalling { numbers.sort(by: >) }
    return numbers
  }

  /// A value with a digit for each `~`.
  package static func filled(_ value: String, from stream: inout SplitMix64) -> String {
    guard value.utf8.contains(UInt8(ascii: "~")) else { return value }
    var bytes = Array(value.utf8)
    for place in bytes.indices where bytes[place] == UInt8(ascii: "~") {
      bytes[place] = UInt8(ascii: "1") + UInt8(stream.next(below: 9))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The largest power of ten that is at most `limit`, at least 1.
  private static func roundStep(below limit: Int) -> Int {
    var step = 1
    while step * 10 <= limit { step *= 10 }
    return step
  }
}
