internal import ScreenBrief
import ScreenDiagnostics

/// Reads the interfaces, types, classes and enumerations of TypeScript.
struct TypeScriptReader {
  let code: Code
  private var declarations = Declarations()

  private init(_ code: Code) { self.code = code }

  /// Returns the declarations in the code.
  static func declarations(in code: Code) -> Declarations {
    var reader = TypeScriptReader(code)
    reader.read()
    return reader.declarations
  }

  private var types: TypeParser {
    TypeParser(code: code) { places, depth in properties(places, depth).0 }
  }

  private mutating func read() {
    var place = 0
    while place < code.tokens.count {
      let next = declaration(at: place)
      place = max(next, place + 1)
    }
  }

  /// Reads the declaration at a place, if there is one, and returns the place after it.
  private mutating func declaration(at place: Int) -> Int {
    guard code.isWord(place), code.isWord(place + 1) else { return code.partners[place] + 1 }
    switch code.text(place) {
    case "interface", "class":
      guard let body = body(from: place + 2) else { return place + 2 }
      add(place + 1, parents: place + 2..<body, code.inside(body))
      return code.partners[body] + 1
    case "enum":
      guard code.isSign("{", at: place + 2) else { return place + 2 }
      var type = Declaration(name: code.phrase(place + 1))
      type.cases = cases(code.inside(place + 2))
      declarations.types.append(type)
      return code.partners[place + 2] + 1
    case "type": return alias(at: place)
    default: return place + 1
    }
  }

  /// Returns the place of the brace that opens the members of a type; nil if a semicolon or an
  /// equals sign comes first.
  private func body(from place: Int) -> Int? {
    var place = place
    while place < code.tokens.count, place < code.tokens.count {
      if code.isSign("{", at: place) { return place }
      guard !code.isSign(";", at: place), !code.isSign("=", at: place) else { return nil }
      place = max(place, code.partners[place]) + 1
    }
    return nil
  }

  private mutating func add(_ name: Int, parents: Range<Int>, _ body: Range<Int>) {
    var type = Declaration(name: code.phrase(name))
    type.parents = parents.filter { code.isWord($0) && !Self.joints.contains(code.text($0)) }
      .map { code.text($0) }
    let (properties, left) = properties(body, 0)
    type.properties = properties
    declarations.leftOut += left
    declarations.types.append(type)
  }

  private static let joints: Set<String> = ["extends", "implements", "Omit", "Partial", "Pick"]

  /// Reads "type Name = …" and returns the place after it.
  private mutating func alias(at place: Int) -> Int {
    guard
      let equals = (place + 2..<min(place + 24, code.tokens.count)).first(where: {
        code.isSign("=", at: $0)
      })
    else { return place + 2 }
    var end = equals + 1
    while end < code.tokens.count {
      let token = code.tokens[end]
      if code.isSign(";", at: end) { break }
      // A line break ends the type, unless a `|` or `&` continues it.
      let goesOn =
        code.isSign("|", at: end) || code.isSign("&", at: end)
        || code.isSign("|", at: end - 1) || code.isSign("&", at: end - 1) || end == equals + 1
      if token.isFirst, !goesOn { break }
      end = max(end, code.partners[end]) + 1
    }
    end = min(end, code.tokens.count)
    let type = types.type(code.places(equals + 1, to: end))
    var declaration = Declaration(name: code.phrase(place + 1))
    declaration.cases = type.options
    declaration.properties = type.members ?? []
    if code.isSign("{", at: equals + 1), end == code.partners[equals + 1] + 1 {
      // Report the members that are not values.
      declarations.leftOut += properties(code.inside(equals + 1), 0).1
    }
    if type.options.isEmpty, !type.name.text.isEmpty { declaration.parents = [type.name.text] }
    declarations.types.append(declaration)
    return end
  }

  private func cases(_ places: Range<Int>) -> [Phrase] {
    code.parts(of: places, at: [","]).compactMap { part in
      let value =
        part.count > 2 && code.isSign("=", at: part.lowerBound + 1)
        ? part.lowerBound + 2 : part.lowerBound
      return code.tokens[value].kind == .number ? code.phrase(part.lowerBound) : code.phrase(value)
    }
  }

  /// Reads a class member that has a value but no type: "highChair = false".
  private func valued(_ name: Int, _ value: Range<Int>, _ part: Range<Int>) -> Property {
    var property = Property(code.phrase(name), range: code.bytes(of: part))
    property.value = code.value(value)
    let first = value.lowerBound
    if code.isWord("true", at: first) || code.isWord("false", at: first) {
      property.type.name = Phrase("boolean")
    } else if code.tokens[first].kind == .number {
      property.type.name = Phrase("number")
    }
    return property
  }

  /// Returns the properties of a type, and its members that are not values.
  private func properties(_ places: Range<Int>, _ depth: Int) -> ([Property], [LeftOut]) {
    var properties: [Property] = []
    var left: [LeftOut] = []
    for part in code.members(of: places, at: [";", ","]) {
      var start = code.end(ofAnnotations: part)
      // "readonly name", "private name"
      while code.isWord(start), code.isWord(start + 1), start + 1 < part.upperBound { start += 1 }
      guard start < part.upperBound,
        code.tokens[start].kind == .word || code.tokens[start].kind == .text
      else { continue }
      var colon = start + 1
      let isOptional = code.isSign("?", at: colon)
      if isOptional || code.isSign("!", at: colon) { colon += 1 }
      if colon + 1 < part.upperBound, code.isSign("=", at: colon), !code.isFunctionType(part) {
        properties.append(valued(start, colon + 1..<part.upperBound, part))
        continue
      }
      guard colon < part.upperBound, code.isSign(":", at: colon) else {
        left.append(LeftOut(code.bytes(of: part), NoValue.reason))
        continue
      }
      let end = code.firstPlace(of: "=", in: colon..<part.upperBound) ?? part.upperBound
      if code.isFunctionType(colon + 1..<part.upperBound) {
        left.append(LeftOut(code.bytes(of: part), NoValue.reason))
        continue
      }
      var property = Property(
        code.phrase(start), types.type(colon + 1..<end, depth: depth), range: code.bytes(of: part))
      if end < part.upperBound { property.value = code.value(end + 1..<part.upperBound) }
      property.isRequired = !isOptional && !property.type.isOptional
      let notes = code.places(part.lowerBound, to: code.end(ofAnnotations: part))
      code.apply(annotations: notes, to: &property)
      code.apply(commentOn: part, to: &property)
      properties.append(property)
    }
    return (properties, left)
  }
}

/// The reason for leaving out members that are not values.
enum NoValue {
  static let reason = "a function or a computed value, nothing to fill in"
}

extension Code {
  /// Whether some tokens contain an arrow, as the type of a function does.
  func isFunctionType(_ places: Range<Int>) -> Bool {
    var place = places.lowerBound
    while place + 1 < places.upperBound {
      let isArrow = isSign(">", at: place + 1) && (isSign("=", at: place) || isSign("-", at: place))
      if isArrow { return true }
      place = max(place, partners[place]) + 1
    }
    return false
  }
}
