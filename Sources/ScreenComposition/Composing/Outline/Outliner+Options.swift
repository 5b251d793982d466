internal import Sampling
internal import ScreenBrief
internal import ScreenCatalog
internal import ScreenModel
import ScreenReading

extension Outliner {
  /// Adds what a kind of screen may hold, as the sampler picks it, where the intent names the kind
  /// and nothing of its contents.
  mutating func addOptions() {
    // No option is the best choice, so a greedy sampler has nothing to pick.
    guard !scene.sampler.options.isGreedy,
      var recipe = scene.brief.openRecipe(in: scene.book.recipes)
    else { return }
    recipe.requirements += scene.brief.requirements
    var opened = 0
    for option in scene.book.recipes.options(of: recipe) {
      let words = option.requirements[0].words
      let address = StreamAddress.root.appending("option").appending(words)
      guard hasRoom, isPicked(option, at: address),
        let pieces = pieces(of: option, from: recipe, at: address)
      else { continue }
      if option.isOpening {
        opened = open(pieces, after: opened, at: address)
      } else if isGrouped {
        close(pieces, at: address)
      } else {
        place(pieces, home: nil, at: address)
      }
    }
  }

  /// Puts pieces before everything but as many sections; gives how many they are then.
  private mutating func open(
    _ pieces: [Piece], after opened: Int, at address: StreamAddress
  ) -> Int {
    let role = role(of: pieces)
    if opened > 0, parts[opened - 1].role == role {
      parts[opened - 1].pieces += pieces
      return opened
    }
    parts.insert(apart(pieces, role, at: address), at: opened)
    return opened + 1
  }

  /// Puts pieces below columns, tabs or steps: they belong to none of them.
  private mutating func close(_ pieces: [Piece], at address: StreamAddress) {
    let role = role(of: pieces)
    if let last = parts.last, last.isApart, last.role == role {
      parts[parts.count - 1].pieces += pieces
    } else {
      parts.append(apart(pieces, role, at: address))
    }
  }

  private func apart(_ pieces: [Piece], _ role: Part.Role, at address: StreamAddress) -> Part {
    var part = Part(role, at: address)
    part.pieces = pieces
    part.isApart = isGrouped
    return part
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
