internal import Sampling
import ScreenBrief
internal import ScreenCatalog
internal import ScreenModel
import ScreenReading

/// The steps of a wizard.
extension SectionPlanner {
  /// The most steps that are listed in advance.
  private static let mostNamed = 12

  /// Lists the steps of a wizard above them, so that users see what is to come before they begin.
  mutating func nameStepsAhead() {
    guard context.brief.layout == .wizard, context.allowedComponents[.steps] != nil else { return }
    var names: [Phrase] = []
    for part in parts where !part.group.text.isEmpty && names.last?.text != part.group.text {
      names.append(part.group)
    }
    let isNamed = parts.contains { part in
      part.group.text.isEmpty && part.drafts.contains { $0.kind == .steps }
    }
    guard (2...Self.mostNamed).contains(names.count), !isNamed else { return }
    var draft = TypedDraft<Component.Steps>()
    let items = names.map { TreeValue.record(Component.Step.self, texts: [(.label, $0.text)]) }
    draft.set(.items, TreeValue(.array(items)))
    for (index, name) in names.enumerated() {
      draft.note(name, .items, index, Component.Step.Property.label)
    }
    var ahead = PlannedSection(.collection, at: StreamAddress.root.appending("steps ahead"))
    ahead.drafts = [draft.component]
    parts.insert(ahead, at: 0)
  }

  /// Returns the recipe that fills a step or another part of a screen; nil if none fits.
  ///
  /// A wizard's step asks for something, so one called "Home" is not filled with a home page.
  func recipe(for name: Phrase, isPart: Bool) -> Recipe? {
    // The answer to a question is text.
    guard !name.text.hasSuffix("?"), let recipe = context.book.recipes.recipe(for: name.text) else {
      return nil
    }
    let isStep = isPart && context.brief.layout == .wizard
    guard isStep, recipe.isScreen else { return recipe }
    return recipe.requirements.contains(where: \.isForInput) ? recipe : nil
  }
}
