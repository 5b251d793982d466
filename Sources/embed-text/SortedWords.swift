/// The words of the English among some texts, sorted so that a reader need not build a table.
///
/// For each first letter from a to z, and of each for every length from 3 to 24 letters, there is a
/// line with the words one after the other in their order: their length separates them. First are the
/// lines of words that others may be meant for, then those of words that are right and no more: what
/// only files named `*.words` hold.
struct SortedWords {
  /// The lines.
  let text: String

  /// Sorts the words of files.
  ///
  /// Files that bear the name of a cue file of another language are in that language: `de.dialect`
  /// beside `de.cues`.
  init(of files: [(name: String, text: String)]) {
    let languages = files.filter { $0.name.hasSuffix(".cues") && $0.name != "en.cues" }
      .map { $0.name.dropLast("cues".count) }
    var met: Set<[UInt8]> = []
    var right: Set<[UInt8]> = []
    for file in files where !languages.contains(where: file.name.hasPrefix) {
      for word in file.text.utf8.split(whereSeparator: { !Self.isLetter($0) }) {
        let word = word.map { $0 | 0x20 }
        if file.name.hasSuffix(".words") { right.insert(word) } else { met.insert(word) }
      }
    }
    let lines = Self.lines(met) + Self.lines(right.subtracting(met))
    text = String(decoding: Array(lines.joined(separator: "\n".utf8)), as: UTF8.self)
  }

  private static func lines(_ words: Set<[UInt8]>) -> [[UInt8]] {
    let shelves = Dictionary(grouping: words) { [Int($0[0]), $0.count] }
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).flatMap { letter in
      (3...24).map { length in
        let shelf = shelves[[Int(letter), length]] ?? []
        return Array(shelf.sorted { $0.lexicographicallyPrecedes($1) }.joined())
      }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }
}
