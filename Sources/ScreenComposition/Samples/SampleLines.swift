/// The lines of an embedded sample file: heads with their cues, and what stands below them.
struct SampleLines {
  /// A head, its cues and the lines below it.
  struct Entry {
    /// What stands before the colon.
    var name: String
    /// The words after it.
    var cues: [Substring]
    /// The values below it, in order.
    var values: [String] = []
    /// The words of a line that begins with `=`.
    var bounds: [Substring] = []
    /// The values of lines that begin with `&`, one for each of `values`, by the words before
    /// their colon.
    var told: [(name: String, values: [String])] = []
    /// Whether the head begins with `of`.
    var isAttribute = false
  }

  private(set) var entries: [Entry] = []

  /// Reads the embedded file of a name; there are no entries where there is no such file.
  init(named name: String) {
    guard let file = EmbeddedText.files.first(where: { $0.name == name }) else { return }
    // Of the file's bytes nothing is copied but what the entries keep.
    for line in file.text.description.utf8.split(separator: UInt8(ascii: "\n")) {
      read(line)
    }
  }

  private mutating func read(_ line: Substring.UTF8View) {
    guard let first = line.first, first != UInt8(ascii: "#") else { return }
    guard first == UInt8(ascii: " "), let last = entries.indices.last else {
      let colon = line.firstIndex(of: UInt8(ascii: ":")) ?? line.endIndex
      let cues = line[colon...].dropFirst().split(separator: UInt8(ascii: ","))
      var name = Substring(line[..<colon])
      let isAttribute = name.utf8.starts(with: "of ".utf8)
      if isAttribute { name = name.dropFirst(3) }
      var entry = Entry(name: String(name), cues: cues.map { Self.trimmed($0) })
      entry.isAttribute = isAttribute
      entries.append(entry)
      return
    }
    let content = line.drop { $0 == UInt8(ascii: " ") }
    switch content.first {
    case UInt8(ascii: "="):
      let words = content.dropFirst(2).split(separator: UInt8(ascii: " "), maxSplits: 2)
      entries[last].bounds = words.map { Substring($0) }
    case UInt8(ascii: "&"):
      guard let colon = content.firstIndex(of: UInt8(ascii: ":")) else { return }
      let name = String(Self.trimmed(content[..<colon].dropFirst()))
      entries[last].told.append((name, Self.values(content[content.index(after: colon)...])))
    default: entries[last].values += Self.values(content)
    }
  }

  private static func values(_ text: Substring.UTF8View) -> [String] {
    text.split(separator: UInt8(ascii: "|")).map { String(trimmed($0)) }
  }

  private static func trimmed(_ text: Substring.UTF8View) -> Substring {
    var text = text.drop { $0 == UInt8(ascii: " ") }
    while text.last == UInt8(ascii: " ") { text.removeLast() }
    return Substring(text)
  }
}
