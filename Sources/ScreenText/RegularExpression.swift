/// The syntax of regular expressions that browsers accept in the `pattern` of a field: ECMAScript's
/// with the flag `v` (ECMA-262, "Patterns", with UnicodeSetsMode).
///
/// Syntax newer than 2024, such as modifiers, is rejected: a browser that does not know it would
/// let every text pass.
package struct RegularExpression {
  /// Why a text is not a valid pattern, in words.
  package struct Fault: Error, Hashable {
    /// What is wrong.
    package var reason: String

    init(_ reason: String) { self.reason = reason }
  }

  private static let depthLimit = 64

  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var depth = 0
  private var groupCount = 0
  private var names: [String] = []
  private var references: [String] = []
  private var greatestReference = 0
  /// The last character read in a set, kept to compare the two ends of a range.
  private var lastCharacter: UInt32 = 0

  private init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// Why a text is not a pattern; nil for a valid one.
  package static func fault(in text: String) -> Fault? {
    var parser = RegularExpression(text)
    do throws(Fault) {
      try parser.parse()
      return nil
    } catch {
      return error
    }
  }

  private mutating func parse() throws(Fault) {
    try disjunction()
    if peek == ")" { throw Fault("a ')' has no matching '('") }
    guard greatestReference <= groupCount else {
      throw Fault("'\\\(greatestReference)' refers to a group that does not exist")
    }
    for name in references where !names.contains(name) {
      throw Fault("no group is called '\(name)'")
    }
  }

  private var peek: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private mutating func take(_ text: String) -> Bool {
    let wanted = text.unicodeScalars
    guard scalars[index...].starts(with: wanted) else { return false }
    index += wanted.count
    return true
  }

  private mutating func disjunction() throws(Fault) {
    depth += 1
    guard depth <= Self.depthLimit else { throw Fault("its groups are nested too deep") }
    while let scalar = peek, scalar != ")" {
      if take("|") { continue }
      try term()
    }
    depth -= 1
  }

  private mutating func term() throws(Fault) {
    if take("^") || take("$") || take("\\b") || take("\\B") {
      try refuseQuantifier()
      return
    }
    for mark in ["(?=", "(?!", "(?<=", "(?<!"] where take(mark) {
      try group()
      try refuseQuantifier()
      return
    }
    try atom()
    try quantifier()
  }

  private mutating func group() throws(Fault) {
    try disjunction()
    guard take(")") else { throw Fault("a '(' is not closed") }
  }

  private mutating func refuseQuantifier() throws(Fault) {
    switch peek {
    case "*", "+", "?", "{": throw Fault("a quantifier has nothing to repeat")
    default: break
    }
  }

  private mutating func atom() throws(Fault) {
    guard let scalar = peek else { return }
    index += 1
    switch scalar {
    case "(":
      if take("?:") {
        try group()
      } else if take("?<") {
        let name = try groupName()
        if names.contains(name) { throw Fault("two groups are called '\(name)'") }
        names.append(name)
        groupCount += 1
        try group()
      } else if peek == "?" {
        throw Fault("'(?' begins a group that not all browsers support")
      } else {
        groupCount += 1
        try group()
      }
    case "[": try set()
    case "\\": try escape(inSet: false)
    case "*", "+", "?": throw Fault("a quantifier has nothing to repeat")
    case "{", "}", "]": throw Fault("a literal '\(scalar)' must be written '\\\(scalar)'")
    default: break
    }
  }

  private mutating func quantifier() throws(Fault) {
    switch peek {
    case "*", "+", "?": index += 1
    case "{":
      index += 1
      guard let least = number() else { throw Fault("'{' does not begin a quantifier") }
      var most: [Unicode.Scalar]? = least
      if take(",") { most = number() }
      guard take("}") else { throw Fault("'{' does not begin a quantifier") }
      if let most, Self.isLess(most, least) {
        throw Fault(
          "the bounds of a quantifier are out of order")
      }
    default: return
    }
    _ = take("?")
    try refuseQuantifier()
  }

  private mutating func number() -> [Unicode.Scalar]? {
    let digits = scalars[index...].prefix { ("0"..."9").contains($0) }
    index += digits.count
    let significant = digits.drop { $0 == "0" }
    return digits.isEmpty ? nil : Array(significant)
  }

  /// Whether one number is less than another, both without leading zeros.
  private static func isLess(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Bool {
    left.count != right.count
      ? left.count < right.count : left.lexicographicallyPrecedes(right)
  }

  /// Reads a name and the `>` after it.
  private mutating func groupName() throws(Fault) -> String {
    var name = String.UnicodeScalarView()
    while let scalar = peek, scalar != ">" {
      let isPart =
        scalar == "_" || scalar == "$"
        || (name.isEmpty ? scalar.properties.isIDStart : scalar.properties.isIDContinue)
      guard isPart else { break }
      name.append(scalar)
      index += 1
    }
    guard !name.isEmpty, take(">") else { throw Fault("a group has no name") }
    return String(name)
  }
}

// MARK: Escapes

extension RegularExpression {
  /// Reads the rest of an escape after its backslash; true if it stands for one character.
  @discardableResult
  private mutating func escape(inSet isInSet: Bool) throws(Fault) -> Bool {
    guard let scalar = peek else { throw Fault("it ends in a backslash") }
    index += 1
    lastCharacter = scalar.value
    switch scalar {
    case "d", "D", "s", "S", "w", "W": return false
    case "f": lastCharacter = 0x0C
    case "n": lastCharacter = 0x0A
    case "r": lastCharacter = 0x0D
    case "t": lastCharacter = 0x09
    case "v": lastCharacter = 0x0B
    case "b" where isInSet: lastCharacter = 0x08
    case "p", "P":
      try property()
      return false
    case "q" where isInSet:
      try strings()
      return false
    case "c":
      guard let letter = peek, letter.isASCII, letter.properties.isAlphabetic else {
        throw Fault("'\\c' needs a letter")
      }
      lastCharacter = letter.value % 32
      index += 1
    case "0":
      lastCharacter = 0
      if let next = peek, ("0"..."9").contains(next) { throw Fault("'\\0' cannot precede a digit") }
    case "1"..."9":
      guard !isInSet else { throw Fault("'\\\(scalar)' has no meaning within brackets") }
      index -= 1
      let digits = number() ?? []
      let text = String(String.UnicodeScalarView(digits))
      greatestReference = max(greatestReference, Int(text) ?? .max)
      return false
    case "k":
      guard !isInSet, take("<") else { throw Fault("'\\k' needs the name of a group") }
      references.append(try groupName())
      return false
    case "x": try hexadecimal(2)
    case "u": try codePoint()
    default:
      let isMark = "^$\\.*+?()[]{}|/".unicodeScalars.contains(scalar)
      let isSetMark = isInSet && "&-!#%,:;<=>@`~".unicodeScalars.contains(scalar)
      guard isMark || isSetMark else {
        throw Fault("'\\\(scalar)' is not an escape; write '\(scalar)'")
      }
    }
    return true
  }

  private mutating func hexadecimal(_ count: Int) throws(Fault) {
    let digits = scalars[index...].prefix(count)
    guard digits.count == count, digits.allSatisfy({ $0.properties.isASCIIHexDigit }) else {
      throw Fault("an escape needs \(count) hexadecimal digits")
    }
    lastCharacter = UInt32(String(String.UnicodeScalarView(digits)), radix: 16) ?? 0
    index += count
  }

  private mutating func codePoint() throws(Fault) {
    guard take("{") else { return try hexadecimal(4) }
    let digits = scalars[index...].prefix { $0.properties.isASCIIHexDigit }
    index += digits.count
    let value = UInt32(String(String.UnicodeScalarView(digits)), radix: 16)
    guard let value, value <= 0x10FFFF, take("}") else {
      throw Fault("'\\u{' needs a code point and '}'")
    }
    lastCharacter = value
  }

  private mutating func property() throws(Fault) {
    guard take("{") else { throw Fault("'\\p' needs a property in braces") }
    let name = scalars[index...].prefix { $0 != "}" }
    index += name.count
    guard take("}"), UnicodeProperty.isKnown(String(String.UnicodeScalarView(name))) else {
      throw Fault("'\\p{…}' names no property of Unicode")
    }
  }

  /// Reads the alternatives of `\q{…}`.
  private mutating func strings() throws(Fault) {
    guard take("{") else { throw Fault("'\\q' needs texts in braces") }
    while let scalar = peek, scalar != "}" {
      if scalar == "|" {
        index += 1
        continue
      }
      guard try setCharacter() else { throw Fault("'\\q' can hold only characters") }
    }
    guard take("}") else { throw Fault("'\\q{' is not closed") }
  }
}

// MARK: Sets

extension RegularExpression {
  /// Marks that mean something when doubled, or are reserved to mean something one day.
  private static let doubled = Set("&!#$%*+,.:;<=>?@^`~".unicodeScalars)

  /// Reads a set after its `[`.
  private mutating func set() throws(Fault) {
    depth += 1
    guard depth <= Self.depthLimit else { throw Fault("its sets are nested too deep") }
    _ = take("^")
    /// The operator between the operands; nil for a union.
    var sign: String?
    var operands = 0
    while let scalar = peek, scalar != "]" {
      if operands > 0, take("--") || take("&&") {
        let found = scalar == "-" ? "--" : "&&"
        guard operands == 1 || sign == found else {
          throw Fault(
            "'\(found)' can stand only between sets, and cannot be mixed with anything else")
        }
        sign = found
        guard let next = peek, next != "]" else { throw Fault("'\(found)' needs a set after it") }
      } else if sign != nil {
        throw Fault("'\(sign ?? "")' cannot be mixed with anything else in its brackets")
      }
      let isCharacter = try operand()
      operands += 1
      guard sign == nil, isCharacter, peek == "-",
        !scalars[index...].starts(with: "--".unicodeScalars)
      else { continue }
      index += 1
      guard let next = peek, next != "]" else {
        throw Fault("within brackets, a literal '-' must be written '\\-'")
      }
      let start = lastCharacter
      guard try operand() else { throw Fault("a range ends in a character") }
      guard start <= lastCharacter else { throw Fault("the ends of a range are out of order") }
      // A range is part of a union, so no operator may follow it.
      operands += 1
    }
    guard take("]") else { throw Fault("a '[' is not closed") }
    depth -= 1
  }

  /// Reads a character, an escape or a set; true if it is one character.
  private mutating func operand() throws(Fault) -> Bool {
    if take("[") {
      try set()
      return false
    }
    return try setCharacter()
  }

  private mutating func setCharacter() throws(Fault) -> Bool {
    guard let scalar = peek else { throw Fault("a '[' is not closed") }
    index += 1
    if scalar == "\\" { return try escape(inSet: true) }
    if "()[]{}/-|".unicodeScalars.contains(scalar) {
      throw Fault("within brackets, a literal '\(scalar)' must be written '\\\(scalar)'")
    }
    if Self.doubled.contains(scalar), peek == scalar {
      throw Fault(
        "within brackets, a literal '\(scalar)\(scalar)' must be written '\\\(scalar)\\\(scalar)'")
    }
    lastCharacter = scalar.value
    return true
  }
}
