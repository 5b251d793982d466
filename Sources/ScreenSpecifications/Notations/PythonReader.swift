internal import ScreenBrief
import ScreenDiagnostics
import ScreenModel

/// Reads the classes of Python: dataclasses, pydantic models, `TypedDict`, enumerations, and models
/// whose fields are calls, as in Django and SQLAlchemy.
struct PythonReader {
  let code: Code
  private var declarations = Declarations()

  private init(_ code: Code) { self.code = code }

  /// Returns the declarations in the code.
  static func declarations(in code: Code) -> Declarations {
    var reader = PythonReader(code)
    reader.read()
    return reader.declarations
  }

  private mutating func read() {
    let lines = code.parts(of: 0..<code.tokens.count, at: [";"], byLine: true)
    var index = 0
    while index < lines.count {
      let line = lines[index]
      index += 1
      guard let start = line.first(where: { code.isWord("class", at: $0) }),
        start <= line.lowerBound,
        code.isWord(start + 1)
      else { continue }
      var type = Declaration(name: code.phrase(start + 1))
      var parents: [String] = []
      if code.isSign("(", at: start + 2) {
        parents = code.inside(start + 2).filter { code.isWord($0) }.map { code.text($0) }
      }
      let isEnumeration = parents.contains { $0.hasSuffix("Enum") || $0 == "TextChoices" }
      type.parents = parents
      let indent = code.indent(start)
      // A body may be on the line of the class itself: "class A: x: int".
      if let colon = code.firstPlace(of: ":", in: line), colon + 1 < line.upperBound,
        let property = property(colon + 1..<line.upperBound)
      {
        type.properties.append(property)
      }
      while index < lines.count,
        code.indent(lines[index].lowerBound) > indent
          || !code.tokens[lines[index].lowerBound].isFirst
      {
        let member = lines[index]
        index += 1
        if isEnumeration {
          if let value = self.case(member) { type.cases.append(value) }
        } else if code.isNested(member) {
          let inner = code.indent(member.lowerBound)
          if !code.isWord("class", at: member.lowerBound) {
            declarations.leftOut.append(LeftOut(code.bytes(of: member), NoValue.reason))
          }
          while index < lines.count, code.indent(lines[index].lowerBound) > inner { index += 1 }
        } else if let property = property(member) {
          type.properties.append(property)
        }
      }
      declarations.types.append(type)
    }
    for line in lines { literal(line) }
  }

  /// Reads `Role = Literal["a", "b"]`.
  private mutating func literal(_ line: Range<Int>) {
    let start = line.lowerBound
    guard code.isWord(start), code.isSign("=", at: start + 1), code.isWord("Literal", at: start + 2)
    else { return }
    var type = Declaration(name: code.phrase(start))
    type.cases = TypeParser(code: code).type(start + 2..<line.upperBound).options
    declarations.types.append(type)
  }

  private func `case`(_ line: Range<Int>) -> Phrase? {
    guard line.count > 2, code.isWord(line.lowerBound), code.isSign("=", at: line.lowerBound + 1)
    else { return nil }
    // A Django choice ends with its name for readers: A = "a", "Name".
    let text = line.last { code.tokens[$0].kind == .text }
    return code.phrase(text ?? line.lowerBound)
  }

  private func property(_ line: Range<Int>) -> Property? {
    let start = line.lowerBound
    guard code.isWord(start), line.count > 2 else { return nil }
    if code.isSign("=", at: start + 1) { return called(line) }
    guard code.isSign(":", at: start + 1) else { return nil }
    let equals = code.firstPlace(of: "=", in: line)
    let written = code.places(start + 2, to: equals ?? line.upperBound)
    let type = TypeParser(code: code).type(written)
    var property = Property(code.phrase(start), type, range: code.bytes(of: line))
    property.isRequired = !type.isOptional && equals == nil
    // Annotated[str, Field(max_length=40)]
    for place in written where code.isWord(place) && code.isSign("(", at: place + 1) {
      take(call: place, &property)
    }
    if let equals {
      let value = equals + 1..<line.upperBound
      if value.count > 1,
        code.isSign("(", at: value.lowerBound + 1) || code.isSign(".", at: value.lowerBound + 1),
        let open = value.first(where: { code.isSign("(", at: $0) })
      {
        property.isRequired = nil
        take(call: open - 1, &property)
        property.isRequired =
          property.isRequired
          ?? (!type.isOptional && property.value == nil && isDemanded(open) ? true : nil)
      } else {
        property.value = code.value(value)
        if property.value?.text == "None" { property.value = nil }
      }
    }
    code.apply(commentOn: line, to: &property)
    return property
  }

  /// Whether a field's call neither gives a default nor mentions `nullable`: "Field(...)",
  /// "Field(gt=0)", "mapped_column(String(40))".
  private func isDemanded(_ open: Int) -> Bool {
    let inside = code.inside(open)
    return !inside.contains { place in
      code.isWord(place) && code.isSign("=", at: place + 1)
        && ["default", "default_factory", "nullable", "server_default"].contains(code.text(place))
    }
  }

  /// Reads a field whose value is a call: `name = models.CharField(max_length=40)`,
  /// `Column(String(40))`.
  private func called(_ line: Range<Int>) -> Property? {
    guard let open = line.first(where: { code.isSign("(", at: $0) }), code.isWord(open - 1),
      open - 1 > line.lowerBound
    else { return nil }
    let name = code.text(open - 1)
    var property = Property(
      code.phrase(line.lowerBound), TypeExpression(code.phrase(open - 1)),
      range: code.bytes(of: line))
    let arguments = code.parts(of: code.inside(open), at: [","])
    switch name {
    case "Column", "mapped_column", "Field":
      guard let first = arguments.first, code.isWord(first.lowerBound),
        !code.isSign("=", at: first.lowerBound + 1)
      else { break }
      property.type = TypeExpression(code.phrase(first.lowerBound))
    case "TextField": property.kind = .field(.multiline)
    case "ForeignKey", "OneToOneField", "ManyToManyField", "relationship":
      property.kind = name == "ManyToManyField" ? .choice(isMultiple: true) : .reference
      property.type = TypeExpression()
    default: break
    }
    property.isRequired = true
    take(call: open - 1, &property)
    if property.isKey(code.inside(open), code) { property.isFilledBySystem = true }
    code.apply(commentOn: line, to: &property)
    return property
  }

  /// Applies the arguments of a call to a property.
  private func take(call place: Int, _ property: inout Property) {
    let inside = code.inside(place + 1)
    code.apply(arguments: inside, to: &property)
    let parts = code.parts(of: inside, at: [","])
    for part in parts {
      // "String(40)", "Field(0, ge=0)"
      if code.isWord(part.lowerBound), code.isSign("(", at: part.lowerBound + 1),
        let length = code.value(code.inside(part.lowerBound + 1)),
        code.tokens[part.lowerBound + 2].kind == .number
      {
        property.apply(.maxLength, length)
      }
    }
    if let first = parts.first, first.count == 1, ["Field", "field"].contains(code.text(place)),
      let value = code.value(first)
    {
      property.apply(.value, value)
    }
  }
}

extension Property {
  /// Whether the arguments of a column mark it as a key or as a timestamp that is set
  /// automatically.
  fileprivate func isKey(_ places: Range<Int>, _ code: Code) -> Bool {
    places.contains {
      code.isWord("primary_key", at: $0) || code.isWord("auto_now_add", at: $0)
        || code.isWord("auto_now", at: $0)
    }
  }
}

extension Code {
  /// Returns the width in bytes of the spaces and tabs directly before a token; a tab counts as
  /// eight.
  func indent(_ place: Int) -> Int {
    guard tokens.indices.contains(place) else { return 0 }
    var start = tokens[place].range.lowerBound
    var indent = 0
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 {
      start -= 1
      indent += bytes[start] == 0x09 ? 8 : 1
    }
    return indent
  }

  /// Whether a line in a class body declares no field because it is a statement or opens a block: a
  /// method, a decorator, an inner class.
  fileprivate func isNested(_ line: Range<Int>) -> Bool {
    isSign("@", at: line.lowerBound)
      || isWord(line.lowerBound)
        && ["def", "async", "class", "if", "for", "with", "try", "return", "pass"].contains(
          text(line.lowerBound))
  }
}
