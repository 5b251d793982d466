/// How well a generator keeps to its answers when intents are written otherwise.
public struct RewritingEvaluation: Hashable, Sendable {
  /// What a rewriting left of the intents that were answered in full.
  public struct Tally: Hashable, Sendable {
    /// The rewriting.
    public var rewriting: Rewriting
    /// How many of them were answered in full as well when rewritten.
    public var kept = 0
    /// How many there were that it applies to.
    public var total = 0

    /// The share that was kept, in thousandths; 1000 where it applies to none.
    public var perMille: Int { total == 0 ? 1000 : kept * 1000 / total }
  }

  /// The tally of each rewriting.
  public private(set) var tallies = Rewriting.allCases.map { Tally(rewriting: $0) }

  /// Creates an evaluation of no case.
  public init() {}

  /// Rewrites the intent of a case that is answered in full, in every way that applies to it, and
  /// counts whether what comes of it is still answered in full.
  ///
  /// - Parameters:
  ///   - item: The case.
  ///   - compile: What comes of an intent; nil where nothing does.
  public mutating func add(_ item: EvaluationCase, compile: (String) -> Compilation?) {
    for index in tallies.indices {
      guard let intent = tallies[index].rewriting.applied(to: item.intent) else { continue }
      tallies[index].total += 1
      if item.isAnswered(by: compile(intent)) { tallies[index].kept += 1 }
    }
  }

  /// The share of each rewriting, a line each.
  public var summary: String {
    let width = tallies.map(\.rewriting.rawValue.utf8.count).max() ?? 0
    return tallies.map { tally in
      let name = tally.rewriting.rawValue
      let padding = String(repeating: " ", count: width - name.utf8.count)
      return "\(name)\(padding)  \(tally.kept) of \(tally.total) kept, "
        + "\(tally.perMille / 10).\(tally.perMille % 10) %\n"
    }.joined()
  }
}
