import Foundation
import Testing

@testable import screenc

let login =
  "A login form with two buttons: Login and register and two edit boxes username and password"

@Suite struct RenderTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `the sentence of the readme gives two fields and two buttons`() throws {
    let result = try ScreencProcess.run("render", "--format", "json", login)
    #expect(result.exitCode == 0)
    #expect(result.errors.isEmpty)
    let components = try components(of: result.output)
    let fields = components.filter { $0["type"] as? String == "field" }
    let buttons = components.filter { $0["type"] as? String == "button" }
    #expect(fields.count == 2)
    #expect(fields.last?["kind"] as? String == "password")
    #expect(buttons.map { $0["label"] as? String } == ["Login", "Register"])
  }

  @Test(arguments: 1...20)
  func `every seed keeps what was named`(seed: Int) throws {
    let result = try ScreencProcess.run("render", "--seed", "\(seed)", "--format", "json", login)
    #expect(result.exitCode == 0)
    let components = try components(of: result.output)
    let fields = components.filter { $0["type"] as? String == "field" }
    let buttons = components.filter { $0["type"] as? String == "button" }
    #expect(fields.count == 2)
    #expect(Set(buttons.compactMap { $0["label"] as? String }) == ["Login", "Register"])
  }

  @Test func `a dash for a file is standard output, for one thing at a time`() throws {
    func render(_ options: [String]) throws -> ScreencProcess.Result {
      try ScreencProcess.run(["render"] + options + [login], directory: folder.path)
    }
    let report = try render(["--output", "page.json", "--report", "-", "--no-timing"])
    #expect(report.exitCode == 0 && report.text.contains("confidence"))
    let screen = try render(["--format", "json", "--output", "-"])
    #expect(screen.output == (try folder.file("page.json").read()))
    for options in [["--report", "-"], ["--output", "-", "--report", "-"]] {
      let both = try render(options)
      #expect(both.exitCode == 2 && both.output.isEmpty && both.errors.contains("standard output"))
    }
    #expect(try folder.names == ["page.json"])
  }

  @Test func `a temperature without a seed draws one and says which`() throws {
    let result = try ScreencProcess.run("render", "--temperature", "1", "A dashboard")
    #expect(result.exitCode == 0)
    let words = result.errors.split { !$0.isNumber }
    let seed = try #require(words.first { $0.count > 1 || $0 != "1" })
    #expect(result.errors.contains("[seed]"))
    let again = try ScreencProcess.run("render", "--seed", String(seed), "A dashboard")
    #expect(again.output == result.output)
    #expect(again.errors.isEmpty)
  }

  @Test func `temperature 0 is greedy whatever the seed`() throws {
    let greedy = try ScreencProcess.run("render", "A dashboard")
    let frozen = try ScreencProcess.run(
      "render", "--temperature", "0", "--seed", "9", "A dashboard")
    #expect(frozen.output == greedy.output)
  }

  @Test func `the format follows the ending of the output`() throws {
    for (name, start) in [("a.html", "<!DOCTYPE html>"), ("a.json", "{ \"version\": 1")] {
      let path = folder.path + "/" + name
      let result = try ScreencProcess.run("render", "--output", path, "A login form")
      #expect(result.exitCode == 0)
      #expect(result.output.isEmpty)
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(
        text.lowercased().filter { !$0.isWhitespace }
          .hasPrefix(start.lowercased().filter { !$0.isWhitespace }))
    }
    #expect(try folder.names == ["a.html", "a.json"])
  }

  @Test func `an output that cannot be written leaves the old one`() throws {
    let path = folder.path + "/none/a.html"
    let result = try ScreencProcess.run("render", "--output", path, "A login form")
    #expect(result.exitCode == 3)
    #expect(result.errors.contains("cannot write"))
    let refused = folder.path + "/kept.json"
    try folder.file("kept.json").replace(with: Array("old".utf8))
    #expect(try ScreencProcess.run("render", "--output", refused, "").exitCode == 1)
    #expect(try folder.file("kept.json").read() == Array("old".utf8))
  }

  @Test func `a screen is read back as it was written`() throws {
    let json = try ScreencProcess.run("render", "--format", "json", login)
    let path = folder.path + "/screen.json"
    try folder.file("screen.json").replace(with: json.output)
    let again = try ScreencProcess.run(
      "render", "--screen", path, "--format", "json", "--strict")
    #expect(again.exitCode == 0, "\(again.errors)")
    #expect(again.output == json.output)
  }

  @Test func `the intent may come from standard input`() throws {
    let piped = try ScreencProcess.run("render", "--format", "json", "-", input: Array(login.utf8))
    let typed = try ScreencProcess.run("render", "--format", "json", "--", login)
    #expect(piped.exitCode == 0)
    #expect(piped.output == typed.output)
  }

  @Test func `colour is laid over the same text`() throws {
    let plain = try ScreencProcess.run("render", "--width", "60", "--color", "never", login)
    let colored = try ScreencProcess.run("render", "--width", "60", "--color", "always", login)
    #expect(!plain.output.contains(0x1B))
    #expect(colored.output.contains(0x1B))
    #expect(colored.text.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain.text)
  }

  @Test func `no line is wider than asked`() throws {
    for width in [1, 20, 40] {
      let result = try ScreencProcess.run(
        "render", "--ascii", "--width", "\(width)", "--color", "never", login)
      #expect(!result.text.isEmpty)
      for line in result.text.split(separator: "\n") { #expect(line.count <= width) }
    }
  }

  @Test func `the report accounts for every requirement`() throws {
    let path = folder.path + "/report.json"
    let result = try ScreencProcess.run("render", "--report", path, "--no-timing", login)
    #expect(result.exitCode == 0)
    let report = try object(Array(Data(contentsOf: URL(filePath: path))))
    #expect(
      Set(report.keys) == [
        "intent", "grammar", "tier", "confidence", "reading", "draft", "seed", "temperature",
        "ledger",
        "origins", "matches", "diagnostics", "attempts",
      ])
    #expect(report["intent"] as? String == login)
    #expect(report["grammar"] as? String == "standard")
    #expect(report["tier"] as? String == "composer")
    let ledger = try #require(report["ledger"] as? [[String: Any]])
    #expect(ledger.count >= 4)
    for entry in ledger { #expect(entry["outcome"] as? String == "met") }
    _ = try ScreencProcess.run("render", "--report", path, login)
    #expect(try object(Array(Data(contentsOf: URL(filePath: path))))["timing"] != nil)
  }

  @Test func `an explanation goes to standard error and changes no byte of the product`() throws {
    let plain = try ScreencProcess.run("render", "--format", "html", login)
    let explained = try ScreencProcess.run("render", "--format", "html", "--explain", login)
    #expect(explained.output == plain.output)
    #expect(explained.errors.contains("Confidence: "))
    #expect(explained.errors.contains("met"))
  }

  @Test func `a fragment's style sheet is a file of its own, the same for every screen`() throws {
    var sheets: [[UInt8]] = []
    for intent in [login, "A dashboard with revenue and a trend over six months"] {
      let path = folder.path + "/site.css"
      let result = try ScreencProcess.run(
        "render", "--fragment", "--format", "html", "--stylesheet", path, intent)
      #expect(result.exitCode == 0 && result.text.hasPrefix("<section class=\"sc\""))
      sheets.append(try File(path: path).read())
    }
    #expect(sheets[0] == sheets[1] && String(decoding: sheets[0], as: UTF8.self).contains(".btn"))
    for arguments in [["--format", "html"], ["--fragment"], ["--output", "a.json"]] {
      let result = try ScreencProcess.run(
        ["render", "--stylesheet", folder.path + "/x.css"] + arguments + [login])
      #expect(result.exitCode == 2 && result.errors.contains("needs '--fragment'"))
      #expect(!folder.file("x.css").exists)
    }
  }

  @Test func `a product that nobody reads is not a failure`() throws {
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = [
      "-c",
      "(\"$0\" render --format html \"A dashboard\"; echo $? > \"$1\") | head -c 1 > /dev/null",
      ScreencProcess.binary.path(), folder.path + "/code",
    ]
    try shell.run()
    shell.waitUntilExit()
    #expect(try folder.file("code").read() == Array("0\n".utf8))
  }

  private func object(_ bytes: [UInt8]) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  private func components(of bytes: [UInt8]) throws -> [[String: Any]] {
    let sections = try #require(try object(bytes)["sections"] as? [[String: Any]])
    return sections.flatMap { $0["components"] as? [[String: Any]] ?? [] }
  }
}
