internal import ScreenBrief
import ScreenDiagnostics

/// A parser for the types of properties in TypeScript, Swift, Kotlin, Python, Go and GraphQL.
struct TypeParser {
  let code: Code
  /// Parses the members of an anonymous type at a nesting depth.
  var members: ((Range<Int>, Int) -> [Property])?

  /// The maximum nesting depth of types.
  static let mostNesting = 8

  /// Parses the type that some tokens write.
  func type(_ places: Range<Int>, depth: Int = 0) -> TypeExpression {
    guard depth < Self.mostNesting, !places.isEmpty else { return TypeExpression() }
    var whole: TypeExpression?
    var isOptional = false
    var options: [Phrase] = []
    for part in alternatives(places) {
      guard let first = part.first else { continue }
      if part.count == 1, isNothing(first) {
        isOptional = true
      } else if part.count == 1,
        code.tokens[first].kind == .text || code.tokens[first].kind == .number
      {
        options.append(code.phrase(first))
      } else {
        let next = single(part, depth)
        options += next.options
        isOptional = isOptional || next.isOptional
        if whole == nil || whole?.members != nil, next.options.isEmpty {
          // "A & { b: string }" has the members of both.
          let before = whole?.members ?? []
          whole = next
          if let own = next.members { whole?.members = before + own }
        }
      }
    }
    var type = whole ?? TypeExpression()
    if !options.isEmpty { type.options = options }
    type.isOptional = isOptional
    return type
  }

  /// Returns the members of a union; an intersection is split in the same way.
  private func alternatives(_ places: Range<Int>) -> [Range<Int>] {
    parts(of: places) { code.isSign("|", at: $0) || code.isSign("&", at: $0) }
      .filter { !$0.isEmpty }
  }

  /// Returns what stands between separators, outside of brackets; the last part only if there is
  /// one.
  private func parts(
    of places: Range<Int>, separatedAt isSeparator: (Int) -> Bool
  ) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = places.lowerBound
    var place = start
    while place < places.upperBound {
      if isSeparator(place) {
        parts.append(start..<place)
        start = place + 1
        place += 1
      } else if code.isSign("<", at: place) {
        place = code.end(ofAngle: place, in: places)
      } else {
        place = max(place, min(code.partners[place], places.upperBound)) + 1
      }
    }
    if start < places.upperBound { parts.append(start..<places.upperBound) }
    return parts
  }

  private func isNothing(_ place: Int) -> Bool {
    code.isWord(place) && ["null", "undefined", "None", "nil", "void"].contains(code.text(place))
  }

  /// Parses a type that is not a union.
  private func single(_ places: Range<Int>, _ depth: Int) -> TypeExpression {
    var place = places.lowerBound
    var type = TypeExpression()
    let end = places.upperBound
    while place < end, code.isSign("*", at: place) || isModifier(place) {
      if code.isSign("*", at: place) { type.isOptional = true }
      place += 1
    }
    guard place < end else { return type }
    if code.isSign("[", at: place) {
      let inside = code.inside(place)
      let next = min(code.partners[place] + 1, end)
      if code.firstPlace(of: ":", in: inside) != nil {
        type.name = Phrase("map")
      } else if inside.isEmpty || code.tokens[inside.lowerBound].kind == .number {
        // Go's "[]string"
        type = self.type(next..<end, depth: depth + 1)
        type.isList = true
        return type
      } else {
        type = self.type(inside, depth: depth + 1)
        type.isList = true
        type.isOptional = false
      }
      place = next
    } else if code.isSign("(", at: place) {
      let isOptional = type.isOptional
      type = self.type(code.inside(place), depth: depth + 1)
      type.isOptional = type.isOptional || isOptional
      place = min(code.partners[place] + 1, end)
    } else if code.isSign("{", at: place) {
      type.members = members?(code.inside(place), depth + 1) ?? []
      place = min(code.partners[place] + 1, end)
    } else {
      place = name(from: place, to: end, of: &type, depth)
      // "Optional[str]" is optional, just like "str | None".
      let meaning = SpecificationWords.shipped.types[type.name.text.lowercased()]
      if meaning == .optional { type.isOptional = true }
    }
    while place < end {
      if code.isSign("?", at: place) { type.isOptional = true }
      if code.isSign("[", at: place), code.inside(place).isEmpty {
        type.isList = true
        place = min(code.partners[place] + 1, end)
      } else {
        place += 1
      }
    }
    return type
  }

  /// Parses a dotted name with its type arguments and returns the place after it.
  private func name(from start: Int, to end: Int, of type: inout TypeExpression, _ depth: Int)
    -> Int
  {
    var place = start
    type.name = code.phrase(place)
    if code.isWord("true", at: place) || code.isWord("false", at: place) {
      type.name.text = "boolean"
    }
    place += 1
    while place + 1 < end, code.isSign(".", at: place), code.isWord(place + 1) {
      let path = code.words(of: place - 1..<place + 2)
      // A known dotted name, such as "time.Time", says more than its last word.
      let isKnown = SpecificationWords.shipped.types[path.lowercased()] != nil
      type.name =
        isKnown ? Phrase(path, at: code.bytes(of: place - 1..<place + 2)) : code.phrase(place + 1)
      place += 2
    }
    // "List<String>", and Go's "map[string]int".
    if place < end, code.isSign("<", at: place) {
      let next = code.end(ofAngle: place, in: place..<end)
      type.arguments = arguments(place + 1..<max(place + 1, next - 1), depth)
      place = next
    } else if place < end, code.isSign("[", at: place) || code.isSign("(", at: place),
      !code.inside(place).isEmpty
    {
      let inside = code.inside(place)
      type.arguments = arguments(inside, depth)
      if type.name.text == "Literal" {
        type.options = inside.filter {
          code.tokens[$0].kind == .text || code.tokens[$0].kind == .number
        }
        .map(code.phrase)
      }
      place = min(code.partners[place] + 1, end)
    }
    return place
  }

  private func arguments(_ places: Range<Int>, _ depth: Int) -> [TypeExpression] {
    parts(of: places) { code.isSign(",", at: $0) }.prefix(4).map { type($0, depth: depth + 1) }
  }

  private func isModifier(_ place: Int) -> Bool {
    code.isWord(place) && code.isWord(place + 1)
      && ["readonly", "keyof", "typeof", "some", "any", "inout"].contains(code.text(place))
  }
}
