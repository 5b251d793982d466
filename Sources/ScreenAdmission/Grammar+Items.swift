internal import ScreenGrammar
internal import ScreenModel

extension Grammar {
  /// Whether an item of a list may have a name unchanged, without being cut.
  package func takesItem(named name: String) -> Bool {
    guard
      case .collection(let items)? = component(.list)?.record[Component.List.Property.items]?.type,
      case .record(let item) = items.element, let title = item[Component.ListItem.Property.title]
    else { return true }
    let cleaning = TextCleaning(name, TextRule(title.type))
    return cleaning.fault == nil && cleaning.changes.isDisjoint(with: [.words, .length])
  }
}
