import Foundation
import Sampling
import Testbed
import Testing

@testable import LocalModel

private let tokens = (0..<100).map { $0 % 200 }

@Suite struct PromptStoreTests {
  let tiny = TinyModel(architecture: .llama, type: .q8_0)
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  private var store: PromptStore { PromptStore(folder: folder.path() + "/in/a folder") }

  private func names() -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: store.folder)) ?? []).sorted()
  }

  private func read() throws -> Session {
    let session = try tiny.opened().session(threads: 1)
    _ = try session.prefill(tokens)
    return session
  }

  @Test func `a prompt that was kept goes on with the same bits`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let session = try read()
    let isKept = store.save(session)
    #expect(isKept && names().count == 1)
    let expected = try session.step(7)
    let other = try tiny.opened().session(threads: 2)
    let isFound = store.restore(other, having: tokens)
    #expect(isFound && other.tokens == tokens)
    #expect(try other.step(7) == expected)
  }

  @Test func `other tokens, another model and too small a context find nothing`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    store.save(try read())
    let session = try tiny.opened().session(threads: 1)
    #expect(!store.restore(session, having: Array(tokens.dropLast())))
    #expect(!store.restore(session, having: tokens.reversed()))
    let stranger = try TinyModel(architecture: .llama, type: .q8_0, seed: 2).opened()
    #expect(!store.restore(stranger.session(threads: 1), having: tokens))
    #expect(session.tokens.isEmpty && names().count == 1)
    let small = try tiny.opened().session(threads: 1, contextLimit: 50)
    #expect(!store.restore(small, having: tokens))
    #expect(small.tokens.isEmpty && names().count == 1)
  }

  @Test func `a file that is damaged, cut or no file is none, and is made again`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let whole = try read()
    store.save(whole)
    let path = try store.folder + "/" + #require(names().first)
    let bytes = Array(try Data(contentsOf: URL(filePath: path)))
    var spoiled: [[UInt8]] = [[], Array(bytes.dropLast()), bytes + [0], Array(bytes.prefix(40))]
    for place in stride(from: 0, to: bytes.count, by: 1009) {
      spoiled.append(bytes)
      spoiled[spoiled.count - 1][place] ^= 0x40
    }
    let model = try tiny.opened()
    for each in spoiled {
      try Data(each).write(to: URL(filePath: path))
      let session = model.session(threads: 1)
      #expect(!store.restore(session, having: tokens))
      #expect(session.tokens.isEmpty)
    }
    #expect(store.save(whole))
    let session = model.session(threads: 1)
    #expect(store.restore(session, having: tokens))
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    #expect(!store.restore(session, having: tokens))
    #expect(!store.save(whole))
    #expect(names().count == 1)
  }

  @Test func `a folder that cannot be written keeps nothing, and is not a fault`() throws {
    let session = try read()
    for path in ["/dev/null/folder", "/proc/no such folder"] {
      let nowhere = PromptStore(folder: path)
      #expect(!nowhere.save(session))
      #expect(!nowhere.restore(session, having: tokens))
    }
  }

  @Test func `the files used longest ago go where all take too much`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let session = try read()
    let size = session.snapshotSize(tokens.count)
    let small = PromptStore(folder: store.folder, limit: 2 * size + 100)
    for count in [100, 99, 98] {
      session.rewind(to: count)
      small.save(session)
      // The times of two files must differ.
      Thread.sleep(forTimeInterval: 0.02)
      let other = try tiny.opened().session(threads: 1)
      #expect(small.restore(other, having: Array(tokens[..<count])))
      if count == 99 { #expect(small.restore(other, having: tokens)) }
    }
    let other = try tiny.opened().session(threads: 1)
    #expect(!small.restore(other, having: Array(tokens[..<99])))
    #expect(small.restore(other, having: tokens))
    #expect(!PromptStore(folder: store.folder, limit: size - 1).save(try read()))
  }

  @Test func `a process that is killed while it writes leaves nothing half-written behind`()
    async throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    let few = Array(tokens[..<20])
    let whole = try tiny.opened().session(threads: 1)
    _ = try whole.prefill(few)
    let expected = try whole.fork().step(7)
    let bytes = tiny.writer.bytes
    var random = SplitMix64(seed: 3)
    for _ in 0..<Thoroughness.count(8, slow: 200) {
      let microseconds = Int(random.next(below: 20_000))
      let store = store
      try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
        // Waiting needs a thread of its own.
        DispatchQueue(label: "keep").async {
          ended.resume(
            with: Result {
              try Self.keep(few.count, bytes, in: store, killedAfter: microseconds)
            })
        }
      }
      let session = try tiny.opened().session(threads: 1)
      guard store.restore(session, having: few) else {
        #expect(session.tokens.isEmpty)
        continue
      }
      #expect(try session.step(7) == expected)
    }
    #expect(store.save(whole))
    #expect(names().count == 1, "\(names())")
    let session = try tiny.opened().session(threads: 1)
    #expect(store.restore(session, having: few))
  }

  /// Lets a process keep a prompt again and again, and kills it some time after it has begun.
  private static func keep(
    _ count: Int, _ model: [UInt8], in store: PromptStore, killedAfter microseconds: Int
  ) throws {
    try? FileManager.default.removeItem(atPath: store.folder)
    try withFile(model) { path in
      let process = Process()
      let bundle = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
      let places = [bundle, Bundle(for: Anchor.self).bundleURL].map {
        $0.deletingLastPathComponent().appending(path: "model-probe")
      }
      process.executableURL =
        places.first { FileManager.default.isExecutableFile(atPath: $0.path()) } ?? places[0]
      process.arguments = ["keep", path, store.folder, "\(count)"]
      try process.run()
      while process.isRunning, !FileManager.default.fileExists(atPath: store.folder) {
        Thread.sleep(forTimeInterval: 0.002)
      }
      #expect(process.isRunning)
      Thread.sleep(forTimeInterval: Double(microseconds) / 1_000_000)
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
  }

  private final class Anchor {}
}
