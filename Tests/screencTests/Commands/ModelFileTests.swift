import Foundation
import Testbed
import Testing

@testable import screenc

/// `--model FILE.gguf` with files that hold no model that can run, as a user's shell runs it.
@Suite struct ModelFileTests {
  struct BadFile: CustomTestStringConvertible {
    var testDescription: String
    /// What is in the file; nil for no file.
    var bytes: [UInt8]?
    var path = "bad.gguf"
    /// What is said of it, and what to do.
    var says: [String]
  }

  private static let head = Array("GGUF".utf8) + [3, 0, 0, 0]

  /// A file without tensors, whose only value is the name of an architecture.
  private static func file(architecture: String) -> [UInt8] {
    func number(_ value: Int, bytes: Int) -> [UInt8] {
      (0..<bytes).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
    func text(_ text: String) -> [UInt8] { number(text.utf8.count, bytes: 8) + Array(text.utf8) }
    return head + number(0, bytes: 8) + number(1, bytes: 8) + text("general.architecture")
      + number(8, bytes: 4) + text(architecture)
  }

  static let cases = [
    BadFile(
      testDescription: "no file", bytes: nil,
      says: ["cannot be opened: No such file", "give the path of a GGUF file"]),
    BadFile(
      testDescription: "a folder", bytes: nil, path: ".",
      says: ["this is a folder", "give the path of a GGUF file"]),
    BadFile(
      testDescription: "an empty file", bytes: [],
      says: ["the file is empty", "fetch it again, or give"]),
    BadFile(
      testDescription: "another kind of file", bytes: [0x50, 0x4B, 3, 4] + head,
      says: ["this is not a GGUF file", "fetch it again, or give"]),
    BadFile(
      testDescription: "what a host said instead",
      bytes: Array(#"{"error":"Repository not found"}"#.utf8),
      says: ["this is a text file, not a model: “{\"error\":\"Repository", "fetch it again"]),
    BadFile(
      testDescription: "a git-annex pointer",
      bytes: Array("/annex/objects/SHA256E-s1--a\n".utf8),
      says: ["a git-annex pointer", "fetch the file again"]),
    BadFile(
      testDescription: "a Git LFS pointer",
      bytes: Array("version https://git-lfs.github.com/spec/v1\noid sha256:0a\nsize 9\n".utf8),
      says: ["a Git LFS pointer", "fetch the file again"]),
    BadFile(
      testDescription: "a web page",
      bytes: Array("\n<!DOCTYPE html><html><title>Sign in</title>".utf8),
      says: ["a web page", "fetch the file again"]),
    BadFile(
      testDescription: "a file cut in its head", bytes: head + [1, 0],
      says: ["the file ends at byte 10", "fetch the file again"]),
    BadFile(
      testDescription: "a file cut in a value",
      bytes: file(architecture: "llama").dropLast(),
      says: ["general.architecture", "fetch the file again"]),
    BadFile(
      testDescription: "an architecture that is not supported", bytes: file(architecture: "mamba"),
      says: ["mamba", "use another kind of model"]),
  ]

  @Test(arguments: cases)
  func `a file that holds no model is an error that says what to do`(_ bad: BadFile) throws {
    let folder = try TemporaryFolder()
    if let bytes = bad.bytes { try folder.file(bad.path).replace(with: bytes) }
    func run(_ arguments: String...) throws -> ScreencProcess.Result {
      try ScreencProcess.run(
        arguments, environment: ["PATH": "/usr/bin:/bin"], directory: folder.path)
    }
    let model = "gguf:\(bad.path)"
    let alone = try run("render", "--only", "model", "--model", model, "Zyx with wvu")
    #expect(alone.exitCode == 3 && alone.output.isEmpty)
    let doctor = try run("doctor", "--model", model)
    #expect(doctor.exitCode == 1)
    for part in bad.says {
      #expect(alone.errors.contains(part), "\(alone.errors)")
      #expect(doctor.text.contains(part), "\(doctor.text)")
    }
    // A debug build says first that it is one.
    let remarks = alone.errors.split(separator: "\n").filter { !$0.contains("[debug-build]") }
    #expect(remarks.count == 1)
  }

  @Test func `the composer answers where a file holds no model, and a note says why`() throws {
    let folder = try TemporaryFolder()
    let arguments = ["render", "--format", "json", "Zyx with wvu"]
    let result = try ScreencProcess.run(
      arguments + ["--model", "no.gguf"], environment: ["PATH": "/usr/bin:/bin"],
      directory: folder.path)
    let plain = try ScreencProcess.run(arguments, directory: folder.path)
    #expect(result.exitCode == 0 && result.output == plain.output)
    #expect(result.errors.contains("note: the model had no answer"))
    #expect(result.errors.contains("the file cannot be opened"))
  }

  #if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
    @Test func `a file that is cut while it is read ends the process with a message`() async {
      let result = await #expect(
        processExitsWith: .exitCode(3), observing: [\.standardErrorContent]
      ) {
        TruncatedModelFile.endsProcess()
        let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path()
        try Data(repeating: 1, count: 1 << 16).write(to: URL(filePath: path))
        let descriptor = unsafe open(path, O_RDWR)
        let bytes = unsafe mmap(nil, 1 << 16, PROT_READ, MAP_SHARED, descriptor, 0)
        _ = unsafe unlink(path)
        ftruncate(descriptor, 0)
        // The last page is gone.
        print(unsafe bytes?.load(fromByteOffset: (1 << 16) - 8, as: UInt8.self) ?? 0)
      }
      let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(errors.contains("the model's file was truncated in use"), "\(errors)")
    }
  #endif
}
