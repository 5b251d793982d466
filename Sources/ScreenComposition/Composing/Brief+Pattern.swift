import ScreenBrief
internal import ScreenCatalog
internal import ScreenModel
internal import ScreenText

/// What a sampler may vary in a screen that a pattern made.
extension Brief {
  /// Whether a pattern made the brief: everything in it comes from the catalog, and nothing from a
  /// recipe.
  var isOfPattern: Bool {
    match != nil && recipe == nil && !requirements.isEmpty && requirements.allSatisfy(\.isImplied)
  }

  /// The brief with collections that can take any look that suits them, the pattern's look being
  /// the likeliest. A look that the title names is kept.
  var withOpenLooks: Brief {
    var brief = self
    let said = Set(title.text.lowercased().spacedWords.map(String.init))
    for index in brief.requirements.indices {
      guard let look = brief.requirements[index].openLook, !said.contains(look) else { continue }
      brief.requirements[index].subject = .need(.records)
    }
    return brief
  }

  /// The purpose of the screen judging by its contents, in the terms of recipes; nil if nothing may
  /// be added, because it holds a dialog or the intent asks for something that nothing answers.
  var purpose: String? {
    guard lacks.isEmpty, !requirements.contains(where: { $0.subject == .section(.dialog) }) else {
      return nil
    }
    let inputs = requirements.count(where: \.isForInput)
    let figures = requirements.count(where: \.isFigure)
    if requirements.contains(where: \.hasThings) { return figures > 1 ? "dashboard" : "list" }
    if inputs > 2, figures == 0 { return "form" }
    if requirements.contains(where: { $0.subject == .need(.fact) }), inputs == 0 { return "detail" }
    return inputs + figures > 0 ? "tool" : "notice"
  }
}

extension Requirement {
  /// The look of a collection that could also have another; nil for anything else. Checklists and
  /// timelines, for instance, cannot have another look.
  fileprivate var openLook: String? {
    if subject == .component(.table) { return "table" }
    guard subject == .component(.list) else { return nil }
    let look = details.variant ?? "plain"
    return Self.openLooks.contains(look) ? look : nil
  }

  private static let openLooks: Set = ["plain", "cards", "gallery", "bulleted", "carousel"]

  fileprivate var isFigure: Bool {
    switch subject {
    case .need(let need): [.metric, .trend, .breakdown, .progress].contains(need)
    case .component(let kind): [.stat, .chart, .progress].contains(kind)
    case .section, .unknown: false
    }
  }
}
