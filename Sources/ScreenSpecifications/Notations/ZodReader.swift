internal import ScreenBrief
import ScreenDiagnostics

/// Reads the schemas of zod and similar libraries, which are chains of calls:
/// `name: z.string().min(2)`.
struct ZodReader {
  let code: Code

  /// Returns the declarations in the code.
  static func declarations(in code: Code) -> Declarations {
    let reader = ZodReader(code: code)
    var declarations = Declarations()
    for place in code.tokens.indices
    where code.isWord(place) && code.isSign("=", at: place + 1) && code.isSign(".", at: place + 3) {
      var type = Declaration(name: code.phrase(place))
      if code.isWord("object", at: place + 4), code.isSign("(", at: place + 5) {
        type.properties = reader.properties(code.inside(place + 5), depth: 0)
      } else if code.isWord("enum", at: place + 4), code.isSign("(", at: place + 5) {
        type.cases = code.inside(place + 5).filter { code.tokens[$0].kind == .text }.map(
          code.phrase)
      } else {
        continue
      }
      declarations.types.append(type)
    }
    return declarations
  }

  private func properties(_ places: Range<Int>, depth: Int) -> [Property] {
    guard let open = places.first, code.isSign("{", at: open), depth < TypeParser.mostNesting else {
      return []
    }
    return code.parts(of: code.inside(open), at: [","]).compactMap { part in
      guard part.count > 2, code.isSign(":", at: part.lowerBound + 1) else { return nil }
      var property = Property(code.phrase(part.lowerBound), range: code.bytes(of: part))
      property.isRequired = true
      var type = TypeExpression()
      read(part.lowerBound + 2..<part.upperBound, &type, &property, depth)
      property.type = type
      code.apply(commentOn: part, to: &property)
      return property
    }
  }

  /// Reads a chain of calls into a type and the rules of a property.
  private func read(
    _ places: Range<Int>, _ type: inout TypeExpression, _ property: inout Property, _ depth: Int
  ) {
    // A bare name refers to another schema.
    if places.count == 1, let name = places.first { type.name = code.phrase(name) }
    for place in places
    where code.isWord(place) && code.isSign(".", at: place - 1) && code.isSign("(", at: place + 1)
      && isOutermost(place, in: places)
    {
      let inside = code.inside(place + 1)
      let name = code.text(place)
      switch name {
      case "enum", "nativeEnum":
        type.options = inside.filter { code.tokens[$0].kind == .text }.map(code.phrase)
        if type.options.isEmpty, let first = inside.first { type.name = code.phrase(first) }
      case "object": type.members = properties(inside, depth: depth + 1)
      case "array":
        if !inside.isEmpty, depth < TypeParser.mostNesting {
          read(inside, &type, &property, depth + 1)
        }
        type.isList = true
      case "union", "literal":
        type.options += inside.filter { code.tokens[$0].kind == .text }.map(code.phrase)
      case "optional", "nullable", "nullish":
        type.isOptional = true
        property.isRequired = false
      case "positive", "nonnegative": property.apply(.minimum, Phrase("0"))
      default:
        let isType = SpecificationWords.shipped.types[name.lowercased()] != nil
        if isType, inside.isEmpty || type.name.text.isEmpty {
          // "z.string().email()" is an email address; "z.number().int()" is still a number.
          type.name = code.phrase(place)
        } else if let rule = PropertyRule(named: name),
          let first = code.parts(of: inside, at: [","]).first,
          let value = code.value(first)
        {
          property.apply(rule, value)
        }
      }
    }
  }

  private func isOutermost(_ place: Int, in places: Range<Int>) -> Bool {
    var next = places.lowerBound
    while next < place {
      next = max(next, code.partners[next]) + 1
    }
    return next == place
  }
}
