internal import Sampling
internal import ScreenBrief
internal import ScreenCatalog
internal import ScreenModel
import ScreenReading

extension SectionPlanner {
  /// Adds the optional contents of a kind of screen that the sampler picks, if the intent names the
  /// kind and none of its contents.
  mutating func addOptions() {
    // No screen is better for an option, so a greedy sampler has nothing to pick.
    guard !context.sampler.options.isGreedy,
      var recipe = context.brief.openRecipe(in: context.book.recipes)
    else { return }
    recipe.requirements += context.brief.requirements
    var opened = 0
    for option in context.book.recipes.options(of: recipe) {
      let words = option.requirements[0].words
      let address = StreamAddress.root.appending("option").appending(words)
      guard hasRoom, isPicked(option, at: address),
        let drafts = drafts(of: option, from: recipe, at: address)
      else { continue }
      if option.isOpening {
        opened = open(drafts, after: opened, at: address)
      } else if isGrouped {
        close(drafts, at: address)
      } else {
        place(drafts, home: nil, at: address)
      }
    }
  }

  /// Inserts drafts after the first `opened` sections, or adds them to the last of those if it has
  /// the same role.
  ///
  /// - Returns: The number of opening sections afterwards.
  private mutating func open(
    _ drafts: [ComponentDraft], after opened: Int, at address: StreamAddress
  ) -> Int {
    let role = role(of: drafts)
    if opened > 0, parts[opened - 1].role == role {
      parts[opened - 1].drafts += drafts
      return opened
    }
    parts.insert(apart(drafts, role, at: address), at: opened)
    return opened + 1
  }

  /// Puts drafts below columns, tabs or steps, as they belong to none of these.
  private mutating func close(_ drafts: [ComponentDraft], at address: StreamAddress) {
    let role = role(of: drafts)
    if let last = parts.last, last.isApart, last.role == role {
      parts[parts.count - 1].drafts += drafts
    } else {
      parts.append(apart(drafts, role, at: address))
    }
  }

  private func apart(
    _ drafts: [ComponentDraft], _ role: SectionRole, at address: StreamAddress
  ) -> PlannedSection {
    var part = PlannedSection(role, at: address)
    part.drafts = drafts
    part.isApart = isGrouped
    return part
  }

  /// Whether another component or section fits without displacing anything.
  private var hasRoom: Bool {
    parts.count + 1 < context.allowedComponents.sectionLimit
      && parts.allSatisfy { $0.size < context.allowedComponents.componentLimit }
  }

  private func isPicked(_ option: Recipe.Option, at address: StreamAddress) -> Bool {
    let weights = [100 - option.share, option.share]
    return context.pick(among: weights.map { Logit(weight: UInt32($0)) }, at: address) == 1
  }

  /// Returns the drafts of an option; nil if the intent excludes a part of it, or the grammar
  /// cannot express it.
  private func drafts(
    of option: Recipe.Option, from recipe: Recipe, at address: StreamAddress
  ) -> [ComponentDraft]? {
    var drafts: [ComponentDraft] = []
    for requirement in option.requirements {
      guard withoutExclusions(requirement) == requirement else { return nil }
      drafts += express(
        requirement, requirement.details, context, address.appending(requirement.words))
    }
    guard !drafts.isEmpty, !drafts.contains(where: \.isApproximation),
      !drafts.contains(where: { $0.kind == .unclear })
    else { return nil }
    for place in drafts.indices { drafts[place].note(catalog: recipe.name) }
    return drafts
  }
}
