public import ScreenGrammar

extension SchemaDescription {
  /// The answer as a JSON Schema, limited to the keywords that a host supports.
  public func jsonSchema(_ profile: SchemaProfile) -> GrammarExport {
    SchemaWriter(shape, profile).export()
  }

  /// The answer as a llama.cpp grammar: compact JSON, with members in declared order.
  public func gbnf(_ text: GBNFText) -> GrammarExport { GBNFWriter.export(shape, text) }

  /// The answer as instructions for a model: rules, guides and one complete example.
  public func prompt() -> GrammarExport {
    let writer = PromptWriter(
      document: "the answer, \(name)", title: name, owner: name, plural: "Kinds",
      singular: "an object of a kind",
      unknown: "leave out what is not known, where it may be left out", out: nil)
    return writer.export(shape)
  }

  /// The shape of all valid answers, from which every export is written.
  package var shape: DocumentShape {
    let maker = ShapeBuilder(kind: nil, isBuiltIn: false, path: name)
    return DocumentShape(
      name: name, summary: record.guide,
      root: ObjectShape(name: name, guide: "", members: maker.members(record)),
      isScreen: false,
      omissions: Omission.inherent(to: record))
  }
}
