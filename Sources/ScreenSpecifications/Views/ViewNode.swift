package import ScreenBrief
package import ScreenDiagnostics

/// A part of a tree of views: what it is, what it says, and what is within it.
package struct ViewNode: Hashable, Sendable {
  /// What it is called in the code, in lower case.
  package var tag: String
  /// What it says, with its place.
  package var text: Phrase?
  /// What else is said of it, by names in lower case.
  package var attributes: [Attribute] = []
  /// What is within it.
  package var children: [ViewNode] = []
  /// Its bytes in the text.
  package var range: SourceRange

  /// Something said of a view.
  package struct Attribute: Hashable, Sendable {
    package var name: String
    package var value: Phrase
  }

  /// The value of an attribute; nil where it is not said.
  subscript(names: String...) -> Phrase? {
    for name in names {
      if let found = attributes.first(where: { $0.name == name }) { return found.value }
    }
    return nil
  }
}

/// What a view is.
enum ViewMeaning: String, Hashable, Sendable {
  case field, multiline, picker, toggle, slider, button, link
  case title, heading, paragraph, label, quote, code, divider
  case list, steps, checklist, item, table, row, head, cell
  case image, player, chart, map, calendar, stat, badge, progress, rating, alert, fact
  case section, card, dialog, disclosure, tabs, tab, columns, container, form, option, group
  /// What is never shown: scripts and styles.
  case hidden
}
