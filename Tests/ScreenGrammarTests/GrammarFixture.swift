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

  /// The grammars that fixtures may include: the shipped ones, and those beside them.
  static func include(_ name: String) -> SourceText? {
    Grammar.source(named: name)
      ?? rejected.first { $0.source.name == name + ".grammar" }?.source
  }

  /// What parsing finds, as `line: severity[id]`.
  func found() -> [String] {
    Grammar.parse(source, resolvingIncludes: Self.include).diagnostics.map { diagnostic in
      let line = source.location(of: diagnostic.range?.lowerBound ?? 0).line
      return "\(line): \(diagnostic.severity)[\(diagnostic.id)]"
    }
  }

  /// What its comments state.
  func expected() -> [String] {
    ExpectedDiagnostics(in: source).expectations.map { "\($0.line): \($0.severity)[\($0.id)]" }
  }
}
