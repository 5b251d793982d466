import Testbed
import Testing

/// A tree of `Fixtures/Readings`, and the brief that it must give.
struct BriefCase: CustomTestStringConvertible, Sendable {
  let intent: String
  let expected: String
  /// The beginning of the intent.
  var testDescription: String {
    String(intent.replacing("\n", with: " ").prefix(60)).debugDescription
  }

  /// The cases of a corpus file: an intent after `> `, with `\n` for a new line, then its brief.
  private static func all(in file: String, of folder: FixtureFolder) throws -> [BriefCase] {
    let text = String(decoding: try folder.bytes(of: file), as: UTF8.self)
    var cases: [BriefCase] = []
    var intent: String?
    var lines: [String] = []
    func flush() {
      if let intent {
        while lines.last?.isEmpty == true { lines.removeLast() }
        cases.append(BriefCase(intent: intent, expected: lines.joined(separator: "\n")))
      }
      lines = []
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("> ") {
        flush()
        intent = String(line.dropFirst(2)).replacing("\\n", with: "\n")
      } else if !line.hasPrefix("#") {
        lines.append(String(line))
      }
    }
    flush()
    return cases
  }

  /// Every tree of `Fixtures/Readings`, with its brief.
  static var readings: [BriefCase] {
    get throws {
      let folder = FixtureFolder("Readings")
      return try folder.names(ending: ".brief").flatMap { try all(in: $0, of: folder) }
    }
  }
}

/// The texts of `Fixtures/Texts`: requests of all kinds, and what is none.
enum IntentTexts {
  static var all: [TextCase] {
    get throws {
      let folder = FixtureFolder("Texts")
      return try folder.names(ending: ".texts").flatMap { name in
        String(decoding: try folder.bytes(of: name), as: UTF8.self).split(separator: "\n")
          .filter { !$0.hasPrefix("#") }
          .map { TextCase(String($0).replacing("\\n", with: "\n")) }
      }
    }
  }
}
