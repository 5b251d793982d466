internal import GrammarLanguage
internal import ScreenModel

/// A checked grammar as declarations in Swift, so that a program neither parses nor checks it.
///
/// Each component is a function of its own: the compiler takes long over a large expression.
struct GrammarLiteral {
  /// The declarations.
  private(set) var text: String

  /// Writes a grammar as the value of a static property.
  init(_ grammar: Grammar, named variable: String) {
    text = """

        static let \(variable) = Grammar(
          name: \(Self.text(grammar.name)), summary: \(Self.text(grammar.summary)),
          screen: \(Self.record(grammar.screen)),
          section: \(Self.record(grammar.section)),
          components: [
            \(grammar.components.indices.map { "\(variable)\($0)()" }.joined(separator: ", "))
          ],
          out: \(grammar.out.map(Self.component) ?? "nil"))

      """
    for (index, component) in grammar.components.enumerated() {
      text += """

          private static func \(variable)\(index)() -> ComponentRule {
            \(Self.component(component))
          }

        """
    }
  }

  private static func component(_ rule: ComponentRule) -> String {
    """
    ComponentRule(\
    name: \(text(rule.name)), kind: \(rule.kind.map { ".\($0)" } ?? "nil"), \
    record: \(record(rule.record)), aliases: \(list(rule.aliases, text)), weight: \(rule.weight), \
    fallback: \(optional(rule.fallback, text)), \
    lowering: \(optional(rule.lowering) { list($0, template) }), summary: \(text(rule.summary)))
    """
  }

  private static func record(_ rule: RecordRule) -> String {
    "RecordRule(guide: \(text(rule.guide)), properties: \(list(rule.properties, property)))"
  }

  private static func property(_ rule: PropertyRule) -> String {
    """
    PropertyRule(\
    \(text(rule.name)), \(type(rule.type)), guide: \(text(rule.guide)), \
    aliases: \(list(rule.aliases, text)), isOptional: \(rule.isOptional), \
    defaultValue: \(optional(rule.defaultValue, value)), summary: \(text(rule.summary)))
    """
  }

  // MARK: - Types

  private static func type(_ rule: TypeRule) -> String {
    switch rule {
    case .text(let rule): ".text(\(textRule(rule)))"
    case .integer(let bounds): ".integer(\(range(bounds)))"
    case .number(let bounds): ".number(\(range(bounds)))"
    case .flag: ".flag"
    case .choice(let choices): ".choice(\(list(choices, choice)))"
    case .collection(let rule):
      """
      .collection(CollectionRule(\
      count: \(range(rule.count)), of: \(type(rule.element)), isDistinct: \(rule.isDistinct), \
      leaving: \(rule.leastLeft)))
      """
    case .record(let rule): ".record(\(record(rule)))"
    case .union(let rule):
      """
      .union(UnionRule(\
      name: \(text(rule.name)), variants: \(list(rule.variants, component)), \
      out: \(optional(rule.out, component))))
      """
    }
  }

  private static func textRule(_ rule: TextRule) -> String {
    """
    TextRule(\
    length: \(range(rule.length)), words: \(optional(rule.words, range)), \
    isPlain: \(rule.isPlain), stripsMarkers: \(rule.stripsMarkers), \
    allowsDigitsOnlyAtEnd: \(rule.allowsDigitsOnlyAtEnd), isUncut: \(rule.isUncut), \
    excluding: \(list(rule.excluded, text)), use: \(optional(rule.use) { ".\($0)" }))
    """
  }

  private static func choice(_ rule: ChoiceRule) -> String {
    """
    ChoiceRule(\
    \(text(rule.name)), guide: \(text(rule.guide)), aliases: \(list(rule.aliases, text)), \
    weight: \(rule.weight))
    """
  }

  // MARK: - Templates

  private static func template(_ template: Template) -> String {
    """
    Template(\
    component: \(text(template.component)), loops: \(list(template.loops, argument)), \
    arguments: \(list(template.arguments, named)))
    """
  }

  private static func named(_ argument: Template.NamedArgument) -> String {
    "Template.NamedArgument(\(text(argument.name)), \(self.argument(argument.value)))"
  }

  private static func argument(_ argument: Template.Argument) -> String {
    switch argument {
    case .constant(let constant): ".constant(\(value(constant)))"
    case .parameter(let name): ".parameter(\(text(name)))"
    case .item(let depth, let name): ".item(\(depth), \(optional(name, text)))"
    case .joined(let parts): ".joined(\(list(parts, self.argument)))"
    case .each(let items, let members):
      ".each(\(self.argument(items)), \(list(members, named)))"
    case .record(let members): ".record(\(list(members, named)))"
    case .list(let elements): ".list(\(list(elements, self.argument)))"
    }
  }

  // MARK: - Values

  private static func value(_ value: TreeValue) -> String {
    switch value.content {
    case .null: "TreeValue(.null)"
    case .flag(let flag): "TreeValue(.flag(\(flag)))"
    case .number(let number): "TreeValue(.number(\(number)))"
    case .text(let text): "TreeValue(.text(\(self.text(text))))"
    case .array(let elements): "TreeValue(.array(\(list(elements, self.value))))"
    case .object(let members): "TreeValue(.object(\(list(members, member))))"
    }
  }

  private static func member(_ member: TreeMember) -> String {
    "TreeMember(\(text(member.name)), \(value(member.value)))"
  }

  private static func range<Bound>(_ range: ClosedRange<Bound>) -> String {
    "\(range.lowerBound)...\(range.upperBound)"
  }

  private static func optional<Value>(_ value: Value?, _ write: (Value) -> String) -> String {
    value.map(write) ?? "nil"
  }

  private static func list<Element>(
    _ elements: [Element], _ write: (Element) -> String
  ) -> String {
    "[\(elements.map(write).joined(separator: ", "))]"
  }

  /// A text as a literal: that is how Swift describes one for debugging.
  private static func text(_ text: String) -> String { text.debugDescription }
}
