internal import Sampling
internal import ScreenCatalog
internal import ScreenComposition
internal import ScreenData
internal import ScreenLedger
public import ScreenDiagnostics
public import ScreenExchange
internal import ScreenGrammar
public import ScreenModel

extension Compiler {
  /// Admits a finished screen: a file edited by hand, a model's reply, JSON with text around it, or
  /// a document of another tool.
  ///
  /// - Parameters:
  ///   - source: The text with the screen's JSON, or a document in another format.
  ///   - format: The other format; nil to detect it from the text.
  ///   - data: The data that `{"from": "/pointer"}` in it refers to.
  /// - Returns: The screen, with what was repaired and dropped.
  /// - Throws: `CompilationError.nothingAdmitted` if no component is admitted.
  public func admit(
    _ source: SourceText, as format: ExchangeFormat? = nil, data: TreeValue? = nil
  ) throws(CompilationError) -> Compilation {
    let document = ScreenDocument(source, as: format, for: grammar)
    guard let proposal = document.proposal else { throw .nothingAdmitted(document.diagnostics) }
    return try compilation(
      admitting: proposal, data: data, from: source, after: document.diagnostics)
  }

  /// Admits a screen in our own JSON, whatever other format it may look like.
  ///
  /// - Parameter source: The text with the screen's JSON.
  /// - Returns: The screen, with what was repaired and dropped.
  /// - Throws: `CompilationError.nothingAdmitted` if no component is admitted.
  public func admit(screen source: SourceText) throws(CompilationError) -> Compilation {
    let reading = grammar.read(reply: source)
    guard let tree = reading.tree else { throw .nothingAdmitted(reading.diagnostics) }
    return try compilation(
      admitting: Proposal(tree: tree), data: nil, from: source, after: reading.diagnostics)
  }

  /// Makes a table from data, without an intent or a generator.
  ///
  /// - Parameters:
  ///   - data: A collection of records, or an object that contains one.
  ///   - title: The screen's title.
  /// - Returns: The screen, a table of at most 1,000 rows.
  /// - Throws: `CompilationError.nothingAdmitted` if the data has no records or the grammar has no
  ///   table.
  public func tabulate(
    _ data: TreeValue, title: String
  ) throws(CompilationError) -> Compilation {
    guard let proposal = Proposal(tableOf: data, title: title) else {
      let fault = Diagnostic(.error, id: "no-records", "the data has no records to show")
      throw .nothingAdmitted([fault])
    }
    return try compilation(
      admitting: proposal, data: data, from: SourceText(name: "<data>", ""), after: [])
  }

  /// The compilation of a proposal that answers no intent.
  private func compilation(
    admitting proposal: Proposal, data: TreeValue?, from source: SourceText,
    after earlier: [Diagnostic]
  ) throws(CompilationError) -> Compilation {
    let admission = grammar.admit(proposal, data: data)
    var diagnostics = (earlier + admission.diagnostics).sortedByPlace()
    guard let screen = admission.screen else { throw .nothingAdmitted(diagnostics) }
    diagnostics += Catalog.shipped.generalBesideSpecial(in: screen)
    return Compilation(
      screen: screen, source: source, language: "en", grammar: grammar.name, sampling: .greedy,
      tier: .finished, confidence: .high, ledger: Ledger(entries: []), origins: admission.origins,
      diagnostics: diagnostics, attempts: [], matches: [])
  }
}

extension [Diagnostic] {
  /// The diagnostics in the order of the text, with those without a place at the end; the order is
  /// stable.
  fileprivate func sortedByPlace() -> [Diagnostic] {
    enumerated().sorted {
      ($0.element.range?.lowerBound ?? .max, $0.offset)
        < ($1.element.range?.lowerBound ?? .max, $1.offset)
    }.map(\.element)
  }
}
