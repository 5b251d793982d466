import ScreenDiagnostics
import Testing

@Suite struct SourceTextTests {
  @Test(arguments: [
    (0, 1, 1), (1, 1, 2), (2, 2, 1), (4, 2, 2), (6, 3, 1), (7, 4, 1), (8, 4, 2), (99, 4, 2),
  ])
  func `counts lines that end in LF, CR LF or CR, and columns in scalars`(
    _ offset: Int, _ line: Int, _ column: Int
  ) {
    let location = SourceText(name: "t", "a\né\r\n\rb").location(of: offset)
    #expect(location.line == line)
    #expect(location.column == column)
  }

  @Test func `clamps a range to the text`() {
    let source = SourceText(name: "t", "abc")
    #expect(source.text(in: SourceRange(1, 99)) == "bc")
    #expect(source.text(in: SourceRange(-5, 1)) == "a")
    #expect(source.text(in: SourceRange(50, 60)) == "")
  }

  @Test func `applies edits by place and drops those that overlap or lie outside`() {
    let source = SourceText(name: "t", "abcdef")
    let edited = source.applying([
      TextEdit(SourceRange(4, 5), "E"), TextEdit(.at(0), ">"), TextEdit(SourceRange(1, 3), "BC"),
      TextEdit(SourceRange(2, 4), "overlapping"), TextEdit(SourceRange(5, 99), "outside"),
    ])
    #expect(String(decoding: edited, as: UTF8.self) == ">aBCdEf")
  }
}
