internal import ScreenGrammar
internal import ScreenModel

/// Names inputs and actions, which are what the vocabulary declares as such: given names are kept
/// first, then the others are derived.
struct ComponentNamer {
  /// A pass over the whole screen.
  enum Pass: CaseIterable {
    /// Given names are taken first, so that derived names give way to them.
    case given
    /// An input or action without a name is named after its label.
    case derived
  }

  /// The names of inputs or those of actions, which are kept separate.
  private struct Names {
    var taken: Set<String> = []
    var next: [String: Int] = [:]

    mutating func unique(_ slug: String, _ limit: Int) -> String {
      Slug.unique(slug, limit: limit, taken: &taken, next: &next)
    }

    /// A numbered name for a component without a usable label: `field-1`.
    mutating func numbered(_ stem: String) -> String {
      var number = next[stem + "-"] ?? 1
      while !taken.insert(stem + "-" + String(number)).inserted { number += 1 }
      next[stem + "-"] = number + 1
      return stem + "-" + String(number)
    }
  }

  private let grammar: Grammar
  var pass = Pass.given
  /// The new names of components that had the name of another, since this was last emptied.
  var renamed: [(old: String, new: String)] = []
  /// The rules of the record that is visited.
  private var rules: [PropertyRule] = []
  /// The label of the record that is visited.
  private var label = ""
  /// What a name begins with if the label gives none.
  private var stem = ""
  private var inputs = Names()
  private var actions = Names()

  init(_ grammar: Grammar) { self.grammar = grammar }

  /// Names a component, and what it lists, in the current pass.
  mutating func name(_ component: inout Component) {
    let kind = component.kind
    guard kind.holdsNames,
      let index = grammar.components.firstIndex(where: { $0.kind == kind && $0.lowering == nil })
    else { return }
    rules = grammar.components[index].record.properties
    stem = kind.rawValue
    component.visitProperties(&self)
  }

  private mutating func settle(_ value: inout String, _ property: String, isAction: Bool) {
    guard value.isEmpty == (pass == .derived),
      let rule = rules.firstIndex(where: { $0.name == property })
    else { return }
    let limit = TextRule(rules[rule].type).slugLimit
    switch pass {
    case .given:
      let unique = isAction ? actions.unique(value, limit) : inputs.unique(value, limit)
      guard unique != value else { return }
      renamed.append((value, unique))
      value = unique
    case .derived:
      // There must be room for a number in case several labels are the same.
      guard limit >= 20 else { return }
      if let slug = Slug.derived(from: label, limit: min(40, limit - 8)) {
        value = isAction ? actions.unique(slug, limit) : inputs.unique(slug, limit)
      } else {
        value = isAction ? actions.numbered(stem) : inputs.numbered(stem)
      }
    }
  }
}

extension ComponentNamer: TextVisitor {
  mutating func text(
    _ name: String, as meaning: PropertyMeaning, _ value: inout String, default: String?
  ) {
    switch meaning {
    case .label: label = value
    case .identity: settle(&value, name, isAction: false)
    case .action: settle(&value, name, isAction: true)
    default: break
    }
  }

  mutating func records<Record: PropertyRecord>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout [Record], isRequired: Bool
  ) {
    guard meaning == .things || meaning == .actions, !value.isEmpty,
      let rule = rules.first(where: { $0.name == name }),
      case .collection(let collection) = rule.type, case .record(let record) = collection.element
    else { return }
    let outer = (rules, stem)
    rules = record.properties
    if meaning == .actions { stem = "action" }
    for index in value.indices { value[index].visitProperties(&self) }
    (rules, stem) = outer
  }
}
