public import ScreenGrammar
package import ScreenModel

/// The format that a grammar is exported to.
public enum ExportFormat: Hashable, Sendable {
  /// JSON Schema, draft 2020-12, limited to the keywords that a host supports.
  case jsonSchema(SchemaProfile)
  /// A grammar for llama.cpp: compact JSON, with members in declared order.
  case gbnf(GBNFText)
  /// Instructions for a model: rules, guides and one complete example.
  case prompt
  /// Swift for Foundation Models: an enumeration and structures.
  case swift
  /// A reference of the vocabulary, for people.
  case markdown
}

/// How a document states its facts.
public enum FactForm: Hashable, Sendable {
  /// As values.
  case values
  /// As values, or as pointers into data: `{"from": "/pointer"}` in place of a component's value,
  /// `{"each": "/pointer", …}` in place of a collection in it.
  case valuesOrPointers
}

/// A grammar in another language.
public struct GrammarExport: Hashable, Sendable {
  /// The text, in UTF-8, ending in LF.
  public var text: String
  /// The rules it leaves out, which admission still enforces.
  public var omissions: [Omission]

  /// Creates an export.
  public init(text: String, omissions: [Omission] = []) {
    self.text = text
    self.omissions = omissions
  }
}

/// A rule that an export cannot state, or that its host refuses.
public struct Omission: Hashable, Sendable {
  /// The rule, in words.
  public var rule: String
  /// The ids of the diagnostics by which admission enforces it.
  public var diagnostics: [String]

  /// Creates an omission.
  public init(_ rule: String, _ diagnostics: String...) {
    self.rule = rule
    self.diagnostics = diagnostics
  }

  /// The rule with the ids of its diagnostics, on one line.
  public var summary: String { rule + " (" + diagnostics.joined(separator: ", ") + ")" }
}

extension Grammar {
  /// Exports the grammar to another language.
  ///
  /// In every language it accepts the documents that admission accepts without repair; rules it
  /// cannot state are listed in `omissions`.
  ///
  /// - Parameters:
  ///   - format: The language.
  ///   - facts: How documents state their facts; of the languages, only JSON Schema and GBNF can
  ///     express pointers.
  /// - Returns: The text and its omissions.
  public func export(
    as format: ExportFormat, facts: FactForm = .values
  ) -> GrammarExport {
    var shape = DocumentShape(self)
    shape.facts = facts
    switch format {
    case .jsonSchema(let profile): return SchemaWriter(shape, profile).export()
    case .gbnf(let text): return GBNFWriter.export(shape, text)
    case .prompt: return promptWriter.export(shape)
    case .swift: return SwiftWriter.export(self, shape)
    case .markdown: return MarkdownWriter.export(self, shape)
    }
  }

  /// The rules and the vocabulary for a model, without an example.
  package var instructions: String { promptWriter.instructions(DocumentShape(self)) }

  /// A complete example screen that shows the named components; if the grammar has none of them,
  /// its first few.
  package func example(holding names: Set<String>) -> TreeValue {
    let own = components.map(\.name).filter { $0 != out?.name }
    let chosen = own.filter(names.contains)
    return ExampleBuilder.example(
      of: DocumentShape(self), called: promptWriter.owner,
      holding: Set(chosen.isEmpty ? Array(own.prefix(3)) : chosen))
  }

  private var promptWriter: PromptWriter {
    PromptWriter(
      document: "a screen of the grammar \(name)", title: "Screen", owner: "exampleScreen",
      plural: "Components", singular: "a component", unknown: "a fact that is not known is \"—\"",
      out: out?.name)
  }
}
