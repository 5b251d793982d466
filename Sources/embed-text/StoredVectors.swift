internal import ScreenTables
internal import ScreenText

/// The vectors of words, laid out so that a word's row is found without a table of its own.
///
/// The words are where buckets of their hashes begin, then the rest of each hash in two parts. The
/// rows stand by themselves, in the same order.
struct StoredVectors {
  private(set) var words = StoredText()
  private(set) var rows = ""
  /// The rows of words as they are written, by their hashes, and by the hashes of their stems.
  private var places: [UInt64: Int] = [:]
  private var stems: [UInt64: Int] = [:]

  private static let bits = 12

  /// A file that is not a list of vectors.
  struct MalformedVectors: Error, CustomStringConvertible {
    var description: String { "a line of the vectors must be a word and its numbers" }
  }

  /// Lays out lines `word numbers` below a first one that says version, size and count.
  init(_ text: String) throws {
    let lines = Array(text.utf8).split(separator: UInt8(ascii: "\n"))
    var entries: [(hash: UInt64, bucket: Int, row: ArraySlice<UInt8>)] = []
    var written: [(hash: UInt64, stems: [UInt64])] = []
    for line in lines.dropFirst() where line.first != UInt8(ascii: "#") {
      guard let space = line.firstIndex(of: UInt8(ascii: " ")), line.endIndex - space == 65 else {
        throw MalformedVectors()
      }
      let hash = FNV1a.hash(line[..<space])
      let bucket = Int(truncatingIfNeeded: hash ^ hash >> 32) & (1 << Self.bits - 1)
      entries.append((hash, bucket, line[(space + 1)...]))
      written.append((hash, WordSequence(String(decoding: line[..<space], as: UTF8.self)).hashes))
    }
    entries.sort { ($0.bucket, $0.hash) < ($1.bucket, $1.hash) }
    try words.add(startsOf: entries.map(\.bucket), bits: Self.bits)
    for entry in entries {
      try words.add(Int(entry.hash >> 16 & 0xFF_FFFF))
      try words.add(Int(entry.hash >> 40))
    }
    rows = String(decoding: entries.flatMap(\.row), as: UTF8.self)
    for (row, entry) in entries.enumerated() { places[entry.hash] = row }
    for word in written where word.stems.count == 1 && stems[word.stems[0]] == nil {
      stems[word.stems[0]] = places[word.hash]
    }
  }

  /// The row of a word and its numbers; of a word that is not listed, those of one with its stem.
  func vector(of word: ArraySlice<UInt8>, stem: UInt64) -> (row: Int, values: [Int])? {
    guard let row = places[FNV1a.hash(word)] ?? stems[stem] else { return nil }
    // The character that stands for 0 is the one in the middle.
    return (row, rows.utf8.dropFirst(64 * row).prefix(64).map { Int($0) - 48 - 31 })
  }
}
