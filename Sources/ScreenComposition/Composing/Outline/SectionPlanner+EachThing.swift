import ScreenBrief
internal import ScreenCatalog
internal import ScreenModel
import ScreenReading

/// What each thing of a collection has: a column, or something to press.
extension SectionPlanner {
  /// Takes a part of each thing into what is said of the collection.
  func take(
    _ part: Requirement, into details: inout Details, _ context: inout CompositionContext,
    isTable: Bool
  ) {
    let named = part.details.items.map(\.label)
    let name = part.details.label ?? part.name
    if part.isAction {
      context.itemActions += named.isEmpty ? [name] : named
    } else if part.subject == .component(.toggle) {
      // A line has no switch, but a button that does the same; a row has a box.
      if isTable { add([name], of: ["☐"], to: &details) } else { context.itemActions += [name] }
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

  /// Adds columns that are not there yet, with what their cells are if that is known.
  private func add(_ columns: [Phrase], of values: [String], to details: inout Details) {
    for column in columns where !details.columns.contains(where: { $0.text == column.text }) {
      while details.columnValues.count < details.columns.count {
        details.columnValues.append(.open)
      }
      details.columns.append(column)
      details.columnValues.append(values.isEmpty ? .open : .some(values))
    }
  }

  /// Whether a part of each thing is pressed in it, so that what shows no buttons leaves it to follow.
  func isPressed(_ part: Requirement) -> Bool {
    part.isAction || part.subject == .component(.toggle)
      || part.subject == .need(.choice) && part.details.label == nil
  }

  /// The switch that is all that each thing has beside its name, so that the things are ticked off; nil where there
  /// is more to each, or none.
  func tick(of children: [Int], _ details: Details) -> Phrase? {
    guard children.count == 1, details.columns.isEmpty,
      details.items.allSatisfy({ $0.values.isEmpty && $0.state == nil })
    else { return nil }
    let part = context.brief.requirements[children[0]]
    return part.subject == .component(.toggle) ? part.details.label ?? part.name : nil
  }
}
