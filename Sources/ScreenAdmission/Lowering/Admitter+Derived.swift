internal import ScreenDiagnostics
internal import ScreenGrammar
internal import ScreenModel

extension Admitter {
  /// Reads a derived component under its own rule, then the components it is lowered to under
  /// theirs.
  ///
  /// - Returns: Why it is unusable; nil if it is usable.
  mutating func derived(
    _ members: [TreeMember], _ tag: Int?, _ rule: ComponentRule, depth: Int
  ) -> String? {
    let outer = open(members, rule.record.properties, kind: nil, tag: tag)
    for (index, member) in members.enumerated()
    where TaggedRules.marks.contains(member.name) && self.rule(member.name) == nil {
      markRead(index)
    }
    var found: [Lowering.Parameter] = []
    for index in rule.record.properties.indices {
      if let parameter = parameter(index) { found.append(parameter) }
    }
    let failure = frame.failure
    close(outer)
    if let failure { return "'\(failure)' is missing or unusable" }
    if let place = placements.indices.last, placements[place].derived == nil {
      placements[place].derived = rule.name
    }
    var lowering = Lowering(parameters: found)
    let count = drafts.count
    var isCut = false
    for template in rule.lowering ?? [] {
      for lowered in lowering.components(of: template, &origins) {
        guard drafts.count - count < Template.maximumComponents else {
          isCut = true
          break
        }
        let place = places.count - 1
        let outerOrigin = places.indices.contains(place) ? places[place].origin : nil
        if places.indices.contains(place) { places[place].origin = lowered.origin }
        component(lowered.tree, depth: depth + 1)
        if places.indices.contains(place) { places[place].origin = outerOrigin }
      }
    }
    if isCut || lowering.isCut {
      report(
        "lowering-limit",
        "this component is lowered to too many components: the rest is dropped", .lossy)
    }
    return drafts.count > count ? nil : "none of the components it is lowered to is usable"
  }
}
