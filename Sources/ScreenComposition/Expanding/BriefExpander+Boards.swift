import ScreenBrief
internal import ScreenCatalog
internal import ScreenDiagnostics
import ScreenModel
internal import ScreenText

extension BriefExpander {
  /// Puts cards into the columns of a board whose columns are only named: "columns Backlog, Doing
  /// and Done. Each card has a title and a due date".
  ///
  /// A description of the cards holds for all columns.
  mutating func completeBoard() {
    let parents = Set(brief.requirements.compactMap(\.parent))
    let columns = brief.requirements.indices.filter { index in
      !parents.contains(index) && brief.requirements[index].isNamedColumn
    }
    guard brief.layout == .columns, columns.count > 2, let first = columns.first else { return }
    let told = brief.requirements.indices.first { index in
      index > first && !parents.contains(index) && brief.requirements[index].isOfCards
    }
    var cards =
      told.map { brief.requirements[$0] }
      ?? Requirement(.component(.list), range: .at(0), words: "")
    cards.details.label = nil
    cards.details.variant = "cards"
    cards.details.nameColumn = cards.details.nameColumn ?? Phrase("Card")
    if let told {
      cards.parent = first
      brief.requirements[told] = cards
    }
    cards.isImplied = true
    for column in columns.dropFirst(told == nil ? 0 : 1) {
      cards.parent = column
      cards.range = brief.requirements[column].range
      cards.words = brief.requirements[column].words
      brief.requirements.append(cards)
    }
  }
}

extension Requirement {
  /// Whether it is a top-level section that is only named.
  fileprivate var isNamedColumn: Bool {
    subject == .section(nil) && parent == nil && details.label != nil && details.kind == nil
      && isBare
  }

  /// Whether it describes what each card of a board has.
  fileprivate var isOfCards: Bool {
    guard hasThings, parent == nil, details.items.isEmpty, !details.columns.isEmpty else {
      return false
    }
    return details.label.map { Wording.singular($0.text.lowercased()) == "card" } ?? true
  }
}
