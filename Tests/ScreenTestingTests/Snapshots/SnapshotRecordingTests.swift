import Testing

@testable import ScreenTesting

@Suite struct SnapshotRecordingTests {
  @Test(arguments: SnapshotRecording.allCases)
  func `continuous integration never records, whatever else is said`(
    recording: SnapshotRecording
  ) throws {
    let environment = ["CI": "true", "SCREEN_SNAPSHOTS": recording.rawValue]
    #expect(try SnapshotRecording.current(in: environment, trait: recording) == .never)
  }

  @Test(arguments: SnapshotRecording.allCases)
  func `the variable outweighs the trait, and the trait the default`(
    recording: SnapshotRecording
  ) throws {
    let environment = ["SCREEN_SNAPSHOTS": recording.rawValue]
    #expect(try SnapshotRecording.current(in: environment, trait: .never) == recording)
    #expect(try SnapshotRecording.current(in: [:], trait: recording) == recording)
    #expect(try SnapshotRecording.current(in: ["CI": ""], trait: nil) == .missing)
  }

  @Test(arguments: ["ALL", "yes", "1", "all "])
  func `a word that is not one of them is an error`(word: String) {
    #expect(throws: SnapshotRecording.UnknownWord(word: word)) {
      try SnapshotRecording.current(in: ["SCREEN_SNAPSHOTS": word], trait: nil)
    }
  }

  @Suite(.snapshots(record: .never)) struct TraitTests {
    @Test func `the trait of a suite holds in its tests`() {
      #expect(SnapshotTrait.current == .never)
    }

    @Suite struct InnerTests {
      @Test func `and in the suites in it`() { #expect(SnapshotTrait.current == .never) }

      @Test(.snapshots(record: .failed)) func `until one says otherwise`() {
        #expect(SnapshotTrait.current == .failed)
      }
    }
  }
}
