internal import ScreenModel

/// Writes the documents of a grammar as a JSON Schema.
struct SchemaWriter {
  let shape: DocumentShape
  let profile: SchemaProfile

  init(_ shape: DocumentShape, _ profile: SchemaProfile) {
    self.shape = shape
    self.profile = profile
  }

  /// The schema, and what it leaves out.
  func export() -> GrammarExport {
    let omissions = profile.omissions + shape.omissions
    var members: [TreeMember] = []
    if profile.takesAnnotations {
      members.append(
        TreeMember("$schema", "https://json-schema.org/draft/2020-12/schema"))
      members.append(TreeMember("title", TreeValue(.text(shape.name))))
    }
    members += object(shape.screen)
    if profile.takesAnnotations {
      let comment =
        "Checked on admission, not here: " + omissions.map(\.summary).joined(separator: "; ")
      members.append(TreeMember("$comment", TreeValue(.text(comment))))
    }
    let definitions = shape.components.map { TreeMember($0.title, object($0).tree) }
    members.append(TreeMember("$defs", TreeValue(.object(definitions))))
    var writer = JSONWriter(.indented, capacity: 1 << 16)
    writer.tree(members.tree)
    return GrammarExport(
      text: String(decoding: writer.finish(), as: UTF8.self), omissions: omissions)
  }

  private func object(_ object: ObjectShape) -> [TreeMember] {
    var properties: [TreeMember] = []
    var required: [TreeValue] = []
    if let tag = object.tag {
      properties.append(
        TreeMember(Element.tagName, ["type": "string", "const": .init(.text(tag))]))
      required.append(.init(.text(Element.tagName)))
    }
    for member in object.members {
      properties.append(TreeMember(member.name, value(of: member)))
      if member.isRequired || profile.requiresAll { required.append(.init(.text(member.name))) }
    }
    var members: [TreeMember] = []
    let guide =
      object.tag == nil && !shape.summary.isEmpty && object == shape.screen
      ? Self.joined(shape.summary, object.guide) : object.guide
    if !guide.isEmpty { members.append(TreeMember("description", .init(.text(guide)))) }
    members.append(TreeMember("type", "object"))
    members.append(TreeMember("properties", properties.tree))
    if !required.isEmpty { members.append(TreeMember("required", .init(.array(required)))) }
    members.append(TreeMember("additionalProperties", false))
    return members
  }

  private func value(of member: MemberShape) -> TreeValue {
    let (keywords, unstated) = self.keywords(member.value)
    var members = keywords
    // What has no neutral value is left out by writing null.
    if profile.requiresAll, !member.isRequired, member.neutral == nil {
      members = [TreeMember("anyOf", [members.tree, ["type": "null"]])]
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

  /// The keywords for a value, and its bounds in words where the profile cannot state them.
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
      if isDistinct, profile.statesLengths { members.append(TreeMember("uniqueItems", true)) }
      return (members, "")
    case .object(let object): return (self.object(object), "")
    case .component:
      let references = shape.components.map { component -> TreeValue in
        ["$ref": .init(.text("#/$defs/" + component.title))]
      }
      return ([TreeMember("anyOf", .init(.array(references)))], "")
    }
  }

  /// An element's schema; what it cannot state of bounds goes into its own description.
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
    if let pattern = text.pattern {
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

  /// The values of an enumeration with what they are for.
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
  /// The regular expression (ECMA-262) of its form; nil where any text will do.
  var pattern: String? {
    let form: String
    switch use {
    case .slug: form = "[A-Za-z0-9][A-Za-z0-9_-]*"
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
  /// Whether a default says more than that there is nothing.
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
