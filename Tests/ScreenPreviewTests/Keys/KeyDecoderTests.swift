import ScreenCompiler
import ScreenPreview
import Testbed
import Testing

@Suite struct KeyDecoderTests {
  /// Keys that bytes stand for, shown by their number.
  struct KeysCase: ExpressibleByArrayLiteral, CustomTestStringConvertible {
    let keys: [Key]

    var testDescription: String { "\(keys.count) keys" }

    init(arrayLiteral keys: Key...) { self.keys = keys }
  }

  private static let corpus: [(bytes: TextCase, keys: KeysCase)] = [
    (
      "a[é日😀",
      [.character("a"), .character("["), .character("é"), .character("日"), .character("😀")]
    ),
    ("\u{1B}[A\u{1B}OB\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
    (
      "\u{1B}[5~\u{1B}[6~\u{1B}[1~\u{1B}[F\u{1B}OH\u{1B}[3~",
      [.pageUp, .pageDown, .home, .end, .home, .delete]
    ),
    (
      "\r\n\t\u{7F}\u{8}\u{3}\u{1A}",
      [.enter, .enter, .tab, .backspace, .backspace, .control("c"), .control("z")]
    ),
    ("\u{1B}[1;5A", [.up]),
    ("\u{1B}[200~q\u{1B}[A!\u{1B}[201~x", [.paste("q\u{1B}[A!"), .character("x")]),
  ]

  private static let unknown = [
    "\u{1B}[?1;2c", "\u{1B}[99~", "\u{1B}[<0;3;4M", "\u{1B}]0;title\u{7}", "\u{1B}]0;t\u{1B}\\",
    "\u{1B}P1$r0m\u{1B}\\", "\u{1B}a", "\u{1B}é", "\u{1B}OZ", "\0", "\u{1C}", "\u{9B}",
  ]

  @Test(arguments: corpus)
  func `keys are the same however the bytes are cut`(bytes: TextCase, keys: KeysCase) {
    let bytes = Array(bytes.text.utf8)
    for cut in 0...bytes.count {
      var decoder = KeyDecoder()
      let found = decoder.decode(bytes[..<cut]) + decoder.decode(bytes[cut...])
      #expect(found == keys.keys, "cut at \(cut)")
      #expect(!decoder.isPending)
    }
  }

  @Test(arguments: unknown)
  func `what is not known gives nothing, and nothing of it is left`(sequence: String) {
    var decoder = KeyDecoder()
    #expect(decoder.decode((sequence + "x").utf8) == [.character("x")])
    #expect(!decoder.isPending)
  }

  @Test func `an escape alone is a key once nothing follows`() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x1B]) == [])
    #expect(decoder.isPending)
    #expect(decoder.flush() == [.escape])
    #expect(decoder.flush() == [])
    #expect(decoder.decode(Array("\u{1B}\u{1B}".utf8)) + decoder.flush() == [.escape, .escape])
  }

  @Test(
    arguments: [[0xFF, 0x61], [0xC3, 0x61], [0xED, 0xA0, 0x80, 0x61], [0xE2, 0x82, 0x61]]
      as [[UInt8]])
  func `bytes that are no UTF-8 are passed over`(bytes: [UInt8]) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(bytes).last == .character("a"))
  }

  @Test func `a sequence without an end is given up`() {
    var decoder = KeyDecoder()
    for _ in 0..<200 {
      _ = decoder.decode(Array("\u{1B}]0123456789012345678901234567890".utf8).dropFirst(0))
    }
    _ = decoder.flush()
    #expect(decoder.decode([0x61]) == [.character("a")])
  }

  @Test func `random bytes never stop the keys after them`() {
    var random = SplitMix64(seed: 4)
    for _ in 0..<500 {
      var decoder = KeyDecoder()
      let bytes = (0..<40).map { _ in UInt8.random(in: 0...255, using: &random) }
      _ = decoder.decode(bytes)
      _ = decoder.decode(Array("\u{1B}[201~".utf8))
      _ = decoder.flush()
      #expect(decoder.decode([0x61]) == [.character("a")], "\(bytes)")
    }
  }
}
