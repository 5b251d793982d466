internal import ScreenDiagnostics
internal import ScreenGrammar
package import ScreenModel
internal import ScreenText

extension Admitter {
  /// Reads a property of the open record; its default also replaces an unusable value.
  mutating func parameter(_ index: Int) -> Lowering.Parameter? {
    let rule = frame.properties[index]
    let fallback = rule.defaultValue.map {
      Lowering.Parameter(name: rule.name, value: $0, origin: nil, isConstant: true)
    }
    guard let member = take(index) else {
      settleMissing(index, isSatisfied: rule.type.nothing != nil)
      return fallback
    }
    enter(.name(member.name), as: .name(rule.name), member.value)
    let value = tree(member.value, rule.type)
    let origin = places.last?.origin
    if member.name != rule.name, let origin { origins.rename(origin, to: .name(rule.name)) }
    leave(isKept: false)
    guard let value else {
      settleMissing(index, isSatisfied: false)
      return fallback
    }
    return Lowering.Parameter(name: rule.name, value: value, origin: origin, isConstant: false)
  }

  /// A value checked against its type, as a tree again.
  mutating func tree(_ value: TreeValue, _ type: TypeRule) -> TreeValue? {
    switch type {
    case .text(let rule):
      return text(value, rule, rule.use ?? .prose).map { TreeValue(.text($0)) }
    case .integer(let bounds): return integer(value, bounds).map { TreeValue(.number(Double($0))) }
    case .number(let bounds): return number(value, bounds).map { TreeValue(.number($0)) }
    case .flag: return flag(value).map { TreeValue(.flag($0)) }
    case .choice(let choices): return choice(value, choices).map { TreeValue(.text($0)) }
    case .collection(let rule): return collection(value, rule)
    case .record(let rule):
      guard let value = resolved(value), let members = members(of: value, rule) else { return nil }
      return record(members, rule)
    case .union(let rule): return variant(value, rule)
    }
  }

  private mutating func collection(_ value: TreeValue, _ rule: CollectionRule) -> TreeValue? {
    var elements: [TreeValue] = []
    var kept: [OriginTree.Node?] = []
    var seen = DuplicateFinder(isDistinct: rule.isDistinct, isDeduplicated: false)
    walk(value, upTo: rule.count.upperBound) { admitter, element in
      let node = admitter.places.last?.origin
      guard let read = admitter.tree(element, rule.element),
        admitter.isNew(read, at: elements.count, &seen)
      else {
        if let node { admitter.origins.remove(node) }
        return false
      }
      elements.append(read)
      kept.append(node)
      return true
    }
    // If elements were dropped, the origins of the others move up with them.
    for (index, node) in kept.enumerated() {
      if let node { origins.rename(node, to: .index(index)) }
    }
    guard elements.count < rule.count.lowerBound else { return TreeValue(.array(elements)) }
    report(
      "too-few-elements",
      "at least \(rule.count.lowerBound) are needed: \(elements.count) are usable", .lossy)
    return nil
  }

  /// Whether an element differs from all before it, if elements must be distinct.
  private mutating func isNew(
    _ element: TreeValue, at index: Int, _ seen: inout DuplicateFinder
  ) -> Bool {
    guard !seen.isIdle else { return true }
    let words = element.words
    guard let earlier = seen.insert(words, at: index) else { return true }
    report(
      "duplicate-element",
      "'\(Self.excerpt(words))' is dropped: it repeats element \(earlier)", .lossy)
    return false
  }

  /// Reads the members of a record, after the ones that its tree starts with.
  private mutating func record(
    _ members: [TreeMember], _ rule: RecordRule, tag: Int? = nil, after head: [TreeMember] = []
  ) -> TreeValue? {
    let outer = open(members, rule.properties, kind: nil, tag: tag)
    var read = head
    for index in rule.properties.indices {
      guard let parameter = parameter(index) else { continue }
      read.append(TreeMember(parameter.name, parameter.value))
    }
    let failure = frame.failure
    close(outer)
    guard let failure else { return TreeValue(.object(read)) }
    report("bad-row", "this is dropped: '\(failure)' is missing or unusable", .lossy)
    return nil
  }

  /// Reads one of several records by its tag; a record without a known tag becomes the out branch.
  private mutating func variant(_ proposed: TreeValue, _ rule: UnionRule) -> TreeValue? {
    guard let value = resolved(proposed) else { return nil }
    guard let tag = rule.tags.tag(of: value), let variant = rule.tags.find(tag.name) else {
      return out(of: rule, for: value)
    }
    reportSpelling(of: tag, as: variant)
    guard case .object(let members) = tag.value.content else { return nil }
    return record(members, variant.record, tag: tag.member, after: [variant.tagMember])
  }

  private mutating func out(of rule: UnionRule, for value: TreeValue) -> TreeValue? {
    let names = rule.all.map(\.name)
    let name = rule.tags.tag(of: value)?.name
    let nearest = name.flatMap { Spelling.nearest(to: $0, among: names) }
    let reason =
      name.map { "'\(Self.excerpt($0))' is not a known kind" }
      ?? "a part of the answer has no type"
    let notes = nearest.map { [Note("did you mean '\($0)'?")] } ?? []
    let id = name == nil ? "untagged-variant" : "unknown-variant"
    guard let out = rule.out else {
      report(
        id, reason + ": it is dropped; the kinds are \(names.joined(separator: ", "))",
        .lossy, notes: notes)
      return nil
    }
    report(id, reason + ": it becomes '\(out.name)'", .lossy, notes: notes)
    let text = out.record.properties.first { property in
      if case .text = property.type { true } else { false }
    }
    let members = text.map { [TreeMember($0.name, TreeValue(.text(reason)))] } ?? []
    return record(members, out.record, after: [out.tagMember])
  }
}

extension ComponentRule {
  /// The first member of a record under this rule, which holds its tag.
  fileprivate var tagMember: TreeMember {
    TreeMember(Element.tagName, TreeValue(.text(name)))
  }
}

extension TreeValue {
  /// Its texts and numbers, joined by a separator that no text contains.
  fileprivate var words: String {
    switch content {
    case .null, .flag: return ""
    case .text(let text): return text
    case .number(let number): return Measures.digits(number)
    case .array(let elements):
      return elements.map(\.words).joined(separator: "\u{1F}")
    case .object(let members):
      return members.map(\.value.words).joined(separator: "\u{1F}")
    }
  }
}

extension TypeRule {
  /// The value that means the same as leaving it out, if it is within the type's bounds.
  package var nothing: TreeValue? {
    switch self {
    case .text(let rule): rule.length.lowerBound <= 0 ? "" : nil
    case .collection(let rule): rule.count.lowerBound <= 0 ? [] : nil
    case .flag: false
    case .integer, .number, .choice, .record, .union: nil
    }
  }
}
