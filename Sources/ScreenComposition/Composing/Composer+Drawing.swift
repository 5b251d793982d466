public import Sampling
public import ScreenBrief
internal import ScreenCatalog
internal import ScreenGrammar
internal import ScreenModel
internal import ScreenReading

/// Drawing the alternatives that recipes offer.
extension Composer {
  /// Returns the brief with parts of its recipe replaced by alternatives that the sampler picks, if
  /// the intent names the kind of screen and none of its contents.
  ///
  /// No alternative beats the recipe's own part, so greedy options leave a brief unchanged. Drawing
  /// again with the same options changes nothing.
  public func drawn(_ brief: Brief, sampling: SamplingOptions) -> Brief {
    guard !sampling.isGreedy else { return brief }
    if brief.isOfPattern { return brief.withOpenLooks }
    guard let recipe = brief.openRecipe(in: .shipped),
      brief.requirements.allSatisfy({ $0.parent == nil })
    else { return brief }
    let sampler = Sampler(sampling)
    var drawn = brief
    for (line, alternatives) in recipe.alternativesByLine {
      let named = recipe.requirements[line]
      guard let place = drawn.place(of: named), let first = named.first else { continue }
      let allowed = alternatives.filter { isAllowed($0, in: brief) }
      let rest = alternatives.reduce(100) { $0 - $1.share }
      let weights = [rest] + allowed.map(\.share)
      let address = StreamAddress.root.appending("alternative").appending(first.words)
      let odds = weights.map { Logit(weight: UInt32($0)) }
      guard let picked = try? sampler.pick(among: odds, at: address), picked > 0 else { continue }
      drawn.requirements.replaceSubrange(
        place, with: allowed[picked - 1].requirements.map { drawn.implying($0) })
    }
    return drawn
  }

  /// Whether the grammar can express an alternative, and the intent excludes no part of it.
  private func isAllowed(_ alternative: Recipe.Alternative, in brief: Brief) -> Bool {
    alternative.requirements.allSatisfy { requirement in
      let isSayable =
        switch requirement.subject {
        case .component(let kind): allowedComponents.allows(kind)
        case .need(let need): need.expressions.contains { allowedComponents.allows($0.kind) }
        case .section, .unknown: false
        }
      return isSayable && !brief.excludes(requirement)
    }
  }
}

extension Recipe {
  /// The alternatives to each line that has any, in display order.
  fileprivate var alternativesByLine: [(line: Range<Int>, alternatives: [Alternative])] {
    var lines: [(line: Range<Int>, alternatives: [Alternative])] = []
    for alternative in alternatives {
      if lines.last?.line == alternative.line {
        lines[lines.count - 1].alternatives.append(alternative)
      } else {
        lines.append((alternative.line, [alternative]))
      }
    }
    return lines
  }
}

extension Brief {
  /// Returns the recipe of a screen if the intent names only its kind; nil if it says more.
  ///
  /// Wizards have none, because their steps end with their own buttons, nor do languages other than
  /// English, because the labels of recipes are English.
  func openRecipe(in book: RecipeLibrary) -> Recipe? {
    guard layout != .wizard, language == "en", requirements.allSatisfy(\.isImplied) else {
      return nil
    }
    if isOfPattern {
      return purpose.map { Recipe(called: title.text, for: $0, holding: requirements) }
    }
    return (requirements.isEmpty ? topic.text : recipe).flatMap(book.screen(named:))
  }

  /// Returns the place of a recipe's line in the brief; nil if a part of the line is changed or
  /// left out.
  fileprivate func place(of line: ArraySlice<Requirement>) -> Range<Int>? {
    func isUnchanged(_ requirement: Requirement, _ part: Requirement) -> Bool {
      requirement.subject == part.subject && requirement.details == part.details
    }
    let count = line.count
    let starts = requirements.indices.dropLast(max(0, count - 1))
    return starts.first { start in
      zip(requirements[start...], line).allSatisfy(isUnchanged)
    }.map { $0..<$0 + count }
  }
}
