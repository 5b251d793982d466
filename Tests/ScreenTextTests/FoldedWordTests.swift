import Testing

@testable import ScreenText

struct FoldedWordTests {
  @Test(arguments: ["First name", "first-name", "FIRSTNAME", " firstName?", "f.i.r.s.t name"])
  func `case, spaces and signs do not count`(text: String) {
    #expect(FoldedWord(text) == "firstname")
  }

  @Test(arguments: ["", " ", "-", "\0\n"])
  func `a text without letters is the word without letters`(text: String) {
    #expect(FoldedWord(text) == FoldedWord())
  }

  @Test(arguments: [
    ("a", "aa"), ("a", "b"), ("abc", "acb"), ("e", "é"), ("É", "é"), ("a1", "a"), ("name", "names"),
    ("abcdefghijklmno", "abcdefghijklmn"), ("abcdefghijklmno", "bcdefghijklmnop"),
  ])
  func `other words are distinguished, and one is before the other`(first: String, second: String) {
    let (first, second) = (FoldedWord(first), FoldedWord(second))
    #expect(first != second)
    #expect((first < second) != (second < first))
    #expect(!(first < first))
  }

  @Test(arguments: ["abcdefghijklmnop", "a b c d e f g h i", "éééééééé"])
  func `a text of more than fifteen bytes is none that is known`(text: String) {
    #expect(FoldedWord(text) == FoldedWord())
  }

  @Test(arguments: [1, 15, 16, 17, 40])
  func `what is after the sixteenth letter does not count`(count: Int) {
    var word = FoldedWord()
    for _ in 0..<count { word.append(UInt8(ascii: "X")) }
    for length in 0...15 {
      #expect((word == FoldedWord(String(repeating: "x", count: length))) == (length == count))
    }
    var longer = word
    longer.append(UInt8(ascii: "y"))
    #expect((longer == word) == (count >= 16))
  }

  @Test func `a table without words knows none`() {
    let table: WordTable<Int> = WordTable([:])
    for word in ["", "a", "name"] as [FoldedWord] { #expect(table[word] == nil) }
  }

  @Test(arguments: 1...20)
  func `a table of any size finds each of its words and no other`(count: Int) {
    let names = (0..<count).map { FoldedWord("word\($0 * 7 % 23)") }
    let (few, many) = (Array(names.prefix(count / 3)), Array(names.dropFirst(count / 3)))
    let table = WordTable<Bool>([true: few, false: many])
    for word in few { #expect(table[word] == true) }
    for word in many { #expect(table[word] == false) }
    for word in ["word", "word24", "", "a", "zzz"] as [FoldedWord] { #expect(table[word] == nil) }
  }

  @Test(arguments: [
    ("paid", true), ("Not PAID yet", true), ("(paid)", true), ("paid2", true), ("unpaid", false),
    ("pa id", false), ("", false), ("42", false), ("épaid", true),
    ("paidpaidpaidpaidpaid", false),
  ])
  func `a word is looked for among the runs of letters`(text: String, isHeld: Bool) {
    #expect(text.holdsWord { $0 == "paid" } == isHeld)
  }
}
