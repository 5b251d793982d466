internal import ScreenGrammar
internal import ScreenModel

/// Writes a grammar as Swift for Foundation Models: one enumeration that holds all its types.
struct SwiftWriter {
  private let shape: DocumentShape
  private var text = ""
  private var depth = 1

  private init(_ shape: DocumentShape) { self.shape = shape }

  /// The source and its omissions.
  static func export(_ grammar: Grammar, _ shape: DocumentShape) -> GrammarExport {
    var writer = SwiftWriter(shape)
    writer.write()
    let omissions = [
      Omission("the number of characters of a text", "text-too-long", "text-too-short"),
      Omission("elements of a collection are distinct", "duplicate-element"),
    ]
    return GrammarExport(text: writer.text, omissions: omissions + shape.omissions)
  }

  private mutating func write() {
    let name = SwiftName.type(shape.name)
    text += "// The grammar \(shape.name) for Foundation Models.\n"
    text +=
      "// The order of properties is the order of generation. Admit what comes of it: lengths\n"
    text += "// of texts are guides here, and rules there.\n\n"
    text += "#if canImport(FoundationModels)\nimport FoundationModels\n\n"
    documentation(shape.summary.isEmpty ? "The grammar \(shape.name)." : shape.summary, depth: 0)
    text += "@available(iOS 26, macOS 26, visionOS 26, *)\n"
    text += "public enum \(name) {\n"
    structure(shape.root, named: "Screen")
    if let section = shape.section { structure(section, named: "Section") }
    component()
    for component in shape.tagged {
      structure(component, named: SwiftName.type(component.title))
    }
    while text.hasSuffix("\n\n") { text.removeLast() }
    text += "}\n\n" + protocols(name) + "#endif\n"
  }

  /// The enumeration of the components.
  private mutating func component() {
    line("/// What a section is made of.")
    line("@Generable(description: \"One of the components\")")
    line("public enum Component {")
    depth += 1
    for component in shape.tagged {
      if !component.guide.isEmpty { line("/// " + Self.oneLine(component.guide) + ".") }
      line("case \(SwiftName.member(component.title))(\(SwiftName.type(component.title)))")
    }
    depth -= 1
    line("}")
    text += "\n"
  }

  private mutating func structure(_ object: ObjectShape, named name: String) {
    let guide = object.guide.isEmpty ? ExampleBuilder.words(of: object.title) : object.guide
    documentation(guide + ".", depth: depth)
    line("@Generable(description: \(Self.literal(guide)))")
    line("public struct \(name) {")
    depth += 1
    for member in object.members { property(member) }
    for member in object.members { nested(member) }
    depth -= 1
    while text.hasSuffix("\n\n") { text.removeLast() }
    line("}")
    text += "\n"
  }

  private mutating func property(_ member: MemberShape) {
    var guides = [String]()
    switch member.value {
    case .integer(let bounds): guides.append(".range(\(bounds.lowerBound)...\(bounds.upperBound))")
    case .number(let bounds):
      if bounds.upperBound < NumberLimit.number {
        guides.append(".range(\(bounds.lowerBound)...\(bounds.upperBound))")
      }
    case .array(let count, _, _):
      guides += [".minimumCount(\(count.lowerBound))", ".maximumCount(\(count.upperBound))"]
    case .text, .flag, .choice, .object, .union: break
    }
    // The framework accepts bounds only for required members; those of optional ones are put in
    // words.
    if !member.isRequired { guides = [] }
    let words = PromptWriter.words(for: member.value)
    let description =
      member.guide.isEmpty ? words : member.guide + (guides.isEmpty ? " (\(words))" : "")
    let arguments = (["description: " + Self.literal(description)] + guides).joined(separator: ", ")
    line("@Guide(\(arguments))")
    line(
      "public var \(SwiftName.member(member.name)): "
        + type(of: member.value, named: member.name) + (member.isRequired ? "" : "?"))
  }

  private func type(of value: ValueShape, named name: String) -> String {
    switch value {
    case .text: "String"
    case .integer: "Int"
    case .number: "Double"
    case .flag: "Bool"
    case .choice: SwiftName.type(name)
    case .array(_, _, let element): "[" + type(of: element, named: name) + "]"
    case .object(let object): object.name == "section" ? "Section" : SwiftName.type(name)
    case .union: "Component"
    }
  }

  /// The types nested in a property's type.
  private mutating func nested(_ member: MemberShape) {
    nested(member.value, named: member.name)
  }

  private mutating func nested(_ value: ValueShape, named name: String) {
    switch value {
    case .choice(let choices):
      text += "\n"
      line("/// " + ExampleBuilder.words(of: name) + ".")
      line("@Generable")
      line("public enum \(SwiftName.type(name)): String {")
      depth += 1
      for choice in choices {
        if !choice.guide.isEmpty { line("/// " + Self.oneLine(choice.guide) + ".") }
        line("case \(SwiftName.member(choice.name))")
      }
      depth -= 1
      line("}")
    case .array(_, _, let element): nested(element, named: name)
    case .object(let object) where object.name != "section":
      text += "\n"
      structure(object, named: SwiftName.type(name))
    case .object, .text, .integer, .number, .flag, .union: break
    }
  }

  /// The protocol of a generator, and a generator that uses a session of the framework.
  private func protocols(_ name: String) -> String {
    """
    /// Turns an intent into a screen of the grammar.
    @available(iOS 26, macOS 26, visionOS 26, *)
    public protocol \(name)ScreenGenerating {
      /// Why no screen came of an intent.
      associatedtype Failure: Error
      /// Makes a screen.
      func screen(for intent: String) async throws(Failure) -> \(name).Screen
    }

    /// Generates screens with the model of the device.
    @available(iOS 26, macOS 26, visionOS 26, *)
    public struct \(name)ModelGenerator: \(name)ScreenGenerating {
      private let session: LanguageModelSession

      /// Creates a generator over a session.
      public init(session: LanguageModelSession) { self.session = session }

      /// Makes a screen.
      public func screen(for intent: String) async throws -> \(name).Screen {
        try await session.respond(to: intent, generating: \(name).Screen.self).content
      }
    }

    """
  }

  private mutating func line(_ line: String) {
    text += String(repeating: "  ", count: depth) + line + "\n"
  }

  private mutating func documentation(_ words: String, depth: Int) {
    for part in words.split(separator: "\n") {
      text += String(repeating: "  ", count: depth) + "/// " + part + "\n"
    }
  }

  private static func oneLine(_ words: String) -> String {
    words.split(separator: "\n").joined(separator: " ")
  }

  /// A text as a Swift literal.
  private static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
