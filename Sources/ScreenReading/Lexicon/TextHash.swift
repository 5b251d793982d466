/// The FNV-1a hash of a text, in 64 bits: what the lexicon's tables are asked with.
///
/// Spellings are not kept beside the hashes; should two ever collide, a word is read as another.
///
/// Source: Fowler, Noll, Vo, "The FNV Non-Cryptographic Hash Algorithm" (RFC 9923).
struct TextHash: Hashable, Sendable {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  init() {}

  init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(byte) }
  }

  mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

  /// The hash of a word's letters in lower case, with a hyphen as a space and one kind of apostrophe.
  init(folding bytes: ArraySlice<UInt8>) {
    self.init()
    addFolded(bytes)
  }

  mutating func addFolded(_ bytes: ArraySlice<UInt8>) {
    var index = bytes.startIndex
    let end = bytes.endIndex
    while index < end {
      let byte = bytes[index]
      index += 1
      if byte < 0x80 {
        add(byte == UInt8(ascii: "-") ? UInt8(ascii: " ") : byte.lowercasedASCII)
      } else if byte == 0xC3, index < bytes.endIndex {
        // Latin-1: the capitals À to Þ are 32 before their small letters.
        let next = bytes[index]
        add(byte)
        add((0x80...0x9E).contains(next) && next != 0x97 ? next + 0x20 : next)
        index += 1
      } else if byte == 0xE2, bytes[index...].starts(with: [0x80, 0x99]) {
        add(UInt8(ascii: "'"))
        index += 2
      } else {
        add(byte)
      }
    }
  }
}

extension UInt8 {
  /// The small letter of a capital of ASCII; any other byte is itself.
  var lowercasedASCII: UInt8 { self &- UInt8(ascii: "A") < 26 ? self | 0x20 : self }
}
