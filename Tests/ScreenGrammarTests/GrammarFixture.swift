import Foundation
import ScreenDiagnostics
import Testing

@testable import ScreenGrammar

/// A grammar of `Fixtures/Grammars`, with the diagnostics that its comments state.
struct GrammarFixture: CustomTestStringConvertible {
  let source: SourceText

  var testDescription: String { source.name }

  static let accepted = all(in: "accepted")
  static let rejected = all(in: "rejected")

  private static func all(in folder: String) -> [GrammarFixture] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let place = root.appending(path: "Fixtures/Grammars/\(folder)")
    let files = try? FileManager.default.contentsOfDirectory(
      at: place, includingPropertiesForKeys: nil)
    return (files ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }.compactMap { file in
      guard let data = try? Data(contentsOf: file) else { return nil }
      return GrammarFixture(source: SourceText(name: file.lastPathComponent, utf8: Array(data)))
    }
  }

  /// The grammars that fixtures may include beside the shipped ones.
  static func include(_ name: String) -> SourceText? {
    switch name {
    case "cycle", "faulty": SourceText(name: name, "grammar \(name) component nothing {}")
    case "ring": SourceText(name: name, "grammar ring include cycle")
    default: Grammar.source(named: name)
    }
  }

  /// What parsing finds, as `line: severity[id]`.
  func found() -> [String] {
    Grammar.parse(source, resolvingIncludes: Self.include).diagnostics.map { diagnostic in
      let line = source.location(of: diagnostic.range?.lowerBound ?? 0).line
      return "\(line): \(diagnostic.severity)[\(diagnostic.id)]"
    }
  }

  /// What its comments state: `//!` speaks of its own line, `//!^^` of the second line above it.
  func expected() -> [String] {
    let text = String(decoding: source.utf8, as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap {
      index, line -> [String] in
      guard let mark = line.range(of: "//!") else { return [] }
      let above = line[mark.upperBound...].prefix { $0 == "^" }.count
      let below = line[mark.upperBound...].prefix { $0 == "v" }.count
      return line[mark.upperBound...].split(separator: " ").filter { $0.hasSuffix("]") }
        .map { "\(index + 1 - above + below): \($0)" }
    }
  }
}
