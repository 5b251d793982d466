public import ScreenDiagnostics
public import ScreenModel

/// What a typed answer may be: a plain value, whatever the type that it is read into.
///
/// One description says what a model is told (JSON Schema, GBNF, prompt) and what its reply is held
/// to, by the rules that screens are held to.
public struct SchemaDescription: Hashable, Sendable {
  /// What the answer is called: the name of its type.
  public var name: String
  /// The members of the answer, which is always an object, and what it is for.
  public var record: RecordRule

  /// Creates a description.
  public init(name: String, record: RecordRule) {
    self.name = name
    self.record = record
  }
}

/// What came of holding a reply to a schema.
public struct SchemaAdmission: Hashable, Sendable {
  /// The answer: members in declared order, each within its bounds; nil where it is of no use.
  ///
  /// A member that may be left out and was stays out; one with a fallback has it.
  public var tree: TreeValue?
  /// What was changed or dropped, in document order; an error where there is no answer.
  public var diagnostics: [Diagnostic]
}

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
