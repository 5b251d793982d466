internal import ScreenGrammar
internal import ScreenModel

/// Writes the documents of a shape as a llama.cpp grammar.
///
/// The grammar accepts only compact JSON with members in declared order, so that a model spends no
/// tokens on white space and a document has one spelling. Repetitions refer to rules by name,
/// because llama.cpp counts the contents of brackets against its limit.
struct GBNFWriter {
  /// The least number of repetitions that llama.cpp refuses or treats as unbounded.
  static let repetitionLimit = 2000
  /// The most characters of a pointer after the first one.
  private static let pointerLength = 200

  let encoding: GBNFText
  /// How facts may be given.
  let facts: FactForm
  /// The rules, in the order in which they are written.
  private(set) var rules: [(name: String, body: String)] = []
  /// The names of the rules, by what they describe.
  private var names: [Key: String] = [:]
  private var taken: Set<String> = ["root"]
  /// Whether a bound exceeded the limit.
  private var isCapped = false
  /// Whether a bound of a number was not a whole number.
  var hasWidenedNumbers = false

  private init(_ encoding: GBNFText, _ facts: FactForm) {
    self.encoding = encoding
    self.facts = facts
  }

  /// The grammar and its omissions.
  static func export(_ shape: DocumentShape, _ text: GBNFText) -> GrammarExport {
    var writer = GBNFWriter(text, shape.facts)
    writer.names[Key(kind: .record, name: shape.root.name)] = "root"
    writer.rules.append(("root", ""))
    writer.rules[0].body = writer.object(shape.root)
    var body = ""
    for rule in writer.rules { body += rule.name + " ::= " + rule.body + "\n" }
    return GrammarExport(text: body, omissions: writer.omissions + shape.omissions)
  }

  private var omissions: [Omission] {
    var omissions = [
      Omission("elements of a collection are distinct", "duplicate-element"),
      Omission("the number of words of a text", "too-many-words", "too-few-words"),
    ]
    if isCapped {
      omissions.append(
        Omission(
          "bounds of \(Self.repetitionLimit) and more", "text-too-long", "too-many-elements"))
    }
    if hasWidenedNumbers {
      omissions.append(
        Omission("the fraction of a number's bounds", "number-out-of-bounds"))
    }
    return omissions
  }

  /// What a rule describes: a grammar may name a component like a rule of another kind.
  private struct Key: Hashable {
    var kind: RuleKind
    var name: String
  }

  /// The kinds of rules; names distinguish rules of one kind.
  enum RuleKind: Hashable {
    case builtIn
    case value
    case record
    case union
    case list
    case items
    case more
    case fact
  }

  /// Adds a rule unless there is one of that kind and name; returns its unique name.
  mutating func rule(
    _ name: String, as kind: RuleKind = .builtIn, _ make: (inout GBNFWriter) -> String
  ) -> String {
    let key = Key(kind: kind, name: name)
    if let known = names[key] { return known }
    let base = Self.ruleName(name)
    var unique = base
    var number = 2
    while !taken.insert(Self.folded(unique)).inserted {
      unique = base + "-" + String(number)
      number += 1
    }
    names[key] = unique
    let index = rules.count
    rules.append((unique, ""))
    rules[index].body = make(&self)
    return unique
  }

  /// A name as those compare it who write rules of other grammars in capitals: `aB` is `a-b` there.
  private static func folded(_ name: String) -> String {
    var folded = ""
    var isAfterSmall = false
    for character in name {
      if character.isUppercase, isAfterSmall { folded += "-" }
      folded += character.lowercased()
      isAfterSmall = character.isLowercase
    }
    return folded
  }

  /// A name made of the characters that rule names may have: letters, digits and hyphens.
  private static func ruleName(_ name: String) -> String {
    var bytes: [UInt8] = []
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
        bytes.append(byte)
      default: bytes += "-\(byte)-".utf8
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A number of repetitions, up to llama.cpp's limit.
  mutating func times(_ bounds: ClosedRange<Int>) -> String {
    let least = min(bounds.lowerBound, Self.repetitionLimit - 1)
    guard bounds.upperBound < Self.repetitionLimit else {
      isCapped = true
      return least == 0 ? "*" : "{\(least),}"
    }
    if bounds == 0...1 { return "?" }
    return least == bounds.upperBound ? "{\(least)}" : "{\(least),\(bounds.upperBound)}"
  }

  // MARK: - Objects and arrays

  private mutating func object(_ object: ObjectShape) -> String {
    let members = self.members(of: object)
    if let tag = object.tag {
      let start = literal("{" + quoted(Element.tagName) + ":" + quoted(tag))
      return ([start] + members.map(Self.following) + [literal("}")]).joined(separator: " ")
    }
    guard let first = members.firstIndex(where: \.isRequired) else {
      let bodies = members.indices.map { index in
        ([members[index].text] + members[(index + 1)...].map(Self.following))
          .joined(separator: " ")
      }
      return literal("{") + " (" + bodies.joined(separator: " | ") + ")? " + literal("}")
    }
    let parts =
      [literal("{")] + members[..<first].map { "(" + $0.text + " \",\")?" } + [members[first].text]
      + members[(first + 1)...].map(Self.following) + [literal("}")]
    return parts.joined(separator: " ")
  }

  private mutating func members(of object: ObjectShape) -> [(text: String, isRequired: Bool)] {
    object.members.map { member in
      let name = object.name + "-" + member.name
      // A component and the records in it may have pointers; the screen and its sections may not.
      let isInComponent = object.name != "screen" && object.name != "section"
      let value =
        isInComponent && facts == .valuesOrPointers && member.value.isFact
        ? fact(member.value, named: name) : self.value(member.value, named: name)
      return (literal(quoted(member.name) + ":") + " " + value, member.isRequired)
    }
  }

  private static func following(_ member: (text: String, isRequired: Bool)) -> String {
    let text = "\",\" " + member.text
    return member.isRequired ? text : "(" + text + ")?"
  }

  private mutating func value(_ value: ValueShape, named name: String) -> String {
    switch value {
    case .text(let text): return self.text(text)
    case .integer(let bounds): return integer(bounds)
    case .number(let bounds): return number(bounds)
    case .flag: return rule("flag") { _ in "\"true\" | \"false\"" }
    case .choice(let choices):
      return rule(name, as: .value) { writer in
        choices.map { writer.literal(writer.quoted($0.name)) }.joined(separator: " | ")
      }
    case .array(let count, _, let element):
      return rule(name + "-list", as: .list) { $0.array(count, element, named: name) }
    case .object(let object): return rule(object.name, as: .record) { $0.object(object) }
    case .union(let union):
      return rule(union.name, as: .union) { writer in
        union.variants.map { variant in
          writer.rule(variant.name, as: .record) { $0.object(variant) }
        }
        .joined(separator: " | ")
      }
    }
  }

  /// A value, or a pointer to it.
  private mutating func fact(_ value: ValueShape, named name: String) -> String {
    let own = self.value(value, named: name)
    return rule(name + "-fact", as: .fact) { writer in
      var forms = [own, writer.rule("from") { $0.object([$0.pointer(named: "from")]) }]
      if case .array(_, _, let element) = value {
        var parts = [writer.pointer(named: "each")]
        if case .object(let record) = element {
          parts += writer.members(of: record).map(Self.following)
        }
        forms.append(writer.object(parts))
      }
      return forms.joined(separator: " | ")
    }
  }

  /// The parts of an object in braces; each part includes the comma before it.
  private func object(_ parts: [String]) -> String {
    ([literal("{")] + parts + [literal("}")]).joined(separator: " ")
  }

  /// A member with a JSON Pointer as its value.
  private mutating func pointer(named name: String) -> String {
    let pointer = rule("pointer") { writer in
      let quote = writer.literal("\"")
      return quote + " (" + writer.literal("/") + " " + writer.character(hasLines: false)
        + writer.times(0...Self.pointerLength) + ")? " + quote
    }
    return literal(quoted(name) + ":") + " " + pointer
  }

  private mutating func array(
    _ count: ClosedRange<Int>, _ element: ValueShape, named name: String
  ) -> String {
    guard count.upperBound > 0 else { return literal("[]") }
    let item = value(element, named: name + "-element")
    let more = rule(name + "-more", as: .more) { _ in "\",\" " + item }
    let rest = max(0, count.lowerBound - 1)...(count.upperBound - 1)
    let items = rest.upperBound == 0 ? item : item + " " + more + times(rest)
    guard count.lowerBound == 0 else { return "\"[\" " + items + " \"]\"" }
    // A separate rule, because llama.cpp multiplies repetitions within brackets.
    let whole = rule(name + "-items", as: .items) { _ in items }
    return "\"[\" " + whole + "? \"]\""
  }
}
