public import ScreenDiagnostics
internal import ScreenEditing
internal import ScreenGeneration
internal import ScreenGrammar
public import ScreenModel

extension Compiler {
  /// Changes a screen by a patch to its JSON (RFC 6902), such as `diff` writes.
  ///
  /// The patch is untrusted text: an array of operations, or an object with one as its `patch`,
  /// possibly with words around it. An operation that fails is an error at its place, and nothing
  /// is changed then. The result is checked against the grammar like any screen.
  ///
  /// - Parameters:
  ///   - screen: The screen, which the grammar must admit unchanged.
  ///   - patch: The text of the patch; diagnostics point into it.
  /// - Returns: The changed screen.
  /// - Throws: `CompilationError.nothingAdmitted` if the patch or its result is refused.
  public func patch(
    _ screen: Screen, with patch: SourceText
  ) throws(CompilationError) -> Compilation {
    try checkExact(screen)
    let (admission, diagnostics) = patched(screen, by: patch)
    guard let admission, let changed = admission.screen else {
      throw .nothingAdmitted(diagnostics)
    }
    return Compilation(
      screen: changed, source: patch, language: "en", grammar: grammar.name, sampling: .greedy,
      tier: .finished, confidence: .high, ledger: Ledger(entries: []), origins: admission.origins,
      diagnostics: diagnostics, attempts: [], matches: [])
  }

  /// Applies the patch in a text to a screen, with diagnostics of faults and repairs; no admission
  /// if the patch cannot be read or applied.
  func patched(
    _ screen: Screen, by text: SourceText
  ) -> (admission: Admission?, diagnostics: [Diagnostic]) {
    let reading = Self.readPatch(text)
    guard let source = reading.tree else { return (nil, reading.diagnostics) }
    let (patch, faults) = JSONPatch.reading(source)
    guard let patch else { return (nil, reading.diagnostics + faults) }
    let json = SourceText(name: "screen", utf8: screen.jsonUTF8(.compact))
    guard let tree = JSONReader.read(json).tree else { return (nil, reading.diagnostics) }
    let (result, failures) = patch.applied(to: tree, from: source)
    guard let result else { return (nil, reading.diagnostics + failures) }
    var admission = grammar.admit(Proposal(tree: result))
    // The ranges of unchanged parts refer to another text.
    admission.diagnostics = admission.diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.range = nil
      return diagnostic
    }
    return (admission, reading.diagnostics + admission.diagnostics)
  }

  /// The value in a text that may be a patch: the last array of operations or object with one.
  /// Several operations, one on each line, form one patch.
  private static func readPatch(_ text: SourceText) -> JSONReading {
    let passages = JSONReader.readPassages(text)
    func isPatch(_ tree: TreeValue) -> Bool {
      guard let elements = (tree["patch"] ?? tree).elements else { return false }
      return elements.isEmpty || elements.contains { $0["op"] != nil }
    }
    if let passage = passages.last(where: { $0.reading.tree.map(isPatch) ?? false }) {
      return passage.reading
    }
    let lines = passages.compactMap(\.reading.tree).filter { $0["op"] != nil }
    guard lines.isEmpty else {
      return JSONReading(
        tree: TreeValue(.array(lines)), diagnostics: passages.flatMap(\.reading.diagnostics))
    }
    return JSONReader.read(text)
  }

  /// Checks that the grammar admits a screen unchanged.
  func checkExact(_ screen: Screen) throws(CompilationError) {
    guard grammar.admit(Proposal(tree: screen.tree)).screen != screen else { return }
    // Only a text has places, which the diagnostics name.
    let json = SourceText(name: "screen", utf8: screen.jsonUTF8(.compact))
    let admitted = try admit(screen: json)
    guard admitted.screen == screen else {
      throw .nothingAdmitted(
        admitted.diagnostics.map { $0.quoting(json) } + [
          Diagnostic(
            .error, id: "screen-not-exact",
            "the screen does not conform to the grammar \(grammar.name)")
        ])
    }
  }
}
