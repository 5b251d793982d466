import ScreenBrief
internal import ScreenModel
import ScreenReading

extension Details {
  /// The variant requested, where a kind has it.
  func variant(of kind: ComponentKind) -> String? {
    guard let variant else { return nil }
    let isKnown =
      switch kind {
      case .list: Component.ListStyle(rawValue: variant) != nil
      case .chart: Component.ChartKind(rawValue: variant) != nil
      case .picker: Component.PickerStyle(rawValue: variant) != nil
      case .player: Component.PlayerKind(rawValue: variant) != nil
      case .timer: Component.TimerKind(rawValue: variant) != nil
      case .button: Component.ButtonStyle(rawValue: variant) != nil
      case .heading, .paragraph, .quote, .code, .divider, .keyValue, .stat, .badge, .progress,
        .rating, .checklist, .steps, .table, .standings, .calendar, .map, .image, .field, .toggle,
        .slider, .link, .alert, .unclear, .repetition:
        false
      }
    return isKnown ? variant : nil
  }
}
