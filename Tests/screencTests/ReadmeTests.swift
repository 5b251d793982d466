import Foundation
import ScreenCompiler
import Testing

@testable import screenc

/// The README's commands give what it shows, and its code is code that runs.
@Suite struct ReadmeTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A command that the README shows, and the output below it.
  struct Session: CustomTestStringConvertible {
    var command: String
    var output: String

    var testDescription: String { command }
  }

  private static func text() throws -> String {
    try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
  }

  /// The content of each code block of a language.
  private static func blocks(_ language: String) throws -> [Substring] {
    try text().split(separator: "```\(language)\n").dropFirst().map {
      $0[..<($0.firstRange(of: "```")?.lowerBound ?? $0.endIndex)]
    }
  }

  private static func sessions() throws -> [Session] {
    try blocks("console").flatMap { block in
      block.split(separator: "$ ").map { session in
        let lines = session.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        return Session(command: String(lines[0]), output: String(lines.dropFirst().first ?? ""))
      }
    }
  }

  /// Where outputs differ, `README.md.new` is the README with the true ones.
  @Test func `its commands give the output it shows`() throws {
    let sessions = try Self.sessions()
    #expect(sessions.count >= 4)
    var corrected = try Self.text()
    // The grammar that the README shows is where its commands are run.
    let folder = try TemporaryFolder()
    let own = try Self.text().split(separator: "```\n").first {
      $0.contains("\ngrammar bakery\n")
    }
    try folder.file("bakery.grammar").replace(with: Array(try #require(own).utf8))
    // This is `swift test`.
    for session in sessions where session.command != "swift test" {
      let output = try Self.output(of: session.command, in: folder.path)
      #expect(output == session.output, "\(session)")
      corrected = corrected.replacing(
        "\(session.command)\n\(session.output)", with: "\(session.command)\n\(output)")
    }
    guard try corrected != Self.text() else { return }
    try corrected.write(
      to: Self.root.appending(path: "README.md.new"), atomically: true, encoding: .utf8)
  }

  /// What a command writes, in a shell that finds the built `screenc`.
  private static func output(of command: String, in folder: String) throws -> String {
    try ScreencProcess.shell(
      command.replacing("swift run -c release screenc", with: "screenc"), directory: folder
    ).text
  }

  @Test func `its grammar is a part of one that ships`() throws {
    let core = try #require(Grammar.source(named: "core"))
    let shown = try Self.text().split(separator: "```\n").first { $0.hasPrefix("component ") }
    #expect(String(decoding: core.utf8, as: UTF8.self).contains(try #require(shown)))
  }

  @Test func `its code runs`() async throws {
    // The lines of the README.
    let compiler = Compiler(grammar: .standard)
    let result = try compiler.compile("a login form with username and password")
    let page = result.screen.rendered(as: .html)
    let answers = result.ledger.entries.map { "\($0.words): \($0.outcome)" }
    // Up to here.
    #expect(page.contains("<input"))
    #expect(answers.count >= 2)
    #expect(answers.allSatisfy { $0.hasSuffix(": met") })

    let here = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    for line in try #require(try Self.blocks("swift").first).split(separator: "\n") {
      #expect(here.contains(line), "\(line)")
    }
  }
}
