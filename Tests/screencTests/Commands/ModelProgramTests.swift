import Foundation
import Testbed
import Testing

@testable import screenc

/// Programs as models and as tools are held to their time and to what they may be asked.
@Suite struct ModelProgramTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: String...) throws -> ScreencProcess.Result {
    try ScreencProcess.run(
      arguments, environment: ["PATH": "/usr/bin:/bin"], directory: folder.path)
  }

  private func write(_ text: String, to name: String) throws {
    try folder.file(name).replace(with: Array(text.utf8))
  }

  @Test func `a program that is silent is ended, with all that it started`() throws {
    try write("sleep 60 & echo $! > left; sleep 60", to: "ask.sh")
    let start = ContinuousClock.now
    let result = try run(
      "render", "--only", "model", "--model", "exec:/bin/sh ask.sh", "--timeout", "1", "Zyx wvu")
    #expect(result.exitCode == 3 && start.duration(to: .now) < .seconds(30))
    #expect(result.errors.contains("wrote nothing for 1 s; '--timeout' gives it more time"))
    let left = String(decoding: try folder.file("left").read(), as: UTF8.self)
    let look = try ScreencProcess.shell(
      "sleep 1; ps -o stat= -p \(left.split(separator: "\n")[0]) | grep -v Z",
      directory: folder.path)
    #expect(look.output.isEmpty)
  }

  @Test(
    arguments: [
      (["--timeout", "1"], "need '--model'"),
      (["--timeout", "0", "--model", "exec:x"], "from 1 to"),
      (["--timeout", "soon", "--model", "exec:x"], "whole number"),
    ] as [(WordsCase, String)])
  func `a timeout needs a model and some time`(options: WordsCase, part: String) throws {
    let result = try ScreencProcess.run(["render"] + options.words + ["A form"])
    #expect(result.exitCode == 2 && result.errors.contains(part), "\(result.errors)")
  }

  @Test(arguments: [
    (#"{"place": "Oslo"}"#, ""), (#"{}"#, "'place' is missing"),
    (#"{"place": 7}"#, "'place' is not a string"),
    (#"{"place": "Oslo", "plase": 1}"#, "'plase' is unknown"), (#"["Oslo"]"#, "not an object"),
  ])
  func `a tool is called with arguments that fit its schema alone`(
    arguments: String, fault: String
  ) throws {
    try write(
      #"{"type":"object","properties":{"place":{"type":"string"}},"required":["place"],"#
        + #""additionalProperties":false}"#, to: "weather.json")
    try write("cat >> called; echo rain", to: "weather.sh")
    try write(
      """
      cat > request-$$.json
      if grep -q call-0 request-$$.json; then
        printf '%s' '{"title":"T","sections":[{"components":[{"type":"heading","text":"Zyx"}]}]}'
      else
        printf '%s' '{"calls":[{"name":"weather","arguments":\(arguments)}]}'
      fi
      """, to: "ask.sh")
    let result = try run(
      "render", "--only", "model", "--model", "exec+tools:/bin/sh ask.sh", "--report", "r.json",
      "--tool", "weather@weather.json=exec:/bin/sh weather.sh", "Zyx wvu")
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(folder.file("called").exists == fault.isEmpty)
    let report = String(decoding: try folder.file("r.json").read(), as: UTF8.self)
    #expect(report.contains(fault.isEmpty ? "rain" : fault), "\(report)")
  }

  @Test func `a batch marks and counts what the model did not answer, and a strict one fails`()
    throws
  {
    try write(#"{"intent":"A form with zyx and wvu and a Zap button"}"# + "\n", to: "in.jsonl")
    let plain = try run("batch", "--only", "composer", "in.jsonl")
    let failed = try run("batch", "--model", "exec:exit 7", "in.jsonl")
    #expect(failed.exitCode == 0)
    #expect(failed.text.contains(#""modelUnanswered":"'exit 7' ended with"#))
    #expect(failed.errors.contains("1 line, 0 errors, 1 not answered by the model"))
    #expect(
      !plain.text.contains("modelUnanswered")
        && !plain.errors.contains(
          "not answered by the model")
    )
    #expect(try run("batch", "--strict", "--model", "exec:exit 7", "in.jsonl").exitCode == 3)
    try write(#"{"intent":"login form with username and password"}"# + "\n", to: "met.jsonl")
    #expect(try run("batch", "--strict", "met.jsonl").exitCode == 0)
    try write(
      #"{"reply":"{\"title\":\"T\",\"sections\":[{\"components\":[{\"type\":\"x\"},{\"type\":\"divider\"}]}]}"}"#,
      to: "lost.jsonl")
    #expect(try run("batch", "--strict", "lost.jsonl").exitCode == 1)
    #expect(try run("batch", "lost.jsonl").exitCode == 0)
  }

  @Test func `an attempt says who tried, what was replied and what was wrong`() throws {
    let result = try run(
      "render", "--model", "exec:echo I would love to.", "--report", "r.json", "--explain",
      "A form with zyx and wvu and a Zap button")
    #expect(result.exitCode == 0)
    let report = String(decoding: try folder.file("r.json").read(), as: UTF8.self)
    #expect(report.contains(#""generator": "catalog""#), "\(report)")
    #expect(report.contains(#""generator": "exec:echo I would love to.""#), "\(report)")
    #expect(report.contains(#""reply": "I would love to."#), "\(report)")
    #expect(report.contains("the model's reply cannot be read"), "\(report)")
    #expect(result.errors.contains("exec:echo I would love to. declined"), "\(result.errors)")
    let long = try run(
      "render", "--model", "exec:head -c 9000 /dev/zero | tr '\\0' a", "--report", "r.json",
      "A form with zyx and wvu and a Zap button")
    #expect(long.exitCode == 0)
    #expect(try folder.file("r.json").read().count < 20_000)
  }

  @Test(arguments: ["exit 7", "echo I would love to.", "kill -9 $$"])
  func `where only the model is asked, the error quotes what it replied, and not the intent`(
    command: String
  ) throws {
    let result = try run("render", "--only", "model", "--model", "exec:\(command)", "A zyx form")
    #expect(result.exitCode == 3 && result.errors.hasPrefix("screenc: error: "), "\(result.errors)")
    #expect(!result.errors.contains("connection"))
    #expect(
      result.errors.contains("the model replied: I would love to.") == command.hasPrefix("echo"))
    try write(#"{"intent":"A zyx form"}"# + "\n", to: "in.jsonl")
    let batch = try run("batch", "--only", "model", "--model", "exec:\(command)", "in.jsonl")
    #expect(batch.errors == "1 line, 1 error, 1 not answered by the model\n")
  }

  @Test func `a tool that fails is told to the model and to the user`() throws {
    try write(
      """
      if grep -q call-0; then
        echo '{"title":"T","sections":[{"components":[{"type":"heading","text":"Zyx"}]}]}'
      else
        echo '{"calls":[{"name":"weather","arguments":{}}]}'
      fi
      """, to: "ask.sh")
    let result = try run(
      "render", "--only", "model", "--model", "exec+tools:/bin/sh ask.sh",
      "--tool", "weather=exec:exit 5", "Zyx wvu")
    #expect(result.exitCode == 0)
    #expect(
      result.errors.contains("the tool 'weather' gave nothing: 'exit 5' ended with exit code 5"),
      "\(result.errors)")
  }

  @Test func `eval says why a case has no answer`() throws {
    try write(
      #"{"intent":"A login form","expect":{"components":{"button":1}}}"# + "\n", to: "in.jsonl")
    let result = try run("eval", "--model", "exec:exit 7", "in.jsonl")
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(
      result.errors.contains("exec:exit 7: 1 unanswered: 'exit 7' "),
      "\(result.errors)")
  }
}
