internal import ScreenBrief
import ScreenDiagnostics
import ScreenModel
internal import ScreenReading
internal import ScreenText

/// Parts of the screen.
extension Assembler {
  /// Whether a bracket for a list is one card that holds a badge: "an order card with a Late badge".
  func isCardOfBadge(_ node: ReadingTree.Node) -> Bool {
    guard node.label == .list, let kind = node.children.first(where: { $0.label == .kind }),
      kind.range.lowerBound > node.range.lowerBound,
      words(.kind, of: node).lowercased() == "card"
    else { return false }
    let start = verbatim(SourceRange(node.range.lowerBound, kind.range.lowerBound)).text
    let isOne =
      start.split(separator: " ").first.map { ["a", "an"].contains($0.lowercased()) } ?? false
    let rest = node.children.filter { $0.label != .kind && $0.label != .label }
    return isOne && !rest.isEmpty
      && rest.allSatisfy { $0.label == .badge || $0.label == .action && isBadge($0) }
  }

  /// Adds a card with its name and what is on it.
  mutating func addCard(_ node: ReadingTree.Node, parent: Int?) {
    var details = Details()
    if let kind = node.children.first(where: { $0.label == .kind }) {
      let range = SourceRange(node.range.lowerBound, kind.range.lowerBound)
      let words = verbatim(range).text.split(separator: " ").dropFirst()
      if !words.isEmpty {
        details.label = Phrase(LabelText.capitalized(words.joined(separator: " ")), at: range)
      }
    }
    let index = require(.section(.card), node, parent: parent, details)
    for child in node.children where child.label.family == .element { add(child, parent: index) }
  }

  mutating func addSection(_ node: ReadingTree.Node, parent: Int?) {
    var details = Details()
    details.label = node.children.first { $0.label == .label }.map(label)
    details.kind = node.children.first { $0.label == .kind }.map(verbatim)
    var sectionLayout: Section.Layout?
    for child in node.children where child.label == .kind || child.label == .layout {
      let scope = child.label == .kind ? "section" : "layout"
      for sense in book.senses(of: verbatim(child).text, as: scope) {
        switch sense {
        case .layout(let name):
          sectionLayout = sectionLayout ?? Section.Layout(rawValue: name)
          if name == Screen.Layout.columns.rawValue, parent == nil { layout = layout ?? .columns }
        case .style(let style): details.variant = style
        default: continue
        }
      }
    }
    switch node.label {
    case .tab: (layout, details.variant) = (layout ?? .tabs, "tab")
    case .step: (layout, details.variant) = (layout ?? .wizard, "step")
    case .sideColumn: (layout, details.variant) = (layout ?? .columns, "column")
    case .dialog: sectionLayout = .dialog
    default: break
    }
    let index = require(.section(sectionLayout), node, parent: parent, details)
    for child in node.children
    where child.label.family == .element || child.label.family == .section {
      add(child, parent: index)
    }
    for child in node.children where child.label == .not { add(child, parent: index) }
  }
}
