package import ScreenBrief
internal import ScreenModel

extension Brief {
  /// What a requirement is called: a component without a label by what it is, or by the screen.
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

  /// What a field is called by what is written into it.
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
