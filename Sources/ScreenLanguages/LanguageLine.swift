internal import ScreenText

/// A line of a `.language` file.
enum LanguageLine: Hashable {
  /// A text of screens in English, and in the language: "= Price | Preis".
  case text(english: String, foreign: String)
  /// A key and its items: "head list: liste, aufstellung".
  case list(key: String, items: [String])

  /// Reads a line; nil for a remark, and for anything that is no line of such a file.
  init?(_ line: String) {
    guard !line.hasPrefix("#") else { return nil }
    if line.hasPrefix("= ") {
      let sides = line.dropFirst(2).split(separator: " | ", maxSplits: 1)
      guard sides.count == 2 else { return nil }
      self = .text(english: String(sides[0]), foreign: String(sides[1]))
    } else {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let items = line[line.index(after: colon)...].split(separator: ",").map {
        $0.split(separator: " ").joined(separator: " ")
      }
      self = .list(key: String(line[..<colon]), items: items.filter { !$0.isEmpty })
    }
  }
}
