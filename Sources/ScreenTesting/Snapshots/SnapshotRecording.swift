/// Which snapshots a run of tests writes.
///
/// A run that writes one fails, so that nothing is recorded unseen. Where `CI` is set nothing is ever
/// written; otherwise the variable `SCREEN_SNAPSHOTS` decides, then the trait `.snapshots(record:)`,
/// then `missing`.
public enum SnapshotRecording: String, Hashable, Sendable, CaseIterable {
  /// Every one, whatever it held.
  case all
  /// Those that are not there, and those that differ.
  case failed
  /// Those that are not there; what differs is left beside its snapshot for review.
  case missing
  /// None, and nothing beside them.
  case never

  /// The variable of the environment that decides.
  static let variable = "SCREEN_SNAPSHOTS"

  /// What holds in an environment.
  ///
  /// - Parameters:
  ///   - environment: The variables of the process.
  ///   - trait: What the trait of the test says.
  /// - Returns: Which snapshots are recorded.
  /// - Throws: `UnknownWord` where the variable holds none of the words.
  static func current(
    in environment: [String: String], trait: SnapshotRecording?
  ) throws(UnknownWord) -> SnapshotRecording {
    if let integration = environment["CI"], !integration.isEmpty { return .never }
    guard let word = environment[variable], !word.isEmpty else { return trait ?? .missing }
    guard let recording = SnapshotRecording(rawValue: word) else { throw UnknownWord(word: word) }
    return recording
  }

  /// A word that says nothing about recording.
  struct UnknownWord: Error, Hashable, CustomStringConvertible {
    var word: String

    var description: String {
      let words = SnapshotRecording.allCases.map(\.rawValue).joined(separator: ", ")
      return "\(SnapshotRecording.variable) is '\(word)'; it can be one of \(words)"
    }
  }
}
