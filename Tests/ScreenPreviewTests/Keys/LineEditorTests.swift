import ScreenCompiler
import ScreenPreview
import Testing

@Suite struct LineEditorTests {
  /// A line after some keys; `<` and `>` move, `#` takes back, `x` is Control-W.
  private static func typed(_ keys: String, into text: String = "") -> LineEditor {
    var line = LineEditor(text)
    for scalar in keys.unicodeScalars {
      switch scalar {
      case "<": line.press(.left)
      case ">": line.press(.right)
      case "#": line.press(.backspace)
      case "x": line.press(.control("w"))
      default: line.press(.character(scalar))
      }
    }
    return line
  }

  @Test(arguments: [
    ("abc", "abc"), ("ac<b", "abc"), ("ab##", ""), ("#", ""), ("<>", ""), ("abé#", "ab"),
    ("one twox", "one "), ("one   x", ""), ("日本#", "日"), ("👩‍👩‍👧#", ""), ("e\u{301}#", ""),
  ])
  func `keys give the line`(keys: String, text: String) {
    #expect(Self.typed(keys).text == text)
  }

  @Test func `a paste is one line, whatever it holds`() {
    var line = LineEditor("a ")
    line.press(.paste("b\r\n\u{1B}c\u{2028}\u{9B}d"))
    #expect(line.text == "a b   c  d")
  }

  @Test func `the ends and the cuts of a line are reached`() {
    var line = LineEditor("one two")
    line.press(.home)
    line.press(.delete)
    #expect((line.before, line.after) == ("", "ne two"))
    line.press(.right)
    line.press(.control("k"))
    #expect(line.text == "n")
    line.press(.control("u"))
    #expect(line.text.isEmpty)
  }

  @Test func `a line does not grow without bound`() {
    var line = LineEditor()
    for _ in 0..<10 { line.press(.paste(String(repeating: "x", count: 20_000))) }
    #expect(line.text.utf8.count == 60_000)
  }

  @Test func `no keys take the place out of the text`() {
    var random = SplitMix64(seed: 9)
    let keys: [Key] = [
      .left, .right, .backspace, .delete, .home, .end, .control("w"), .control("u"), .control("k"),
      .character("é"), .character(" "), .character("\u{301}"), .character("👍"), .paste("ab c"),
    ]
    for _ in 0..<200 {
      var line = LineEditor("start")
      for _ in 0..<50 {
        line.press(keys[Int(random.next(below: UInt64(keys.count)))])
        #expect(line.before + line.after == line.text)
      }
    }
  }
}
