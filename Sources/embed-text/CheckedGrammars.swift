internal import GrammarLanguage
internal import ScreenDiagnostics

/// The grammars of a folder, which may include one another, as declarations in Swift.
struct CheckedGrammars {
  /// A grammar with errors.
  struct Fault: Error, CustomStringConvertible {
    var description: String
  }

  /// The declarations.
  private(set) var text = ""

  /// Checks grammars.
  ///
  /// - Throws: `Fault` for the first that has an error.
  init(_ files: [(name: String, text: String)]) throws {
    let sources = files.map { name, text in
      (name: variable(name), source: SourceText(name: name, text))
    }
    var cases = ""
    for (name, source) in sources {
      let reading = GrammarReader.reading(of: source, among: sources.map(\.name)) { wanted in
        sources.first { $0.name == wanted }?.source
      }
      guard let grammar = reading.grammar else {
        throw Fault(description: DiagnosticFormatter(source).format(reading.diagnostics))
      }
      text += GrammarLiteral(grammar, named: name).text
      cases += "    case \"\(name)\": \(name)\n"
    }
    text += """

        static func grammar(named name: String) -> Grammar? {
          switch name {
      \(cases)    default: nil
          }
        }

      """
  }
}
