import ScreenBrief
import ScreenDiagnostics
import Testbed
import Testing

@testable import ScreenReading
@testable import ScreenTreebank

@Suite struct ReadingTreeRewritingTests {
  private func tree(_ text: String) throws -> ReadingTree {
    try #require(ReadingTree.parse(SourceText(name: "tree", text)).tree)
  }

  @Test(arguments: [
    (
      "a ⟦title form⟧ with ⟦field ⟦label name⟧⟧, ⟦field a ⟦label phone⟧⟧ and ⟦field ⟦label wish⟧⟧.",
      "a ⟦title form⟧ with:\\n- ⟦field ⟦label name⟧⟧\\n- ⟦field a ⟦label phone⟧⟧\\n- ⟦field ⟦label wish⟧⟧"
    ),
    (
      "⟦list ⟦label goats⟧: ⟦item Ada⟧, ⟦item Bo (old, lame)⟧, and ⟦item Cy⟧⟧",
      "⟦list ⟦label goats⟧:\\n- ⟦item Ada⟧\\n- ⟦item Bo (old, lame)⟧\\n- ⟦item Cy⟧⟧"
    ),
  ])
  func `an enumeration is set in lines with its brackets`(_ drawn: String, _ set: String) throws {
    #expect(try tree(drawn).bulleted?.description == set)
  }

  @Test(arguments: [
    "a ⟦title form⟧", "⟦field ⟦label name⟧⟧: one, two", "a: b, c; d, e", "a: b, c. d, e",
    "a: b: c, d",
    "a with \"b\", c, d", "⟦list a: b, ⟦item c, d⟧⟧ and e with f",
  ])
  func `what is not a plain enumeration is left as it is`(_ drawn: String) throws {
    #expect(try tree(drawn).bulleted == nil)
  }

  @Test func `semicolons stand for the commas outside of brackets`() throws {
    let drawn =
      "⟦field ⟦label name⟧⟧, ⟦choice ⟦label size⟧ (⟦option S⟧, ⟦option M⟧)⟧, ⟦action ⟦label Go⟧⟧"
    let expected =
      "⟦field ⟦label name⟧⟧; ⟦choice ⟦label size⟧ (⟦option S⟧, ⟦option M⟧)⟧; ⟦action ⟦label Go⟧⟧"
    #expect(try tree(drawn).separated?.description == expected)
    for text in ["a form", "a; b, c", "a (b, c)", "\"a, b\""] {
      #expect(try tree(text).separated == nil)
    }
  }

  @Test(arguments: [
    ("⟦title a b⟧ ⟦field ⟦label cd ef⟧⟧", "⟦title a b⟧\\n⟦field ⟦label cd\\nef⟧⟧"),
    ("äöü ⟦field ⟦label abcdefg⟧⟧ h", "äöü\\n⟦field ⟦label abcdefg⟧⟧\\nh"),
    ("  ab  cd", "  ab \\ncd"),
  ])
  func `a wrapped tree has its brackets where they were`(_ drawn: String, _ set: String) throws {
    #expect(try tree(drawn).wrapped(at: 4).description == set)
  }

  @Test func `rewritten trees of the treebank are sound`() {
    var rewritten = 0
    for fixture in TreebankFixture.all {
      for entry in fixture.treebank.entries {
        let trees = [entry.tree.bulleted, entry.tree.separated, entry.tree.wrapped(at: 44)]
        for tree in trees.compactMap({ $0 }) {
          #expect(tree.isWellFormed, "\(tree)")
          rewritten += 1
        }
      }
    }
    #expect(rewritten > 1_000)
  }
}
