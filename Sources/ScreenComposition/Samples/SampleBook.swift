internal import Sampling

/// Plausible values for what an intent leaves open, by the meaning of their labels.
struct SampleBook {
  /// Values of one meaning.
  struct Pool {
    /// Its name in the file.
    var name: String
    /// The values, in the file's order; never empty.
    var values: [String]
    /// The bounds of numbers of this meaning.
    var bounds: ClosedRange<Int>
    /// The unit of such numbers; may be empty.
    var unit: String
  }

  private let pools: [Pool]
  private let index: CueIndex
  /// What fields take, and their hints.
  let fieldGuide: FieldGuide
  /// The parts that long forms fall into.
  let formGroups: FormGroups
  /// What a screen or a part of one holds where the intent says nothing of it.
  let recipes: Recipes

  /// The embedded samples, read at first use.
  static let embedded = SampleBook()

  private init() {
    let values = SampleLines(named: "values.samples")
    fieldGuide = FieldGuide(SampleLines(named: "fields.samples"))
    formGroups = FormGroups(SampleLines(named: "forms.samples"))
    recipes = Recipes(SampleLines(named: "recipes.samples"))
    let entries = values.entries.filter { !$0.values.isEmpty }
    pools = entries.map { entry in
      let numbers = entry.bounds.prefix(2).compactMap { Int($0) }
      let isBounded = numbers.count == 2 && numbers[0] < numbers[1]
      return Pool(
        name: entry.name, values: entry.values,
        bounds: isBounded ? numbers[0]...numbers[1] : 20...480,
        unit: entry.bounds.count > 2 ? String(entry.bounds[2]) : "")
    }
    index = CueIndex(
      entries.enumerated().flatMap { number, entry in entry.cues.map { ($0, number) } })
  }

  /// The pool that a label's words call for; nil where they call for none.
  func pool(for label: String) -> Pool? { index.number(for: label).map { pools[$0] } }

  /// The pool of a name.
  func pool(named name: String) -> Pool? { pools.first { $0.name == name } }

  /// A value for a label; a label without a known meaning has a count.
  func value(for label: String, from stream: inout SplitMix64) -> String {
    guard let pool = pool(for: label) ?? pool(named: "count") else { return "12" }
    return pool.values[Int(stream.next(below: UInt64(pool.values.count)))]
  }

  /// Distinct values for a column or a list, as long as there are so many; then they are numbered.
  ///
  /// A label without a known meaning has its singular, numbered: "Gadget 1".
  func values(for label: String, count: Int, from stream: inout SplitMix64) -> [String] {
    guard let pool = pool(for: label) else {
      let singular = Wording.capitalized(Wording.singular(label))
      return (0..<count).map { (singular.isEmpty ? "Item" : singular) + " " + String($0 + 1) }
    }
    let start = Int(stream.next(below: UInt64(pool.values.count)))
    return (0..<count).map { pool.values[(start + $0) % pool.values.count] }
  }

  /// Numbers for a chart: a walk within the bounds of the label's meaning.
  func numbers(
    for label: String, count: Int, isFalling: Bool = false, from stream: inout SplitMix64
  ) -> [Int] {
    let bounds = pool(for: label)?.bounds ?? 20...480
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

  /// The largest power of ten that is at most `limit`, at least 1.
  private static func roundStep(below limit: Int) -> Int {
    var step = 1
    while step * 10 <= limit { step *= 10 }
    return step
  }
}
