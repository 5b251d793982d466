internal import ScreenGrammar
internal import ScreenModel

/// Names inputs and actions: given names are kept first, then the others are derived.
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
  private var inputs = Names()
  private var actions = Names()

  init(_ grammar: Grammar) { self.grammar = grammar }

  /// Names a component in the current pass.
  mutating func name(_ component: inout Component) {
    switch component {
    case .field(var field):
      name(&field.name, after: field.label, .field)
      component = .field(field)
    case .picker(var picker):
      name(&picker.name, after: picker.label, .picker)
      component = .picker(picker)
    case .toggle(var toggle):
      name(&toggle.name, after: toggle.label, .toggle)
      component = .toggle(toggle)
    case .slider(var slider):
      name(&slider.name, after: slider.label, .slider)
      component = .slider(slider)
    case .button(var button):
      let limit = limit("action", of: .button)
      settle(&button.action, after: button.label, "button", limit, isAction: true)
      component = .button(button)
    case .list(var list):
      guard list.items.contains(where: Self.acts) else { return }
      name(&list.items, Self.record("items", in: grammar.component(.list)?.record))
      component = .list(list)
    case .table(var table):
      name(&table.actions, in: grammar.component(.table)?.record)
      component = .table(table)
    case .heading, .paragraph, .quote, .code, .divider, .keyValue, .stat, .badge, .progress,
      .rating, .checklist, .steps, .standings, .chart, .calendar, .map, .image, .player,
      .link, .alert, .unclear, .timer, .repetition:
      break
    }
  }

  private static func acts(_ item: Component.ListItem) -> Bool {
    !item.actions.isEmpty || item.items.contains { !$0.actions.isEmpty }
  }

  private mutating func name(
    _ value: inout String, after label: String, _ kind: ComponentKind
  ) {
    settle(&value, after: label, kind.rawValue, limit("name", of: kind), isAction: false)
  }

  private mutating func name(_ items: inout [Component.ListItem], _ rule: RecordRule?) {
    guard let rule else { return }
    let inner = Self.record("items", in: rule)
    for index in items.indices {
      name(&items[index].actions, in: rule)
      if !items[index].items.isEmpty { name(&items[index].items, inner) }
    }
  }

  /// Names the actions of an item or a row, whose record has a rule.
  private mutating func name(_ actions: inout [Component.ItemAction], in rule: RecordRule?) {
    guard let action = Self.record("actions", in: rule)?["action"] else { return }
    let limit = TextRule(action.type).slugLimit
    for index in actions.indices {
      settle(
        &actions[index].action, after: actions[index].label, "action", limit, isAction: true)
    }
  }

  /// The rule of the records that a property holds.
  private static func record(_ name: String, in rule: RecordRule?) -> RecordRule? {
    guard case .collection(let collection) = rule?[name]?.type,
      case .record(let record) = collection.element
    else { return nil }
    return record
  }

  /// The greatest length of a name; nil if the grammar has no such property.
  private func limit(_ name: String, of kind: ComponentKind) -> Int? {
    for index in grammar.components.indices
    where grammar.components[index].kind == kind && grammar.components[index].lowering == nil {
      return Self.limit(name, in: grammar.components[index].record.properties)
    }
    return nil
  }

  private static func limit(_ name: String, in properties: [PropertyRule]) -> Int? {
    for index in properties.indices where properties[index].name == name {
      return TextRule(properties[index].type).slugLimit
    }
    return nil
  }

  private mutating func settle(
    _ value: inout String, after label: String, _ stem: String, _ limit: Int?, isAction: Bool
  ) {
    guard let limit, value.isEmpty == (pass == .derived) else { return }
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
