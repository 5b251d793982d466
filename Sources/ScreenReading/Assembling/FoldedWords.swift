internal import ScreenModel

/// The words of a text in lower case, without marks, plurals as their singulars.
struct FoldedWords {
  /// The words, in order.
  let words: [String]

  init(_ text: String) { self.init(text.utf8) }

  init(_ bytes: some Collection<UInt8>) {
    words = bytes.split { !Self.isPartOfWord($0) }.map { Self.folded($0) }
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    return byte >= 0x80 || letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")
      || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  /// A word in lower case, without the ending of a plural.
  private static func folded(_ word: some Sequence<UInt8>) -> String {
    var bytes = word.map { byte in
      byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
    }
    if let ending = PluralEnding(of: bytes[...]) {
      bytes.removeLast(ending.count)
      if ending.leavesY { bytes.append(UInt8(ascii: "y")) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
