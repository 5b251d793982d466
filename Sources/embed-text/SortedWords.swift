/// The words of the English among some texts, sorted so that a reader need not build a table.
///
/// For each first letter from a to z, and of each for every length from 3 to 24 letters, there is a
/// line with the words one behind the other in their order: their length parts them.
struct SortedWords {
  /// The lines.
  let text: String

  /// Sorts the words of files.
  ///
  /// Files that bear the name of a cue file of another language are in that language: `de.samples`
  /// beside `de.cues`.
  init(of files: [(name: String, text: String)]) {
    let languages = files.filter { $0.name.hasSuffix(".cues") && $0.name != "en.cues" }
      .map { $0.name.dropLast("cues".count) }
    var words: Set<[UInt8]> = []
    for file in files where !languages.contains(where: file.name.hasPrefix) {
      for word in file.text.utf8.split(whereSeparator: { !Self.isLetter($0) }) {
        words.insert(word.map { $0 | 0x20 })
      }
    }
    let shelves = Dictionary(grouping: words) { [Int($0[0]), $0.count] }
    let lines = (UInt8(ascii: "a")...UInt8(ascii: "z")).flatMap { letter in
      (3...24).map { length in
        (shelves[[Int(letter), length]] ?? []).sorted { $0.lexicographicallyPrecedes($1) }.joined()
      }
    }
    text = String(decoding: Array(lines.joined(separator: "\n".utf8)), as: UTF8.self)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }
}
