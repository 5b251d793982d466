import Testbed
import Testing

/// An intent of `Fixtures/Briefs`, or a tree of `Fixtures/Readings`, and the brief that it must give.
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

  /// Every case of every file.
  static var all: [BriefCase] {
    get throws { try all(of: FixtureFolder("Briefs")) }
  }

  /// Every tree of `Fixtures/Readings`, with its brief.
  static var readings: [BriefCase] {
    get throws { try all(of: FixtureFolder("Readings")) }
  }

  private static func all(of folder: FixtureFolder) throws -> [BriefCase] {
    try folder.names(ending: ".brief").flatMap { try all(in: $0, of: folder) }
  }
}
