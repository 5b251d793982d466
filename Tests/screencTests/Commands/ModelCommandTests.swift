import Foundation
import Testbed
import Testing

@testable import screenc

/// `models list`, `doctor`, `eval --model`, `--stream` and programs that can do more, as a user's
/// shell runs them.
@Suite struct ModelCommandTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws -> ScreencProcess.Result {
    try ScreencProcess.run(
      arguments, environment: ["PATH": "/usr/bin:/bin"].merging(environment) { $1 },
      directory: folder.path)
  }

  private func write(_ text: String, to name: String) throws {
    try folder.file(name).replace(with: Array(text.utf8))
  }

  // MARK: - What is there

  @Test func `every way to name a model is listed, and nothing that is not set up`() throws {
    let result = try run("models", "list")
    #expect(result.exitCode == 0 && result.errors.isEmpty)
    let lines = result.text.split(separator: "\n")
    let prefixes = [
      "replay:", "FILE.gguf", "openai:", "anthropic:", "llama:", "ollama:", "gemini:", "exec",
    ]
    #expect(lines.count == prefixes.count)
    for (line, prefix) in zip(lines, prefixes) { #expect(line.hasPrefix(prefix)) }
  }

  struct Setup: CustomTestStringConvertible {
    var testDescription: String
    var variables: @Sendable (String) -> [String: String]
    var script: [FaultServer.Action]
    /// Parts of what is found.
    var says: [String]
    var isFine = false
  }

  static let setups = [
    Setup(
      testDescription: "a server of Chat Completions with models",
      variables: { ["OPENAI_BASE_URL": $0 + "/v1"] },
      script: .reply("200 OK", [], #"{"data":[{"id":"a"},{"id":"b"},{"id":"c"},{"id":"d"}]}"#),
      says: ["openai: answers; it has a, b, c and 1 more", "--model 'openai:a'"], isFine: true),
    Setup(
      testDescription: "a key that is refused",
      variables: { ["ANTHROPIC_BASE_URL": $0, "ANTHROPIC_API_KEY": "key-that-must-not-show"] },
      script: .reply(
        "401 No", [], #"{"error":{"type":"authentication_error","message":"invalid x-api-key"}}"#),
      says: ["anthropic: invalid x-api-key", "set ANTHROPIC_API_KEY to your key"]),
    Setup(
      testDescription: "Ollama without a model", variables: { ["OLLAMA_HOST": $0] },
      script: .reply("200 OK", [], #"{"models":[]}"#),
      says: ["ollama: answers", "--model 'ollama:MODEL'"], isFine: true),
    Setup(
      testDescription: "Gemini, with the names that --model takes",
      variables: { ["GEMINI_BASE_URL": $0, "GEMINI_API_KEY": "key-that-must-not-show"] },
      script: .reply("200 OK", [], #"{"models":[{"name":"models/gemini-x"}]}"#),
      says: ["gemini: answers; it has gemini-x", "--model 'gemini:gemini-x'"], isFine: true),
    Setup(
      testDescription: "a host that is busy", variables: { ["OLLAMA_HOST": $0] },
      script: .reply("503 Busy"), says: ["ollama: the host is busy", "ask again in a moment"]),
  ]

  @Test(arguments: setups)
  func `what is set up has its state and the next step`(_ setup: Setup) throws {
    let server = try FaultServer([setup.script, setup.script])
    for command in ["doctor", "models list"] {
      let words = command.split(separator: " ").map(String.init)
      let result = try ScreencProcess.run(
        words,
        environment: ["PATH": "/usr/bin:/bin"].merging(setup.variables(server.base)) { $1 },
        directory: folder.path)
      #expect(result.text.contains(setup.says[0]), "\(result.text)")
      if command == "doctor" {
        #expect(result.text.contains(setup.says[1]), "\(result.text)")
        #expect((result.exitCode == 0) == setup.isFine)
      }
      #expect(!(result.text + result.errors).contains("key-that-must-not-show"))
    }
  }

  @Test func `a server that is not there is named by its address`() throws {
    let server = try FaultServer([])
    server.stop()
    let result = try run("doctor", environment: ["OLLAMA_HOST": "127.0.0.1:\(server.port)"])
    #expect(result.exitCode == 1)
    #expect(
      result.text.contains(
        "ollama: 127.0.0.1:\(server.port): nothing answers at that address"))
    #expect(result.text.contains("fix: start the server, or check the address"))
  }

  // MARK: - Programs

  @Test(arguments: [
    ("exec", []), ("exec+schema", ["schema"]), ("exec+gbnf", ["gbnf"]),
    ("exec+seed+schema", ["schema"]),
  ])
  func `a program gets what it is said to take, and no more`(
    prefix: String, members: [String]
  ) throws {
    _ = try run("render", "--model", "\(prefix):cat > request.json", "Zyx with wvu")
    let request = String(decoding: try folder.file("request.json").read(), as: UTF8.self)
    for member in ["schema", "gbnf", "tools"] {
      #expect(request.contains("\"\(member)\":") == members.contains(member), "\(member)")
    }
    let doctor = try run("doctor", "--model", "\(prefix):cat")
    let way = ["schema": "by a JSON Schema", "gbnf": "by a GBNF grammar"]
    #expect(doctor.text.contains(members.first.flatMap { way[$0] } ?? "by the prompt alone"))
  }

  @Test func `an unknown ability is an error with the likeliest name`() throws {
    let result = try run("render", "--model", "exec+tool:cat", "Zyx")
    #expect(result.exitCode == 2)
    #expect(result.errors.contains("'tool'") && result.errors.contains("did you mean 'tools'?"))
    let tools = try run("render", "--model", "exec:cat", "--tool", "t=exec:true", "Zyx")
    #expect(tools.exitCode == 2 && tools.errors.contains("'exec' cannot call tools"))
  }

  @Test func `a program calls a tool, and its value has the call as its origin`() throws {
    try write(
      #"""
      cat > request.json
      if grep -q '"role":"tool"' request.json; then
        printf '{"title":"Oslo","sections":[{"components":[{"type":"keyValue","key":"Zyx",'
        printf '"value":"21 degrees"}]}]}'
      else
        printf '{"calls":[{"name":"weather","arguments":{"city":"Oslo"}}]}'
      fi
      """#, to: "ask.sh")
    try write(#"cat > arguments.json; printf '{"now":"21 degrees"}'"#, to: "weather.sh")
    let result = try run(
      "render", "--only", "model", "--model", "exec+tools:sh ask.sh", "--tool",
      "weather=exec:sh weather.sh", "--format", "json", "--report", "r.json", "Zyx in Oslo")
    #expect(result.exitCode == 0 && result.text.contains("21 degrees"), "\(result.errors)")
    let arguments = String(decoding: try folder.file("arguments.json").read(), as: UTF8.self)
    #expect(arguments == #"{"city":"Oslo"}"#)
    let request = String(decoding: try folder.file("request.json").read(), as: UTF8.self)
    #expect(request.contains(#""tools":[{"name":"weather""#))
    #expect(request.contains(#""calls":[{"id":"call-0","name":"weather""#))
    let report = String(decoding: try folder.file("r.json").read(), as: UTF8.self)
    #expect(report.contains(#""from": "tool""#) && report.contains("weather"))
  }

  // MARK: - Comparing and streaming

  private static let form =
    #"{"title":"Zap","sections":[{"components":[{"type":"field","label":"Zyx"},"#
    + #"{"type":"field","label":"Wvu"},{"type":"button","label":"Zap"}]}]}"#

  @Test func `a comparison has a column for each generator, and what it cost`() throws {
    try write(
      #"{"kind":"form","intent":"A form with zyx and wvu","expect":{"components":{"field":2}}}"#
        + "\n", to: "set.jsonl")
    try write(
      #"{"intent":"A form with zyx and wvu","turns":[{"reply":""#
        + Self.form.replacing("\"", with: "\\\"")
        + #"","finish":"stop","input":1000000,"output":2000000}]}"# + "\n", to: "said.jsonl")
    let result = try run(
      "eval", "--model", "replay:said.jsonl", "--model", "exec:exit 7", "--price", "3/15",
      "set.jsonl")
    #expect(result.exitCode == 0, "\(result.errors)")
    let rows = result.text.split(separator: "\n").map { line in
      line.split(separator: " ").map(String.init)
    }
    #expect(rows.first?.suffix(3).joined(separator: " ").hasSuffix("exec:exit 7") == true)
    #expect(result.text.contains("replay:said.jsonl"))
    func row(_ name: String) -> [String] { rows.first { $0.first == name } ?? [] }
    #expect(row("unanswered").suffix(2) == ["0", "1"])
    #expect(row("cost").suffix(2) == ["33.00", "0.00"])
    #expect(row("expectations").count > 3)
  }

  @Test(arguments: [
    ["--price", "3/15"], ["--model", "replay:none.jsonl"],
    ["--model", "exec:true", "--format", "json"],
  ])
  func `a comparison that makes no sense is refused`(options: [String]) throws {
    try write(#"{"kind":"form","intent":"A","expect":{}}"# + "\n", to: "set.jsonl")
    let result = try ScreencProcess.run(["eval"] + options + ["set.jsonl"], directory: folder.path)
    #expect(result.exitCode != 0 && result.output.isEmpty && !result.errors.isEmpty)
  }

  @Test func `what is streamed ends as what is not, and a fault leaves the composer's`() throws {
    try write("cat > /dev/null; printf '%s' '\(Self.form)'", to: "ask.sh")
    for (model, isFault) in [("exec:sh ask.sh", false), ("exec:exit 7", true)] {
      let options = ["render", "--model", model, "--width", "60", "A form with zyx and wvu"]
      let environment = ["PATH": "/usr/bin:/bin"]
      let batch = try ScreencProcess.run(
        options, environment: environment, directory: folder.path)
      let stream = try ScreencProcess.run(
        options + ["--stream"], environment: environment, directory: folder.path)
      #expect(stream.exitCode == 0 && stream.output == batch.output)
      #expect(stream.errors.contains("note: the model had no answer") == isFault)
    }
  }
}
