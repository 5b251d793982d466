import Foundation
import ScreenCompiler
import Testbed
import Testing

@testable import screenc

@Suite struct CheckFixTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func fix(_ text: String, _ options: String...) throws -> (
    text: String, result: ScreencProcess.Result
  ) {
    let file = folder.file("mine.grammar")
    try file.replace(with: Array(text.utf8))
    let result = try ScreencProcess.run(["check", "--fix"] + options + [file.path])
    return (String(decoding: try file.read(), as: UTF8.self), result)
  }

  @Test func `what has a fix is mended, and the second run no longer reports it`() throws {
    let (text, result) = try fix(
      """
      grammar mine
      include core
      component haeding { text: text(80...1) "A" }
      component badge { label: text(1...9) "B", label: text(1...9) "C" }
      """)
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(text.contains("component heading { text: text(1...80) \"A\" }"))
    #expect(text.contains("component badge { label: text(1...9) \"B\" }"))
    #expect(result.errors.isEmpty)
    let again = try ScreencProcess.run("check", folder.path + "/mine.grammar")
    #expect(again.errors.isEmpty)
  }

  @Test func `what has no fix stays, and is reported`() throws {
    let faulty = "grammar mine\ninclude core\ncomponent zzzzzz { a: text \"A\" }\n"
    let (text, result) = try fix(faulty)
    #expect(result.exitCode == 1)
    #expect(text == faulty)
    #expect(result.errors.contains("unknown-component"))
  }

  @Test func `a sound file is not written`() throws {
    let file = folder.file("mine.grammar")
    try file.replace(with: Array("grammar mine\ninclude core\n".utf8))
    let before = try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber]
    _ = try ScreencProcess.run("check", "--fix", file.path)
    let after = try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber]
    #expect(before as? Int == after as? Int)
  }

  @Test func `of the ten mistakes of a fixture those with a fix go`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let ten = root.appending(path: "Fixtures/Grammars/rejected/ten.grammar")
    let (_, result) = try fix(try String(contentsOf: ten, encoding: .utf8), "--summary")
    #expect(result.exitCode == 1)
    #expect(result.text.hasPrefix("1 checked, 1 invalid\n"))
    #expect(result.text.split(separator: "\n").count == 3)
  }

  @Test func `warnings are left out or made errors by their ids`() throws {
    let file = folder.file("mine.grammar")
    try file.replace(
      with: Array("grammar mine\ninclude core\ncomponent quote { text: text }\n".utf8))
    #expect(try ScreencProcess.run("check", file.path).errors.contains("missing-guide"))
    let allowed = try ScreencProcess.run("check", "--allow", "missing-guide", file.path)
    #expect(allowed.errors.isEmpty)
    let denied = try ScreencProcess.run("check", "--deny", "missing-guide", file.path)
    #expect(denied.exitCode == 1)
    #expect(denied.errors.contains("error: 'text' has no guide"))
  }

  @Test(
    arguments: [
      ("a\nb\nc\n", "a\nB\nc\n", "@@ -2,1 +2,1 @@\n-b\n+B\n"),
      ("a\n", "a\nb\n", "@@ -2,0 +2,1 @@\n+b\n"),
      ("a\nb\n", "a\n", "@@ -2,1 +2,0 @@\n-b\n"),
      ("x", "y\u{1B}[31m", "@@ -1,1 +1,1 @@\n-x\n+y\u{FFFD}[31m\n"),
    ] as [(TextCase, TextCase, TextCase)])
  func `a diff shows the lines that change`(old: TextCase, new: TextCase, shown: TextCase) {
    let diff = LineDiff(from: SourceText(name: "f", old.text), to: SourceText(name: "f", new.text))
    #expect(diff.text == "--- f\n+++ f\n" + shown.text)
  }

  @Test func `equal texts have no diff`() {
    #expect(LineDiff(from: SourceText(name: "f", "a"), to: SourceText(name: "f", "a")).text == "")
  }
}
