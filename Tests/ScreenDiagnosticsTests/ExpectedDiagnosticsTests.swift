import Testing

@testable import ScreenDiagnostics

struct ExpectedDiagnosticsTests {
  private let source = SourceText(
    name: "test",
    """
    one //! error[a] warning[b] and words that say nothing
    two //!^ note[c]
    three //!v error[d] error[d]
    four
    // five! error[none]
    """)

  private func fault(_ severity: Diagnostic.Severity, _ id: String, at offset: Int) -> Diagnostic {
    Diagnostic(severity, id: id, "found", at: .at(offset))
  }

  @Test func `a comment speaks of its line, or of the ones above and below`() {
    let found = ExpectedDiagnostics(in: source).expectations.map { "\($0.line) \($0.id)" }
    #expect(found == ["1 a", "1 b", "1 c", "4 d", "4 d"])
    #expect(ExpectedDiagnostics(in: SourceText(name: "none", "a // b\n")).isEmpty)
  }

  @Test func `what is expected is not left, as often as it is stated`() {
    let four = source.utf8.count - "four\n// five! error[none]".utf8.count
    let found = [
      fault(.error, "a", at: 0), fault(.warning, "b", at: 3), fault(.note, "c", at: 0),
      fault(.error, "d", at: four), fault(.error, "d", at: four + 1),
    ]
    let expected = ExpectedDiagnostics(in: source)
    #expect(expected.unmet(by: found, in: source).isEmpty)
    let twice = found + [fault(.error, "a", at: 1)]
    #expect(expected.unmet(by: twice, in: source).map(\.id) == ["a"])
  }

  @Test func `what is missing, graver or elsewhere is reported`() {
    let text = SourceText(name: "test", "one //! error[a]\ntwo")
    let expected = ExpectedDiagnostics(in: text)
    #expect(expected.unmet(by: [], in: text).map(\.id) == ["not-found"])
    #expect(
      expected.unmet(by: [fault(.warning, "a", at: 0)], in: text).map(\.id) == ["a", "not-found"])
    #expect(
      expected.unmet(by: [fault(.error, "a", at: 17)], in: text).map(\.id) == ["a", "not-found"])
  }

  @Test func `lines end at a lone return as well, and bytes that are no UTF-8 do no harm`() {
    let bytes: [UInt8] = Array("a\rb //! error[x]\r\n".utf8) + [0xFF] + Array("//! error[y]".utf8)
    let found = ExpectedDiagnostics(in: SourceText(name: "bytes", utf8: bytes)).expectations
    #expect(found.map(\.line) == [2, 3])
  }
}
