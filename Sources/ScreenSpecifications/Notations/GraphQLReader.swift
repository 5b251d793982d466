internal import ScreenBrief
import ScreenDiagnostics

/// Reads the types, inputs and enumerations of GraphQL.
struct GraphQLReader {
  /// Returns the declarations in the code.
  static func declarations(in code: Code) -> Declarations {
    var declarations = Declarations()
    var place = 0
    while place < code.tokens.count {
      let isType =
        code.isWord(place) && code.isWord(place + 1)
        && ["type", "input", "enum", "interface"].contains(code.text(place))
      guard isType,
        let body = (place + 2..<min(place + 16, code.tokens.count)).first(where: {
          code.isSign("{", at: $0)
        })
      else {
        place += 1
        continue
      }
      var type = Declaration(name: code.phrase(place + 1))
      let inside = code.inside(body)
      if code.isWord("enum", at: place) {
        type.cases = inside.filter { code.isWord($0) && !code.isSign("@", at: $0 - 1) }.map(
          code.phrase)
      } else {
        type.properties = code.parts(of: inside, at: [","], byLine: true).compactMap {
          property($0, code)
        }
      }
      declarations.types.append(type)
      place = code.partners[body] + 1
    }
    // These types declare operations, not things.
    declarations.types.removeAll { ["Query", "Mutation", "Subscription"].contains($0.name.text) }
    return declarations
  }

  private static func property(_ line: Range<Int>, _ code: Code) -> Property? {
    var line = line
    // A description precedes what it describes.
    let note = code.tokens[line.lowerBound].kind == .text ? code.phrase(line.lowerBound) : nil
    if note != nil { line = line.dropFirst() }
    guard line.count > 2, code.isWord(line.lowerBound),
      let colon = code.firstPlace(of: ":", in: line)
    else { return nil }
    let at = code.firstPlace(of: "@", in: line) ?? line.upperBound
    let equals = code.firstPlace(of: "=", in: line) ?? at
    let end = min(at, equals)
    guard colon + 1 < end else { return nil }
    let type = TypeParser(code: code).type(colon + 1..<end)
    var property = Property(code.phrase(line.lowerBound), type, range: code.bytes(of: line))
    property.isRequired = code.isSign("!", at: end - 1)
    if equals < at { property.value = code.value(equals + 1..<at) }
    property.hint = note
    code.apply(commentOn: line, to: &property)
    return property
  }
}
