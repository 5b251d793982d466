import Foundation
import Testing

@testable import screenc

/// `--model` and `replay:` as a user's shell runs them.
@Suite struct ModelTests {
  let folder: TemporaryFolder

  private static let cassette = #"""
    {"intent":"A form","model":"m","reply":"{\"title\":\"Hi\",\"sections\":[{\"components\":[{\"type\":\"divider\"}]}]}"}
    {"intent":"A form","seed":7,"reply":"I cannot do that."}

    """#

  init() throws {
    folder = try TemporaryFolder()
    try folder.file("m.jsonl").replace(with: Array(Self.cassette.utf8))
  }

  private func run(_ arguments: String..., input: String = "") throws -> ScreencProcess.Result {
    try ScreencProcess.run(arguments, input: Array(input.utf8), directory: folder.path)
  }

  @Test func `a recorded reply answers, and the report says that a model did`() throws {
    let result = try run(
      "render", "--model", "replay:m.jsonl", "--format", "json", "--compact", "--report", "r.json",
      "A form")
    #expect(result.exitCode == 0)
    #expect(result.text.hasPrefix(#"{"version":1,"title":"Hi","#))
    let report = String(decoding: try folder.file("r.json").read(), as: UTF8.self)
    #expect(report.contains(#""tier": "model""#))
    #expect(report.contains(#""/title": { "from": "model", "id": "m" }"#))
  }

  @Test(
    arguments: [
      (["--model", "replay:m.jsonl", "B"], 3, #"'m.jsonl' holds no reply to "B""#),
      (
        ["--model", "replay:m.jsonl", "--seed", "7", "A form"], 1,
        "the model's reply cannot be read"
      ),
      (["--model", "replay:none.jsonl", "A form"], 3, "cannot read 'none.jsonl'"),
      (["--model", "replay:", "A form"], 2, "is not supported"),
      (["--model", "openai:http://localhost#x", "A form"], 2, "is not supported"),
      (["--model", "m.jsonl", "A form"], 2, "'replay:FILE' plays"),
      (["--model", "replay:m.jsonl", "--screen", "m.jsonl"], 2, "answers an intent"),
      (["--model", "replay:bad.jsonl", "A form"], 1, "bad.jsonl:1:1: error"),
    ] as [([String], Int32, String)])
  func `what cannot be answered says why`(
    arguments: [String], exitCode: Int32, part: String
  ) throws {
    try folder.file("bad.jsonl").replace(with: Array("{}".utf8))
    let result = try ScreencProcess.run(["render"] + arguments, directory: folder.path)
    #expect(result.exitCode == exitCode && result.output.isEmpty)
    #expect(result.errors.contains(part), "\(result.errors)")
  }

  @Test func `a batch answers from the cassette, and goes on where it cannot`() throws {
    let result = try run(
      "batch", "--model", "replay:m.jsonl",
      input: #"{"intent":"A form"}"# + "\n" + #"{"intent":"B"}"# + "\n" + #"{"intent":"A form"}"#)
    #expect(result.exitCode == 1)
    let lines = result.text.split(separator: "\n")
    #expect(lines.count == 3 && lines[0] == lines[2])
    #expect(lines[0].hasPrefix(#"{"tier":"model""#))
    #expect(lines[1].hasPrefix(#"{"line":2,"error":"'m.jsonl' holds no reply to \"B\""#))
  }

  @Test func `a case plays a cassette from its own folder`() throws {
    try File(path: folder.path + "/cases").makeFolder()
    try folder.file("cases/m.jsonl").replace(with: Array(Self.cassette.utf8))
    try folder.file("cases/a.case").replace(
      with: Array("---\nreplay: m.jsonl\nformat: json\n---\nA form\n".utf8))
    #expect(try run("snapshot", "record", "--missing", "cases").exitCode == 0)
    let file = folder.file("cases/a.snapshots/greedy.json.snap")
    let text = String(decoding: try file.read(), as: UTF8.self)
    #expect(text.contains("\nreplay: m.jsonl\n") && text.contains(#""title": "Hi""#))
    #expect(try run("snapshot", "verify", "cases").exitCode == 0)

    try folder.file("cases/b.case").replace(
      with: Array("---\nreplay: m.jsonl\nseed: 8\n---\nA form\n".utf8))
    let result = try run("snapshot", "verify", "cases")
    #expect(result.exitCode == 1)
    #expect(
      result.text.contains(#"holds no reply to "A form" under the grammar standard, with seed 8"#))
  }
}
