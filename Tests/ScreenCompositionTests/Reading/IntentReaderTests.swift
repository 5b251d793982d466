import ScreenBrief
import ScreenCatalog
import ScreenComposition
import ScreenDiagnostics
import ScreenGrammar
import ScreenModel
import ScreenReading
import Testbed
import Testing

struct IntentReaderTests {
  private func read(_ text: String) throws -> Brief {
    try IntentReader().read(SourceText(text))
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

  @Test func `the document of an intent is given, unless names of a grammar are cues in it`() throws
  {
    let source = SourceText("a price tag for tea")
    #expect(try IntentReader().readWithDocument(source).document != nil)
    #expect(try IntentReader(grammar: .core).readWithDocument(source).document != nil)
    let shop = """
      grammar shop
      include core
      component priceTag "A price" { name: text(1...40) "What" } = { paragraph(text: name) }
      """
    let grammar = try #require(Grammar.parse(SourceText(name: "shop", shop)).grammar)
    #expect(try IntentReader(grammar: grammar).readWithDocument(source).document == nil)
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
    let lines = (1...400).map { "- ⟦field ⟦label name \($0)⟧⟧" }.joined(separator: "\\n")
    let tree = ReadingTree.parse(SourceText(name: "tree", lines)).tree
    let brief = try IntentReader().read(#require(tree))
    #expect(brief.requirements.count == 240)
    #expect(brief.diagnostics.contains { $0.id == "intent-too-long" })
  }

  @Test(.slow) func `of a text beyond 32 KB the rest is not read, and that is said`() throws {
    let story = String(repeating: "We are open on most days, and closed on some. ", count: 900)
    let text = story + "A form with a name."
    let brief = try read(text)
    let remark = try #require(brief.diagnostics.first { $0.id == "intent-too-long" })
    #expect(remark.range?.lowerBound ?? .max <= 32_768)
    #expect(remark.range?.upperBound ?? 0 <= text.utf8.count)
    #expect(brief.requirements.allSatisfy { $0.range.upperBound <= 32_768 })
  }

  @Test func `a label that is named replaces what the kind of screen implies`() throws {
    let brief = try read("a login form with username and password")
    let inputs = brief.requirements.filter { $0.subject == .need(.input) }
    #expect(inputs.compactMap(\.details.label?.text) == ["Username", "Password"])
    #expect(inputs.allSatisfy { !$0.isImplied })
  }

  @Test func `numbered items keep their numbers`() throws {
    let lines = (1...18).map { "\($0). ⟦map a ⟦kind map⟧ of ⟦label shop \($0)⟧⟧" }
    let tree = ReadingTree.parse(
      SourceText(name: "tree", lines.joined(separator: "\\n"))
    ).tree
    let brief = try IntentReader().read(#require(tree))
    #expect(brief.requirements.map(\.item) == (0..<18).map { $0 })
  }

  @Test(
    .disabled(
      "written before short requests were answered by patterns and frames; to be read again"))
  func `any name of a kind of screen is that kind where it is all that is asked`() throws {
    let names = RecipeLibrary.shipped.kinds.flatMap { kind in kind.cues.map { ($0, kind.name) } }
    try #require(names.count > 400)
    for (name, kind) in names {
      let recipe = try read(name).recipe
      #expect(recipe == kind, "\(name)")
    }
  }

  @Test(
    arguments: [
      "The point of sale page.": "point of sale",
      "about us page": "about", "a receipt": "receipt",
      "please a sign in page": "login",
    ])
  func `the name of a kind may have a number, a preposition or a polite word`(
    _ text: String, kind: String
  ) throws {
    let brief = try read(text)
    #expect(brief.recipe == kind)
  }
}
