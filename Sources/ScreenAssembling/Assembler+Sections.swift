internal import ScreenBrief
import ScreenModel
internal import ScreenReading

/// Parts of the screen.
extension Assembler {
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
