import ScreenAdmission
import ScreenDiagnostics
import ScreenGrammar
import ScreenModel
import Testbed
import Testing

@testable import ScreenSchemas

/// Those who say of a document whether it is one of a grammar's: admission, and the exports.
struct Judges {
  /// What admission says.
  struct Verdict {
    /// Why a strict run refuses the document; empty where it takes it.
    var refusals: Set<String> = []
    /// The repairs that lose nothing.
    var respellings: Set<String> = []
  }

  /// A schema under the independent validator, or a grammar under the independent interpreter.
  struct Export {
    var name: String
    var omitted: Set<String>
    /// The omissions that are its own: bounds that it does not state.
    var ownOmitted: Set<String>
    var accepts: (TreeValue) throws -> Bool
  }

  /// What follows where something within was refused for a reason of its own.
  private static let consequences: Set<String> = [
    "bad-row", "component-dropped", "empty-screen", "empty-section", "fallback",
    "further-diagnostics", "too-few-components", "too-few-elements", "too-few-left",
    "too-few-sections", "unusable-answer",
  ]

  let exports: [Export]
  /// What admission says of a tree.
  private let admit: (TreeValue) -> [Diagnostic]

  init(_ grammar: Grammar) throws {
    try self.init(DocumentShape(grammar)) { tree in
      grammar.admit(Proposal(tree: tree)).diagnostics
    }
  }

  init(_ schema: SchemaDescription) throws {
    try self.init(schema.shape) { schema.admit($0).diagnostics }
  }

  private init(
    _ shape: DocumentShape, admittingBy admit: @escaping (TreeValue) -> [Diagnostic]
  ) throws {
    self.admit = admit
    let inherent = Set(shape.omissions.flatMap(\.diagnostics))
    func export(
      _ name: String, _ export: GrammarExport,
      _ make: (String) throws -> (TreeValue) throws -> Bool
    ) rethrows -> Export {
      let omitted = Set(export.omissions.flatMap(\.diagnostics))
      let own = export.omissions.filter { !shape.omissions.contains($0) }
      return Export(
        name: name, omitted: omitted.union(inherent),
        ownOmitted: Set(own.flatMap(\.diagnostics)), accepts: try make(export.text))
    }
    func schema(_ text: String, isComplete: Bool) throws -> (TreeValue) throws -> Bool {
      let validator = try SchemaValidator(try tree(text))
      return { try validator.accepts(isComplete ? shape.completing($0) : $0) }
    }
    exports = [
      try export("full", SchemaWriter(shape, .full).export()) { try schema($0, isComplete: false) },
      try export("local", SchemaWriter(shape, .local).export()) {
        try schema($0, isComplete: false)
      },
      try export("openai", SchemaWriter(shape, .openai).export()) {
        try schema($0, isComplete: true)
      },
      try export("anthropic", SchemaWriter(shape, .anthropic).export()) {
        try schema($0, isComplete: true)
      },
      try export("gbnf", GBNFWriter.export(shape, .utf8)) { text in
        let interpreter = try GBNFInterpreter(text)
        return { interpreter.accepts($0.json) }
      },
      try export("gbnf, ASCII", GBNFWriter.export(shape, .asciiSafe)) { text in
        let interpreter = try GBNFInterpreter(text)
        return { interpreter.accepts($0.json.escapedToASCII) }
      },
    ]
  }

  /// How documents may be spelled that admission mends without loss, and exports do not take.
  ///
  /// What is canonical has one spelling; a model held to an export writes that.
  private static let respellings: Set = [
    "array-as-record", "bad-slug", "bare-components", "bare-text", "columns-of-rows",
    "component-name", "component-tag", "date-form", "flag-as-text", "keyed-elements",
    "missing-title", "null-value", "number-as-text", "object-as-row", "object-as-text",
    "open-ended", "property-name", "section-split", "text-as-number",
    "texts-joined", "unknown-property", "value-as-array", "value-as-flag", "value-as-record",
    "value-name", "white-space",
  ]

  /// What admission says of a document's text.
  func admission(_ document: TreeValue) -> Verdict {
    let reading = JSONReader.read(SourceText(name: "document", document.json))
    var diagnostics = reading.diagnostics
    if let tree = reading.tree {
      diagnostics += admit(tree)
    }
    return Verdict(
      refusals: Set(diagnostics.filter(\.isRefusedWhenStrict).map(\.id)),
      respellings: Set(diagnostics.filter { $0.repair == .lossless }.map(\.id)))
  }

  /// Where an export and admission disagree beyond what the export says that it leaves out.
  ///
  /// A fault must be refused by an export, unless it is one of those that it says it leaves out.
  func disagreement(
    of export: Export, with verdict: Verdict, on document: TreeValue, fault: RandomDocument.Fault?
  ) throws -> String? {
    let accepts = try export.accepts(document)
    var causes = verdict.refusals.subtracting(Self.consequences)
    // An empty title is too short, whatever is shown in its place.
    if causes.remove("borrowed-title") != nil { causes.insert("text-too-short") }
    // What stands in for a component has other properties.
    if verdict.refusals.contains("fallback") { causes.remove("unknown-property") }
    let listed = causes.isEmpty ? verdict.refusals : causes
    switch (accepts, listed.isEmpty) {
    case (true, true): return nil
    case (true, false):
      let allowed = fault == nil ? export.omitted : export.ownOmitted.union(export.omitted)
      // Where all that is reported is what followed, one of it must be what the export leaves out.
      let unlisted =
        causes.isEmpty && !listed.isDisjoint(with: allowed) ? [] : listed.subtracting(allowed)
      if !unlisted.isEmpty { return "takes what admission refuses: \(unlisted.sorted())" }
      let isStated = fault.map { !$0.isLeft(to: export.ownOmitted) } ?? false
      return isStated ? "takes a fault that it states" : nil
    case (false, true):
      let known = verdict.respellings.intersection(Self.respellings)
      return known.isEmpty ? "refuses what admission takes as it is" : nil
    case (false, false):
      // A valid document is refused by admission for what no export states, never by an export.
      return fault == nil ? "refuses a valid document" : nil
    }
  }
}

extension RandomDocument.Fault {
  /// Whether an export says that it leaves the fault to admission.
  func isLeft(to omitted: Set<String>) -> Bool {
    switch self {
    case .tooLong: omitted.contains("text-too-long")
    case .tooShort: omitted.contains("text-too-short")
    case .tooMany: omitted.contains("too-many-elements")
    case .tooFew: omitted.contains("too-few-elements")
    case .tooGreat, .tooSmall: omitted.contains("number-out-of-bounds")
    // Much may be left out; whether it may, admission and the export have been compared on.
    case .dropped: true
    case .misspelt, .added, .wrongKind: false
    }
  }
}

extension DocumentShape {
  /// A document with what it leaves out written as hosts ask for it: neutral values, and null.
  func completing(_ document: TreeValue) -> TreeValue { complete(document, .object(root)) }

  private func complete(_ value: TreeValue, _ shape: ValueShape) -> TreeValue {
    switch (shape, value.content) {
    case (.array(_, _, let element), .array(let elements)):
      return TreeValue(.array(elements.map { complete($0, element) }))
    case (.union(let union), .object):
      guard let variant = union.variants.first(where: { $0.tag == value["type"]?.text }) else {
        return value
      }
      return complete(value, .object(variant))
    case (.object(let object), .object(var members)):
      for member in object.members {
        if let index = members.firstIndex(where: { $0.name == member.name }) {
          members[index].value = complete(members[index].value, member.value)
        } else if !member.isRequired {
          let neutral = member.neutral ?? TreeValue(.null)
          members.append(TreeMember(member.name, complete(neutral, member.value)))
        }
      }
      return TreeValue(.object(members))
    default: return value
    }
  }
}

extension String {
  /// The JSON text with all but ASCII escaped.
  var escapedToASCII: String {
    guard !utf8.allSatisfy({ $0 < 0x80 }) else { return self }
    var escaped: [UInt8] = []
    for unit in utf16 {
      if unit < 0x80 {
        escaped.append(UInt8(unit))
      } else {
        escaped += Array("\\u".utf8)
        for shift in [12, 8, 4, 0] {
          escaped.append(Array("0123456789abcdef".utf8)[Int(unit >> shift & 15)])
        }
      }
    }
    return String(decoding: escaped, as: UTF8.self)
  }
}
