import ScreenCompiler
import Testbed
import Testing

@Suite struct SnapshotTests {
  private func file(_ body: String) -> [UInt8] {
    Snapshot(header: [.init("intent", "a\nb\u{1B}")], body: Array(body.utf8)).utf8
  }

  @Test func `the header says what made it, each thing on a line`() {
    let text = String(decoding: file("x\n"), as: UTF8.self)
    #expect(text == "---\nintent: a\\u{A}b\\u{1B}\n---\nx\n")
  }

  @Test(
    arguments: [
      ("\u{1B}[31mx\n", "\\u{1B}[31mx\n"), ("a\tb\r\n", "a\\u{9}b\\u{D}\n"),
      ("\u{202E}\u{9B}\u{7F}\n", "\\u{202E}\\u{9B}\\u{7F}\n"), ("\\u{1B}\n", "\\u{5C}u{1B}\n"),
      ("\\n é 👩‍👩‍👧\n", "\\n é 👩‍👩‍👧\n"), ("---\n", "---\n"),
    ] as [(TextCase, TextCase)])
  func `what cannot be seen is written out, and read back`(body: TextCase, written: TextCase) {
    let file = file(body.text)
    #expect(String(decoding: file, as: UTF8.self).hasSuffix("---\n" + written.text))
    #expect(Snapshot.body(of: file) == Array(body.text.utf8))
  }

  @Test func `any body is read back as it was`() {
    var random = SplitMix64(seed: 3)
    let parts = ["\\", "u", "{", "1B", "}", "\u{1B}", "\n", "---\n", "\u{2028}", "é", "\r\n"]
    for _ in 0..<2_000 {
      let body =
        (0..<Int(random.next() % 10))
        .map { _ in parts[Int(random.next() % UInt64(parts.count))] }.joined() + "\n"
      #expect(Snapshot.body(of: file(body)) == Array(body.utf8), "\(body.debugDescription)")
    }
  }

  @Test(arguments: ["", "x", "---", "---\n", "---\na: b\n", "--\n---\n", "\\u{\n"] as [TextCase])
  func `a file without a header has no body`(text: TextCase) {
    #expect(Snapshot.body(of: Array(text.text.utf8)) == nil)
  }

  @Test func `a whole screen in colour comes back from its snapshot`() throws {
    let result = try Compiler().compile(SourceText(name: "x", "A login form"))
    let item = SnapshotCase(name: "x", subject: .intent("x"), formats: SnapshotCase.Format.allCases)
    for variant in item.variants {
      let snapshot = item.snapshot(of: result.screen, language: "en", in: variant)
      #expect(Snapshot.body(of: snapshot.utf8) == snapshot.body, "\(variant.fileName)")
      let isClean = snapshot.utf8.allSatisfy { $0 >= 0x20 || $0 == UInt8(ascii: "\n") }
      #expect(isClean, "\(variant.fileName)")
    }
  }
}
