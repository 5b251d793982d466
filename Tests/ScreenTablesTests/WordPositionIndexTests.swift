import Sampling
import ScreenTables
import ScreenText
import Testing

/// Words are found by a table where a scan of the texts finds them.
struct WordPositionIndexTests {
  private static let alphabet = Array("abAB é1' ".utf8)

  private static func drawn(_ count: Int, _ random: inout SplitMix64) -> [UInt8] {
    (0..<count).map { _ in alphabet[Int(random.next() % UInt64(alphabet.count))] }
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `a table agrees with a scan`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let texts = ConcatenatedTexts(
      (0..<3).map { _ in
        FileText(String(decoding: Self.drawn(Int(random.next() % 60), &random), as: UTF8.self))
      })
    var layout = WordPositionIndex.Layout()
    for (number, text) in texts.texts.enumerated() {
      layout.add(text.bytes, at: texts.number(of: 0, in: number), onlyFirst: false)
    }
    let places = WordPositionIndex(.held(layout.laidOut))
    for count in 1...4 {
      let words = Self.drawn(count, &random).map(\.lowercasedASCII)
      let scanned = texts.texts.indices.flatMap { number in
        let text = texts.texts[number]
        return text.places(ofWords: words, in: 0..<text.bytes.count).map {
          texts.number(of: $0, in: number)
        }
      }
      #expect(places.places(of: words, in: texts) == scanned, "\(words)")
    }
  }

  @Test func `no words are nowhere`() {
    let places = WordPositionIndex(.held(WordPositionIndex.Layout().laidOut))
    #expect(places.places(of: [], in: ConcatenatedTexts([FileText("a")])).isEmpty)
    #expect(places.places(of: [0x61], in: ConcatenatedTexts([])).isEmpty)
  }
}
