import Foundation
import Testbed
import Testing

@testable import screenc

@Suite struct GrammarExportTests {
  @Test(arguments: GrammarExportCommand.Language.allCases)
  func `a grammar is written in every language`(language: GrammarExportCommand.Language) throws {
    let result = try ScreencProcess.run("grammar", "export", "core", "--as", language.rawValue)
    #expect(result.exitCode == 0)
    #expect(result.text.contains("standings"))
    #expect(result.text.hasSuffix("\n"))
  }

  @Test func `what a host refuses is listed on standard error`() throws {
    let result = try ScreencProcess.run(
      "grammar", "export", "core", "--as", "json-schema", "--profile", "anthropic")
    #expect(result.exitCode == 0)
    #expect(result.errors.contains("the bounds of a number (number-out-of-bounds)"))
    #expect(try JSONSerialization.jsonObject(with: Data(result.output)) is [String: Any])
  }

  @Test func `an export goes to a file, whole`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/core.gbnf"
    let result = try ScreencProcess.run(
      "grammar", "export", "core", "--as", "gbnf", "--ascii-safe", "--output", path)
    #expect(result.exitCode == 0)
    #expect(result.output.isEmpty)
    let written = try File(path: path).read()
    #expect(written.starts(with: Array("root ::= ".utf8)))
    #expect(written.allSatisfy { $0 < 0x80 })
  }

  @Test(
    arguments: [
      ["grammar", "export", "core"],
      ["grammar", "export", "--as", "gbnf"],
      ["grammar", "export", "core", "standard", "--as", "gbnf"],
      ["grammar", "export", "core", "--as", "yaml"],
      ["grammar", "export", "core", "--as", "gbnf", "--profile", "full"],
      ["grammar", "export", "core", "--as", "prompt", "--ascii-safe"],
      ["grammar", "export", "croe", "--as", "gbnf"],
    ] as [WordsCase])
  func `a call that says nothing that can be done is refused`(arguments: WordsCase) throws {
    let result = try ScreencProcess.run(arguments.words)
    #expect(result.exitCode == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("error: "))
  }

  @Test func `a faulty grammar is not exported, and a file there stays`() throws {
    let folder = try TemporaryFolder()
    try folder.file("bad.grammar").replace(with: Array("grammar bad\n".utf8))
    try folder.file("kept.json").replace(with: Array("kept".utf8))
    let result = try ScreencProcess.run(
      "grammar", "export", folder.path + "/bad.grammar", "--as", "json-schema", "--output",
      folder.path + "/kept.json")
    #expect(result.exitCode == 1)
    #expect(try folder.file("kept.json").read() == Array("kept".utf8))
  }
}
