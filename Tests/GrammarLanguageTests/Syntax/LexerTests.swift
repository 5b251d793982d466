import ScreenDiagnostics
import Testbed
import Testing

@testable import GrammarLanguage

struct LexerTests {
  private func words(_ text: String) -> [String] {
    let source = SourceText(name: "x", text)
    return Lexer(source).tokens.map { source.text(in: $0.range) }
  }

  @Test(
    arguments: [
      ("a:text(1...60)", ["a", ":", "text", "(", "1", "...", "60", ")", ""]),
      ("-90...90.5", ["-90", "...", "90.5", ""]),
      ("1…2", ["1", "…", "2", ""]),
      ("no-markers a- b", ["no-markers", "a", "-", "b", ""]),
      ("a // b \"c\n\"d // e\"", ["a", "\"d // e\"", ""]),
      (#""a \" b" c"#, [#""a \" b""#, "c", ""]),
      ("x.y+z", ["x", ".", "y", "+", "z", ""]),
      ("a\r\nb\rc", ["a", "b", "c", ""]),
      ("", [""]),
    ] as [(TextCase, [String])])
  func `a text is cut into tokens at their exact bytes`(text: TextCase, expected: [String]) {
    #expect(words(text.text) == expected)
  }

  @Test(arguments: [
    ("\"open", "unterminated-text"), ("\"open\\", "unterminated-text"),
    ("§", "unexpected-character"), ("\u{0}", "unexpected-character"),
    ("\"\u{7}\"", "control-character"),
  ])
  func `what begins no token is reported once`(text: String, id: String) {
    #expect(Lexer(SourceText(name: "x", text)).diagnostics.map(\.id) == [id])
  }

  @Test func `a run of foreign characters is one fault`() throws {
    let fault = try #require(Lexer(SourceText(name: "x", "a §§§ b")).diagnostics.first)
    #expect(fault.range == SourceRange(2, 8))
  }

  @Test func `doc comments go with the token that follows them`() {
    let text = "/// one\n/// two\n// three\n//// four\na /// five\nb"
    let lexer = Lexer(SourceText(name: "x", text))
    #expect(lexer.tokens.map(\.comments.count) == [2, 1, 0])
    #expect(lexer.tokens.map(\.startsLine) == [true, true, false])
  }
}
