/// What came of holding snapshot files to what is rendered now.
public struct SnapshotReport: Sendable {
  /// What came of one file.
  public struct Result: Sendable {
    /// How a file fares.
    public enum Outcome: String, Hashable, Sendable, CaseIterable {
      /// It holds what is rendered now.
      case passed
      /// It holds something else.
      case differs
      /// There is no such file.
      case missing
      /// There is nothing to compare it with: the case is no case, or no screen came of it.
      case failed
    }

    /// The case's file.
    public var casePath: String
    /// The snapshot's file; that of the case where the case itself fails.
    public var path: String
    /// How it fares.
    public var outcome: Outcome
    /// Where the file differs, and how.
    public var comparison: SnapshotComparison?
    /// What is wrong with the case, a line each.
    public var messages: [String]

    /// Creates a result.
    public init(
      casePath: String, path: String, outcome: Outcome, comparison: SnapshotComparison? = nil,
      messages: [String] = []
    ) {
      self.casePath = casePath
      self.path = path
      self.outcome = outcome
      self.comparison = comparison
      self.messages = messages
    }

    /// The difference under the names of the files.
    public var difference: String {
      comparison?.difference.text(old: path, new: path + SnapshotCase.pendingEnding) ?? ""
    }
  }

  /// A result for each file, in the order of the cases.
  public var results: [Result] = []
  /// Snapshot files that no case asks for; known only where all cases were looked at.
  public var obsolete: [String]?

  /// Creates a report of nothing.
  public init() {}

  /// How many files fare so.
  public func count(_ outcome: Result.Outcome) -> Int { results.count { $0.outcome == outcome } }

  /// Whether every file passed.
  public var isPassed: Bool { results.allSatisfy { $0.outcome == .passed } }

  /// The counts in a sentence, ending in LF.
  public var summary: String {
    var parts = Result.Outcome.allCases.filter { count($0) > 0 }
      .map { "\(count($0)) \($0.rawValue)" }
    if let obsolete, !obsolete.isEmpty { parts.append("\(obsolete.count) obsolete") }
    let total = results.count == 1 ? "1 snapshot" : "\(results.count) snapshots"
    return total + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", ")) + "\n"
  }
}
