import ScreenGrammar
import ScreenModel
import Testing

@testable import ScreenAdmission

struct TextRuleTests {
  private static let texts = [
    "", " ", "Words", " Words ", "1. One", "a\u{7}b", "🔥 Hot", "Longer than the bound by far",
    "A  b",
    "10 ways", "e\u{301}",
  ]

  @Test(arguments: texts)
  func `a text is kept where cleaning leaves it as it is`(text: String) {
    for rule in [
      TextRule(length: 0...12), TextRule(length: 1...12, stripsMarkers: true),
      TextRule(length: 0...40, isPlain: true),
    ] where TextCleaning(text, rule).fault == nil {
      #expect(rule.keeps(text) == (rule.cleaned(text) == text))
    }
  }

  @Test(arguments: 1...12)
  func `a cut is marked where there is room for a mark`(limit: Int) {
    let cut = TextRule(length: 0...limit).cleaned("Many words of a text")
    #expect(cut.hasSuffix("…") == (limit >= TextCutting.shortestMarked))
    #expect(cut.unicodeScalars.count <= limit)
  }

  @Test func `an item bears a name that is not cut`() {
    #expect(Grammar.standard.takesItem(named: "Oslo"))
    #expect(!Grammar.standard.takesItem(named: ""))
    #expect(!Grammar.standard.takesItem(named: String(repeating: "word ", count: 100)))
  }

  @Test(arguments: [
    ("https://a.b", true, true), ("HTTP://a.b", true, true), ("mailto:a@b.c", true, false),
    ("tel:1", true, false), ("a/b:c", true, true), ("#x:y", true, true), ("?x:y", true, true),
    ("javascript:x", false, false), ("data:x", false, false),
    ("httpshttpshttpshttps:x", false, false),
    ("https\u{7F}:x", false, false), ("a b", false, false), ("", true, true),
    ("file:///x", false, false),
  ])
  func `an address is relative or of a scheme that is allowed`(
    text: String, isFollowed: Bool, isLoaded: Bool
  ) {
    #expect(Address.isAllowed(text, for: .destination) == isFollowed)
    #expect(Address.isAllowed(text, for: .source) == isLoaded)
  }
}
