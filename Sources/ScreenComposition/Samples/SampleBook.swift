internal import Sampling

/// Plausible values for what an intent leaves open, by the meaning of their labels.
struct SampleBook {
  /// Values of one meaning.
  struct Pool {
    /// Its name in the file.
    var name: String
    /// The values, in the file's order; never empty. Each `~` stands for a digit.
    var values: [String]
    /// Whether the values are figures rather than names.
    var isFigure: Bool
    /// The bounds of numbers of this meaning.
    var bounds: ClosedRange<Int>
    /// The unit of such numbers; may be empty.
    var unit: String
  }

  /// Which meaning counts where figures and names share a word: "customers" are a number on a
  /// dashboard, and people in a list.
  enum Reading {
    case figures
    case names
  }

  private let pools: [Pool]
  private let figures: CueIndex
  private let names: CueIndex
  /// What fields take, and their hints.
  let fieldGuide: FieldGuide
  /// The parts that long forms fall into.
  let formGroups: FormGroups
  /// What a screen or a part of one holds where the intent says nothing of it.
  let recipes = RecipeBook.shipped

  /// The embedded samples, read at first use.
  static let embedded = SampleBook()

  private init() {
    let entries = SampleLines(named: "values.samples").entries.filter { !$0.values.isEmpty }
    pools = entries.map { entry in
      let numbers = entry.bounds.prefix(2).compactMap { Int($0) }
      let isBounded = numbers.count == 2 && numbers[0] < numbers[1]
      return Pool(
        name: entry.name, values: entry.values, isFigure: isBounded,
        bounds: isBounded ? numbers[0]...numbers[1] : 20...480,
        unit: entry.bounds.count > 2 ? String(entry.bounds[2]) : "")
    }
    func cues(bounded: Bool) -> [(word: Substring, number: Int)] {
      entries.enumerated().filter { $1.bounds.isEmpty != bounded }.flatMap { number, entry in
        entry.cues.map { ($0, number) }
      }
    }
    figures = CueIndex(cues(bounded: true))
    names = CueIndex(cues(bounded: false))
    fieldGuide = FieldGuide(SampleLines(named: "fields.samples"))
    formGroups = FormGroups(SampleLines(named: "forms.samples"))
  }

  /// The pool that a label's words call for; nil where they call for none.
  func pool(for label: String, reading: Reading = .names) -> Pool? {
    // A whole label counts before its words: an amount due is no date.
    if let number = figures.number(exactly: label) ?? names.number(exactly: label),
      label.utf8.contains(UInt8(ascii: " "))
    {
      return pools[number]
    }
    let number =
      switch reading {
      case .figures: figures.number(for: label, or: names)
      case .names: names.number(for: label, or: figures)
      }
    return number.map { pools[$0] }
  }

  /// Whether there are samples of what a label names. Figures are no things: "steps to renew" are
  /// not how many steps were walked.
  func knowsThings(_ label: String) -> Bool { pool(for: label).map { !$0.isFigure } ?? false }

  /// The pool of a name.
  func pool(named name: String) -> Pool? { pools.first { $0.name == name } }

  /// A value for a label; nil where its words have no known meaning.
  func value(for label: String, reading: Reading, from stream: inout SplitMix64) -> String? {
    guard let pool = pool(for: label, reading: reading) else { return nil }
    let place = Int(stream.next(below: UInt64(pool.values.count)))
    return Self.filled(pool.values[place], from: &stream)
  }

  /// A figure of a label without a known meaning.
  func count(from stream: inout SplitMix64) -> String {
    value(for: "count", reading: .figures, from: &stream) ?? "12"
  }

  /// Values for a column or a list, distinct as long as there are so many.
  ///
  /// A label without a known meaning has its singular, numbered: "Gadget 1".
  func values(for label: String, count: Int, from stream: inout SplitMix64) -> [String] {
    guard let pool = pool(for: label) else {
      let singular = Wording.capitalized(Wording.singular(label))
      return (0..<count).map { (singular.isEmpty ? "Item" : singular) + " " + String($0 + 1) }
    }
    guard pool.values.count > 1 || count < 2 else {
      return (0..<count).map { pool.values[0] + " " + String($0 + 1) }
    }
    // What has an order, as dates have, begins where it can go on to the end.
    let isOrdered = Self.ordered.contains(pool.name)
    let room = isOrdered ? max(1, pool.values.count - count + 1) : pool.values.count
    let start = Int(stream.next(below: UInt64(room)))
    return (0..<count).map {
      Self.filled(pool.values[(start + $0) % pool.values.count], from: &stream)
    }
  }

  /// Numbers for a chart: a walk within the bounds of the label's meaning.
  func numbers(
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

  private static let ordered: Set<String> = [
    "date", "time", "order", "month", "week", "weekday", "quarter", "year", "size",
  ]

  /// A value with a digit for each `~`.
  private static func filled(_ value: String, from stream: inout SplitMix64) -> String {
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
