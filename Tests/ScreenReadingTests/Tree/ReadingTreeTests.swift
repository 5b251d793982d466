import ScreenBrief
import ScreenDiagnostics
import Testing

@testable import ScreenReading

@Suite struct ReadingTreeTests {
  /// Notations, each with the text that is left when the brackets are gone.
  private static let accepted: [(notation: String, text: String)] = [
    ("", ""),
    ("nothing is meant", "nothing is meant"),
    ("⟦title Bike hire⟧", "Bike hire"),
    ("⟦field a ⟦label keyword⟧ ⟦kind field⟧⟧, please", "a keyword field, please"),
    (#"⟦title Trip⟧:\n- ⟦field ⟦label start⟧⟧\n"#, "Trip:\n- start\n"),
    (#"⟦title a \\ b⟧"#, #"a \ b"#),
    (##"\#1 ⟦title a⟧"##, "#1 a"),
    (#"the marks \⟦ and \⟧ ⟦title stay⟧"#, "the marks ⟦ and ⟧ stay"),
    (#"⟦title a⟧\r\nb"#, "a\r\nb"),
    (#"⟦title a⟧\x1B[2J\x09\xC2\x9B"#, "a\u{1B}[2J\t\u{9B}"),
    ("⟦column left ⟦list a list of ⟦label rooms⟧⟧⟧", "left a list of rooms"),
    ("⟦table of ⟦label tours⟧ with ⟦column date⟧⟧", "of tours with date"),
    ("⟦not no ⟦step ⟦label payment⟧⟧⟧", "no payment"),
    ("⟦list ⟦item ⟦label a⟧ ⟦item b⟧ ⟦value 1⟧⟧⟧", "a b 1"),
    ("⟦title 駅🚉⟧", "駅🚉"),
  ]

  @Test(arguments: accepted.map(\.notation))
  func `brackets taken out give the text`(_ notation: String) throws {
    let text = try #require(Self.accepted.first { $0.notation == notation }?.text)
    let (tree, diagnostics) = ReadingTree.parse(SourceText(name: "tree", notation))
    #expect(diagnostics.isEmpty)
    #expect(tree?.text == text)
    #expect(tree?.isWellFormed == true)
    #expect(tree?.description == notation, "printed, it is as it was written")
  }

  /// Notations that say nothing sound, with the diagnostic and the bytes that it marks.
  private static let rejected: [(notation: String, id: String, marked: String)] = [
    ("⟦title Bike hire", "unbalanced-bracket", "⟦title "),
    ("Bike hire⟧", "unbalanced-bracket", "⟧"),
    ("⟦field ⟦label a⟧ b", "unbalanced-bracket", "⟦field "),
    ("⟦titel Bike hire⟧", "unknown-label", "titel"),
    ("⟦ Bike hire⟧", "unknown-label", ""),
    ("⟦Title Bike hire⟧", "unknown-label", ""),
    ("⟦sideColumn a⟧", "unknown-label", "side"),
    ("⟦title⟧", "missing-space", "⟦title"),
    ("⟦title\tBike⟧", "missing-space", "⟦title"),
    ("⟦title ⟧", "empty-bracket", "⟦title "),
    ("a ⟦label b⟧", "misplaced-label", "label"),
    ("⟦field ⟦title b⟧⟧", "misplaced-label", "title"),
    ("⟦field ⟦option b⟧⟧", "misplaced-label", "option"),
    ("⟦title ⟦label b⟧⟧", "misplaced-label", "label"),
    ("⟦section ⟦section b⟧⟧", "misplaced-label", "section"),
    (#"⟦title a \b⟧"#, "unknown-escape", #"\b"#),
    (#"⟦title a⟧\"#, "unknown-escape", #"\"#),
    (#"⟦title a⟧\x1"#, "unknown-escape", #"\x"#), (#"⟦title a⟧\xG0"#, "unknown-escape", #"\x"#),
  ]

  @Test(arguments: rejected.map(\.notation))
  func `a fault is named with its place`(_ notation: String) throws {
    let expected = try #require(Self.rejected.first { $0.notation == notation })
    let source = SourceText(name: "tree", notation)
    let (tree, diagnostics) = ReadingTree.parse(source)
    #expect(tree == nil)
    let fault = try #require(diagnostics.first { $0.id == expected.id })
    #expect(source.text(in: try #require(fault.range)) == expected.marked)
  }

  @Test func `a label that is not known is asked after`() {
    let (_, diagnostics) = ReadingTree.parse(SourceText(name: "tree", "⟦titel Bike hire⟧"))
    #expect(diagnostics.map(\.message) == ["there is no label 'titel'; did you mean 'title'?"])
  }

  @Test func `brackets without end are refused and do not exhaust the stack`() {
    let notation = String(repeating: "⟦list ", count: 100_000)
    let (tree, diagnostics) = ReadingTree.parse(SourceText(name: "tree", notation))
    #expect(tree == nil)
    #expect(diagnostics.contains { $0.id == "deep-brackets" })
  }

  @Test func `bytes that are not UTF-8 are refused`() {
    let source = SourceText(name: "tree", utf8: [0x61, 0xFF])
    #expect(ReadingTree.parse(source).diagnostics.map(\.id) == ["ill-formed-text"])
  }

  @Test(arguments: TreeLabel.allCases.filter { $0.written == $0 })
  func `a label is found again by its word where it may be`(_ label: TreeLabel) {
    let parents: [TreeLabel?] = [nil] + TreeLabel.allCases
    let allowing = parents.filter { $0.allows(label) }
    #expect(!allowing.isEmpty, "it is allowed somewhere")
    for parent in allowing { #expect(TreeLabel(word: label.word, in: parent) == label) }
  }
}
