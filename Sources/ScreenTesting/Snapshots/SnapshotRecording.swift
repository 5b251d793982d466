/// The snapshots that a test run writes.
///
/// A run that writes one fails, so that nothing is recorded unnoticed. If `CI` is set, nothing is
/// ever written. Otherwise the variable `SCREEN_SNAPSHOTS` decides, then the trait
/// `.snapshots(record:)`, then the default `missing`.
public enum SnapshotRecording: String, Hashable, Sendable, CaseIterable {
  /// Every snapshot, whatever it contains.
  case all
  /// Missing snapshots, and those that differ.
  case failed
  /// Missing snapshots; a differing rendering is left next to its snapshot for review.
  case missing
  /// No snapshots, and no files next to them.
  case never

  /// The environment variable that decides.
  static let variable = "SCREEN_SNAPSHOTS"

  /// The setting in an environment.
  ///
  /// - Parameters:
  ///   - environment: The variables of the process.
  ///   - trait: The setting from the test's trait.
  /// - Returns: The snapshots to record.
  /// - Throws: `UnknownWord` if the variable has none of the known values.
  static func current(
    in environment: [String: String], trait: SnapshotRecording?
  ) throws(UnknownWord) -> SnapshotRecording {
    if let integration = environment["CI"], !integration.isEmpty { return .never }
    guard let word = environment[variable], !word.isEmpty else { return trait ?? .missing }
    guard let recording = SnapshotRecording(rawValue: word) else { throw UnknownWord(word: word) }
    return recording
  }

  /// A word that is not a recording setting.
  struct UnknownWord: Error, Hashable, CustomStringConvertible {
    var word: String

    var description: String {
      let words = SnapshotRecording.allCases.map(\.rawValue).joined(separator: ", ")
      return "\(SnapshotRecording.variable) is '\(word)'; it can be one of \(words)"
    }
  }
}
