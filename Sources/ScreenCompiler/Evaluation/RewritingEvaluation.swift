internal import ScreenText

/// How well a generator keeps its answers when intents are written differently.
public struct RewritingEvaluation: Hashable, Sendable {
  /// How many intents answered in full are still so after a rewriting.
  public struct Tally: Hashable, Sendable {
    /// The rewriting.
    public var rewriting: Rewriting
    /// The number of those still answered in full when rewritten.
    public var kept = 0
    /// The number of intents that it applies to.
    public var total = 0
    /// The rewritten intents that are no longer answered in full.
    public var lost: [String] = []

    /// The share that was kept, in thousandths; 1000 if it applies to none.
    public var perMille: Int { total == 0 ? 1000 : kept * 1000 / total }
  }

  /// The tally of each rewriting.
  public private(set) var tallies = Rewriting.allCases.map { Tally(rewriting: $0) }

  /// Creates an empty evaluation.
  public init() {}

  /// Rewrites the intent of a case that is answered in full, in every applicable way, and counts
  /// whether the result is still answered in full.
  ///
  /// - Parameters:
  ///   - item: The case.
  ///   - compile: Compiles an intent; nil if there is no result.
  public mutating func add(_ item: EvaluationCase, compile: (String) -> Compilation?) {
    for index in tallies.indices {
      guard let intent = tallies[index].rewriting.applied(to: item.intent) else { continue }
      tallies[index].total += 1
      if item.isAnswered(by: compile(intent)) {
        tallies[index].kept += 1
      } else {
        tallies[index].lost.append(intent)
      }
    }
  }

  /// The rewritten intents that lose their answers, then the share of each rewriting, one on each
  /// line.
  ///
  /// - Parameter detail: Whether the lost intents are listed.
  /// - Returns: Lines, each with its end.
  public func summary(_ detail: Evaluation.Detail = .figures) -> String {
    let lost =
      detail == .figures
      ? ""
      : tallies.flatMap { tally in
        tally.lost.map { "\(tally.rewriting.rawValue): \($0.onOneLine(100))\n" }
      }.joined()
    return lost + (lost.isEmpty ? "" : "\n") + shares
  }

  private var shares: String {
    let width = tallies.map(\.rewriting.rawValue.utf8.count).max() ?? 0
    return tallies.map { tally in
      let name = tally.rewriting.rawValue
      let padding = String(repeating: " ", count: width - name.utf8.count)
      return "\(name)\(padding)  \(tally.kept) of \(tally.total) kept, "
        + "\(tally.perMille / 10).\(tally.perMille % 10) %\n"
    }.joined()
  }
}
