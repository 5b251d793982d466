internal import ScreenAnchors
package import ScreenModel

/// A property of a component that edits refer to by name: its placeholder, its maximum.
package struct EditProperty {
  /// `label`, `placeholder`, `value`, `maximum`, …
  package var name: String

  package init(name: String) { self.name = name }

  package init(_ property: some PropertyName) { name = property.rawValue }

  /// Whether removing it leaves an empty text.
  package var isText: Bool {
    ["placeholder", "value", "message", "detail", "change"].contains(name)
  }

  /// The properties that words can set by name.
  package static let givable: Set<String> = [
    "placeholder", "value", "maximum", "minimum", "maxLength", "minLength", "message", "detail",
  ]

  /// The path of the property in a component; nil if it has none.
  package func path(in component: Component) -> String? {
    switch (component, name) {
    case (.alert(let alert), "text") where !alert.message.isEmpty: return "message"
    case (_, "label"), (_, "title"), (_, "text"): return OwnTexts(of: component).naming
    case (.picker, "value"): return "selected"
    case (.progress, "value"): return "percent"
    case (.rating, "value"): return "score"
    case (.rating, "maximum"): return "outOf"
    case (.link, "address"): return "destination"
    case (.image, "address"), (.player, "address"): return "source"
    case (.alert, "detail"): return "message"
    default: break
    }
    return [name, "rules." + name].first { path in
      var element = Element(component)
      return [TreeValue(.text("1")), TreeValue(.flag(true))].contains {
        element.set(path, to: $0)
      }
    }
  }

  /// The value that a text states for a property: several for a list, a number for a figure.
  package static func value(_ text: String, at path: String, of component: Component) -> TreeValue {
    if path == Component.Picker.Property.selected.rawValue {
      return TreeValue(.array([TreeValue(.text(text))]))
    }
    var element = Element(component)
    if !element.set(path, to: TreeValue(.text("x"))), let figure = Figure(text) {
      return TreeValue(.number(figure.value))
    }
    return TreeValue(.text(text))
  }
}
