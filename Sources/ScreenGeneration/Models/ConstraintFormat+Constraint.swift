internal import ScreenGrammar
internal import ScreenSchemas

extension ConstraintFormat {
  /// The guide for documents in this form, with facts as values or as pointers.
  func guide(for document: MaskedDocument, _ facts: FactForm = .values) -> OutputConstraint {
    switch (self, document) {
    case (.masks, _): .masks(document)
    case (.gbnf, .screen(let grammar)):
      .gbnf(grammar.export(as: .gbnf(.utf8), facts: facts).text)
    case (.gbnf, .answer(let schema)): .gbnf(schema.gbnf(.utf8).text)
    case (.jsonSchema(let profile), .screen(let grammar)):
      .jsonSchema(
        name: "screen", schema: grammar.export(as: .jsonSchema(profile), facts: facts).text)
    case (.jsonSchema(let profile), .answer(let schema)):
      .jsonSchema(name: Self.hostName(schema.name), schema: schema.jsonSchema(profile).text)
    }
  }

  /// A name as hosts accept it: at most 64 letters, digits, `_` and `-`.
  private static func hostName(_ name: String) -> String {
    let bytes = name.utf8.prefix(64).map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
        byte
      default: UInt8(ascii: "_")
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
