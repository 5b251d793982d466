import Foundation
import ScreenCompiler
import Testing

@testable import ScreenTesting

@Suite struct SnapshotFileTests {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  /// A snapshot of a screen with one field, in a folder that is not there yet.
  private func file(_ recording: SnapshotRecording) -> SnapshotFile {
    SnapshotFile(path: folder.path() + "/Tests/login.json.snap", recording: recording)
  }

  private static func screen(label: String) -> Screen {
    Screen(
      title: "Log in",
      sections: [
        Section(
          id: "account",
          components: [.field(.init(label: label, placeholder: "", name: "username"))])
      ])
  }

  private static func bytes(_ screen: Screen) -> [UInt8] {
    Snapshot(header: [.init("test", "login")], body: screen.jsonUTF8()).utf8
  }

  private let old = screen(label: "Username")
  private let new = screen(label: "User")

  private func failure(_ recording: SnapshotRecording, _ screen: Screen) throws -> String? {
    try file(recording).failure(of: Self.bytes(screen), showing: screen, Self.bytes)
  }

  private var names: [String] {
    let path = folder.appending(path: "Tests").path()
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  private var recorded: [UInt8]? {
    FileManager.default.contents(atPath: file(.never).path).map { [UInt8]($0) }
  }

  @Test(arguments: [SnapshotRecording.missing, .failed, .all])
  func `a missing snapshot is recorded, the run fails, and the next one passes`(
    recording: SnapshotRecording
  ) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let failure = try #require(try failure(recording, old))
    #expect(failure.contains("recorded the new snapshot"))
    #expect(recorded == Self.bytes(old))
    #expect(try self.failure(.missing, old) == nil)
    #expect(names == ["login.json.snap"])
  }

  @Test func `nothing is ever written where recording is off`() throws {
    #expect(try failure(.never, old)?.contains("there is no snapshot") == true)
    #expect(names == [])
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try failure(.missing, old)
    #expect(try failure(.never, new)?.contains("SCREEN_SNAPSHOTS=failed") == true)
    #expect(names == ["login.json.snap"])
    #expect(recorded == Self.bytes(old))
  }

  @Test func `a failure shows the difference, the element and the command that accepts`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try failure(.missing, old)
    let failure = try #require(try failure(.missing, new))
    #expect(failure.contains("section account › field username › label"))
    #expect(failure.contains("\n-") && failure.contains("\n+") && failure.contains("\n@@ "))
    #expect(failure.contains("screenc snapshot accept '\(file(.missing).path)'"))
    #expect(names == ["login.json.snap", "login.json.snap.new"])
    #expect(recorded == Self.bytes(old), "what is recorded stays until it is accepted")
  }

  @Test func `what waits for review goes once the screen is as it was`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try failure(.missing, old)
    _ = try failure(.missing, new)
    #expect(try failure(.missing, old) == nil)
    #expect(names == ["login.json.snap"])
  }

  @Test func `tests side by side leave whole files`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.path() + "/Tests/"
    let screens = (0..<8).map { Self.screen(label: String(repeating: "x", count: 1 + $0 * 999)) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for round in 0..<200 {
        let (screen, own) = (screens[round % 8], "own-\(round).json.snap")
        group.addTask {
          for name in ["shared.json.snap", own] {
            let file = SnapshotFile(path: path + name, recording: .all)
            _ = try file.failure(of: Self.bytes(screen), showing: screen, Self.bytes)
          }
        }
      }
      try await group.waitForAll()
    }
    let written = Set(screens.map(Self.bytes))
    #expect(names.count == 201)
    for name in names {
      let bytes = FileManager.default.contents(atPath: path + name).map { [UInt8]($0) }
      #expect(bytes.map(written.contains) == true, "\(name)")
    }
  }

  @Test func `a changed snapshot is recorded only where that is asked, and fails all the same`()
    throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try failure(.missing, old)
    #expect(try failure(.failed, new)?.contains("recorded the changed") == true)
    #expect(recorded == Self.bytes(new))
    #expect(try failure(.failed, new) == nil)
    #expect(try failure(.all, new)?.contains("always fails") == true)
  }
}
