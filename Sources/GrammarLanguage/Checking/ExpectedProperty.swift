package import ScreenModel

/// The vocabulary's declaration of a property that a grammar may narrow.
struct ExpectedProperty {
  var name: String
  var type: PropertyType
  /// Whether every grammar that has the record must declare it.
  var isRequired = false
  /// Whether bare bounds count its elements, as for the sections of a screen and the components of
  /// a section.
  var isCounted = false
}

extension ExpectedProperty {
  init(_ declaration: PropertyDeclaration) {
    self.init(
      name: declaration.name, type: declaration.type, isRequired: declaration.isRequired)
  }

  /// The properties of a screen.
  static let screen = [
    ExpectedProperty(name: "title", type: .text, isRequired: true),
    ExpectedProperty(name: "layout", type: .choice(Screen.Layout.allCases.map(\.rawValue))),
    ExpectedProperty(name: "accent", type: .choice(Screen.Accent.allCases.map(\.rawValue))),
    ExpectedProperty(
      name: "appearance", type: .choice(Screen.Appearance.allCases.map(\.rawValue))),
    ExpectedProperty(name: "sections", type: .records([]), isRequired: true, isCounted: true),
  ]

  /// The properties of a section.
  static let section = [
    ExpectedProperty(name: "id", type: .text),
    ExpectedProperty(name: "title", type: .text),
    ExpectedProperty(name: "layout", type: .choice(Section.Layout.allCases.map(\.rawValue))),
    ExpectedProperty(name: "group", type: .text),
    ExpectedProperty(name: "components", type: .records([]), isRequired: true, isCounted: true),
  ]

  /// The properties of a built-in component.
  static func properties(of kind: ComponentKind) -> [ExpectedProperty] {
    kind.properties.map(ExpectedProperty.init)
  }
}

extension PropertyType {
  /// The type of the elements; nil if this type is not a collection.
  package var element: PropertyType? {
    switch self {
    case .texts: .text
    case .grid: .texts
    case .records(let properties): .record(properties)
    case .text, .integer, .number, .flag, .choice, .record: nil
    }
  }

  /// The type in words, to follow "is".
  var words: String {
    switch self {
    case .text: "a text"
    case .integer: "a whole number"
    case .number: "a number"
    case .flag: "true or false"
    case .choice: "one of several names"
    case .texts: "several texts"
    case .grid: "rows of texts"
    case .records: "several records"
    case .record: "a record"
    }
  }

  /// A way to write the type in a grammar.
  var example: String {
    switch self {
    case .text: "text(1...60)"
    case .integer: "integer(0...999)"
    case .number: "number(0...100)"
    case .flag: "flag"
    case .choice(let names): names.joined(separator: " | ")
    case .texts: "1...20 of text(1...60)"
    case .grid: "0...100 of 1...12 of text(0...60)"
    case .records(let properties): "1...20 of " + Self.record(properties).example
    case .record(let properties):
      "{ "
        + properties.map { "\($0.name)\($0.isRequired ? "" : "?"): \($0.type.example)" }
        .joined(separator: ", ") + " }"
    }
  }
}
