import ScreenComposition
import ScreenDiagnostics
import ScreenModel
import ScreenReading
import Testbed
import Testing

struct IntentReaderTests {
  private func read(_ text: String) throws -> Brief {
    try IntentReader().read(SourceText(name: "<intent>", text))
  }

  @Test(arguments: try BriefCase.all)
  func `reads what the intent asks for`(_ test: BriefCase) throws {
    let dump = BriefDump(try read(test.intent)).description
    #expect(dump == test.expected)
  }

  @Test func `the corpus is there`() throws {
    #expect(try BriefCase.all.count >= 120)
  }

  @Test(arguments: ["", " ", "\n\n\t", "\u{A0}\r\n"] as [TextCase])
  func `a blank intent is the one error`(_ text: TextCase) {
    #expect(throws: IntentError.empty) { try read(text.text) }
  }

  @Test(arguments: [
    "?", "🎉", "...", "((((", "\"", "- ", "1.", ",,,", "\u{0}\u{1}x", "שלום עולם", "你好",
  ])
  func `any other text has a brief with a title`(_ text: String) throws {
    #expect(!(try read(text)).title.text.isEmpty)
  }

  @Test func `a misspelt widget is read and remarked on`() throws {
    let brief = try read("a dropdwon with sizes S, M, L")
    #expect(brief.requirements.first?.subject == .component(.picker))
    let remark = try #require(brief.diagnostics.first { $0.id == "misspelt-word" })
    #expect(remark.range == SourceRange(2, 10))
    #expect(remark.fixIts.first?.edits == [TextEdit(SourceRange(2, 10), "dropdown")])
  }

  @Test(arguments: [
    "a list of planets", "server status", "a packer for parcels", "insurance provider",
  ])
  func `a word of its own is not taken for a typo`(_ text: String) throws {
    #expect(!(try read(text)).diagnostics.contains { $0.id == "misspelt-word" })
  }

  @Test func `too many requirements end in a diagnostic`() throws {
    let text = String(repeating: "a Save button, ", count: 400)
    let brief = try read(text)
    #expect(brief.requirements.count == 240)
    #expect(brief.diagnostics.contains { $0.id == "intent-too-long" })
  }

  @Test func `a label that is named replaces what the kind of screen implies`() throws {
    let brief = try read("a login form with username and password")
    let inputs = brief.requirements.filter { $0.subject == .need(.input) }
    #expect(inputs.compactMap(\.details.label?.text) == ["Username", "Password"])
    #expect(inputs.allSatisfy { !$0.isImplied })
  }

  @Test func `numbered items keep their numbers`() throws {
    let text = (1...18).map { "\($0). Revenue of product \($0) by region" }.joined(separator: "\n")
    let brief = try read(text)
    #expect(brief.requirements.map(\.item) == (0..<18).map { $0 })
  }
}
