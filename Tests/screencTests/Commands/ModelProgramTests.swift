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
    #expect(result.errors.contains("wrote nothing for 1 s; '--timeout' gives it longer"))
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
    (#"{"place": 7}"#, "'place' is no string"),
    (#"{"place": "Oslo", "plase": 1}"#, "'plase' is unknown"), (#"["Oslo"]"#, "no object"),
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
}
