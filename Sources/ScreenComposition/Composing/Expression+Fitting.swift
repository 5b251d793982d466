import ScreenBrief
internal import ScreenCatalog
internal import ScreenModel
import ScreenReading

extension Expression {
  /// Returns how much better or worse the expression serves the details of a need, in thousandths
  /// of a logit; nil if it cannot show them.
  func fit(_ need: Need, _ details: Details, _ context: CompositionContext) -> Int? {
    switch kind {
    case .progress: need == .progress || details.target != nil ? 0 : nil
    case .rating: context.isRating(details) ? 0 : nil
    case .stat: need == .highlight || need == .fact ? Self.fitOfFigure(need, details) : 0
    case .keyValue: need == .status && details.items.count > 1 ? nil : 0
    case .chart: fitOfChart(need, details)
    case .list: fitOfList(need, details, context)
    case .table: fitOfTable(need, details, context)
    case .standings: context.isContest(details) ? 1500 : nil
    case .badge: need == .status ? Self.fitOfBadge(details) : 0
    case .alert: need == .highlight || Self.isGrave(details.tone) ? 0 : nil
    case .calendar: context.canCarryInCalendar(details) ? 0 : nil
    case .image: details.items.count > 1 || context.isRecording(details) ? nil : 0
    case .player: context.isRecording(details) ? 0 : nil
    case .slider: details.minimum != nil && details.maximum != nil ? 0 : nil
    case .toggle: CompositionContext.isSwitch(details) ? 0 : nil
    case .picker: fitOfPicker(details)
    case .timer: context.isCounted(details) ? nil : 0
    case .repetition: context.isCounted(details) ? 0 : nil
    // Whatever stands in the table of a need without a rule here serves any details.
    default: 0
    }
  }

  private static func fitOfFigure(_ need: Need, _ details: Details) -> Int? {
    let isFigure = details.value.flatMap { Quantity($0.text) } != nil
    guard isFigure, details.items.isEmpty else { return nil }
    return details.isEmphasized && need == .fact ? 4000 : 0
  }

  private func fitOfChart(_ need: Need, _ details: Details) -> Int? {
    switch need {
    case .ranking:
      let values = details.items.compactMap { $0.values.first.flatMap { Quantity($0.text) } }
      return !values.isEmpty && values.count == details.items.count ? 0 : nil
    case .breakdown where variant == "pie":
      return details.items.count > 6 || details.columns.count > 1 ? nil : 0
    default: return 0
    }
  }

  private func fitOfList(_ need: Need, _ details: Details, _ context: CompositionContext) -> Int? {
    switch need {
    case .records:
      return fitOfRecords(details, context)
    case .ranking: return details.columns.isEmpty ? 0 : -800
    case .status: return details.items.count > 1 ? 0 : nil
    case .media:
      return (details.items.count > 1 || (details.count ?? 1) > 1) && !context.isRecording(details)
        ? 1000 : nil
    default: return 0
    }
  }

  private func fitOfRecords(_ details: Details, _ context: CompositionContext) -> Int? {
    guard let variant, context.canCarry(details, inListStyle: variant) else { return nil }
    switch variant {
    case "cards", "gallery", "carousel": return context.needsCards(details) ? 4000 : 0
    case "timeline": return 0
    case "plain", "bulleted":
      if context.needsCards(details) { return 3000 }
      if details.columns.isEmpty { return 1500 }
      // In a grammar without lists, a table stands in for the list and shows the columns.
      return context.allowedComponents.allows(.list) ? 0 : nil
    default: return nil
    }
  }

  private func fitOfTable(_ need: Need, _ details: Details, _ context: CompositionContext) -> Int? {
    let hasValues = details.items.contains { !$0.values.isEmpty }
    guard !details.columns.isEmpty || hasValues, !context.needsCards(details) else { return nil }
    return need == .ranking && !details.columns.isEmpty ? 2500 : 0
  }

  private func fitOfPicker(_ details: Details) -> Int? {
    let count = details.items.count
    let isMultiple = details.items.count { $0.isSelected } > 1
    switch variant {
    case "multiple": return isMultiple ? 5000 : nil
    case "segmented": return isMultiple || count > 4 || count < 2 ? nil : 0
    case "radio": return isMultiple || count > 6 || count < 2 ? nil : 0
    default: return isMultiple ? nil : count > 4 || count == 0 ? 500 : -600
    }
  }

  /// Returns the fit of a badge for a status. States with a tone suit badges, which show it, but a
  /// long row of badges would not be read.
  private static func fitOfBadge(_ details: Details) -> Int {
    let isToned = details.items.contains { $0.tone != nil } && details.items.count <= 8
    return details.items.isEmpty || isToned ? 900 : 0
  }

  private static func isGrave(_ tone: Component.Tone?) -> Bool {
    tone == .warning || tone == .critical
  }
}
