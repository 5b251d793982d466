import ScreenBrief
internal import ScreenModel
internal import ScreenTables
internal import ScreenText

extension Catalog {
  /// Fills the parts of a known kind of screen with what the catalog has on the screen's subject,
  /// such as the ingredients and the method for "a recipe for pancakes".
  ///
  /// A topic answers a part if its name is the subject followed by the name of the part: "pancake
  /// method".
  func groundParts(of grounding: inout Grounding) {
    guard let recipe = grounding.brief.recipe.flatMap(RecipeLibrary.shipped.place(ofScreenNamed:))
    else { return }
    let subjects = subjects(
      of: grounding.brief, shownBy: RecipeLibrary.shipped.entry(at: recipe).name)
    guard !subjects.isEmpty else { return }
    for index in grounding.brief.requirements.indices {
      let requirement = grounding.brief.requirements[index]
      guard requirement.isImplied, requirement.details.items.isEmpty,
        requirement.subject == .component(.checklist) || requirement.subject == .component(.steps),
        let part = requirement.details.label?.text,
        let place = subjects.firstNonNil({
          table.index(of: KindPhrase($0 + " " + part).words)
        })
      else { continue }
      let topic = table.entries[place].topic
      let origin = Origin.catalog(topic: topic.id)
      grounding.brief.requirements[index].details.items = topic.items.map { values in
        Details.Item(Phrase(values.joined(separator: ", "), from: origin))
      }
      grounding.brief.requirements[index].details.samples = []
      grounding.matches.append(
        Match(found: .topic(topic), method: .name, similarity: 1000))
    }
  }

  /// Returns the subject of a screen without the words for its kind, such as "pancake" for "Recipe
  /// for pancakes". Shorter forms without the leading words follow, as whose pie it is does not
  /// matter.
  private func subjects(of brief: Brief, shownBy kind: String) -> [String] {
    let kinds = WordSequence(kind).hashes
    let title = WordSequence(brief.title.text)
    let words = zip(title.words, title.hashes).filter {
      !kinds.contains($0.1) && !QueryWords.shipped.isFiller($0.1)
    }.map { String(decoding: $0.0, as: UTF8.self) }
    return words.indices.map { Wording.singular(words[$0...].spaced) }
  }
}
