package import ScreenBrief
internal import ScreenModel

extension Brief {
  /// Returns the name of a requirement. A component without a label is named by its kind, or by the
  /// title of the screen.
  package func name(of requirement: Requirement) -> Phrase {
    guard requirement.details.label == nil, case .component(let kind) = requirement.subject else {
      return requirement.name
    }
    let field = kind == .field ? requirement.details.fieldKind : nil
    let noun = field.map(Self.noun(of:)) ?? kind.declaration.noun
    return noun.map { Phrase($0, at: requirement.range) } ?? title
  }

  /// Returns the name of a field by the kind of its content.
  private static func noun(of kind: Component.FieldKind) -> String {
    switch kind {
    case .text, .multiline: "Field"
    case .email: "Email"
    case .password: "Password"
    case .number: "Number"
    case .phone: "Phone"
    case .url: "Web address"
    case .search: "Search"
    case .date: "Date"
    case .time: "Time"
    case .datetime: "Date and time"
    case .file: "File"
    }
  }
}
