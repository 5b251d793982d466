public import Testing

/// Sets which snapshots the tests of a suite record; see `SnapshotRecording` for what overrides it.
public struct SnapshotTrait: SuiteTrait, TestTrait, TestScoping {
  /// The snapshots to record.
  public var recording: SnapshotRecording

  /// Whether it also applies to the tests and suites in a suite: always true.
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
  /// Sets which snapshots the tests record.
  public static func snapshots(record recording: SnapshotRecording) -> SnapshotTrait {
    SnapshotTrait(recording: recording)
  }
}
