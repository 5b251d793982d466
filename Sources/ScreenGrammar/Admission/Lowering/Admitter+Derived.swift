internal import ScreenDiagnostics
internal import ScreenModel

extension Admitter {
  /// Reads a derived component under its own rule, then what it is lowered to under theirs.
  ///
  /// - Returns: Why it is of no use, if it is of none.
  mutating func derived(
    _ members: [TreeMember], _ tag: Int?, _ rule: ComponentRule, depth: Int
  ) -> String? {
    let outer = open(members, rule.record.properties, kind: nil, tag: tag)
    for (index, member) in members.enumerated()
    where Self.marks.contains(member.name) && self.rule(member.name) == nil {
      markRead(index)
    }
    var found: [Lowering.Parameter] = []
    for index in rule.record.properties.indices {
      if let parameter = parameter(index) { found.append(parameter) }
    }
    let failure = frame.failure
    close(outer)
    if let failure { return "'\(failure)' is missing, or of no use" }
    if let place = placements.indices.last, placements[place].derived == nil {
      placements[place].derived = rule.name
    }
    var lowering = Lowering(parameters: found)
    let count = drafts.count
    for template in rule.lowering ?? [] {
      for lowered in lowering.components(of: template, &origins) {
        guard drafts.count - count < Lowering.maximumComponents else { break }
        let place = places.count - 1
        let outerOrigin = places.indices.contains(place) ? places[place].origin : nil
        if places.indices.contains(place) { places[place].origin = lowered.origin }
        component(lowered.tree, depth: depth + 1)
        if places.indices.contains(place) { places[place].origin = outerOrigin }
      }
    }
    if lowering.isCut {
      report("lowering-limit", "this component is lowered to too much: the rest is dropped", .lossy)
    }
    return drafts.count > count ? nil : "nothing is left of what it is lowered to"
  }

  /// Reads a property of a derived component.
  private mutating func parameter(_ index: Int) -> Lowering.Parameter? {
    let rule = frame.properties[index]
    guard let member = take(index) else {
      if let stated = rule.defaultValue {
        return Lowering.Parameter(name: rule.name, value: stated, origin: nil, isConstant: true)
      }
      settleMissing(index, isSatisfied: rule.type.allowsNothing)
      return nil
    }
    enter(.name(member.name), as: .name(rule.name), member.value)
    let value = tree(member.value, rule.type, depth: 0)
    let origin = places.last?.origin
    if member.name != rule.name, let origin { origins.rename(origin, to: .name(rule.name)) }
    leave(isKept: false)
    guard let value else {
      settleMissing(index, isSatisfied: false)
      return nil
    }
    return Lowering.Parameter(name: rule.name, value: value, origin: origin, isConstant: false)
  }

  /// A value held to its type, as a tree again.
  private mutating func tree(_ value: TreeValue, _ type: TypeRule, depth: Int) -> TreeValue? {
    guard depth <= Self.maximumDepth else { return nil }
    switch type {
    case .text(let rule): return text(value, rule, .prose).map { TreeValue(.text($0)) }
    case .integer(let bounds): return integer(value, bounds).map { TreeValue(.number(Double($0))) }
    case .number(let bounds): return number(value, bounds).map { TreeValue(.number($0)) }
    case .flag: return flag(value).map { TreeValue(.flag($0)) }
    case .choice(let choices): return choice(value, choices).map { TreeValue(.text($0)) }
    case .collection(let rule):
      var elements: [TreeValue] = []
      var kept: [OriginTree.Node?] = []
      walk(value, upTo: rule.count.upperBound) { admitter, element in
        let node = admitter.places.last?.origin
        guard let read = admitter.tree(element, rule.element, depth: depth + 1),
          !rule.isDistinct || !elements.contains(read)
        else {
          if let node { admitter.origins.remove(node) }
          return false
        }
        elements.append(read)
        kept.append(node)
        return true
      }
      // Where elements went, the origins of the others move up with them.
      for (index, node) in kept.enumerated() {
        if let node { origins.rename(node, to: .index(index)) }
      }
      guard elements.count < rule.count.lowerBound else { return TreeValue(.array(elements)) }
      report("too-few-elements", "at least \(rule.count.lowerBound) are needed", .lossy)
      return nil
    case .record(let rule):
      guard let value = resolved(value), let members = members(of: value, rule) else { return nil }
      let outer = open(members, rule.properties, kind: nil)
      var read: [TreeMember] = []
      for index in rule.properties.indices {
        guard let parameter = parameter(index) else { continue }
        read.append(TreeMember(parameter.name, parameter.value))
      }
      let failure = frame.failure
      close(outer)
      guard let failure else { return TreeValue(.object(read)) }
      report("bad-row", "this is dropped: '\(failure)' is missing, or of no use", .lossy)
      return nil
    }
  }
}

extension TypeRule {
  /// Whether leaving a value out is within its bounds.
  fileprivate var allowsNothing: Bool {
    switch self {
    case .text(let rule): rule.length.lowerBound <= 0
    case .collection(let rule): rule.count.lowerBound <= 0
    case .flag: true
    case .integer, .number, .choice, .record: false
    }
  }
}
