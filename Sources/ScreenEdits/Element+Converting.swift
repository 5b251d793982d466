package import ScreenModel
internal import ScreenText

extension Element {
  /// A component of another kind with the same contents.
  package func converted(to kind: ComponentKind) -> Element {
    let texts = OwnTexts(of: component)
    var new = Element(Component(kind))
    if let property = OwnTexts(of: new.component).naming {
      let title = OwnTexts(of: component).naming.flatMap { texts[$0] } ?? ""
      _ = new.set(property, to: TreeValue(.text(title)))
    }
    if kind == .button, let title = texts.naming.flatMap({ texts[$0] }),
      let action = Slug.derived(from: title)
    {
      _ = new.set(Component.Button.Property.action, to: TreeValue(.text(action)))
    }
    // What is filled in has a name, whatever it was before.
    if texts[.identity] == nil, let title = texts.naming.flatMap({ texts[$0] }),
      let name = Slug.derived(from: title)
    {
      for property in kind.properties where property.meaning == .identity {
        _ = new.set(property.name, to: TreeValue(.text(name)))
      }
    }
    for property in ["name", "value", "message", "detail"] {
      guard let text = texts[property] else { continue }
      _ = new.set(property, to: TreeValue(.text(text)))
    }
    if let records = Records(of: component), let filled = records.filling(new.component) {
      new = Element(filled)
    }
    // Samples stay samples, under their new property names.
    if !samples.isEmpty {
      let names = [
        Component.Table.Property.rows.rawValue, Component.List.Property.items.rawValue,
        Component.Picker.Property.options.rawValue, Component.Chart.Property.series.rawValue,
      ]
      new.samples = kind.properties.map(\.name).filter {
        names.contains($0) && !samples.filter(names.contains).isEmpty
      }
    }
    return new
  }

  /// A component with another name, and a slug of it.
  package func relabelled(_ label: String) -> Element {
    var new = self
    if let naming = OwnTexts(of: component).naming {
      _ = new.set(naming, to: TreeValue(.text(label)))
    }
    for property in component.kind.properties
    where property.meaning == .identity || property.meaning == .action {
      guard let slug = Slug.derived(from: label) else { continue }
      _ = new.set(property.name, to: TreeValue(.text(slug)))
    }
    return new
  }
}
