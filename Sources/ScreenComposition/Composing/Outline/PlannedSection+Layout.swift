internal import Sampling
internal import ScreenBrief
internal import ScreenModel
import ScreenReading

extension PlannedSection {
  /// Returns the requested layout, or one picked to suit the contents; nil if the grammar gives
  /// sections no such layout.
  func chosenLayout(_ context: CompositionContext) -> String? {
    let allowed = context.allowedComponents.sectionLayouts
    guard !allowed.isEmpty else { return nil }
    if let layout {
      return allowed.contains { $0.name == layout.rawValue } ? layout.rawValue : nil
    }
    let scores = allowed.map { rule -> Logit in
      guard let layout = Section.Layout(rawValue: rule.name), let score = score(of: layout),
        rule.weight > 0
      else { return .forbidden }
      return Logit(thousandths: score + ExpressionPicker.thousandths(ofWeight: rule.weight))
    }
    return allowed[context.pick(among: scores, at: place(context).appending("layout"))].name
  }

  /// Returns the address at which the layout is picked. The collections of a board share one, so
  /// that its columns look alike.
  private func place(_ context: CompositionContext) -> StreamAddress {
    let isOfBoard = context.brief.layout == .columns && !group.text.isEmpty && role == .collection
    return isOfBoard ? StreamAddress.root.appending("columns") : address
  }

  /// Returns how well a layout suits the contents, in thousandths of a logit; nil if it does not.
  private func score(of layout: Section.Layout) -> Int? {
    let isOne = drafts.count == 1
    switch (layout, role) {
    case (.dialog, _), (.disclosure, _): return nil
    case (.stack, .figures): return isOne ? 0 : -2500
    case (.row, .figures): return isOne ? -500 : 0
    case (.grid, .figures): return isOne ? nil : -1000
    case (.card, .figures): return isOne ? -800 : -2500
    case (.stack, .charts): return isOne ? 0 : -2200
    case (.grid, .charts): return isOne ? nil : 0
    case (.row, .charts): return isOne ? nil : -1500
    case (.card, .charts): return isOne ? -600 : nil
    case (.stack, .media): return isOne || drafts.count > 2 ? 0 : -1000
    case (.grid, .media): return isOne ? nil : 200
    case (.row, .media): return isOne ? nil : -1200
    case (.card, .media): return -1500
    case (.row, .states): return isOne ? -800 : 0
    case (.stack, .states): return isOne ? 0 : -1500
    case (.card, .states): return -1800
    case (.row, .actions): return isOne ? -700 : 0
    case (.stack, .actions): return isOne ? 0 : -1000
    case (.stack, .form): return -200
    case (.card, .form): return 0
    case (.row, .form), (.grid, .form):
      let inputs = drafts.count { $0.role == .form }
      return inputs < 2 || drafts.contains { $0.kind == .toggle } ? nil : -1600
    case (.stack, .demanded):
      return drafts.count > 1 && drafts.allSatisfy { $0.role == .figures } ? -1500 : 0
    case (.row, .demanded):
      return drafts.count > 1 && drafts.allSatisfy { $0.role == .figures } ? 0 : nil
    case (.card, .demanded): return -300
    case (.stack, .facts), (.stack, .routine): return 0
    case (.card, .facts), (.card, .routine): return -400
    case (.stack, .prose), (.stack, .notice), (.stack, .collection): return 0
    case (.card, .prose): return -1800
    case (.card, .collection): return -1400
    case (.card, .notice), (.card, .actions): return nil
    case (.row, _), (.grid, _): return nil
    }
  }
}
