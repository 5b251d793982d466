internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// Gives the parts that an intent names of a kind of screen what that kind has there, where the
  /// intent says no more of them: the plans of "a pricing page with three plans" have prices.
  mutating func furnish(from recipe: Recipe) {
    // "starters and mains, each with name and price": what is said of one may be meant for all.
    guard requirements.allSatisfy({ $0.details.columns.isEmpty }) else { return }
    for index in requirements.indices where isNeed(index, .records) && isBare(index) {
      guard let name = requirements[index].details.label.map({ lowercased($0).text }),
        let part = recipe.requirements.first(where: { Self.isCalled($0, name) }), part.hasThings
      else { continue }
      requirements[index].subject = part.subject
      requirements[index].details.variant = part.details.variant
      requirements[index].details.columns = part.details.columns
      requirements[index].details.samples = part.details.samples
    }
  }

  /// Whether nothing is said of things but their name.
  func isBare(_ index: Int) -> Bool {
    let details = requirements[index].details
    return details.items.isEmpty && details.columns.isEmpty
      && details.value == nil && details.samples.isEmpty
  }

  private static func isCalled(_ part: Requirement, _ name: String) -> Bool {
    guard let label = part.details.label?.text.lowercased() else { return false }
    return label == name || Wording.singular(label) == Wording.singular(name)
  }
}
