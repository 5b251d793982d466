import Foundation

/// What documents are made of: the things of the catalog on one side, and the parts of its screens
/// on the other.
struct CatalogSentences: CatalogReading {
  /// Groups of things that belong together: the entries of a topic, the rows of a frame.
  private(set) var things: [[String]] = []
  /// The facts of a row: names and values.
  private(set) var records: [[(name: String, value: String)]] = []
  /// The nouns of frames.
  private(set) var nouns: [String] = []
  /// The names of topics.
  private(set) var titles: [String] = []
  /// Screens: a name, and the parts with their kind, name and options.
  private(set) var screens: [(name: String, parts: [Part])] = []

  /// A part of a screen.
  struct Part {
    var kind: String
    var name: String
    var options: [String]
  }

  mutating func readTopics(_ lines: [Substring]) {
    for line in lines {
      let parts = line.components(separatedBy: " | ")
      guard parts.count > 3 else { continue }
      titles.append(String(parts[0].prefix { $0 != "," }))
      let entries = parts[3].split(separator: ";").map { Self.trimmed($0.prefix { $0 != ":" }) }
      if entries.count > 2 { things.append(entries) }
    }
  }

  mutating func readFrames(_ lines: [Substring]) {
    var (names, title): ([String], Int) = ([], 0)
    var rows: [[String]] = []
    func close(_ things: inout [[String]], _ records: inout [[(name: String, value: String)]]) {
      let whole = rows.filter { $0.count == names.count }
      if !whole.isEmpty { things.append(whole.map { $0[title] }) }
      records += whole.prefix(2).map { Array(zip(names, $0)).map { (name: $0, value: $1) } }
      (names, title, rows) = ([], 0, [])
    }
    for line in lines {
      let words = Self.trimmed(line)
      if line.hasPrefix("frame ") {
        close(&things, &records)
        nouns.append(String(line.dropFirst(6).prefix { $0 != ":" }))
      } else if words.hasPrefix("= ") {
        rows.append(words.dropFirst(2).split(separator: "|").map(Self.trimmed))
      } else if words.first?.isUppercase ?? false, let colon = words.firstIndex(of: ":") {
        if words[colon...].hasPrefix(": title") { title = names.count }
        names.append(String(words[..<colon]))
      }
    }
    close(&things, &records)
  }

  private static let kinds: Set<String> = [
    "input", "picker", "choice", "button", "action", "toggle", "slider", "stat", "table", "list",
    "checklist", "chart", "map",
  ]

  mutating func readScreens(_ lines: [Substring]) {
    for line in lines {
      if !line.hasPrefix(" "), let colon = line.firstIndex(of: ":") {
        let head = line[..<colon].split(separator: " ", maxSplits: 1)
        if head.count == 2 { screens.append((String(head[1]), [])) }
      }
      let words = Self.trimmed(line).split(separator: " ", maxSplits: 1)
      guard line.hasPrefix("  "), words.count == 2, !screens.isEmpty,
        case let kind = String(words[0].prefix { $0 != "." }), Self.kinds.contains(kind),
        !words[1].contains("{")
      else { continue }
      let said = words[1].prefix { $0 != "|" }.split(separator: "=", maxSplits: 1)
      guard let name = said.first.map(Self.trimmed), !name.isEmpty else { continue }
      let options = said.count > 1 ? said[1].split(separator: ";").map(Self.trimmed) : []
      screens[screens.count - 1].parts.append(Part(kind: kind, name: name, options: options))
    }
    screens.removeAll { $0.parts.count < 3 }
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    text.trimmingCharacters(in: .whitespaces)
  }
}
