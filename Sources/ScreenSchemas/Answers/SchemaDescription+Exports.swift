public import ScreenGrammar

extension SchemaDescription {
  /// The answer as a JSON Schema, with what a host takes of it.
  public func jsonSchema(_ profile: SchemaProfile) -> GrammarExport {
    SchemaWriter(shape, profile).export()
  }

  /// The answer as a grammar of llama.cpp: compact JSON, members in declared order.
  public func gbnf(_ text: GBNFText) -> GrammarExport { GBNFWriter.export(shape, text) }

  /// The answer as instructions for a model: rules, guides, one complete example.
  public func prompt() -> GrammarExport {
    let writer = PromptWriter(
      document: "the answer, \(name)", title: name, owner: name, plural: "Kinds",
      singular: "an object of a kind",
      unknown: "leave out what is not known, where it may be left out", out: nil)
    return writer.export(shape)
  }

  /// All that an answer may be, said once for every export.
  package var shape: DocumentShape {
    let maker = ShapeMaker(kind: nil, isBuiltIn: false, path: name)
    return DocumentShape(
      name: name, summary: record.guide,
      root: ObjectShape(name: name, guide: "", members: maker.members(record)),
      isScreen: false,
      omissions: Omission.inherent(to: record))
  }
}
