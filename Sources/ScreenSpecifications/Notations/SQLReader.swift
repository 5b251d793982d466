internal import ScreenBrief
import ScreenDiagnostics

/// Reads `CREATE TABLE` and `CREATE TYPE … AS ENUM` in the common SQL dialects.
struct SQLReader {
  let code: Code
  private var declarations = Declarations()

  private init(_ code: Code) { self.code = code }

  /// Returns the declarations in the code.
  static func declarations(in code: Code) -> Declarations {
    var reader = SQLReader(code)
    reader.read()
    return reader.declarations
  }

  private mutating func read() {
    var place = 0
    var start: Int?
    defer { leaveOut(from: start) }
    while place < code.tokens.count {
      guard isKeyword("create", at: place) else {
        if !code.isSign(";", at: place) { start = start ?? place }
        place = max(place, code.partners[place]) + 1
        continue
      }
      leaveOut(from: start, to: place)
      start = nil
      let end = min(place + 12, code.tokens.count)
      guard let open = (place..<end).first(where: { code.isSign("(", at: $0) }) else {
        place += 1
        continue
      }
      if (place..<open).contains(where: { isKeyword("table", at: $0) }) {
        table(name: open - 1, code.inside(open))
      } else if (place..<open).contains(where: { isKeyword("enum", at: $0) }),
        let name = (place..<open).first(where: { isKeyword("type", at: $0) })
      {
        var type = Declaration(name: code.phrase(name + 1))
        type.cases = texts(code.inside(open))
        declarations.types.append(type)
      }
      place = code.partners[open] + 1
    }
  }

  /// Records the tokens before, between or after the definitions as left out.
  private mutating func leaveOut(from start: Int?, to end: Int? = nil) {
    guard let start else { return }
    let places = code.places(start, to: min(end ?? code.tokens.count, code.tokens.count))
    guard !places.isEmpty else { return }
    declarations.leftOut.append(LeftOut(code.bytes(of: places), "it defines no column"))
  }

  private mutating func table(name: Int, _ places: Range<Int>) {
    var type = Declaration(name: code.phrase(name))
    for part in code.parts(of: places, at: [","]) {
      if isConstraint(part) {
        apply(constraint: part, to: &type.properties)
        declarations.leftOut.append(LeftOut(code.bytes(of: part), "a rule of the whole table"))
      } else if let column = column(part) {
        type.properties.append(column)
      } else {
        declarations.unread.append(code.bytes(of: part))
      }
    }
    declarations.types.append(type)
  }

  // MARK: Columns

  private func column(_ part: Range<Int>) -> Property? {
    let start = part.lowerBound
    guard part.count > 1, code.isWord(start) || code.tokens[start].kind == .name,
      code.isWord(start + 1) || code.tokens[start + 1].kind == .name
    else { return nil }
    var property = Property(code.phrase(start), range: code.bytes(of: part))
    var next = type(at: start + 1, in: part, &property)
    property.isRequired = false
    while next < part.upperBound { next = rule(at: next, in: part, &property) }
    code.apply(commentOn: part, to: &property)
    return property
  }

  /// Reads the type of a column and returns the place after it.
  private func type(at place: Int, in part: Range<Int>, _ property: inout Property) -> Int {
    var next = place + 1
    property.type = TypeExpression(code.phrase(place))
    // "double precision", "character varying"
    while next < part.upperBound, code.isWord(next),
      SpecificationWords.shipped.types[code.words(of: place..<next + 1).lowercased()] != nil
    {
      property.type.name = Phrase(
        code.words(of: place..<next + 1), at: code.bytes(of: place..<next + 1))
      next += 1
    }
    if isKeyword("unsigned", at: next) {
      property.minimum = 0
      next += 1
    }
    guard next < part.upperBound, code.isSign("(", at: next) else {
      if isKeyword("serial", at: place) || isKeyword("bigserial", at: place) {
        property.isFilledBySystem = true
      }
      return next
    }
    let inside = code.inside(next)
    let name = code.text(place).lowercased()
    if name == "enum" || name == "set" {
      property.options = texts(inside)
      property.kind = .choice(isMultiple: name == "set")
      property.type = TypeExpression()
    } else if name == "tinyint", code.words(of: inside) == "1" {
      property.kind = .flag
    } else if name.contains("char"), let length = code.value(inside.prefix(1)) {
      property.apply(.maxLength, length)
    }
    return code.partners[next] + 1
  }

  /// Reads one rule of a column and returns the place after it.
  private func rule(at place: Int, in part: Range<Int>, _ property: inout Property) -> Int {
    switch code.text(place).lowercased() {
    case "not" where isKeyword("null", at: place + 1):
      property.isRequired = true
      return place + 2
    case "primary", "auto_increment", "autoincrement", "identity", "generated":
      property.isFilledBySystem = true
    case "references", "foreign":
      if property.options.isEmpty { property.refer(to: code.text(place + 1)) }
    case "comment" where place + 1 < part.upperBound && code.tokens[place + 1].kind == .text:
      property.apply(comment: code.phrase(place + 1))
      return place + 2
    case "default" where place + 1 < part.upperBound:
      let end = code.isSign("-", at: place + 1) ? place + 3 : place + 2
      // The database computes such values when it stores a row: now(), CURRENT_TIMESTAMP.
      let isCall = code.isSign("(", at: place + 2)
      if !isCall, let value = code.value(code.places(place + 1, to: min(end, part.upperBound))),
        !Self.isOfNow(value.text)
      {
        property.apply(.value, value)
      }
      return end
    case "check" where code.isSign("(", at: place + 1):
      apply(check: code.inside(place + 1), to: &property)
      return code.partners[place + 1] + 1
    default: break
    }
    return max(place, code.partners[place]) + 1
  }

  private static func isOfNow(_ text: String) -> Bool {
    text.lowercased().hasPrefix("current_") || text.lowercased() == "now"
  }

  // MARK: Constraints

  private func isConstraint(_ part: Range<Int>) -> Bool {
    guard code.isWord(part.lowerBound) else { return false }
    switch code.text(part.lowerBound).lowercased() {
    case "constraint", "primary", "foreign", "unique", "check", "exclude": return true
    case "index", "key", "fulltext":
      return part.dropFirst().prefix(2).contains { code.isSign("(", at: $0) }
    default: return false
    }
  }

  private func apply(constraint part: Range<Int>, to properties: inout [Property]) {
    guard let open = part.first(where: { code.isSign("(", at: $0) }) else { return }
    let inside = code.inside(open)
    let isCheck = part.contains { isKeyword("check", at: $0) }
    let isForeign = part.contains { isKeyword("foreign", at: $0) }
    for place in properties.indices
    where inside.contains(where: {
      code.text($0).lowercased() == properties[place].name.text.lowercased()
    }) {
      if isCheck { apply(check: inside, to: &properties[place]) }
      if isForeign, properties[place].options.isEmpty {
        let target = part.first { isKeyword("references", at: $0) }.map { code.text($0 + 1) }
        properties[place].refer(to: target ?? "")
      }
      if part.contains(where: { isKeyword("primary", at: $0) }), inside.count == 1 {
        properties[place].isFilledBySystem = true
      }
    }
  }

  /// Applies the options or bounds of a check to a column: `x IN ('a', 'b')`, `x BETWEEN 1 AND 5`,
  /// `x >= 0`, `length(x) <= 40`.
  private func apply(check places: Range<Int>, to property: inout Property) {
    let own = property.name.text.lowercased()
    let isOfLength = places.contains {
      ["length", "char_length", "len"].contains(code.text($0).lowercased())
    }
    for place in places where code.text(place).lowercased() == own {
      var next = place + 1
      if isOfLength, code.isSign(")", at: next) { next += 1 }
      if isKeyword("in", at: next), code.isSign("(", at: next + 1) {
        property.options = texts(code.inside(next + 1))
        property.kind = .choice(isMultiple: false)
        property.type = TypeExpression()
      } else if isKeyword("between", at: next),
        let and = (next..<places.upperBound).first(where: { isKeyword("and", at: $0) })
      {
        property.minimum = number(next + 1..<and)
        property.maximum =
          number(code.places(and + 1, to: min(and + 3, places.upperBound)))
          ?? number(code.places(and + 1, to: min(and + 2, places.upperBound)))
      } else if code.isSign(">", at: next) || code.isSign("<", at: next) {
        let isOrEqual = code.isSign("=", at: next + 1)
        let value = next + (isOrEqual ? 2 : 1)
        let bound =
          number(code.places(value, to: min(value + 2, places.upperBound)))
          ?? number(code.places(value, to: min(value + 1, places.upperBound)))
        if code.isSign(">", at: next) { property.minimum = bound } else { property.maximum = bound }
      }
    }
  }

  private func number(_ places: Range<Int>) -> Double? {
    code.value(places).flatMap { Property.number($0.text) }
  }

  private func texts(_ places: Range<Int>) -> [Phrase] {
    places.filter { code.tokens[$0].kind == .text || code.tokens[$0].kind == .number }.map {
      place in
      var phrase = code.phrase(place)
      phrase.text = phrase.text.replacingDoubledQuotes
      return phrase
    }
  }

  private func isKeyword(_ word: String, at place: Int) -> Bool {
    code.isWord(place) && code.tokens[place].range.count == word.utf8.count
      && code.text(place).lowercased() == word
  }
}

extension Property {
  /// Makes the property a reference to a table, and labels "customer_id" as "Customer".
  mutating func refer(to table: String) {
    kind = .reference
    reference = table
    type = TypeExpression()
    let words = IdentifierWords.split(name.text)
    guard words.count > 1, words.last?.lowercased() == "id" else { return }
    label.text = IdentifierWords(words.dropLast().joined(separator: "_")).label
  }
}

extension String {
  /// The text with each doubled single quotation mark reduced to one.
  fileprivate var replacingDoubledQuotes: String {
    guard utf8.contains(UInt8(ascii: "'")) else { return self }
    var bytes: [UInt8] = []
    var isDoubled = false
    for byte in utf8 {
      if byte == UInt8(ascii: "'"), !isDoubled, bytes.last == byte {
        isDoubled = true
        continue
      }
      isDoubled = false
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
