internal import ScreenModel
package import ScreenText

/// The lines of a sample file: heads with their cues, and the lines below them.
package struct SampleLines {
  /// A head, its cues and the lines below it.
  package struct Entry {
    /// The text before the colon.
    package var name: String
    /// The cues after the colon.
    package var cues: FileText.Strings
    /// The values below the head, in order.
    var values: FileText.Strings
    /// The words of a line that begins with `=`.
    var bounds: [String] = []
    /// The values of lines that begin with `&`, one for each of `values`, by the words before their
    /// colon.
    var details: [(name: String, values: FileText.Strings)] = []
    /// Whether the head begins with `of`.
    var isAttribute = false
  }

  package private(set) var entries: [Entry] = []

  /// Reads the embedded files with some names, in order; a file that does not exist has no entries.
  init(named names: String...) {
    for name in names { entries += Self(FileText(named: name, in: EmbeddedText.files)).entries }
  }

  /// Reads a file.
  package init(_ text: FileText) {
    for line in text.lines {
      switch text.bytes[line.lowerBound] {
      case UInt8(ascii: "#"): continue
      case UInt8(ascii: " "):
        guard let last = entries.indices.last else { continue }
        Self.read(text, text.trimmed(line), into: &entries[last])
      default: entries.append(Self.entry(text, line))
      }
    }
  }

  /// Parses the entry of a head: `name: cue, cue`.
  private static func entry(_ text: FileText, _ line: Range<Int>) -> Entry {
    let colon = text.firstIndex(of: UInt8(ascii: ":"), in: line) ?? line.upperBound
    let isAttribute = text.begins(line, with: "of ")
    let name = (line.lowerBound..<colon).dropFirst(isAttribute ? 3 : 0)
    let cues = text.items(of: (colon..<line.upperBound).dropFirst())
    var entry = Entry(
      name: text.string(name), cues: FileText.Strings(cues, in: text),
      values: FileText.Strings([], in: text))
    entry.isAttribute = isAttribute
    return entry
  }

  /// Parses a line below a head.
  private static func read(_ text: FileText, _ line: Range<Int>, into entry: inout Entry) {
    guard let first = line.first else { return }
    func values(_ range: Range<Int>) -> FileText.Pieces {
      text.items(of: range, separator: UInt8(ascii: "|"))
    }
    switch text.bytes[first] {
    case UInt8(ascii: "="):
      let words = text.bytes[line.dropFirst(2)].split(separator: UInt8(ascii: " "), maxSplits: 2)
      entry.bounds = words.map { String(decoding: $0, as: UTF8.self) }
    case UInt8(ascii: "&"):
      guard let colon = text.firstIndex(of: UInt8(ascii: ":"), in: line) else { return }
      let name = text.string(text.trimmed(first + 1..<colon))
      let details = FileText.Strings(values(colon + 1..<line.upperBound), in: text)
      entry.details.append((name, details))
    default: entry.values.append(values(line))
    }
  }
}
