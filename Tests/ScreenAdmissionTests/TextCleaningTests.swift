import ScreenGrammar
import Testbed
import Testing

@testable import ScreenAdmission

struct TextCleaningTests {
  private func clean(_ text: String, _ rule: TextRule, as use: TextUse = .label) -> TextCleaning {
    TextCleaning(text, rule, as: use)
  }

  @Test(arguments: [
    ("1. One", "One"), ("12) Twelve", "Twelve"), ("(3) Three", "Three"), ("a) Letter", "Letter"),
    ("- Dash", "Dash"), ("• • Twice", "Twice"), ("2024 was good", "2024 was good"),
    ("3.5 stars", "3.5 stars"), ("-5 degrees", "-5 degrees"), ("A. Smith", "A. Smith"),
    ("1. ", "1."), ("Plain", "Plain"),
  ])
  func `takes markers off, and nothing that only looks like one`(text: String, cleaned: String) {
    #expect(clean(text, TextRule(length: 0...40, stripsMarkers: true)).text == cleaned)
  }

  @Test(arguments: [
    ("iPhone 15", true), ("iPhone 15 Pro", true), ("Words", true), ("Top 10 Cars", false),
    ("10 ways", false), ("3 of 4", false),
  ])
  func `allows digits near the end only where the rule says so`(text: String, isAllowed: Bool) {
    let rule = TextRule(length: 0...40, allowsDigitsOnlyAtEnd: true)
    #expect((clean(text, rule).fault == nil) == isAllowed)
  }

  @Test(arguments: [
    ("🔥 Trending", "Trending"), ("Ship it 🚀", "Ship it"), ("👩‍👩‍👧 Family", "Family"),
    ("→ Next", "→ Next"),
  ])
  func `takes emoji off where the text is plain`(text: String, cleaned: String) {
    #expect(clean(text, TextRule(length: 0...40, isPlain: true)).text == cleaned)
    #expect(clean(text, TextRule(length: 0...40)).text == text)
  }

  @Test(arguments: 1...40)
  func `a cut never breaks a grapheme and never exceeds its bound`(limit: Int) {
    let text = "Family 👩‍👩‍👧 and flag 🇮🇹, e\u{301}te\u{301} with many words to follow"
    let cut = clean(text, TextRule(length: 0...limit)).text
    #expect(cut.unicodeScalars.count <= limit)
    let kept = cut.hasSuffix("…") ? String(cut.dropLast()) : cut
    #expect(zip(text, kept).allSatisfy { $0 == $1 })
    #expect(limit < 8 || cut.hasSuffix("…"))
  }

  @Test(arguments: [
    // Two thirds of the room of nine are six.
    ("abcdef ghijk", "abcdef…"), ("abcde fghijk", "abcde fgh…"), ("abcdefghi jk", "abcdefghi…"),
    ("abcdefghijk", "abcdefghi…"), ("abcdefg, hij", "abcdefg…"), ("abcdefghij", "abcdefghij"),
  ])
  func `a cut is between words where that keeps two thirds`(text: String, cut: String) {
    #expect(clean(text, TextRule(length: 1...10)).text == cut)
  }

  @Test(
    arguments: [
      ("abcde", nil), ("a b c", nil), ("abcdef", .tooLong), ("a b c d", .tooManyWords),
    ] as [(String, TextCleaning.Fault?)])
  func `a text that must not be cut is refused beyond its bounds, not at them`(
    text: String, fault: TextCleaning.Fault?
  ) {
    let rule = TextRule(length: 1...5, words: 1...3, isUncut: true)
    #expect(clean(text, rule).fault == fault)
  }

  @Test func `a grapheme longer than the bound is cut between scalars`() {
    let zalgo = "z" + String(repeating: "\u{300}", count: 500)
    #expect(clean(zalgo, TextRule(length: 1...10)).text.unicodeScalars.count <= 10)
  }

  @Test(
    arguments: [
      (TextUse.label, "a\n b", "a b"), (.prose, "a \r\n\n\n\n b", "a\n\nb"),
      (.code, "\n  if x {\r\n\ty()\n}\n", "  if x {\n    y()\n}"),
      (.label, "\u{FEFF}a\u{0}b", "ab"),
      (.label, "a\u{2066}b\u{E0041}", "ab"), (.label, "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"), (.label, "\u{3164}\u{200D}", ""),
    ] as [(TextUse, TextCase, TextCase)])
  func `folds white space and removes what must not be shown`(
    use: TextUse, text: TextCase, cleaned: TextCase
  ) {
    #expect(clean(text.text, TextRule(length: 0...80), as: use).text == cleaned.text)
  }

  @Test(arguments: [
    ("", TextCleaning.Fault.empty), (" \u{A0} ", .empty), ("a b", .tooShort),
    ("single", .tooFewWords),
  ])
  func `says why a text cannot be used`(text: String, fault: TextCleaning.Fault) {
    #expect(clean(text, TextRule(length: 4...9, words: 2...3)).fault == fault)
  }

  @Test func `cleaning a megabyte reads no more than the bound needs`() {
    let text = String(repeating: "word ", count: 200_000)
    let cut = clean(text, TextRule(length: 1...20)).text
    #expect(cut == "word word word word…")
  }

  @Test(arguments: [
    ("Running shoes", "running  shoes", true), ("ÜBER UNS", "über uns", true),
    ("Chapter 1 of the book", "Chapter 2 of the book", false),
    ("C++", "C#", false), ("Yes", "No", false),
    (
      "Subscribe to the weekly product newsletter",
      "Unsubscribe from the weekly product newsletter", false
    ),
    (
      "Show the floor plan of the main building, entrance A",
      "Show the floor plan of the main building, entrance B", false
    ),
    ("Chromatography column of the type A", "Chromatography column of the type B", false),
    (
      "Weekly status report of the northern sales region",
      "Weekly status report of the southern sales region", false
    ),
    ("Weekly status report", "Weekly status reports", true),
    ("Caf\u{E9}", "cafe\u{301}", true), ("Caf\u{E9}", "Cafe", false),
    ("\u{E9}", "e\u{301}", true), ("名前", "名前", true), ("名前", "前名", false),
  ])
  func `texts say the same if they are equal, not if they look alike`(
    lhs: String, rhs: String, isSame: Bool
  ) {
    #expect(FoldedText(lhs).saysTheSame(as: FoldedText(rhs)) == isSame)
    #expect(FoldedText(rhs).saysTheSame(as: FoldedText(lhs)) == isSame)
  }

  @Test(arguments: [
    ("Cat", "Cats", true), ("Berth", "Berths", true), ("Running shoe", "running shoes", true),
    ("Dish", "Dishes", true), ("City", "Cities", true), ("Cat and dog", "Cats and dogs", true),
    ("Cats and dog", "Cat and dogs", false), ("Cat", "Car", false), ("Austria", "Australia", false),
    ("Niger", "Nigeria", false), ("Slovakia", "Slovenia", false), ("Bus", "Buss", false),
    ("Iran", "Iraq", false), ("Type A", "Type As", false), ("Analysis", "Analysi", false),
  ])
  func `a thing and its plural are one, and names that look alike are two`(
    lhs: String, rhs: String, isSame: Bool
  ) {
    #expect(FoldedText(lhs).saysTheSame(as: FoldedText(rhs)) == isSame)
    #expect(FoldedText(rhs).saysTheSame(as: FoldedText(lhs)) == isSame)
  }

  /// Two long texts that differ in one word, wherever it is, are two.
  @Test(arguments: 0..<40)
  func `one other word makes another text`(place: Int) {
    let words = (0..<40).map { "word\(Character(Unicode.Scalar(UInt8(97 + $0 % 26))))x\($0)" }
    var other = words
    other[place] = "elsewhere"
    let (text, changed) = (words.joined(separator: " "), other.joined(separator: " "))
    #expect(!FoldedText(text).saysTheSame(as: FoldedText(changed)))
    #expect(FoldedText(text).saysTheSame(as: FoldedText(text.uppercased())))
  }

  @Test(arguments: [
    ("https://a.b", true, true), ("HTTP://a.b", true, true), ("mailto:a@b", true, false),
    ("tel:+39", true, false), ("/path?x=a:b", true, true), ("a/b:c", true, true),
    ("#top", true, true),
    ("javascript:alert(1)", false, false), ("JaVaScRiPt:x", false, false),
    ("data:text/html,x", false, false),
    ("vbscript:x", false, false), ("a b", false, false), ("\u{1}javascript:x", false, false),
    ("file:///etc/passwd", false, false), ("\\\\host", false, false),
  ])
  func `addresses are allowed by their scheme`(text: String, isFollowed: Bool, isLoaded: Bool) {
    #expect(Address.isAllowed(text, for: .destination) == isFollowed)
    #expect(Address.isAllowed(text, for: .source) == isLoaded)
  }
}
