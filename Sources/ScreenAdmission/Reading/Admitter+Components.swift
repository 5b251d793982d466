internal import ScreenDiagnostics
internal import ScreenGrammar
internal import ScreenModel

extension Admitter {
  /// Reads a component at the current place, and adds its drafts to those of the section.
  ///
  /// - Returns: Whether any part of it goes into the screen.
  mutating func component(_ proposed: TreeValue) -> Bool {
    let count = drafts.count
    placements.append(Admission.Placement(proposed: proposedPath, admitted: []))
    component(proposed, depth: 0)
    // Its origins moved with its drafts.
    if !places.isEmpty { places[places.count - 1].origin = nil }
    return drafts.count > count
  }

  mutating func component(_ proposed: TreeValue, depth: Int) {
    guard depth <= Template.maximumDepth else {
      report("too-deep", "components are nested too deep: this is dropped", .lossy)
      return
    }
    guard let resolved = resolved(proposed) else { return }
    let value = withoutProps(unfolded(resolved))
    guard let tag = tags.tag(of: value) else {
      untagged(value, depth: depth)
      return
    }
    guard let rule = tags.find(tag.name) else {
      guard let variant = tags.variant(tag.name) else {
        unknown(tag, depth: depth)
        return
      }
      read(tag, variant, depth: depth)
      return
    }
    reportSpelling(of: tag, as: rule)
    read(tag, rule, depth: depth)
  }

  /// Names of the member in which other tools put a component's properties.
  private static let propsNames = ["props", "properties", "attributes"]

  /// A component whose properties were in a separate object, with the properties moved next to its
  /// tag.
  private mutating func withoutProps(_ value: TreeValue) -> TreeValue {
    guard case .object(let members) = value.content, members.count > 1,
      let place = members.firstIndex(where: { Self.propsNames.contains($0.name) }),
      case .object(let properties) = members[place].value.content,
      let tag = tags.tag(of: value), let rule = tags.find(tag.name),
      rule.record[members[place].name] == nil
    else { return value }
    report(
      "props-wrapper", "the properties are read from '\(members[place].name)'", .lossless)
    var all = members
    all.remove(at: place)
    // If a property is in both places, the one next to the tag counts.
    all += properties.filter { property in !all.contains { $0.name == property.name } }
    return TreeValue(.object(all), at: value.range)
  }

  /// Reports a tag that is spelled differently from its rule's, or in another place.
  mutating func reportSpelling(of tag: ComponentTag, as rule: ComponentRule) {
    switch tag.form {
    case .type: break
    case .member(let name):
      report("component-tag", "'\(name)' is read as 'type'", .lossless)
    case .wrapper:
      report("component-tag", "the only key is read as 'type'", .lossless)
    }
    guard rule.name != tag.name else { return }
    report(
      "component-name", "'\(Self.excerpt(tag.name))' is read as '\(rule.name)'", .lossless)
  }

  /// Reads a component whose tag says its kind or style, unless a member says another.
  private mutating func read(_ tag: ComponentTag, _ variant: TaggedRules.Variant, depth: Int) {
    guard case .object(let members) = tag.value.content else { return }
    report(
      "component-name",
      "'\(Self.excerpt(tag.name))' is read as '\(variant.rule.name)' of the \(variant.property) "
        + "'\(variant.choice)'", .lossless)
    var plain = tag
    if !members.contains(where: { Self.isSame($0.name, variant.property) }) {
      let choice = TreeMember(variant.property, TreeValue(.text(variant.choice)))
      plain.value.content = .object(members + [choice])
    }
    read(plain, variant.rule, depth: depth)
  }

  private mutating func read(_ tag: ComponentTag, _ rule: ComponentRule, depth: Int) {
    guard case .object(let members) = tag.value.content else { return }
    let failure: String?
    if rule.lowering != nil {
      failure = derived(members, tag.member, rule, depth: depth)
    } else if let kind = rule.kind {
      let shaped = reshaped(members, rule)
      let name = tag.member.map { members[$0].name }
      failure = builtIn(
        shaped, name.flatMap { name in shaped.firstIndex { $0.name == name } }, rule, kind)
    } else {
      failure = "the grammar does not say what it is lowered to"
    }
    guard let failure else { return }
    if let name = rule.fallback, let fallback = tags.find(name), fallback.name != rule.name,
      depth == 0
    {
      report(
        "fallback", "this \(rule.name) cannot be shown because \(failure): it becomes a \(name)",
        .lossy)
      var replacement = standIn(for: tag, rule, as: fallback)
      replacement.name = name
      read(replacement, fallback, depth: depth + 1)
      return
    }
    report("component-dropped", "this \(rule.name) is dropped because \(failure)", .lossy)
  }

  /// The members of a component for its fallback; a fact without its number counts as unknown.
  ///
  /// Anything said in place of the number is shown as it was said.
  private func standIn(
    for tag: ComponentTag, _ rule: ComponentRule, as fallback: ComponentRule
  ) -> ComponentTag {
    guard fallback.kind == .keyValue, case .object(var members) = tag.value.content else {
      return tag
    }
    let numbers = rule.record.properties.filter { $0.type.isNumber && !$0.isOptional }
    let value = TreeMember("value", TreeValue(.text(Self.unknown)))
    let place = members.firstIndex { member in
      numbers.contains { $0.name == member.name || $0.aliases.contains(member.name) }
    }
    if let place {
      let said = members[place].value.text.flatMap { $0.isEmpty ? nil : members[place].value }
      members[place].name = value.name
      members[place].value = said ?? value.value
    } else {
      members.append(value)
    }
    var replacement = tag
    replacement.value.content = .object(members)
    return replacement
  }

  /// Reads a built-in component; returns why it is unusable, or nil.
  private mutating func builtIn(
    _ members: [TreeMember], _ tag: Int?, _ rule: ComponentRule, _ kind: ComponentKind
  ) -> String? {
    let outerFound = found
    let outerDepth = foundDepth
    found = []
    foundDepth = places.count
    defer {
      found = outerFound
      foundDepth = outerDepth
    }
    let outer = open(members, rule.record.properties, kind: kind, tag: tag)
    let samples = takeMarks()
    var component = Component(kind)
    component.visitProperties(&self)
    let failure = isOpenEnded(component) || takesTitle(&component) ? nil : frame.failure
    close(outer)
    if let failure { return "'\(failure)' is missing or unusable" }
    if let fault = settle(&component, rule) { return fault }
    if let node = places.last?.origin {
      for origin in origins.origins(of: node) { record(origin) }
    }
    drafts.append(
      Draft(
        component: component, samples: self.samples(named: samples, of: kind),
        placement: placements.count - 1, origins: found, range: places.last?.range))
    return nil
  }

  /// Whether it is a timer that counts up and lacks only its length, which is then 0.
  private mutating func isOpenEnded(_ component: Component) -> Bool {
    guard case .timer(let timer) = component, timer.kind == .countup,
      frame.failure == Component.Timer.Property.seconds.rawValue
    else { return false }
    report("open-ended", "this counts up and has no length: it starts at 0", .lossless)
    return true
  }

  /// Gives a chart that lacks only its title the name of its only series, or the title of what it
  /// stands in; returns whether there is one.
  private mutating func takesTitle(_ component: inout Component) -> Bool {
    guard case .chart(var chart) = component,
      frame.failure == Component.Chart.Property.title.rawValue,
      chart.series.contains(where: { !$0.points.isEmpty }),
      let title = [
        chart.series.count == 1 ? chart.series[0].name : "", titles.section, titles.screen,
      ]
      .first(where: { !$0.isEmpty })
    else { return false }
    chart.title = title
    component = .chart(chart)
    report("borrowed-title", "no title is given: the chart is called '\(title)'", .lossy)
    return true
  }

  /// Takes the values of `sample`, and other members that are not properties, from the record being
  /// read.
  private mutating func takeMarks() -> [TreeValue] {
    guard !frame.isExact else { return [] }
    var samples: [TreeValue] = []
    for (index, member) in frame.members.enumerated()
    where TaggedRules.marks.contains(member.name) && rule(member.name) == nil {
      markRead(index)
      switch (member.name, member.value.content) {
      case ("sample", .array(let names)), ("samples", .array(let names)): samples += names
      case ("sample", .text), ("samples", .text): samples.append(member.value)
      default: break
      }
    }
    return samples
  }

  /// The properties with sample values, in declared order: those named, and those with that origin.
  private mutating func samples(named: [TreeValue], of kind: ComponentKind) -> [String] {
    var names: [String] = []
    for name in named {
      guard let name = name.text, kind.properties.contains(where: { $0.name == name }) else {
        report("unknown-sample", "a sample must name a property of this component", .lossless)
        continue
      }
      names.append(name)
    }
    for placed in found where placed.origin == .sample {
      guard case .name(let name) = placed.path.steps.first else { continue }
      names.append(name)
    }
    guard !names.isEmpty else { return [] }
    return kind.properties.map(\.name).filter(names.contains)
  }

  /// Reads a value without a tag: a bare text becomes a paragraph, a container its content.
  private mutating func untagged(_ value: TreeValue, depth: Int) {
    if let text = value.text, let rule = tags.find(ComponentKind.paragraph.rawValue) {
      report("bare-text", "bare text is read as a paragraph", .lossless)
      let members = TreeValue(.object([TreeMember("text", TreeValue(.text(text)))]))
      read(
        ComponentTag(name: rule.name, form: .type, value: members), rule,
        depth: depth)
      return
    }
    guard !flatten(value, depth: depth) else { return }
    if let fallback = value["fallback"] {
      report("fallback", "this has no type: its fallback is used", .lossy)
      component(fallback, depth: depth + 1)
      return
    }
    guard case .object = value.content else {
      report("wrong-kind", "a component must be an object, not \(value.kindInWords)", .lossy)
      return
    }
    unclear("untagged-component", "a part of the screen does not say what it is")
  }

  /// Reads a component that the grammar does not know as its fallback, its content, or the out
  /// branch.
  private mutating func unknown(_ tag: ComponentTag, depth: Int) {
    if let fallback = tag.value["fallback"] {
      report(
        "fallback", "'\(Self.excerpt(tag.name))' is not in this grammar: its fallback is used",
        .lossy)
      component(fallback, depth: depth + 1)
      return
    }
    guard !flatten(tag.value, depth: depth) else { return }
    let nearest = Spelling.nearest(
      to: tag.name, among: grammar.components.lazy.map(\.name))
    unclear(
      "unknown-component", "'\(Self.excerpt(tag.name))' is not in this grammar",
      notes: nearest.map { [Note("did you mean '\($0)'?")] } ?? [])
  }

  /// Replaces a container of components, which the vocabulary does not have, by its components.
  private mutating func flatten(_ value: TreeValue, depth: Int) -> Bool {
    for name in ["components", "children"] {
      guard let children = value[name], children.elements != nil else { continue }
      report(
        "nested-components",
        "components cannot hold components: the inner ones take its place", .lossy)
      enter(.name(name), as: .name(name), children)
      walk(children, upTo: drafts.count < draftLimit ? draftLimit - drafts.count : 0) {
        admitter, child in
        let count = admitter.drafts.count
        admitter.component(child, depth: depth + 1)
        return admitter.drafts.count > count
      }
      leave(isKept: false)
      return true
    }
    return false
  }

  /// The most drafts, which is the number of components that the screen may hold.
  var draftLimit: Int {
    let product = grammar.sectionCount.upperBound.multipliedReportingOverflow(
      by: grammar.componentCount.upperBound)
    return product.overflow ? Int.max : max(0, product.partialValue)
  }

  private mutating func unclear(
    _ id: String, _ reason: String, notes: @autoclosure () -> [Note] = []
  ) {
    guard let out = grammar.out, out.kind == .unclear, out.lowering == nil else {
      report(id, reason + ": it is dropped", .lossy, notes: notes())
      return
    }
    report(id, reason + ": it is shown as unclear", .lossy, notes: notes())
    let text = TextCleaning(
      reason,
      TextRule(
        out.record[Component.Unclear.Property.reason]?.type ?? .text(TextRule(length: 0...200))))
    drafts.append(
      Draft(
        component: .unclear(Component.Unclear(reason: text.fault == nil ? text.text : "")),
        samples: [], placement: placements.count - 1, origins: [], range: places.last?.range))
  }
}
