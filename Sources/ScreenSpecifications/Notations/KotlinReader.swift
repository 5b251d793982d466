internal import ScreenBrief
import ScreenDiagnostics

/// Reads the data classes and enumerations of Kotlin, and the records and enumerations of Java.
struct KotlinReader {
  let code: Code
  private var declarations = Declarations()

  private init(_ code: Code) { self.code = code }

  /// Returns the declarations in the code.
  static func declarations(in code: Code) -> Declarations {
    var reader = KotlinReader(code)
    reader.read()
    return reader.declarations
  }

  private mutating func read() {
    var place = 0
    while place < code.tokens.count {
      guard code.isWord(place), code.isWord(place + 1),
        ["class", "record", "enum"].contains(code.text(place)),
        !code.isWord("class", at: place + 1)
      else {
        // Step into braces, because enumerations may be nested in a class.
        place += code.isSign("{", at: place) ? 1 : max(1, code.partners[place] + 1 - place)
        continue
      }
      var type = Declaration(name: code.phrase(place + 1))
      var next = place + 2
      if code.isSign("<", at: next) { next = code.end(ofAngle: next, in: next..<code.tokens.count) }
      // "enum class" of Kotlin, "enum" of Java
      let isEnumeration =
        code.isWord("enum", at: place) || place > 0 && code.isWord("enum", at: place - 1)
      if code.isSign("(", at: next) {
        if !isEnumeration { type.properties = properties(code.inside(next)) }
        next = code.partners[next] + 1
      }
      if isEnumeration, code.isSign("{", at: next) {
        type.cases = cases(code.inside(next))
        next = code.partners[next] + 1
      }
      declarations.types.append(type)
      place = max(next, place + 1)
    }
  }

  private func cases(_ places: Range<Int>) -> [Phrase] {
    let end = code.firstPlace(of: ";", in: places) ?? places.upperBound
    return code.parts(of: places.lowerBound..<end, at: [","]).compactMap { part in
      guard let name = part.first, code.isWord(name) else { return nil }
      // A case may give a name for readers: IN_STOCK("In stock").
      let text = part.first { code.tokens[$0].kind == .text }
      return code.phrase(text ?? name)
    }
  }

  private func properties(_ places: Range<Int>) -> [Property] {
    code.parts(of: places, at: [","]).compactMap { part in
      // An annotation may have a colon of its own: "@field:Size(max = 40) val name: String".
      let keyword = part.first { code.isWord("val", at: $0) || code.isWord("var", at: $0) }
      guard
        let colon = code.firstPlace(of: ":", in: (keyword ?? part.lowerBound)..<part.upperBound),
        colon > part.lowerBound, code.isWord(colon - 1)
      else { return record(part) }
      let equals = code.firstPlace(of: "=", in: colon..<part.upperBound)
      let type = TypeParser(code: code).type(
        code.places(colon + 1, to: equals ?? part.upperBound))
      var property = Property(code.phrase(colon - 1), type, range: code.bytes(of: part))
      if let equals {
        property.value = code.value(equals + 1..<part.upperBound)
        if property.value?.text == "null" { property.value = nil }
      }
      property.isRequired = !type.isOptional && equals == nil
      apply(annotations: part.lowerBound..<colon - 1, to: &property)
      code.apply(commentOn: part, to: &property)
      return property
    }
  }

  /// Reads a component of a Java record, whose type precedes its name.
  private func record(_ part: Range<Int>) -> Property? {
    guard part.count > 1, code.isWord(part.upperBound - 1) else { return nil }
    var start = part.lowerBound
    while code.isSign("@", at: start), start + 1 < part.upperBound {
      start += code.isSign("(", at: start + 2) ? code.partners[start + 2] - start + 1 : 2
    }
    guard start < part.upperBound - 1 else { return nil }
    let type = TypeParser(code: code).type(start..<part.upperBound - 1)
    var property = Property(code.phrase(part.upperBound - 1), type, range: code.bytes(of: part))
    apply(annotations: part.lowerBound..<start, to: &property)
    code.apply(commentOn: part, to: &property)
    return property
  }

  /// Applies annotations to a property: "@Size(min = 2, max = 40)", "@field:Max(10)".
  private func apply(annotations places: Range<Int>, to property: inout Property) {
    code.apply(annotations: places, to: &property)
  }
}

extension Code {
  /// Returns the members of a type, each with the annotations on the lines above it.
  func members(of places: Range<Int>, at signs: [Unicode.Scalar]) -> [Range<Int>] {
    var members: [Range<Int>] = []
    var start: Int?
    for line in parts(of: places, at: signs, byLine: true) {
      if isSign("@", at: line.lowerBound), end(ofAnnotations: line) >= line.upperBound {
        start = start ?? line.lowerBound
      } else {
        members.append((start ?? line.lowerBound)..<line.upperBound)
        start = nil
      }
    }
    return members
  }

  /// Returns the place after the annotations that begin a member.
  func end(ofAnnotations places: Range<Int>) -> Int {
    var place = places.lowerBound
    while place + 1 < places.upperBound, isSign("@", at: place), isWord(place + 1) {
      place += 2
      // "@field:NotBlank", "@Attribute(.unique)"
      while place + 1 < places.upperBound, isSign(".", at: place) || isSign(":", at: place),
        isWord(place + 1)
      {
        place += 2
      }
      if place < places.upperBound, isSign("(", at: place) { place = partners[place] + 1 }
    }
    return min(place, places.upperBound)
  }

  /// Applies the annotations before a property to it.
  func apply(annotations places: Range<Int>, to property: inout Property) {
    for place in places
    where isWord(place) && place > places.lowerBound
      && (isSign("@", at: place - 1) || isSign(":", at: place - 1))
    {
      let rule = PropertyRule(named: text(place))
      guard isSign("(", at: place + 1) else {
        let meaning = SpecificationWords.shipped.types[text(place).lowercased()]
        if let rule, rule == .required || rule == .optional {
          property.apply(rule, Phrase("true"))
        } else if case .kind(.field(let kind))? = meaning {
          // "@Email"
          property.kind = .field(kind)
        }
        continue
      }
      let inside = inside(place + 1)
      if let rule, let value = value(inside) {
        property.apply(rule, value)
      } else {
        apply(arguments: inside, to: &property)
      }
    }
  }
}
