package import ScreenBrief
package import ScreenGrammar
package import ScreenModel
internal import ScreenText

/// A component that a grammar derives from built-in ones, as it appears to reading, composing and
/// judging.
package struct DerivedComponent: Sendable {
  /// The name that the component is written with.
  package let name: String
  /// How readily it is chosen among equals, in percent.
  package let weight: Int
  /// The purpose of the component; empty for none.
  package let guide: String
  /// The properties, in declared order.
  package let properties: [PropertyRule]
  /// The built-in components that it is lowered to, in order.
  package let kinds: [ComponentKind]
  /// The phrases for it in a sentence, from its name and aliases: `priceTag` is a "price tag".
  package let cues: [String]

  /// The templates, each with the number of components it is lowered to per repetition.
  private let parts: [(template: Template, count: Int)]

  /// The maximum depth to which nested derived components are followed.
  private static let maximumDepth = 8

  /// Creates the derived component for a rule of a grammar; returns nil if the component is built
  /// in.
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

  /// Returns the derived components of a grammar, in declared order.
  package static func all(of grammar: Grammar) -> [DerivedComponent] {
    // Most grammars derive none, so that not even their rules need to be read.
    grammar.components.contains { $0.lowering != nil }
      ? grammar.components.compactMap { DerivedComponent($0, in: grammar) } : []
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

  /// Splits a name in camel case, or with hyphens or underscores, into lower-case words.
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

  /// Returns the number of components after lowering, with the slots filled with `members`.
  package func size(of members: [TreeMember]) -> Int {
    let sizes = parts.map { $0.count * $0.template.turns(with: members) }
    return max(1, min(sizes.reduce(0, +), Template.maximumComponents))
  }

  /// The need that the component answers: input or action if it consists of nothing else, otherwise
  /// records.
  package var need: Need {
    let families = kinds.map(\.family).filter { $0 != .text }
    guard !families.isEmpty, families.allSatisfy({ $0 == .input || $0 == .action }) else {
      return .records
    }
    return families.contains(.input) ? .input : .action
  }

  /// The index of the property with a list, whose items are those that the intent names.
  package var listing: Int? {
    properties.firstIndex { if case .collection = $0.type { true } else { false } }
  }
}
