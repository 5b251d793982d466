internal import ScreenGrammar
internal import ScreenModel
internal import ScreenSchemas

extension AutomatonBuilder {
  /// The node before an object, whose first member is the tag if it has one.
  mutating func object(
    _ shape: ObjectShape, _ around: ValueContext, next: UInt32
  ) -> UInt32 {
    if shape.tag != nil { return union([shape], named: shape.name, around, next: next) }
    let members = members(shape, around, next: next)
    var edges: [Automaton.Edge] = []
    if !shape.members.contains(where: \.isRequired) {
      edges.append(edge(UInt8(ascii: "}"), to: next))
    }
    let first = keys(of: shape, members, from: 0, around)
    let opened = node(edges, around, fallback: first ?? Automaton.none)
    return node([edge(UInt8(ascii: "{"), to: opened)], around)
  }

  /// The node before one of several objects, distinguished by their tags.
  mutating func union(
    _ variants: [ObjectShape], named name: String, _ around: ValueContext, next: UInt32
  ) -> UInt32 {
    guard !variants.isEmpty else {
      refuse("empty-choice", "'\(name)' has no variants", around)
      return next
    }
    var known: Set<String> = []
    var words: [Word] = []
    for variant in variants {
      let tag = variant.tag ?? variant.name
      let inner = around.within(tag)
      guard known.insert(tag).inserted else {
        refuse("ambiguous-tag", "'\(tag)' is the tag of two variants", inner)
        continue
      }
      let members = members(variant, inner, next: next)
      let bytes = Self.quoted(tag)
      let after = afterMember(of: variant, members, from: 0, inner, next: next)
      words.append(Word(bytes: bytes, nodes: literal(bytes, inner, next: after)))
    }
    let tag = Self.quoted(Element.tagName) + [UInt8(ascii: ":")]
    return literal([UInt8(ascii: "{")] + tag, around, next: oneOf(words, around))[0]
  }

  /// The names of an object's members, each with the nodes before its bytes; the last node is
  /// before the value.
  private mutating func members(
    _ shape: ObjectShape, _ around: ValueContext, next: UInt32
  ) -> [Word] {
    var known: Set<String> = shape.tag == nil ? [] : [Element.tagName]
    for member in shape.members where !known.insert(member.name).inserted {
      refuse(
        "ambiguous-name", "'\(member.name)' is the name of two members",
        around.within(member.name))
    }
    guard known.count == shape.members.count + (shape.tag == nil ? 0 : 1) else { return [] }
    var words: [Word] = []
    // Built from the last member backwards, because each value is followed by the members after it.
    for index in shape.members.indices.reversed() {
      let member = shape.members[index]
      let inner = around.within(member.name)
      let behind = [Word?](repeating: nil, count: index + 1) + words.map(Optional.some)
      let after = afterMember(of: shape, behind, from: index + 1, inner, next: next)
      let bytes = Self.quoted(member.name) + [UInt8(ascii: ":")]
      let start = value(member.value, inner, next: after)
      words.insert(Word(bytes: bytes, nodes: literal(bytes, inner, next: start)), at: 0)
    }
    return words
  }

  /// The node after a member, or after the tag: a comma and a name, or the end of the object.
  private mutating func afterMember(
    of shape: ObjectShape, _ members: [Word?], from index: Int, _ around: ValueContext,
    next: UInt32
  ) -> UInt32 {
    var edges: [Automaton.Edge] = []
    if let first = keys(of: shape, members, from: index, around) {
      edges.append(edge(UInt8(ascii: ","), to: first))
    }
    if index >= shape.members.count || !shape.members[index...].contains(where: \.isRequired) {
      edges.append(edge(UInt8(ascii: "}"), to: next))
    }
    return node(edges, around)
  }

  /// The node before the name of a member from an index on, up to the first required one; nil if
  /// there is none.
  private mutating func keys(
    of shape: ObjectShape, _ members: [Word?], from index: Int, _ around: ValueContext
  ) -> UInt32? {
    guard index < shape.members.count else { return nil }
    let required = shape.members[index...].firstIndex(where: \.isRequired)
    let last = required ?? shape.members.count - 1
    let words = (index...last).compactMap { $0 < members.count ? members[$0] : nil }
    return words.isEmpty ? nil : oneOf(words, around)
  }
}
