package import ScreenBrief
package import ScreenDiagnostics

/// A node in a tree of views, with its text, its attributes and its children.
package struct ViewNode: Hashable, Sendable {
  /// The tag or the name in the code, in lower case.
  package var tag: String
  /// The text of the view itself.
  package var text: Phrase?
  /// The attributes, with names in lower case.
  package var attributes: [Attribute] = []
  /// The views within it.
  package var children: [ViewNode] = []
  /// The bytes of the view in the text.
  package var range: SourceRange

  /// An attribute, argument or modifier of a view.
  package struct Attribute: Hashable, Sendable {
    package var name: String
    package var value: Phrase
  }

  /// The value of the first of some attributes that is set; nil if none is.
  package subscript(names: String...) -> Phrase? {
    for name in names {
      if let found = attributes.first(where: { $0.name == name }) { return found.value }
    }
    return nil
  }
}

/// The meaning of a view.
package enum ViewMeaning: String, Hashable, Sendable {
  case field, multiline, picker, toggle, slider, button, link
  case title, heading, paragraph, label, quote, code, divider
  case list, steps, checklist, item, table, row, head, cell
  case image, player, chart, map, calendar, stat, badge, progress, rating, alert, fact
  case section, card, dialog, disclosure, tabs, tab, columns, container, form, option, group
  /// A view that is never shown, such as a script or a style.
  case hidden
}
