internal import ScreenText

/// The classes of words, laid out so that a reader finds a word's class without a table of its own.
///
/// First the classes stand, each by the halves of its hash; then where the hashes of words begin by
/// their last bits; then each hash in three parts, of which the last holds the class as well.
struct StoredClasses {
  private(set) var table = StoredText()

  private static let bits = 14

  /// Lays out lines of `class: word word`; of a word that stands twice, the first class counts.
  init(_ text: String) throws {
    var classes: [FNV1a] = []
    var words: [(hash: UInt64, bucket: Int, wordClass: Int)] = []
    var met: Set<UInt64> = []
    for line in Array(text.utf8).split(separator: UInt8(ascii: "\n")) {
      guard line.first != UInt8(ascii: "#"), let colon = line.firstIndex(of: UInt8(ascii: ":"))
      else { continue }
      classes.append(FNV1a(line[..<colon]))
      for word in line[(colon + 1)...].split(separator: UInt8(ascii: " ")) {
        let hash = FNV1a(folding: word).value
        guard met.insert(hash).inserted else { continue }
        let bucket = Int(truncatingIfNeeded: hash ^ hash >> 32) & (1 << Self.bits - 1)
        words.append((hash, bucket, classes.count - 1))
      }
    }
    words.sort { ($0.bucket, $0.hash) < ($1.bucket, $1.hash) }
    try table.add(classes.count)
    for hash in classes {
      let id = UInt32(truncatingIfNeeded: hash.value ^ hash.value >> 32)
      try table.add(Int(id & 0xFFFF))
      try table.add(Int(id >> 16))
    }
    try table.add(startsOf: words.map(\.bucket), bits: Self.bits)
    for word in words {
      try table.add(Int(word.hash & 0xFF_FFFF))
      try table.add(Int(word.hash >> 24 & 0xFF_FFFF))
      try table.add(Int(word.hash >> 48) | word.wordClass << 16)
    }
  }
}
