import ScreenBrief
internal import ScreenCatalog
internal import ScreenModel
import ScreenReading

/// The parts of each thing in a collection: columns or actions.
extension SectionPlanner {
  /// Adds a requirement about each thing to the details of the collection.
  func take(
    _ part: Requirement, into details: inout Details, _ context: inout CompositionContext,
    isTable: Bool
  ) {
    let named = part.details.items.map(\.label)
    let name = part.details.label ?? part.name
    if part.isAction {
      // "A shift plan and a button to swap a shift" speaks of one button.
      guard !isTable || part.details.isOfEach else { return }
      context.itemActions += named.isEmpty ? [name] : named
    } else if part.subject == .component(.toggle) {
      // List items have no switches, so a button stands in; a table row has a box.
      if isTable {
        add([name], of: [ComponentBuilder.box], to: &details)
      } else {
        context.itemActions += [name]
      }
    } else if part.subject == .need(.choice) {
      if part.details.label == nil, !isTable {
        context.itemActions += named
      } else {
        let label = part.details.label ?? Phrase(context.book.word("status", "Status"))
        add([label], of: named.map(\.text), to: &details)
      }
    } else {
      add(named.isEmpty ? [part.details.label ?? part.name] : named, of: [], to: &details)
    }
  }

  /// Adds the columns that are missing, with the values of their cells if these are known.
  private func add(_ columns: [Phrase], of values: [String], to details: inout Details) {
    for column in columns where !details.columns.contains(where: { $0.text == column.text }) {
      while details.columnValues.count < details.columns.count {
        details.columnValues.append(.open)
      }
      details.columns.append(column)
      details.columnValues.append(values.isEmpty ? .open : .some(values))
    }
  }

  /// Whether a part of each thing is something to press. If the collection shows no buttons, such a
  /// part follows it as a component of its own.
  func isPressed(_ part: Requirement) -> Bool {
    part.isAction || part.subject == .component(.toggle)
      || part.subject == .need(.choice) && part.details.label == nil
  }

  /// Returns the name of the switch if each thing has nothing else besides its name, so that the
  /// things become a checklist; nil otherwise.
  func tick(of children: [Int], _ details: Details) -> Phrase? {
    guard children.count == 1, details.columns.isEmpty,
      details.items.allSatisfy({ $0.values.isEmpty && $0.state == nil })
    else { return nil }
    let part = context.brief.requirements[children[0]]
    return part.subject == .component(.toggle) ? part.details.label ?? part.name : nil
  }
}
