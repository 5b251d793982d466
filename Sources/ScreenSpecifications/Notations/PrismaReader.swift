internal import ScreenBrief
import ScreenDiagnostics
import ScreenModel

/// Reads the models and enumerations of Prisma schemas.
struct PrismaReader {
  /// Returns the declarations in the code.
  static func declarations(in code: Code) -> Declarations {
    var declarations = Declarations()
    var models: Set<String> = []
    var place = 0
    var bodies: [(name: Int, body: Int, isEnumeration: Bool)] = []
    while place < code.tokens.count {
      let isType =
        code.isWord(place) && code.isWord(place + 1) && code.isSign("{", at: place + 2)
        && ["model", "enum", "type"].contains(code.text(place))
      if isType {
        bodies.append((place + 1, place + 2, code.isWord("enum", at: place)))
        if !code.isWord("enum", at: place) { models.insert(code.text(place + 1)) }
        place = code.partners[place + 2]
      }
      place += 1
    }
    for (name, body, isEnumeration) in bodies {
      var type = Declaration(name: code.phrase(name))
      for line in code.parts(of: code.inside(body), at: [";"], byLine: true)
      where code.isWord(line.lowerBound) {
        if isEnumeration {
          type.cases.append(code.phrase(line.lowerBound))
        } else if let property = property(line, models, code) {
          type.properties.append(property)
        }
      }
      // A foreign key gets its value from its relation.
      let keys = type.properties.filter { $0.kind == .reference }.flatMap(\.keys)
      type.properties.removeAll { property in
        guard keys.contains(property.name.text) else { return false }
        declarations.leftOut.append(LeftOut(property.range, SystemFilled.reason))
        return true
      }
      declarations.types.append(type)
    }
    return declarations
  }

  private static func property(_ line: Range<Int>, _ models: Set<String>, _ code: Code) -> Property?
  {
    guard line.count > 1, code.isWord(line.lowerBound + 1) else { return nil }
    let end = code.firstPlace(of: "@", in: line) ?? line.upperBound
    var type = TypeParser(code: code).type(line.lowerBound + 1..<end)
    var property = Property(
      code.phrase(line.lowerBound), TypeExpression(), range: code.bytes(of: line))
    property.isRequired = !type.isOptional && !type.isList
    if models.contains(type.name.text) {
      property.kind = type.isList ? .choice(isMultiple: true) : .reference
      property.reference = type.name.text
      type = TypeExpression()
    }
    property.type = type
    for place in end..<line.upperBound where code.isSign("@", at: place) {
      apply(attribute: place + 1, in: line, &property, code)
    }
    code.apply(commentOn: line, to: &property)
    return property
  }

  private static func apply(
    attribute place: Int, in line: Range<Int>, _ property: inout Property, _ code: Code
  ) {
    let inside = code.isSign("(", at: place + 1) ? code.inside(place + 1) : 0..<0
    switch code.text(place) {
    case "id", "updatedAt": property.isFilledBySystem = true
    case "default":
      let isCall = inside.count > 1 && code.isSign("(", at: inside.lowerBound + 1)
      // The system generates such values: now(), cuid(), autoincrement().
      if isCall { property.isFilledBySystem = true } else { property.value = code.value(inside) }
    case "relation":
      for part in code.parts(of: inside, at: [","]) where code.isWord("fields", at: part.lowerBound)
      {
        property.keys = part.dropFirst().filter { code.isWord($0) }.map { code.text($0) }
        // The model may be declared elsewhere.
        if property.kind == .text {
          property.kind = .reference
          property.reference = property.type.name.text
          property.type = TypeExpression()
        }
      }
    case "db" where code.isWord(place + 2) && code.isSign("(", at: place + 3):
      if let length = code.value(code.inside(place + 3)), code.text(place + 2).hasSuffix("Char") {
        property.apply(.maxLength, length)
      }
    case "db" where code.isWord("Text", at: place + 2): property.kind = .field(.multiline)
    case "db" where code.isWord("Date", at: place + 2): property.kind = .field(.date)
    default: break
    }
  }
}
