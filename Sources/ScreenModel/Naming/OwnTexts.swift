/// Collects the texts that are properties of a component itself, not of its nested records.
package struct OwnTexts: TextVisitor {
  private var texts: [(name: String, meaning: PropertyMeaning, text: String)] = []

  /// Collects the texts of a component, in declared order.
  package init(of component: Component) {
    var component = component
    component.visitProperties(&self)
  }

  /// The component's title: its first non-empty text, or an empty text if it has none.
  package var title: String { texts.first { !$0.text.isEmpty }?.text ?? "" }

  /// The property that names the component: its first text; nil if it has none.
  package var naming: String? { texts.first?.name }

  /// The first non-empty text among the named properties; nil if there is none.
  package subscript(names: String...) -> String? {
    texts.first { names.contains($0.name) && !$0.text.isEmpty }?.text
  }

  /// The text of a property; nil if it is empty, or if there is none.
  package subscript(property: some PropertyName) -> String? { self[property.rawValue] }

  /// The first non-empty text that means something; nil if there is none.
  package subscript(meaning: PropertyMeaning) -> String? {
    texts.first { $0.meaning == meaning && !$0.text.isEmpty }?.text
  }

  package mutating func text(
    _ name: String, as meaning: PropertyMeaning, _ value: inout String, default: String?
  ) {
    texts.append((name, meaning, value))
  }
}
