package import ScreenDiagnostics
internal import ScreenText

/// What the marks of a line say of it.
package struct LineForm: Sendable {
  /// The kinds of lines.
  enum Kind: UInt8 {
    case plain, heading, subheading, bold, capitals, lead, bullet, number, box, row, quote, fence,
      rule, pair, turn
  }

  var kind: Kind
  /// The columns before its first character.
  var indent: Int
  /// The length of the marks before its words.
  package var markLength: Int

  /// Whether the line is a member of a list, or a row of a table.
  var isMember: Bool { [.bullet, .number, .box, .row].contains(kind) }

  /// Whether the line heads what follows, whatever it says.
  var isHeading: Bool { [.heading, .subheading, .bold, .capitals].contains(kind) }

  /// How deep it may stand below another line that heads it: headings by their signs, then bold lines
  /// and lines in capitals, plain lines, and members of lists by their indentation.
  package var level: Int {
    switch kind {
    case .heading, .subheading: markLength
    case .bold, .capitals: 7
    case .plain, .lead, .quote, .fence, .rule, .pair, .turn: 8 + indent
    case .bullet, .number, .box, .row: 9 + indent
    }
  }

  /// Whether the line may hold several sentences.
  var hasSentences: Bool { ![.row, .fence, .rule, .heading, .subheading].contains(kind) }

  /// Reads the form of a line without the white space around it.
  package init(_ line: SourceRange, in bytes: [UInt8]) {
    var start = line.lowerBound
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t")
    {
      start -= 1
    }
    indent = bytes[start..<line.lowerBound].reduce(0) { $0 + ($1 == UInt8(ascii: "\t") ? 4 : 1) }
    markLength = 0
    kind = .plain
    let text = bytes[line.range]
    if let (marked, length) = Self.mark(of: text) {
      (kind, markLength) = (marked, length)
    } else {
      kind = Self.kind(of: text)
    }
  }

  /// The kind of a line that begins with a mark, and the length of the mark.
  private static func mark(of text: ArraySlice<UInt8>) -> (Kind, Int)? {
    let space = UInt8(ascii: " ")
    let signs = text.prefix { $0 == UInt8(ascii: "#") }.count
    if signs > 0, text.dropFirst(signs).first.map({ $0 <= space }) ?? false {
      return (signs == 1 ? .heading : .subheading, signs)
    }
    if text.starts(with: "```".utf8) || text.starts(with: "~~~".utf8) { return (.fence, 3) }
    let first = text.first ?? space
    if text.count > 2, text.allSatisfy({ $0 == first || $0 <= space }), "-=_*~".utf8.contains(first)
    {
      return (.rule, 0)
    }
    if first == UInt8(ascii: ">") { return (.quote, 1) }
    if first == UInt8(ascii: "|") { return (.row, 0) }
    var rest = text
    var length = 0
    let bullets = ["•", "–", "—", "▪", "◦", "‣", "·", "✓", "☐", "☑", "→", "-", "*", "+"]
    if let bullet = bullets.first(where: { text.starts(with: $0.utf8) }),
      case let after = text.dropFirst(bullet.utf8.count),
      after.first.map({ $0 <= space }) ?? false || bullet.utf8.count > 1
        || bullet == "-" && after.first != UInt8(ascii: "-")
    {
      let spaces = after.prefix { $0 <= space }.count
      length = bullet.utf8.count + spaces
      rest = text.dropFirst(length)
    }
    if rest.first == UInt8(ascii: "["), rest.dropFirst(2).first == UInt8(ascii: "]") {
      return (.box, length + 3)
    }
    if length > 0 { return (.bullet, length) }
    return number(of: text).map { (.number, $0) }
  }

  /// The length of a number or letter before an item: "3.", "2)", "(a)", "b.".
  private static func number(of text: ArraySlice<UInt8>) -> Int? {
    var rest = text
    if rest.first == UInt8(ascii: "(") { rest = rest.dropFirst() }
    let digits = rest.prefix { $0.isASCIIDigit || $0 == UInt8(ascii: ".") }
    var count = digits.isEmpty ? rest.prefix { $0.isASCIILetter }.count : digits.count
    guard digits.isEmpty ? count == 1 : digits.first?.isASCIIDigit ?? false, count < 6 else {
      return nil
    }
    if digits.last != UInt8(ascii: ".") {
      guard let end = rest.dropFirst(count).first,
        end == UInt8(ascii: ")") || end == UInt8(ascii: ".")
      else { return nil }
      count += 1
    }
    guard rest.dropFirst(count).first.map({ $0 <= UInt8(ascii: " ") }) ?? false else { return nil }
    return rest.startIndex - text.startIndex + count
  }

  /// The kind of a line without a mark, by its ends and its separators.
  private static func kind(of text: ArraySlice<UInt8>) -> Kind {
    if isRow(text) { return .row }
    if text.starts(with: "**".utf8), text.suffix(3).contains(UInt8(ascii: "*")) { return .bold }
    let letters = text.filter { $0.isASCIILetter }
    if letters.count > 3, letters.count * 2 > text.count,
      !letters.contains(where: \.isASCIISmallLetter)
    {
      return .capitals
    }
    if text.last == UInt8(ascii: ":") { return .lead }
    if text.first == UInt8(ascii: "[") { return .turn }
    if text.prefix(40).contains(UInt8(ascii: ":")) { return .pair }
    return .plain
  }

  /// Whether a line has the separators of a row: two bars, tabs or semicolons, or four commas with
  /// few words between them.
  private static func isRow(_ text: ArraySlice<UInt8>) -> Bool {
    func count(_ byte: Character) -> Int { text.count { $0 == byte.asciiValue } }
    if count("|") > 1 || count("\t") > 1 || count(";") > 2 { return true }
    let (commas, spaces) = (count(","), count(" "))
    return commas > 3 && spaces < commas * 2
  }
}
