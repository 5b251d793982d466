package import ScreenBrief
package import ScreenGrammar
package import ScreenModel
internal import ScreenText

/// A component that a grammar derives from built-in ones, as reading, composing and judging see it.
package struct DerivedComponent: Sendable {
  /// The name that it is written with.
  package let name: String
  /// How readily it is chosen among equals, in percent.
  package let weight: Int
  /// What it is for; empty for none.
  package let guide: String
  /// Its properties, in declared order.
  package let properties: [PropertyRule]
  /// The built-in components that it is lowered to, in order.
  package let kinds: [ComponentKind]
  /// What it is called in a sentence, by its name and aliases: `priceTag` is a "price tag".
  package let cues: [String]

  /// Its templates, and to how many components each is lowered at every turn.
  private let parts: [(template: Template, count: Int)]

  /// The depth to which derived components that lead into each other are followed.
  private static let maximumDepth = 8

  /// A component of a grammar; nil where it is built in.
  package init?(_ rule: ComponentRule, in grammar: Grammar) {
    guard let lowering = rule.lowering else { return nil }
    name = rule.name
    weight = rule.weight
    guide = rule.record.guide
    properties = rule.record.properties
    cues = ([rule.name] + rule.aliases).map(Self.words).flatMap { cue in
      [cue] + [Plurals.embedded.irregularPlural(of: cue)].compactMap { $0 }
    }
    parts = lowering.map { template in
      (template, Self.kinds(of: [template], in: grammar, depth: 0).count)
    }
    kinds = Self.kinds(of: lowering, in: grammar, depth: 0)
  }

  /// The derived components of a grammar, in declared order.
  package static func all(of grammar: Grammar) -> [DerivedComponent] {
    grammar.components.compactMap { DerivedComponent($0, in: grammar) }
  }

  private static func kinds(
    of templates: [Template], in grammar: Grammar, depth: Int
  ) -> [ComponentKind] {
    guard depth <= maximumDepth else { return [] }
    return templates.flatMap { template -> [ComponentKind] in
      guard let rule = grammar.component(named: template.component) else { return [] }
      guard let inner = rule.lowering else { return rule.kind.map { [$0] } ?? [] }
      return Array(
        kinds(of: inner, in: grammar, depth: depth + 1).prefix(Template.maximumComponents))
    }
  }

  /// The words of a name in camel case, or with hyphens or underscores, in lower case.
  package static func words(_ name: String) -> String {
    var bytes: [UInt8] = []
    var wasLower = false
    for byte in name.utf8 {
      let isUpper = byte.isASCIICapital
      if isUpper && wasLower || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") {
        if bytes.last != UInt8(ascii: " ") { bytes.append(UInt8(ascii: " ")) }
      }
      if byte != UInt8(ascii: "-"), byte != UInt8(ascii: "_") {
        bytes.append(isUpper ? byte | 0x20 : byte)
      }
      wasLower = !isUpper
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// How many components it is once it is lowered, filled with `members`.
  package func size(of members: [TreeMember]) -> Int {
    let sizes = parts.map { $0.count * $0.template.turns(with: members) }
    return max(1, min(sizes.reduce(0, +), Template.maximumComponents))
  }

  /// How it is read in a sentence: as something to fill in or to do where it is made of nothing
  /// else, as things with parts otherwise.
  package var need: Need {
    let families = kinds.map(\.family).filter { $0 != .text }
    guard !families.isEmpty, families.allSatisfy({ $0 == .input || $0 == .action }) else {
      return .records
    }
    return families.contains(.input) ? .input : .action
  }

  /// The property whose value is a list: its items are those that the intent names.
  package var listing: Int? {
    properties.firstIndex { if case .collection = $0.type { true } else { false } }
  }
}
