internal import ScreenModel

/// Names inputs and actions: first those given keep their names, then the others get theirs.
struct ComponentNamer: PropertyVisitor {
  /// A pass over the whole screen.
  enum Pass: CaseIterable {
    /// Names that were given are taken first, so that what is derived makes way.
    case given
    /// What has no name is named after its label.
    case derived
  }

  /// The names of one kind: those of inputs, and those of actions, are apart.
  private struct Names {
    var taken: Set<String> = []
    var next: [String: Int] = [:]

    mutating func unique(_ slug: String, _ limit: Int) -> String {
      Slug.unique(slug, limit: limit, taken: &taken, next: &next)
    }

    /// A name for what has no label to make one of: `field-1`.
    mutating func numbered(_ stem: String) -> String {
      var number = next[stem + "-"] ?? 1
      while !taken.insert(stem + "-" + String(number)).inserted { number += 1 }
      next[stem + "-"] = number + 1
      return stem + "-" + String(number)
    }
  }

  var pass = Pass.given
  /// The names given to what bore that of another.
  private(set) var renamed: [(old: String, new: String)] = []
  private var names = Names()
  private var actions = Names()
  private var kind = ComponentKind.field
  private var rule: RecordRule?
  /// The label read last: it stands before the name made of it.
  private var label = ""

  /// Begins with a component.
  mutating func begin(_ kind: ComponentKind, _ rule: RecordRule?) {
    self.kind = kind
    self.rule = rule
    renamed = []
    label = ""
  }

  mutating func text(_ name: String, _ value: inout String, default: String?) {
    switch name {
    case "label": label = value
    case "name" where kind.family == .input:
      var taken = names
      names = Names()
      settle(name, &value, &taken)
      names = taken
    case "action":
      var taken = actions
      actions = Names()
      settle(name, &value, &taken)
      actions = taken
    default: break
    }
  }

  private mutating func settle(_ name: String, _ value: inout String, _ names: inout Names) {
    guard let property = rule?[name] else { return }
    let limit = Admitter.slugLimit(TextRule(property.type))
    switch pass {
    case .given:
      guard !value.isEmpty else { return }
      let unique = names.unique(value, limit)
      guard unique != value else { return }
      renamed.append((value, unique))
      value = unique
    case .derived:
      // There must be room for a number, should several labels be the same.
      guard value.isEmpty, limit >= 20 else { return }
      value =
        Slug.derived(from: label, limit: min(40, limit - 8)).map { names.unique($0, limit) }
        ?? names.numbered(kind.rawValue)
    }
  }

  mutating func integer(_ name: String, _ value: inout Int, default: Int?) {}
  mutating func integer(_ name: String, _ value: inout Int?) {}
  mutating func number(_ name: String, _ value: inout Double, default: Double?) {}
  mutating func number(_ name: String, _ value: inout Double?) {}
  mutating func flag(_ name: String, _ value: inout Bool) {}
  mutating func choice<Choice>(_ name: String, _ value: inout Choice, default: Choice?)
  where Choice: RawRepresentable<String> & CaseIterable & Hashable {}
  mutating func texts(_ name: String, _ value: inout [String]) {}
  mutating func grid(_ name: String, _ value: inout [[String]]) {}

  mutating func records<Record: PropertyRecord>(
    _ name: String, _ value: inout [Record], isRequired: Bool
  ) {
    guard case .collection(let collection) = rule?[name]?.type,
      case .record(let inner) = collection.element
    else { return }
    let outer = rule
    rule = inner
    for index in value.indices { value[index].visitProperties(&self) }
    rule = outer
  }

  mutating func record<Record: PropertyRecord>(_ name: String, _ value: inout Record?) {}
}
