package import ScreenGrammar
internal import ScreenModel

extension DocumentShape {
  /// The documents of a grammar.
  package init(_ grammar: Grammar) {
    var components = grammar.components
    if let out = grammar.out, !components.contains(where: { $0.name == out.name }) {
      components.append(out)
    }
    let union = UnionShape(
      name: "component", words: "a component",
      variants: components.map { ObjectShape($0, size: grammar.size(of: $0, depth: 0)) })
    self.init(
      name: grammar.name, summary: grammar.summary, root: .screen(of: grammar, union),
      isScreen: true,
      omissions: Omission.inherent(to: grammar))
  }
}

extension Grammar {
  /// How many components one becomes if each collection it loops over has two elements.
  fileprivate func size(of rule: ComponentRule, depth: Int) -> Int {
    guard let lowering = rule.lowering, depth < Template.maximumDepth else { return 1 }
    var size = 0
    for template in lowering where size < Template.maximumComponents {
      let inner = component(named: template.component).map { self.size(of: $0, depth: depth + 1) }
      size += (1 << min(template.loops.count, 6)) * (inner ?? 1)
    }
    return size
  }
}

extension ObjectShape {
  /// The screen, with its sections in it.
  fileprivate static func screen(of grammar: Grammar, _ components: UnionShape) -> ObjectShape {
    let sectionMaker = ShapeBuilder(kind: nil, isBuiltIn: true, path: "section")
    var section = ObjectShape(
      name: "section", guide: grammar.section.guide,
      members: sectionMaker.members(grammar.section))
    section.mend("components", .array(grammar.componentCount.atLeastOne, of: .union(components)))
    section.mend("id") { $0.asSlug() }
    let screenMaker = ShapeBuilder(kind: nil, isBuiltIn: true, path: "screen")
    var screen = ObjectShape(
      name: "screen", guide: grammar.screen.guide, members: screenMaker.members(grammar.screen))
    screen.mend("sections", .array(grammar.sectionCount.atLeastOne, of: .object(section)))
    return screen
  }

  /// A component.
  fileprivate init(_ rule: ComponentRule, size: Int) {
    let isBuiltIn = rule.lowering == nil
    let kind = isBuiltIn ? rule.kind : nil
    let path = "component-" + rule.name
    let maker = ShapeBuilder(kind: kind, isBuiltIn: isBuiltIn, path: path)
    self.init(
      name: path, tag: rule.name, guide: rule.record.guide,
      members: maker.members(rule.record, declared: kind?.properties), size: size)
    if let kind { mend(kind.properties) }
  }

  /// Narrows the members to what the meanings of their properties allow.
  private mutating func mend(_ properties: [PropertyDeclaration]) {
    for property in properties {
      if let bounds = property.meaning.bounds { mend(property.name) { $0.within(bounds) } }
      if property.meaning == .firstDay { requireText(property.name) }
      if case .records(let inner) = property.type {
        mend(property.name) { value in value.repairingElements { $0.mend(inner) } }
      }
    }
  }

  /// Narrows a member to a text: a record without its first day is dropped.
  private mutating func requireText(_ name: String) {
    guard let index = members.firstIndex(where: { $0.name == name }) else { return }
    members[index].isRequired = true
    members[index].neutral = nil
    members[index].value = members[index].value.notEmpty()
  }

  private mutating func mend(_ name: String, _ value: ValueShape) {
    guard let index = members.firstIndex(where: { $0.name == name }) else { return }
    members[index].value = value
    members[index].isRequired = true
    members[index].neutral = nil
  }

  fileprivate mutating func mend(_ name: String, _ change: (ValueShape) -> ValueShape) {
    guard let index = members.firstIndex(where: { $0.name == name }) else { return }
    members[index].value = change(members[index].value)
  }
}

extension ClosedRange<Int> {
  /// The least count is 1, because an empty collection of sections or components is dropped
  /// whatever its rule says.
  fileprivate var atLeastOne: ClosedRange<Int> {
    Swift.max(1, lowerBound)...Swift.max(1, upperBound)
  }
}

extension ValueShape {
  /// An array whose elements may be equal.
  fileprivate static func array(_ count: ClosedRange<Int>, of element: ValueShape) -> ValueShape {
    .array(count, isDistinct: false, of: element)
  }

  /// A number that the vocabulary bounds as well.
  fileprivate func within(_ bounds: ClosedRange<Double>) -> ValueShape {
    switch self {
    case .number(let own): .number(own.clamped(to: bounds))
    case .integer(let own):
      .integer(own.clamped(to: Int(bounds.lowerBound)...Int(bounds.upperBound)))
    case .text, .flag, .choice, .array, .object, .union: self
    }
  }

  fileprivate func asSlug() -> ValueShape {
    guard case .text(var text) = self else { return self }
    text.use = .slug
    return .text(text)
  }

  fileprivate func notEmpty() -> ValueShape {
    guard case .text(var text) = self else { return self }
    text.mayBeEmpty = false
    text.rule.length = max(1, text.rule.length.lowerBound)...max(1, text.rule.length.upperBound)
    return .text(text)
  }

  fileprivate func repairingElements(_ change: (inout ObjectShape) -> Void) -> ValueShape {
    guard case .array(let count, let isDistinct, .object(var object)) = self else { return self }
    change(&object)
    return .array(count, isDistinct: isDistinct, of: .object(object))
  }
}
