import Sampling
import ScreenText
import Testing

struct FileTextSearchingTests {
  /// The places of whole words, found a byte at a time.
  private static func places(_ words: [UInt8], _ bytes: [UInt8], _ range: Range<Int>) -> [Int] {
    func isPartOfWord(_ byte: UInt8) -> Bool {
      byte.isASCIILetter || byte.isASCIIDigit || byte > 127
    }
    return range.filter { start in
      let end = start + words.count
      guard end <= range.upperBound else { return false }
      return zip(bytes[start..<end], words).allSatisfy {
        $0.lowercasedASCII == $1 || $0 > 127 && $1 > 127
      }
        && (start == range.lowerBound || !isPartOfWord(bytes[start - 1]))
        && (end == range.upperBound || !isPartOfWord(bytes[end]))
    }
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func `words are found wherever they stand in a part`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let alphabet = Array("abAB @`[é1 ".utf8)
    func drawn(_ count: Int) -> [UInt8] {
      (0..<count).map { _ in alphabet[Int(random.next() % UInt64(alphabet.count))] }
    }
    let bytes = drawn(Int(random.next() % 90))
    let text = FileText(String(decoding: bytes, as: UTF8.self))
    let start = Int(random.next() % UInt64(text.bytes.count + 1))
    let range = start..<text.bytes.count
    let words = drawn(1 + Int(random.next() % 3)).map(\.lowercasedASCII)
    #expect(text.places(ofWords: words, in: range) == Self.places(words, Array(text.bytes), range))
  }

  @Test(arguments: ["", "a", "ab"])
  func `nothing is found in too little, nor by no words`(text: String) {
    #expect(FileText(text).places(ofWords: [], in: 0..<text.utf8.count).isEmpty)
    #expect(FileText(text).places(ofWords: Array("abc".utf8), in: 0..<text.utf8.count).isEmpty)
  }
}
