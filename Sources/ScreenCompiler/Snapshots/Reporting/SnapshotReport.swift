/// The results of comparing snapshot files with the current renderings.
public struct SnapshotReport: Sendable {
  /// The result for one file.
  public struct Result: Sendable {
    /// The outcome for a file.
    public enum Outcome: String, Hashable, Sendable, CaseIterable {
      /// It matches the current rendering.
      case passed
      /// It differs from the current rendering.
      case differs
      /// The file does not exist.
      case missing
      /// There is nothing to compare it with, because the case is invalid or gave no screen.
      case failed
    }

    /// The case's file.
    public var casePath: String
    /// The snapshot's file, or the case's file if the case itself fails.
    public var path: String
    /// The outcome.
    public var outcome: Outcome
    /// How the file differs.
    public var comparison: SnapshotComparison?
    /// The faults of the case, one on each line.
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
  /// Snapshot files that belong to no case; known only if all cases were examined.
  public var obsolete: [String]?

  /// Creates an empty report.
  public init() {}

  /// The number of files with an outcome.
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
