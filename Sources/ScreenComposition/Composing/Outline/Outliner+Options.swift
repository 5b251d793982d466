internal import Sampling
internal import ScreenCatalog
internal import ScreenModel
import ScreenReading

extension Outliner {
  /// Adds what a kind of screen may hold, as the sampler picks it, where the intent names the kind
  /// and nothing of its contents.
  mutating func addOptions() {
    // No option is the best choice, so a greedy sampler has nothing to pick.
    guard !scene.sampler.options.isGreedy, let recipe = openRecipe else { return }
    var opened = 0
    for option in scene.book.recipes.options(of: recipe) {
      let words = option.requirements[0].words
      let address = StreamAddress.root.appending("option").appending(words)
      guard !(option.isOpening && isGrouped), hasRoom, isPicked(option, at: address),
        let pieces = pieces(of: option, from: recipe, at: address)
      else { continue }
      guard option.isOpening else {
        place(pieces, home: nil, at: address)
        continue
      }
      let role = role(of: pieces)
      if opened > 0, parts[opened - 1].role == role {
        parts[opened - 1].pieces += pieces
      } else {
        var part = Part(role, at: address)
        part.pieces = pieces
        parts.insert(part, at: opened)
        opened += 1
      }
    }
  }

  /// The recipe of a screen of which the intent says no more than its kind; nil where it says more.
  ///
  /// The steps of a wizard end with its own buttons, and the labels of options are English.
  private var openRecipe: Recipe? {
    let brief = scene.brief
    guard brief.layout != .wizard, brief.language == "en",
      brief.requirements.allSatisfy(\.isImplied)
    else { return nil }
    let name = brief.requirements.isEmpty ? brief.topic.text : brief.recipe
    return name.flatMap(scene.book.recipes.screen(named:))
  }

  /// Whether a component or a section more pushes out nothing.
  private var hasRoom: Bool {
    parts.count + 1 < scene.palette.sectionLimit
      && parts.allSatisfy { $0.size < scene.palette.componentLimit }
  }

  private func isPicked(_ option: Recipe.Option, at address: StreamAddress) -> Bool {
    let weights = [100 - option.share, option.share]
    return scene.pick(among: weights.map { Logit(weight: UInt32($0)) }, at: address) == 1
  }

  /// The pieces of an option; nil where the intent excludes a part, or the grammar has no word for
  /// it.
  private func pieces(
    of option: Recipe.Option, from recipe: Recipe, at address: StreamAddress
  ) -> [Piece]? {
    var pieces: [Piece] = []
    for requirement in option.requirements {
      guard withoutExclusions(requirement) == requirement else { return nil }
      pieces += express(
        requirement, requirement.details, scene, address.appending(requirement.words))
    }
    guard !pieces.isEmpty, !pieces.contains(where: \.isApproximation),
      !pieces.contains(where: { $0.kind == .unclear })
    else { return nil }
    for place in pieces.indices { pieces[place].note(catalog: recipe.name) }
    return pieces
  }
}
