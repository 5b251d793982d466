import ScreenText
import Testbed
import Testing

struct FileTextTests {
  @Test(arguments: [
    ("a, b,c", ["a", "b", "c"]), ("  a b  ,", ["a b"]), (", ,,", []), ("", []),
    ("é, ü", ["é", "ü"]),
  ])
  func `items are what commas part, without spaces around them`(text: String, items: [String]) {
    let text = FileText(text)
    #expect(text.items(of: 0..<text.bytes.count).map(text.string) == items)
  }

  @Test(
    arguments: [
      ("a\nb", ["a", "b"]), ("\n\na\n", ["a"]), ("  a \n\n b", ["  a ", " b"]), ("", []),
      ("\n", []),
    ] as [(TextCase, [String])])
  func `lines keep the spaces that indent them`(text: TextCase, lines: [String]) {
    let file = FileText(text.text)
    #expect(file.lines.map(file.string) == lines)
  }

  @Test(arguments: [("form", true), ("for", false), ("", false), ("fern", false)])
  func `a beginning is compared byte by byte`(text: String, begins: Bool) {
    let text = FileText(text)
    #expect(text.begins(0..<text.bytes.count, with: "form") == begins)
  }

  @Test func `strings are read in their order`() {
    let text = FileText("a | bc | d")
    var strings = FileText.Strings(
      text.items(of: 0..<text.bytes.count, separator: UInt8(ascii: "|")), in: text)
    #expect(Array(strings) == ["a", "bc", "d"])
    strings.append([0..<0])
    #expect(strings.last == "")
    #expect(Array([] as FileText.Strings) == [])
  }

  @Test(arguments: 0...40)
  func `the first of a byte is found wherever it is`(count: Int) {
    // Bytes that differ from the wanted one in their lowest or their highest bit are around it.
    let around: [UInt8] = [0x2B, 0x2D, 0x00, 0x2E, 0x7F, 0x6C]
    for place in 0...count {
      var bytes = (0..<count).map { around[$0 % around.count] }
      if place < count { bytes[place] = UInt8(ascii: ",") }
      let text = FileText(String(decoding: bytes, as: UTF8.self))
      for start in 0...count {
        let found = text.firstIndex(of: UInt8(ascii: ","), in: start..<count)
        #expect(found == (start...count).first { $0 < count && bytes[$0] == UInt8(ascii: ",") })
        #expect(text.firstIndex(of: UInt8(ascii: ","), in: start..<start) == nil)
      }
    }
  }

  private static let embedded: [(name: String, text: StaticString)] = [
    ("de.cues", "a"), ("en.cues", "b\nc"), ("en.words", "d"),
  ]

  @Test func `an embedded file is found by its name and by the end of it`() {
    let one = FileText(named: "en.cues", in: Self.embedded)
    let several = FileText(ending: ".cues", in: Self.embedded)
    #expect(one.lines.map(one.string) == ["b", "c"])
    #expect(several.lines.map(several.string) == ["a", "b", "c"])
  }

  @Test func `an embedded file that is missing is empty`() {
    #expect(FileText(named: "nothing.cues", in: Self.embedded).bytes.isEmpty)
    #expect(FileText(ending: ".nothing", in: Self.embedded).lines.map { $0 }.isEmpty)
  }
}
