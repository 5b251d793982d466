internal import ScreenBrief
import ScreenDiagnostics

/// Reads the structs, classes and enumerations of Swift.
struct SwiftReader {
  let code: Code
  private var declarations = Declarations()

  private init(_ code: Code) { self.code = code }

  /// Returns the declarations in the code.
  static func declarations(in code: Code) -> Declarations {
    var reader = SwiftReader(code)
    reader.read(0..<code.tokens.count, depth: 0)
    return reader.declarations
  }

  private mutating func read(_ places: Range<Int>, depth: Int) {
    guard depth < TypeParser.mostNesting else { return }
    var place = places.lowerBound
    while place < places.upperBound {
      let isType =
        code.isWord(place) && code.isWord(place + 1)
        && ["struct", "class", "enum", "actor"].contains(code.text(place))
      guard isType,
        let body = code.firstPlace(of: "{", in: code.places(place + 2, to: places.upperBound))
      else {
        place = max(place, code.partners[place]) + 1
        continue
      }
      var type = Declaration(name: code.phrase(place + 1))
      if code.text(place) == "enum" {
        type.cases = cases(code.inside(body))
      } else {
        type.parents = (place + 2..<body).filter { code.isWord($0) }.map { code.text($0) }
        type.properties = properties(code.inside(body))
      }
      declarations.types.append(type)
      read(code.inside(body), depth: depth + 1)
      place = code.partners[body] + 1
    }
  }

  private func cases(_ places: Range<Int>) -> [Phrase] {
    var cases: [Phrase] = []
    for line in code.parts(of: places, at: [";"], byLine: true)
    where code.isWord("case", at: line.lowerBound) {
      for part in code.parts(of: line.dropFirst(), at: [","]) {
        let isValued = part.count == 3 && code.isSign("=", at: part.lowerBound + 1)
        let value = isValued ? part.lowerBound + 2 : part.lowerBound
        cases.append(code.phrase(code.tokens[value].kind == .text ? value : part.lowerBound))
      }
    }
    return cases
  }

  private mutating func properties(_ places: Range<Int>) -> [Property] {
    var properties: [Property] = []
    for part in code.members(of: places, at: [";"]) {
      guard
        let keyword = part.first(where: { code.isWord("let", at: $0) || code.isWord("var", at: $0) }
        ),
        code.isWord(keyword + 1), keyword + 1 < part.upperBound
      else {
        noteFunction(part)
        continue
      }
      if (part.lowerBound..<keyword).contains(where: { code.isWord("static", at: $0) }) {
        declarations.leftOut.append(LeftOut(code.bytes(of: part), NoValue.reason))
        continue
      }
      let equals = code.firstPlace(of: "=", in: keyword..<part.upperBound)
      let brace = code.firstPlace(of: "{", in: keyword..<part.upperBound)
      if let brace, equals.map({ brace < $0 }) ?? true {
        declarations.leftOut.append(LeftOut(code.bytes(of: part), NoValue.reason))
        continue
      }
      let end = equals ?? part.upperBound
      var type = TypeExpression()
      if code.isSign(":", at: keyword + 2) {
        type = TypeParser(code: code).type(code.places(keyword + 3, to: end))
      } else if let equals {
        type.name = Phrase(Self.type(ofValue: equals + 1, code))
      }
      var property = Property(code.phrase(keyword + 1), type, range: code.bytes(of: part))
      if let equals {
        property.value = code.value(equals + 1..<(brace ?? part.upperBound))
        if property.value?.text == "nil" { property.value = nil }
      }
      property.isRequired = !type.isOptional && equals == nil
      for place in part.lowerBound..<keyword where code.isSign("(", at: place) {
        code.apply(arguments: code.inside(place), to: &property)
      }
      code.apply(commentOn: part, to: &property)
      properties.append(property)
    }
    return properties
  }

  private mutating func noteFunction(_ part: Range<Int>) {
    guard part.contains(where: { code.isWord("func", at: $0) || code.isWord("init", at: $0) })
    else { return }
    declarations.leftOut.append(LeftOut(code.bytes(of: part), NoValue.reason))
  }

  /// Returns the name of the type that a literal or an initializer call implies; empty if it
  /// implies none.
  private static func type(ofValue place: Int, _ code: Code) -> String {
    guard code.tokens.indices.contains(place) else { return "" }
    switch code.tokens[place].kind {
    case .text: return "String"
    case .number: return "Double"
    case .word where code.isWord("true", at: place) || code.isWord("false", at: place):
      return "Bool"
    // "Date()"
    case .word where code.isSign("(", at: place + 1): return code.text(place)
    default: return ""
    }
  }
}
