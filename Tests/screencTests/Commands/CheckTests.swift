import Foundation
import Testing

@testable import screenc

@Suite struct CheckTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try write("good.json", screen(components: #"{"type":"heading","text":"x"}"#))
    try write("lossy.json", screen(components: #"{"type":"progress","label":"x","percent":140}"#))
    try write("bad.json", "{")
    try write("bad.grammar", "grammar bad\ncomponent haeding { text: text(9...1) }\n")
    try write("notes.txt", "not checked in a folder")
  }

  private func write(_ name: String, _ text: String) throws {
    try folder.file(name).replace(with: Array(text.utf8))
  }

  private func screen(components: String) -> String {
    #"{"version":1,"title":"x","sections":[{"id":"a","components":[\#(components)]}]}"#
  }

  private func check(_ names: String..., options: [String] = []) throws -> ScreencProcess.Result {
    try ScreencProcess.run(["check"] + options + names.map { folder.path + "/" + $0 })
  }

  @Test func `a sound screen says nothing`() throws {
    let result = try check("good.json", options: ["--strict"])
    #expect(result.exitCode == 0)
    #expect(result.output.isEmpty)
    #expect(result.errors.isEmpty, "\(result.errors)")
  }

  @Test func `what is lost in repair counts under strict alone`() throws {
    #expect(try check("lossy.json").exitCode == 0)
    #expect(try check("lossy.json").errors.contains("lossy.json"))
    #expect(try check("lossy.json", options: ["--strict"]).exitCode == 1)
  }

  @Test func `a grammar is checked as one, and all its faults are named`() throws {
    let result = try check("bad.grammar")
    #expect(result.exitCode == 1)
    #expect(result.errors.contains("bad.grammar:2:"))
    #expect(result.errors.contains("'heading'"))
  }

  @Test func `a folder is checked file by file, in order`() throws {
    let result = try ScreencProcess.run("check", "--format", "json", folder.path)
    #expect(result.exitCode == 1)
    #expect(result.errors.isEmpty)
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any])
    let files = try #require(report["files"] as? [[String: Any]])
    let names = files.compactMap { ($0["path"] as? String)?.split(separator: "/").last }
    #expect(names == ["bad.grammar", "bad.json", "good.json", "lossy.json"])
    #expect(files.map { $0["acceptable"] as? Bool } == [false, false, true, true])
    #expect((report["summary"] as? [String: Any])?["failed"] as? Int == 2)
  }

  @Test func `a file that cannot be read does not keep the others from being checked`() throws {
    let result = try check("none.json", "bad.json")
    #expect(result.exitCode == 3)
    #expect(result.errors.contains("bad.json:1"))
  }

  @Test func `a summary counts the findings`() throws {
    let result = try check("good.json", "bad.json", options: ["--summary"])
    #expect(result.exitCode == 1)
    #expect(result.text.hasPrefix("2 checked, 1 invalid\n"))
  }

  // MARK: Expectations

  @Test func `an expected fault is reported where its file is named, and not in a folder`()
    throws
  {
    try write("bad.grammar", "grammar bad //! error[unknown-component]\ninclude core\n")
    try write("meant.grammar", "grammar meant\ninclude nowhere //! error[unknown-grammar]\n")
    let named = try check("meant.grammar")
    #expect(named.exitCode == 1)
    #expect(named.errors.contains("[unknown-grammar]"))
    let folder = try ScreencProcess.run("check", folder.path)
    #expect(!folder.errors.contains("[unknown-grammar]"))
    #expect(folder.errors.contains("expected error[unknown-component] in line 1"))
  }

  @Test func `a plan says what is skipped and what is to be found`() throws {
    try write(
      ".screencheck",
      """
      # as it is meant
      skip bad.json
      expect bad.grammar: unknown-component, missing-declaration, missing-out
      expect lossy.json: number-out-of-bounds
      """)
    let result = try ScreencProcess.run("check", "--summary", folder.path)
    #expect(result.errors == "")
    #expect(result.text == "3 checked, 0 invalid\n")
    #expect(try check("bad.json").exitCode == 1)
  }

  @Test func `a plan that is wrong is reported`() throws {
    try write(".screencheck", "skp bad.json\nexpect good.json: never\nskip gone.json\n")
    let result = try ScreencProcess.run("check", folder.path)
    #expect(result.exitCode == 1)
    for id in ["[bad-plan]", "[not-found]", "[stale-plan]"] { #expect(result.errors.contains(id)) }
  }

  @Test func `what is wrong on purpose is not mended`() throws {
    let text =
      "grammar meant //! error[inverted-bounds]\ninclude core\n"
      + "component heading { text: text(9...1) } //!^ warning[none]\n"
    try write("meant.grammar", text)
    _ = try ScreencProcess.run("check", "--fix", folder.path)
    #expect(try folder.file("meant.grammar").read() == Array(text.utf8))
  }

  @Test func `a grammar includes the ones beside it`() throws {
    try write("shop.grammar", "grammar shop\ninclude core\ncomponent divider\n")
    try write("mine.grammar", "grammar mine\ninclude shop\n")
    #expect(try check("mine.grammar").exitCode == 0)
    let screen = try ScreencProcess.run(
      "render", "--grammar", folder.path + "/mine.grammar", "--format", "json", "a heading")
    #expect(screen.exitCode == 0)
  }

  @Test func `everything of this repository is clean`() throws {
    let root = String(
      #filePath.prefix(#filePath.count - "/Tests/screencTests/Commands/CheckTests.swift".count))
    let result = try ScreencProcess.run(
      "check", "--strict", "--summary", root + "/Grammars", root + "/Fixtures")
    // The example of a foreign card has a row, which a note says is set as a column.
    #expect(!result.errors.contains("warning:") && !result.errors.contains("error:"))
    #expect(result.errors.split(separator: "note:").count == 2)
    #expect(result.text.hasSuffix(" checked, 0 invalid\n     1  note  row\n"))
  }
}
