import ScreenText
import Testing

@Suite struct SequenceTests {
  @Test(
    arguments: [
      ([], nil, 0), (["1"], 1, 1), (["a", "2", "3"], 2, 2), (["a", "b"], nil, 2),
      (["", "7"], 7, 2),
    ] as [([String], Int?, Int)])
  func `the first result is returned, and nothing is asked twice`(
    words: [String], number: Int?, calls: Int
  ) {
    var count = 0
    let found = words.firstNonNil { word in
      count += 1
      return Int(word)
    }
    #expect(found == number)
    #expect(count == calls)
  }

  @Test(arguments: [
    ("a word", 0..<6, "      "), ("a word", 2..<6, "a     "), ("a word", 2..<2, "a word"),
    ("a\n\tb c", 0..<6, " \n\t   "), ("1! é", 0..<2, "   é"), ("é", 0..<2, "  "), ("", 0..<0, ""),
  ])
  func `blanked bytes are spaces, and those around them keep their places`(
    text: String, range: Range<Int>, blanked: String
  ) {
    var bytes = Array(text.utf8)
    bytes.blank(range)
    #expect(String(decoding: bytes, as: UTF8.self) == blanked)
    #expect(bytes.count == text.utf8.count)
  }
}
