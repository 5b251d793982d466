internal import ScreenGrammar
internal import ScreenModel

/// The tag of a value that stands for a component.
struct ComponentTag {
  /// How the tag is written.
  enum Form {
    /// As the member `type`.
    case type
    /// As another member: `component`, `kind` or `name`.
    case member(String)
    /// As the only member, around the properties.
    case wrapper
  }

  /// The tag as written.
  var name: String
  var form: Form
  /// The members without the tag.
  var value: TreeValue
  /// The index of the tag's member, if it is among the properties.
  var member: Int?
}

/// Records distinguished by their tags: the components of a grammar or the variants of a union.
struct TaggedRules {
  /// The records, in declaration order.
  let rules: [ComponentRule]
  /// The out branch.
  let out: ComponentRule?

  /// The members that are not a property of any component: marks, and the fallback.
  static let marks = [Element.samplesName, "samples", "fallback", "draft"]

  /// The tag of a value; nil if it has none.
  ///
  /// It is `type`, `component`, or a single-key wrapper. `kind` or `name` counts only if `type` is
  /// absent, its value is the name of a record, and that record has no such property.
  func tag(of value: TreeValue) -> ComponentTag? {
    guard case .object(let members) = value.content else { return nil }
    let type = tag(Element.tagName, members, value)
    if let type, isKnown(type.name) { return type }
    let component = tag("component", members, value)
    if let component, type == nil || isKnown(component.name) { return component }
    if let type { return type }
    if let wrapper = wrapper(members, value) { return wrapper }
    for name in ["kind", "name"] {
      guard let tag = tag(name, members, value), isName(tag.name), let rule = find(tag.name),
        rule.record[name] == nil
      else { continue }
      return tag
    }
    return nil
  }

  private func tag(
    _ name: String, _ members: [TreeMember], _ value: TreeValue
  ) -> ComponentTag? {
    let place =
      members.firstIndex { $0.name == name }
      ?? members.firstIndex { Admitter.isSame($0.name, name) && $0.value.text.map(isKnown) == true }
    guard let place, case .text(let tag) = members[place].value.content else { return nil }
    let written = members[place].name
    return ComponentTag(
      name: tag, form: written == Element.tagName ? .type : .member(written), value: value,
      member: place)
  }

  private func wrapper(_ members: [TreeMember], _ value: TreeValue) -> ComponentTag? {
    let own = members.indices.filter { !Self.marks.contains(members[$0].name) }
    guard own.count == 1, let index = own.first, isKnown(members[index].name) else {
      return nil
    }
    let name = members[index].name
    guard isName(name) || !isProperty(name) else { return nil }
    guard own.count == members.count, case .object = members[index].value.content else {
      // `{"text": "…"}` may be anything.
      return isName(name) ? unpacked(members, index, value) : nil
    }
    return ComponentTag(name: name, form: .wrapper, value: members[index].value)
  }

  /// A wrapper with marks next to it, or around something other than properties.
  private func unpacked(
    _ members: [TreeMember], _ index: Int, _ value: TreeValue
  ) -> ComponentTag {
    let marks = members.enumerated().filter { $0.offset != index }.map(\.element)
    let inner = members[index].value
    var properties: [TreeMember] = []
    let rule = find(members[index].name)
    switch inner.content {
    case .object(let own): properties = own
    case .null, .flag: break
    case .text, .number:
      if let first = rule?.record.properties.first { properties = [TreeMember(first.name, inner)] }
    case .array:
      if let first = rule?.record.properties.first(where: { $0.count != nil }) {
        properties = [TreeMember(first.name, inner)]
      }
    }
    return ComponentTag(
      name: members[index].name, form: .wrapper,
      value: TreeValue(.object(properties + marks), at: value.range))
  }

  /// The rule of a record, found by its tag, an alias, or another spelling of either.
  func find(_ tag: String) -> ComponentRule? {
    if let index = index(of: tag) { return rules[index] }
    guard let out, Admitter.isSame(out.name, tag) else { return nil }
    return out
  }

  /// Whether a word is a record's own name, in whatever spelling.
  private func isName(_ word: String) -> Bool {
    rules.contains { Admitter.isSame($0.name, word) }
      || out.map { Admitter.isSame($0.name, word) } ?? false
  }

  /// Whether a word is a property of some record, as "title" is.
  private func isProperty(_ word: String) -> Bool {
    rules.contains { rule in
      rule.record.properties.contains { $0.name == word || $0.aliases.contains(word) }
    }
  }

  /// Whether a tag names a record.
  func isKnown(_ tag: String) -> Bool {
    guard index(of: tag) == nil else { return true }
    guard let out else { return false }
    return Admitter.isSame(out.name, tag)
  }

  /// The index of a record's rule; nil for the out branch.
  func index(of tag: String) -> Int? {
    for index in rules.indices where rules[index].name == tag { return index }
    if let out, out.name == tag { return nil }
    return rules.firstIndex { $0.aliases.contains(tag) }
      ?? rules.firstIndex { Admitter.isSame($0.name, tag) }
      ?? rules.firstIndex { $0.aliases.contains { Admitter.isSame($0, tag) } }
  }
}

extension UnionRule {
  /// The variants, by tag.
  var tags: TaggedRules { TaggedRules(rules: variants, out: out) }
}
