/// The hash by which a word is looked up, the same whatever its case, hyphens and apostrophes.
extension FNV1a {
  /// The hash of a word in lower case, with hyphens as spaces and a single kind of apostrophe.
  @inlinable
  package init<Bytes: RandomAccessCollection<UInt8>>(folding bytes: Bytes)
  where Bytes.Index == Int {
    self.init()
    addFolded(bytes)
  }

  /// Adds a word's letters as `init(folding:)` does.
  @inlinable
  package mutating func addFolded<Bytes: RandomAccessCollection<UInt8>>(_ bytes: Bytes)
  where Bytes.Index == Int {
    var index = bytes.startIndex
    let end = bytes.endIndex
    while index < end {
      let byte = bytes[index]
      index += 1
      if byte < 0x80 {
        add(byte == UInt8(ascii: "-") ? UInt8(ascii: " ") : byte.lowercasedASCII)
      } else if byte == 0xC3, index < bytes.endIndex {
        // Latin-1: the capitals À to Þ come 32 before their small letters.
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
