package import ScreenModel

/// The buttons in the rows of tables and in the items of lists.
extension Screen {
  /// The actions that each item of a list offers, for a further item; nil if they offer none.
  package func sharedActions(of list: TreeValue) -> TreeValue? {
    let items = list.elements(of: Component.List.Property.items)
    guard let first = items.first?[Component.ListItem.Property.actions]?.elements, !first.isEmpty
    else { return nil }
    let labels = first.compactMap { $0[Component.ItemAction.Property.label]?.text }
    guard
      items.allSatisfy({ item in
        item.elements(of: Component.ListItem.Property.actions).compactMap {
          $0[Component.ItemAction.Property.label]?.text
        } == labels
      })
    else { return nil }
    var taken = takenActions
    let operation = adding(
      actions: labels, to: JSONPointer(tokens: []), in: TreeValue(.object([])), besides: &taken)
    guard case .add(_, let actions) = operation else { return nil }
    return actions
  }

  /// The slugs of all actions on the screen; each may be there once.
  package var takenActions: Set<String> {
    var taken: Set<String> = []
    for component in sections.flatMap(\.elements).map(\.component) {
      switch component {
      case .button(let button): taken.insert(button.action)
      case .table(let table): taken.formUnion(table.actions.map(\.action))
      case .list(let list): taken.formUnion(list.items.flatMap(\.actions).map(\.action))
      default: continue
      }
    }
    return taken
  }

  package func adding(
    actions labels: [String], to owner: JSONPointer, in tree: TreeValue,
    besides taken: inout Set<String>
  ) -> JSONPatch.Operation {
    let actions = owner.appending(Component.ListItem.Property.actions)
    let old = tree[actions]?.elements ?? []
    var next: [String: Int] = [:]
    let new = labels.filter { label in
      !old.contains { $0[Component.ItemAction.Property.label]?.text == label }
    }
    .map { label -> TreeValue in
      let slug = Slug.unique(
        Slug.derived(from: label) ?? "action", limit: Slug.maximumLength, taken: &taken,
        next: &next)
      return TreeValue(
        .object([
          TreeMember(Component.ItemAction.Property.label, text: label),
          TreeMember(Component.ItemAction.Property.action, text: slug),
        ]))
    }
    return .add(actions, TreeValue(.array(old + new)))
  }
}
