internal import ScreenBrief
import ScreenDiagnostics

/// Reads the classes and enumerations of C# and Java, whose members have their type before their
/// name.
struct TypeFirstReader {
  let code: Code
  private var declarations = Declarations()

  private init(_ code: Code) { self.code = code }

  /// Returns the declarations in the code.
  static func declarations(in code: Code) -> Declarations {
    var reader = TypeFirstReader(code)
    reader.read()
    return reader.declarations
  }

  private mutating func read() {
    var place = 0
    while place < code.tokens.count {
      let isType =
        code.isWord(place) && code.isWord(place + 1)
        && ["class", "enum", "struct", "record"].contains(code.text(place))
      let ahead = code.places(place + 2, to: min(place + 24, code.tokens.count))
      guard isType, let body = code.firstPlace(of: "{", in: ahead) else {
        place += 1
        continue
      }
      var type = Declaration(name: code.phrase(place + 1))
      if code.isWord("enum", at: place) {
        let inside = code.inside(body)
        let end = code.firstPlace(of: ";", in: inside) ?? inside.upperBound
        type.cases = code.parts(of: inside.lowerBound..<end, at: [","]).map {
          code.phrase($0.lowerBound)
        }
      } else {
        type.parents = (place + 2..<body).filter { code.isWord($0) }.map { code.text($0) }
        type.properties = members(of: code.inside(body))
      }
      declarations.types.append(type)
      place = code.partners[body] + 1
    }
  }

  private mutating func members(of places: Range<Int>) -> [Property] {
    var properties: [Property] = []
    var start = places.lowerBound
    var place = start
    while place < places.upperBound {
      let isEnd = code.isSign(";", at: place)
      let isBody = code.isSign("{", at: place)
      let next = max(place, code.partners[place]) + 1
      if isEnd || isBody {
        // "{ get; set; } = 5;" continues after its braces.
        let goesOn = isBody && code.isSign("=", at: next)
        if !goesOn {
          if start < place, let property = property(start..<place, hasBody: isBody ? place : nil) {
            properties.append(property)
          }
          start = next
        }
      }
      place = next
    }
    return properties
  }

  private static let modifiers: Set<String> = [
    "public", "private", "protected", "internal", "readonly", "final", "virtual", "override",
    "required", "sealed", "volatile", "transient", "new", "init",
  ]

  private mutating func property(_ places: Range<Int>, hasBody body: Int?) -> Property? {
    var start = places.lowerBound
    var notes: [Range<Int>] = []
    while start < places.upperBound {
      if code.isSign("[", at: start) {
        notes.append(code.inside(start))
        start = code.partners[start] + 1
      } else if code.isSign("@", at: start) {
        let end = code.isSign("(", at: start + 2) ? code.partners[start + 2] + 1 : start + 2
        notes.append(start..<min(end, places.upperBound))
        start = end
      } else if code.isWord(start), Self.modifiers.contains(code.text(start)) {
        start += 1
      } else {
        break
      }
    }
    guard start < places.upperBound else { return nil }
    let equals = code.firstPlace(of: "=", in: start..<places.upperBound)
    // A C# property has its name before the braces.
    let brace = code.firstPlace(of: "{", in: start..<places.upperBound)
    let end = min(equals ?? places.upperBound, brace ?? places.upperBound)
    let isFunction = code.firstPlace(of: "(", in: start..<end) != nil
    let isStatic = ["static", "const", "abstract"].contains(code.text(start))
    let isAccessor = body.map { code.isAccessor(code.inside($0)) } ?? true
    guard end - start > 1, code.isWord(end - 1), !isFunction, !isStatic, isAccessor else {
      declarations.leftOut.append(LeftOut(code.bytes(of: places), NoValue.reason))
      return nil
    }
    let type = TypeParser(code: code).type(start..<end - 1)
    var property = Property(code.phrase(end - 1), type, range: code.bytes(of: places))
    if let equals { property.value = code.value(equals + 1..<places.upperBound) }
    for note in notes { apply(note, to: &property) }
    code.apply(commentOn: places, to: &property)
    return property
  }

  /// Applies an attribute or annotation: "Required", "StringLength(40)", "Range(1, 5)",
  /// "@Size(max = 40)".
  private func apply(_ note: Range<Int>, to property: inout Property) {
    guard let first = note.first else { return }
    if code.isSign("@", at: first) { return code.apply(annotations: note, to: &property) }
    for part in code.parts(of: note, at: [","]) where code.isWord(part.lowerBound) {
      let inside =
        code.isSign("(", at: part.lowerBound + 1) ? code.inside(part.lowerBound + 1) : 0..<0
      let values = code.parts(of: inside, at: [","]).compactMap(code.value)
      switch PropertyRule(named: code.text(part.lowerBound)) {
      case let rule? where inside.isEmpty: property.apply(rule, Phrase("true"))
      case let rule?: if let value = values.first { property.apply(rule, value) }
      case nil where code.isWord("Range", at: part.lowerBound) && values.count == 2:
        property.apply(.minimum, values[0])
        property.apply(.maximum, values[1])
      case nil where code.isWord("Key", at: part.lowerBound): property.isFilledBySystem = true
      case nil: code.apply(arguments: inside, to: &property)
      }
    }
  }
}

extension Code {
  /// Whether braces hold nothing but accessors.
  fileprivate func isAccessor(_ places: Range<Int>) -> Bool {
    places.allSatisfy { place in
      tokens[place].kind == .sign
        || ["get", "set", "init", "private", "protected", "internal"].contains(text(place))
    }
  }
}
