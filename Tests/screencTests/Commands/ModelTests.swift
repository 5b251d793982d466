import Foundation
import Testbed
import Testing

@testable import screenc

/// `--model` and `replay:` as a user's shell runs them.
@Suite struct ModelTests {
  let folder: TemporaryFolder

  private static let cassette = #"""
    {"intent":"A form","model":"m","reply":"{\"title\":\"Hi\",\"sections\":[{\"components\":[{\"type\":\"field\",\"label\":\"Name\"}]}]}"}
    {"intent":"A form","seed":7,"reply":"I cannot do that."}

    """#

  init() throws {
    folder = try TemporaryFolder()
    try folder.file("m.jsonl").replace(with: Array(Self.cassette.utf8))
  }

  private func run(_ arguments: String..., input: String = "") throws -> ScreencProcess.Result {
    try run(arguments, input: input)
  }

  private func run(_ arguments: [String], input: String = "") throws -> ScreencProcess.Result {
    try ScreencProcess.run(arguments, input: Array(input.utf8), directory: folder.path)
  }

  @Test func `a recorded reply answers, and the report says that a model did`() throws {
    let result = try run(
      "render", "--only", "model", "--model", "replay:m.jsonl", "--format", "json", "--compact",
      "--report", "r.json", "A form")
    #expect(result.exitCode == 0)
    #expect(result.text.hasPrefix(#"{"version":1,"title":"Hi","#))
    let report = String(decoding: try folder.file("r.json").read(), as: UTF8.self)
    #expect(report.contains(#""tier": "model""#))
    #expect(report.contains(#""/title": { "from": "model", "id": "m" }"#))
  }

  @Test(
    arguments: [
      (
        ["--only", "model", "--model", "replay:m.jsonl", "B"], 3,
        #"'m.jsonl' holds no reply to "B""#
      ),
      (
        ["--only", "model", "--model", "replay:m.jsonl", "--seed", "7", "A form"], 3,
        "the model's reply cannot be read"
      ),
      (["--model", "replay:none.jsonl", "A form"], 3, "cannot read 'none.jsonl'"),
      (["--model", "replay:", "A form"], 2, "is not supported"),
      (["--model", "m.jsonl", "A form"], 2, "is not supported"),
      (["--model", "exce:true", "A form"], 2, "did you mean 'exec'?"),
      (["--model", "exec:", "A form"], 2, "'exec:' names no model"),
      (["--model", "replay:m.jsonl", "--screen", "m.jsonl"], 2, "need an intent"),
      (["--model", "replay:bad.jsonl", "A form"], 1, "bad.jsonl:1:1: error"),
      (["--only", "model", "A form"], 2, "'--only model' needs '--model'"),
      (
        ["--only", "catalog", "A form with xyzzy, plugh and a Send button"], 3,
        "no topic of the catalog"
      ),
      (["--record", "r.jsonl", "A form"], 2, "need '--model'"),
      (["--send-data", "A form"], 2, "need '--model'"),
      (["--model", "replay:m.jsonl", "--record", "r.jsonl", "A form"], 2, "nor be recorded again"),
      (["--model", "exec:cat", "--tool", "x", "A form"], 2, "'x' is not a tool"),
      (["--model", "exec:cat", "--tool", "a b=exec:c", "A form"], 2, "is not a tool"),
      (["--model", "exec:cat", "--tool", "t@bad.jsonl=exec:c", "A form"], 1, "tool's schema"),
      (["--only", "model", "--model", "exec:exit 7", "A form"], 3, "ended with exit code 7"),
      (
        ["--only", "model", "--model", "exec:no-such-program 2>/dev/null", "A form"], 3,
        "no program"
      ),
      (["--only", "model", "--model", #"exec:printf '\377'"#, "A form"], 3, "not valid UTF-8"),
    ] as [(WordsCase, Int32, String)])
  func `what cannot be answered says why`(
    arguments: WordsCase, exitCode: Int32, part: String
  ) throws {
    try folder.file("bad.jsonl").replace(with: Array("{}".utf8))
    let result = try ScreencProcess.run(
      ["render"] + arguments.words, environment: ["PATH": "/usr/bin:/bin"], directory: folder.path)
    #expect(result.exitCode == exitCode && result.output.isEmpty)
    #expect(result.errors.contains(part), "\(result.errors)")
  }

  @Test(arguments: ["replay:m.jsonl", "exec:exit 7", "exec:echo no"])
  func `where the model has no answer the composer's screen is written, with a note`(
    model: String
  ) throws {
    let intent = "A form with zyx and wvu and a Zap button"
    let plain = try run("render", "--only", "composer", "--format", "json", intent)
    let result = try run("render", "--model", model, "--format", "json", intent)
    #expect(result.exitCode == 0 && result.output == plain.output)
    #expect(result.errors.contains("note: the model had no answer"))
    let strict = try run("render", "--strict", "--model", model, "--format", "json", intent)
    #expect(strict.exitCode == 3 && strict.output == plain.output)
  }

  @Test func `a program is asked by JSON, and what it says is recorded and replayed`() throws {
    try folder.file("ask.sh").replace(
      with: Array(
        #"""
        cat > request.json
        printf '%s' '{"title":"Here","sections":[{"components":[{"type":"heading","text":"Zyx"}]}]}'
        """#.utf8))
    let options = ["--format", "json", "--only", "model"]
    let first = try ScreencProcess.run(
      ["render", "--model", "exec+schema:/bin/sh ask.sh", "--record", "said.jsonl"] + options + [
        "Zyx wvu"
      ],
      environment: ["PATH": "/usr/bin:/bin"], directory: folder.path)
    #expect(first.exitCode == 0, "\(first.errors)")
    let request = String(decoding: try folder.file("request.json").read(), as: UTF8.self)
    #expect(request.hasPrefix(#"{"system":"#) && request.contains("Zyx wvu"))
    #expect(request.contains(#""schema":{"#))
    let again = try ScreencProcess.run(
      ["render", "--model", "replay:said.jsonl"] + options + ["Zyx wvu"], directory: folder.path)
    #expect(again.exitCode == 0 && again.output == first.output, "\(again.errors)")
    // Recording the same once more replaces it.
    _ = try ScreencProcess.run(
      ["render", "--model", "exec+schema:/bin/sh ask.sh", "--record", "said.jsonl"] + options + [
        "Zyx wvu"
      ],
      environment: ["PATH": "/usr/bin:/bin"], directory: folder.path)
    let lines = try folder.file("said.jsonl").read().split(separator: UInt8(ascii: "\n"))
    #expect(lines.count == 1)
  }

  @Test func `where the catalog answers this is said once, and what is recorded can be replayed`()
    throws
  {
    let intent = "planets"
    let plain = try run("render", "--format", "json", intent)
    let asked = ["render", "--format", "json", "--model"]
    let result = try ScreencProcess.run(
      asked + ["exec:cat", "--record", "said.jsonl", intent],
      environment: ["PATH": "/usr/bin:/bin"], directory: folder.path)
    #expect(result.exitCode == 0 && result.output == plain.output)
    let note = "answered by the catalog; '--only model' asks the model"
    #expect(result.errors.components(separatedBy: note).count == 2, "\(result.errors)")
    let again = try run("render", "--format", "json", "--model", "replay:said.jsonl", intent)
    #expect(again.exitCode == 0 && again.output == plain.output)
    // A recording that has answers keeps them.
    let kept = try folder.file("m.jsonl").read()
    _ = try ScreencProcess.run(
      asked + ["exec:cat", "--record", "m.jsonl", intent], environment: ["PATH": "/usr/bin:/bin"],
      directory: folder.path)
    #expect(try folder.file("m.jsonl").read() == kept)
    for options in [["--only", "catalog"], ["--only", "composer"], ["--only", "model"]] {
      let alone = try run(
        ["render", "--model", "replay:said.jsonl"] + options + [intent])
      #expect(!alone.errors.contains(note))
    }
  }

  @Test func `values of the data reach a program only when they are to be sent`() throws {
    try folder.file("d.csv").replace(with: Array("name,points\nZephyrine,4711\nQuill,3\n".utf8))
    for (options, isSent) in [([], false), (["--send-data"], true)] {
      _ = try ScreencProcess.run(
        ["render", "--model", "exec:cat > request.json", "--data", "d.csv"] + options
          + ["Zyx with wvu"], environment: ["PATH": "/usr/bin:/bin"], directory: folder.path)
      let request = String(decoding: try folder.file("request.json").read(), as: UTF8.self)
      #expect(request.contains("/*/points") != isSent)
      #expect(request.contains("Zephyrine") == isSent && request.contains("4711") == isSent)
    }
  }

  @Test func `a batch answers from the cassette, and goes on where it cannot`() throws {
    let result = try run(
      "batch", "--only", "model", "--model", "replay:m.jsonl",
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
