extension TreeValue {
  /// The value of a property; nil if there is none, or if this is not an object.
  package subscript(property: some PropertyName) -> TreeValue? { self[property.rawValue] }
}

extension TreeMember {
  /// Creates the value of a property.
  package init(_ property: some PropertyName, _ value: TreeValue) {
    self.init(property.rawValue, value)
  }

  /// Creates the text of a property.
  package init(_ property: some PropertyName, text: String) {
    self.init(property.rawValue, TreeValue(.text(text)))
  }
}

extension TreePath.Step {
  /// Returns the step to a property of a record.
  package static func property(_ property: some PropertyName) -> TreePath.Step {
    .name(property.rawValue)
  }
}

extension TreePath {
  /// Returns the path to a property of the value at this path.
  package func appending(_ property: some PropertyName) -> TreePath {
    appending(property.rawValue)
  }

  /// Returns the path to a section of a screen.
  package static func section(_ index: Int) -> TreePath {
    TreePath([.property(Screen.Property.sections), .index(index)])
  }

  /// Returns the path to a component of a screen, by its section and its place there.
  package static func component(_ section: Int, _ index: Int) -> TreePath {
    TreePath(
      [
        .property(Screen.Property.sections), .index(section),
        .property(Section.Property.components), .index(index),
      ])
  }
}

extension TreeValue {
  /// The sections of a screen; empty if there are none.
  package var sections: [TreeValue] { self[Screen.Property.sections]?.elements ?? [] }

  /// The components of a section; empty if there are none.
  package var components: [TreeValue] { self[Section.Property.components]?.elements ?? [] }

  /// The kind of a component, as it is written; nil if there is none.
  package var kindName: String? { self[Element.tagName]?.text }

  /// The name by which a host knows a component: that of an input, or the action of a button; nil if it
  /// has none.
  package var hostName: String? {
    self[Component.Field.Property.name]?.text ?? self[Component.Button.Property.action]?.text
  }
}

extension JSONPointer {
  /// Creates a pointer to a property of a component.
  package init(_ property: some PropertyName) { self.init(tokens: [property.rawValue]) }

  /// Creates a pointer to one of the values that a property of a component lists.
  package init(_ property: some PropertyName, _ index: Int) {
    self.init(tokens: [property.rawValue, String(index)])
  }

  /// Returns the pointer to a property of the record that this pointer leads to.
  package func appending(_ property: some PropertyName) -> JSONPointer {
    appending(property.rawValue)
  }

  /// Returns the pointer to one of the values that a property of a record lists.
  package func appending(_ property: some PropertyName, _ index: Int) -> JSONPointer {
    appending(property).appending(String(index))
  }
}

extension Element {
  /// Sets a property of the component; see `set(_:to:)`.
  package mutating func set(_ property: some PropertyName, to value: TreeValue) -> Bool {
    set(property.rawValue, to: value)
  }

  /// Whether a property has a sample value.
  package func isSample(_ property: some PropertyName) -> Bool {
    samples.contains(property.rawValue)
  }
}

extension TreeValue {
  /// The values that a property lists; empty if there is none.
  package func elements(of property: some PropertyName) -> [TreeValue] {
    self[property]?.elements ?? []
  }

  /// The kind of a component; nil if there is none, or none of that name.
  package var kind: ComponentKind? { kindName.flatMap { ComponentKind(rawValue: $0) } }
}
