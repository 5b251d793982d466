package import ScreenBrief
internal import ScreenModel

extension Brief {
  /// Returns the name of a requirement. A component without a label is named by its kind, or by the
  /// title of the screen.
  package func name(of requirement: Requirement) -> Phrase {
    guard requirement.details.label == nil, case .component(let kind) = requirement.subject else {
      return requirement.name
    }
    let noun: String? =
      switch kind {
      case .field: Self.noun(of: requirement.details.fieldKind ?? .text)
      case .picker: "Choice"
      case .toggle: "Switch"
      case .slider: "Value"
      case .button: "Button"
      case .link: "Link"
      case .alert: "Notice"
      case .timer: "Timer"
      case .progress: "Progress"
      case .rating: "Rating"
      case .badge: "State"
      case .keyValue: "Fact"
      case .heading, .paragraph, .quote, .code, .divider, .stat, .list, .checklist, .steps, .table,
        .standings, .chart, .calendar, .map, .image, .player, .unclear, .repetition:
        nil
      }
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
