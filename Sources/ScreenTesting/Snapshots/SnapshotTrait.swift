public import Testing

/// Says which snapshots the tests of a suite record; see `SnapshotRecording` for what outweighs it.
public struct SnapshotTrait: SuiteTrait, TestTrait, TestScoping {
  /// Which snapshots are recorded.
  public var recording: SnapshotRecording

  /// Whether it holds for the tests and suites in a suite too: it does.
  public var isRecursive: Bool { true }

  @TaskLocal static var current: SnapshotRecording?

  /// Runs a test under the trait.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Self.$current.withValue(recording, operation: function)
  }
}

extension Trait where Self == SnapshotTrait {
  /// Says which snapshots the tests record.
  public static func snapshots(record recording: SnapshotRecording) -> SnapshotTrait {
    SnapshotTrait(recording: recording)
  }
}
