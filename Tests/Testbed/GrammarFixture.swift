package import ScreenDiagnostics
public import ScreenGrammar
public import Testing

extension Grammar: CustomTestStringConvertible {
  /// Its name, which is enough for a log.
  public var testDescription: String { name }
}

/// A grammar of `Fixtures/Grammars`, with the diagnostics that its comments state.
package struct GrammarFixture: CustomTestStringConvertible {
  package let source: SourceText

  package var testDescription: String { source.name }

  package static var accepted: [GrammarFixture] { get throws { try all(in: "accepted") } }
  package static var rejected: [GrammarFixture] { get throws { try all(in: "rejected") } }

  /// The grammars that those accepted are.
  package static var acceptedGrammars: [Grammar] {
    get throws {
      try accepted.compactMap { Grammar.parse($0.source, resolvingIncludes: include).grammar }
    }
  }

  private static func all(in name: String) throws -> [GrammarFixture] {
    let folder = FixtureFolder("Grammars/" + name)
    return try folder.names().map { name in
      GrammarFixture(source: SourceText(name: name, utf8: try folder.bytes(of: name)))
    }
  }

  /// The grammars that fixtures may include: the shipped ones, and those beside them.
  package static func include(_ name: String) -> SourceText? {
    Grammar.source(named: name)
      ?? (try? FixtureFolder("Grammars/rejected").bytes(of: name + ".grammar")).map {
        SourceText(name: name + ".grammar", utf8: $0)
      }
  }

  /// What parsing finds, as `line: severity[id]`.
  package func found() -> [String] {
    Grammar.parse(source, resolvingIncludes: Self.include).diagnostics.map { diagnostic in
      let line = source.location(of: diagnostic.range?.lowerBound ?? 0).line
      return "\(line): \(diagnostic.severity)[\(diagnostic.id)]"
    }
  }

  /// What its comments state.
  package func expected() -> [String] {
    ExpectedDiagnostics(in: source).expectations.map { "\($0.line): \($0.severity)[\($0.id)]" }
  }
}
