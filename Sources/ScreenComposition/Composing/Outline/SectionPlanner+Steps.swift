internal import Sampling
import ScreenBrief
internal import ScreenCatalog
internal import ScreenModel
import ScreenReading

/// The steps of a wizard.
extension SectionPlanner {
  /// The most steps that are named ahead of them.
  private static let mostNamed = 12

  /// Names the steps of a wizard ahead of them, so that one sees what is to come before it begins.
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
    var draft = ComponentDraft(.steps)
    let items = names.map { TreeValue([("label", $0.text)]) }
    draft.set("items", TreeValue(.array(items)))
    for (index, name) in names.enumerated() {
      draft.note(name, [.name("items"), .index(index), .name("label")])
    }
    var ahead = PlannedSection(.collection, at: StreamAddress.root.appending("steps ahead"))
    ahead.drafts = [draft]
    parts.insert(ahead, at: 0)
  }

  /// The recipe that a step or another part of a screen is filled by; nil where none fits.
  ///
  /// A step of a wizard asks for something: one called "Home" holds no home page.
  func recipe(for name: Phrase, isPart: Bool) -> Recipe? {
    // A question is answered in words.
    guard !name.text.hasSuffix("?"), let recipe = context.book.recipes.recipe(for: name.text) else {
      return nil
    }
    let isStep = isPart && context.brief.layout == .wizard
    guard isStep, recipe.isScreen else { return recipe }
    return recipe.requirements.contains(where: \.isForInput) ? recipe : nil
  }
}
