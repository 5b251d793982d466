internal import ScreenModel

/// Fields that no mark parts.
extension ClauseReader {
  /// Whether a field's name follows another's without a comma: "name email password", or the name of
  /// a screen that has several: "signup first name last name".
  func isNextField(_ index: Int) -> Bool {
    if index > 0, namesField(index) {
      if namesField(index - 1), namesField(index + 1) || index > 1 && namesField(index - 2) {
        return true
      }
      if namesKindOfForm(index - 1), namesField(index + 1) { return true }
    }
    guard index > 0, plays(index, CueSet(.field)), tokens[index - 1].plays(CueSet(.field)),
      !plays(index, CueSet(.component)), let kind = sense(.field, index)?.argument,
      let before = lexicon.sense(.field, of: tokens[index - 1].entry)?.argument, kind != before
    else { return false }
    return ["email", "phone", "password"].contains(kind)
  }

  /// Whether a word is the name of a form of a known kind, and of nothing that is filled in.
  private func namesKindOfForm(_ index: Int) -> Bool {
    guard plays(index, CueSet(.screen)), !plays(index, CueSet(.field, .choice)),
      let sense = sense(.screen, index)
    else { return false }
    return sense.argument == "form"
      || recipePlace(of: sense).map { RecipeBook.shipped.entries[$0].context == "form" } ?? false
  }

  private func namesField(_ index: Int) -> Bool {
    plays(index, CueSet(.field, .choice)) && !plays(index, CueSet(.component))
      && (context == .form || !tokens[index].isPlural)
  }
}
