internal import ScreenGrammar
internal import ScreenModel
internal import ScreenText

/// Writes the documents of a shape as a JSON Schema.
struct SchemaWriter {
  let shape: DocumentShape
  let profile: SchemaProfile
  /// The objects that are written as definitions, under unique names.
  private let definitions: [(name: String, object: ObjectShape)]

  init(_ shape: DocumentShape, _ profile: SchemaProfile) {
    self.shape = shape
    self.profile = profile
    let tagged = shape.tagged
    let titles = tagged.map(\.title)
    definitions = tagged.map { object in
      (titles.count { $0 == object.title } > 1 ? object.name : object.title, object)
    }
  }

  /// The schema and its omissions.
  func export() -> GrammarExport {
    let omissions = profile.omissions + shape.omissions
    var members: [TreeMember] = []
    if profile.takesAnnotations {
      members.append(
        TreeMember("$schema", "https://json-schema.org/draft/2020-12/schema"))
      members.append(TreeMember("title", TreeValue(.text(shape.name))))
    }
    members += object(shape.root)
    if profile.takesAnnotations {
      let comment =
        "Checked on admission, not here: " + omissions.map(\.summary).joined(separator: "; ")
      members.append(TreeMember("$comment", TreeValue(.text(comment))))
    }
    var schemas = definitions.map { TreeMember($0.name, object($0.object).tree) }
    if shape.facts == .valuesOrPointers {
      schemas.append(TreeMember(Self.pointerName, pointerObject("from").tree))
    }
    if !schemas.isEmpty { members.append(TreeMember("$defs", schemas.tree)) }
    var writer = JSONWriter(.indented, capacity: 1 << 16)
    writer.tree(members.tree)
    return GrammarExport(
      text: String(decoding: writer.finish(), as: UTF8.self), omissions: omissions)
  }

  private func object(_ object: ObjectShape, after first: TreeMember? = nil) -> [TreeMember] {
    var properties = first.map { [$0] } ?? []
    var required = first.map { [TreeValue(.text($0.name))] } ?? []
    if let tag = object.tag {
      properties.append(
        TreeMember(Element.tagName, ["type": "string", "const": .init(.text(tag))]))
      required.append(.init(.text(Element.tagName)))
    }
    // A component and the records in it may have pointers; the screen and its sections may not.
    let hasPointers =
      shape.facts == .valuesOrPointers && object.name != "screen" && object.name != "section"
    for member in object.members {
      properties.append(
        TreeMember(member.name, value(of: member, orPointer: hasPointers && member.value.isFact)))
      if member.isRequired || profile.requiresAll { required.append(.init(.text(member.name))) }
    }
    if shape.isScreen, profile.takesFinishedScreens { properties += marks(of: object) }
    var members: [TreeMember] = []
    let guide =
      object.tag == nil && !shape.summary.isEmpty && object == shape.root
      ? Self.joined(shape.summary, object.guide) : object.guide
    if !guide.isEmpty { members.append(TreeMember("description", .init(.text(guide)))) }
    members.append(TreeMember("type", "object"))
    members.append(TreeMember("properties", properties.tree))
    if !required.isEmpty { members.append(TreeMember("required", .init(.array(required)))) }
    members.append(TreeMember("additionalProperties", false))
    return members
  }

  /// The marks of a finished screen, in the screen and in each component.
  private func marks(of object: ObjectShape) -> [TreeMember] {
    if object.name == shape.root.name {
      let version = TreeValue(.number(Double(Screen.formatVersion)))
      return [
        TreeMember("version", ["description": "The version of the format.", "const": version]),
        TreeMember("draft", ["description": "Whether a value is a sample.", "type": "boolean"]),
      ]
    }
    guard object.tag != nil, !object.members.isEmpty else { return [] }
    let names = object.members.map { TreeValue(.text($0.name)) }
    let samples: TreeValue = [
      "description": "The properties whose values are samples.", "type": "array",
      "items": ["type": "string", "enum": .init(.array(names))],
    ]
    return [TreeMember(Element.samplesName, samples)]
  }

  private func value(of member: MemberShape, orPointer hasPointers: Bool) -> TreeValue {
    let (keywords, unstated) = self.keywords(member.value)
    var members = keywords
    var others = hasPointers ? pointers(to: member.value) : []
    // A member without a neutral value is left out by writing null.
    if profile.requiresAll, !member.isRequired, member.neutral == nil {
      others.append(["type": "null"])
    }
    if !others.isEmpty {
      members = [TreeMember("anyOf", .init(.array([members.tree] + others)))]
    }
    let description = Self.joined(
      member.guide, choices(member.value), unstated.isEmpty ? "" : unstated + ".")
    if !description.isEmpty {
      members.insert(TreeMember("description", .init(.text(description))), at: 0)
    }
    if profile.takesAnnotations, let neutral = member.neutral, neutral.isWorthStating {
      members.append(TreeMember("default", neutral))
    }
    return members.tree
  }

  /// The name of the definition of an object that points at data; no component has such a name.
  private static let pointerName = "from-data"

  /// The schemas of the pointers that may replace a value.
  private func pointers(to value: ValueShape) -> [TreeValue] {
    var forms: [TreeValue] = [["$ref": .init(.text("#/$defs/" + Self.pointerName))]]
    if case .array(_, _, let element) = value {
      var walk = pointerObject("each")
      if case .object(let record) = element {
        walk = object(record, after: TreeMember("each", Self.pointer))
      }
      forms.append(walk.tree)
    }
    return forms
  }

  private static let pointer: TreeValue = [
    "description": "A JSON Pointer into the data.", "type": "string", "pattern": "^(/.{0,200})?$",
  ]

  /// An object with one pointer.
  private func pointerObject(_ name: String) -> [TreeMember] {
    [
      TreeMember("type", "object"),
      TreeMember("properties", [TreeMember(name, Self.pointer)].tree),
      TreeMember("required", .init(.array([.init(.text(name))]))),
      TreeMember("additionalProperties", false),
    ]
  }

  /// The keywords for a value, and its bounds in words if the profile cannot state them.
  private func keywords(_ value: ValueShape) -> (keywords: [TreeMember], unstated: String) {
    switch value {
    case .text(let text): return keywords(text)
    case .integer(let bounds):
      return keywords(
        "integer", TreeValue(.number(Double(bounds.lowerBound))),
        TreeValue(.number(Double(bounds.upperBound))))
    case .number(let bounds):
      return keywords(
        "number", TreeValue(.number(bounds.lowerBound)), TreeValue(.number(bounds.upperBound)))
    case .flag: return ([TreeMember("type", "boolean")], "")
    case .choice(let choices):
      let names = choices.map { TreeValue(.text($0.name)) }
      return ([TreeMember("type", "string"), TreeMember("enum", .init(.array(names)))], "")
    case .array(let count, let isDistinct, let element):
      var members = [TreeMember("type", "array"), TreeMember("items", items(element))]
      guard profile.statesBounds else {
        if count.lowerBound > 0 { members.append(TreeMember("minItems", 1)) }
        return (members, "\(Self.words(count)) elements")
      }
      if count.lowerBound > 0 {
        members.append(TreeMember("minItems", .init(.number(Double(count.lowerBound)))))
      }
      members.append(TreeMember("maxItems", .init(.number(Double(count.upperBound)))))
      if isDistinct, profile.statesDistinction { members.append(TreeMember("uniqueItems", true)) }
      return (members, "")
    case .object(let object): return (self.object(object), "")
    case .union(let union):
      let names = Set(union.variants.map(\.name))
      let references = definitions.filter { names.contains($0.object.name) }.map {
        definition -> TreeValue in
        ["$ref": .init(.text("#/$defs/" + definition.name))]
      }
      return ([TreeMember("anyOf", .init(.array(references)))], "")
    }
  }

  /// The schema of an element; bounds that it cannot state go into its description.
  private func items(_ element: ValueShape) -> TreeValue {
    var (members, unstated) = keywords(element)
    if !unstated.isEmpty {
      members.insert(TreeMember("description", .init(.text(unstated + "."))), at: 0)
    }
    return members.tree
  }

  private func keywords(
    _ type: String, _ least: TreeValue, _ greatest: TreeValue
  ) -> ([TreeMember], String) {
    let members = [TreeMember("type", .init(.text(type)))]
    guard profile.statesBounds else {
      return (members, "From \(least.numberText) to \(greatest.numberText)")
    }
    return (members + [TreeMember("minimum", least), TreeMember("maximum", greatest)], "")
  }

  private func keywords(_ text: TextShape) -> ([TreeMember], String) {
    var members = [TreeMember("type", "string")]
    let length = text.length
    if let pattern = text.pattern, text.use.hasForm || profile.statesWords {
      members.append(TreeMember("pattern", .init(.text(pattern))))
    }
    guard profile.statesLengths else {
      return (members, "\(Self.words(length)) characters")
    }
    if length.lowerBound > 0, !text.mayBeEmpty {
      members.append(TreeMember("minLength", .init(.number(Double(length.lowerBound)))))
    }
    members.append(TreeMember("maxLength", .init(.number(Double(length.upperBound)))))
    guard text.mayBeEmpty, length.lowerBound > 1 else { return (members, "") }
    members.append(TreeMember("minLength", .init(.number(Double(length.lowerBound)))))
    return ([TreeMember("anyOf", [["const": ""], members.tree])], "")
  }

  /// The values of an enumeration with their guides.
  private func choices(_ value: ValueShape) -> String {
    guard case .choice(let choices) = value, choices.contains(where: { !$0.guide.isEmpty }) else {
      return ""
    }
    return choices.filter { !$0.guide.isEmpty }.map { $0.name + ": " + $0.guide }
      .joined(separator: "; ") + "."
  }

  private static func joined(_ sentences: String...) -> String {
    sentences.filter { !$0.isEmpty }.map { sentence in
      sentence.utf8.last == UInt8(ascii: ".") ? sentence : sentence + "."
    }.joined(separator: " ")
  }

  private static func words(_ bounds: ClosedRange<Int>) -> String {
    bounds.lowerBound == 0
      ? "At most \(bounds.upperBound)"
      : bounds.lowerBound == bounds.upperBound
        ? "Exactly \(bounds.lowerBound)" : "\(bounds.lowerBound) to \(bounds.upperBound)"
  }
}

extension TextShape {
  /// The regular expression (ECMA-262) of its form; nil if any text is valid.
  var pattern: String? {
    let form: String
    switch use {
    case .slug: form = "[A-Za-z0-9][A-Za-z0-9_-]{0,\(max(0, length.upperBound - 1))}"
    case .month: form = "[1-9][0-9]{3}-(0[1-9]|1[0-2])"
    case .date: form = "[1-9][0-9]{3}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])"
    case .label, .prose, .code, .pattern, .destination, .source:
      guard let words = rule.words, words.upperBound > 0 else { return nil }
      let least = max(0, words.lowerBound - 1)
      form = "[^ ]+( [^ ]+){\(least),\(words.upperBound - 1)}"
    }
    return mayBeEmpty ? "^(\(form))?$" : "^\(form)$"
  }
}

extension [TreeMember] {
  fileprivate var tree: TreeValue { TreeValue(.object(self)) }
}

extension TreeValue {
  /// Whether a default is more than an empty value.
  fileprivate var isWorthStating: Bool {
    switch content {
    case .text(let text): !text.isEmpty
    case .array, .object, .null, .flag: false
    case .number: true
    }
  }

  fileprivate var numberText: String {
    guard case .number(let number) = content else { return "" }
    var buffer = UTF8Buffer()
    buffer.append(number: number)
    return buffer.string
  }
}
