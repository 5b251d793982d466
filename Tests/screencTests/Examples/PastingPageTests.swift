import Foundation
import Testing

@testable import screenc

/// What the page on pasting shows is what comes of it.
@Suite struct PastingPageTests {
  /// A text that the page pastes, and the screen below it.
  struct Pasted: CustomTestStringConvertible {
    var text: String
    var screen: String

    var testDescription: String { text }
  }

  private static let page = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appending(path: "Sources/ScreenCompiler/Documentation.docc/Pasting.md")

  private static func examples() throws -> [Pasted] {
    let text = try String(contentsOf: page, encoding: .utf8)
    return text.split(separator: "```text\n").dropFirst().compactMap { part in
      let blocks = part.split(separator: "```", maxSplits: 3)
      guard blocks.count > 2, blocks[2].hasPrefix("screen\n") else { return nil }
      return Pasted(text: String(blocks[0]), screen: String(blocks[2].dropFirst("screen\n".count)))
    }
  }

  /// The lines without the spaces and the empty lines at their ends.
  private static func bare(_ screen: String) -> [String] {
    let lines = screen.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    return Array(lines.drop(while: \.isEmpty).reversed().drop(while: \.isEmpty).reversed())
  }

  @Test func `each form is shown with its true screen`() throws {
    let examples = try Self.examples()
    #expect(examples.count >= 8)
    for example in examples {
      let result = try ScreencProcess.run(
        "render", "--color", "never", "--width", "60", "-", input: Array(example.text.utf8))
      #expect(result.exitCode == 0)
      #expect(Self.bare(result.text) == Self.bare(example.screen), "\(example.text)")
    }
  }
}
