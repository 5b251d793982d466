import Foundation
import Testing

/// An intent of `Fixtures/Briefs` and the brief that it must give.
struct BriefCase: CustomTestStringConvertible, Sendable {
  let intent: String
  let expected: String
  var testDescription: String { intent }

  /// The cases of a corpus file: an intent after `> `, with `\n` for a new line, then its brief.
  static func all(in file: String) -> [BriefCase] {
    let url = folder.appending(path: file)
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
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

  /// The names of the corpus files, sorted.
  static let files: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path())
    return (names ?? []).filter { $0.hasSuffix(".brief") }.sorted()
  }()

  /// Every case of every file.
  static let all: [BriefCase] = files.flatMap { all(in: $0) }

  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/Briefs")
}
