internal import ScreenBrief
import ScreenDiagnostics
import ScreenModel

/// Reads the structs and constants of Go.
struct GoReader {
  let code: Code
  private var declarations = Declarations()

  private init(_ code: Code) { self.code = code }

  /// Returns the declarations in the code.
  static func declarations(in code: Code) -> Declarations {
    var reader = GoReader(code)
    reader.read()
    return reader.declarations
  }

  private mutating func read() {
    var place = 0
    var names: Set<String> = []
    while place < code.tokens.count {
      if code.isWord("type", at: place), code.isWord(place + 1) {
        if code.isWord("struct", at: place + 2), code.isSign("{", at: place + 3) {
          var type = Declaration(name: code.phrase(place + 1))
          type.properties = code.parts(of: code.inside(place + 3), at: [";"], byLine: true)
            .compactMap(property)
          declarations.types.append(type)
          place = code.partners[place + 3]
        } else if names.insert(code.text(place + 1)).inserted {
          declarations.types.append(Declaration(name: code.phrase(place + 1)))
        }
      } else if code.isWord("const", at: place), code.isSign("(", at: place + 1) {
        constants(code.inside(place + 1))
        place = code.partners[place + 1]
      }
      place += 1
    }
    // A named type without fields or constants has no known values, so it is treated as undeclared.
    declarations.types.removeAll { $0.properties.isEmpty && $0.cases.isEmpty }
  }

  /// Reads `Draft Status = "draft"` as a case of Status.
  private mutating func constants(_ places: Range<Int>) {
    for line in code.parts(of: places, at: [";"], byLine: true) {
      guard line.count > 3, code.isSign("=", at: line.lowerBound + 2),
        let index = declarations.types.firstIndex(where: {
          $0.name.text == code.text(line.lowerBound + 1)
        })
      else { continue }
      let value = line.lowerBound + 3
      declarations.types[index].cases.append(
        code.phrase(code.tokens[value].kind == .text ? value : line.lowerBound))
    }
  }

  private func property(_ line: Range<Int>) -> Property? {
    guard line.count > 1, code.isWord(line.lowerBound) else { return nil }
    let tag = code.tokens[line.upperBound - 1].kind == .text ? line.upperBound - 1 : nil
    let type = TypeParser(code: code).type(line.lowerBound + 1..<(tag ?? line.upperBound))
    var property = Property(code.phrase(line.lowerBound), type, range: code.bytes(of: line))
    if !type.isOptional { property.isRequired = nil }
    if let tag { apply(tag: code.phrase(tag), to: &property) }
    code.apply(commentOn: line, to: &property)
    return property
  }

  /// Applies a struct tag: `json:"name,omitempty" validate:"required,max=40,oneof=a b"`.
  private func apply(tag: Phrase, to property: inout Property) {
    let parts = tag.text.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
    for (key, words) in zip(parts.indices, parts).filter({ $0.0 % 2 == 0 && $0.0 + 1 < parts.count }
    )
    .map({ (parts[$0.0].trimmed(of: " :"), parts[$0.0 + 1]) }) {
      for rule in words.split(separator: ",").map(String.init) {
        let pair = rule.split(separator: "=", maxSplits: 1).map(String.init)
        guard key == "validate" || key == "binding" else {
          if rule == "omitempty" { property.isRequired = property.isRequired ?? false }
          continue
        }
        if pair.count == 1, SpecificationWords.shipped.types[rule] == .kind(.field(.email)) {
          property.kind = .field(.email)
        } else if let known = PropertyRule(named: pair[0]) {
          let values =
            known == .options
            ? pair.dropFirst().joined().split(separator: " ").map(String.init)
            : [pair.count > 1 ? pair[1] : "true"]
          for value in values { property.apply(known, Phrase(value, at: tag.range)) }
        }
      }
    }
  }
}
