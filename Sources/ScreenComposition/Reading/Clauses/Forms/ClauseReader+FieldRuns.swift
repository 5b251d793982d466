internal import ScreenModel
import ScreenReading

/// Fields that no mark parts.
extension ClauseReader {
  /// Reads "shift report form: name date hours comments": a field each, where at least half of the
  /// words are known for what is filled in; false where other words stand among them.
  mutating func fieldRun() -> Bool {
    guard context == .form, position > 0,
      kind(position - 1) == .colon || namesKindOfForm(position - 1)
    else { return false }
    let stop = wordsEnd(position)
    let words = position..<stop
    guard stop == end, words.count > 2,
      words.allSatisfy({
        (!plays($0, Self.boundary.union(CueSet(.article, .component, .section, .count, .request)))
          || isRole($0, .upload)) && !isRole($0, .pronoun) && !tokens[$0].isJoined
      }),
      case let known = words.count(where: { isFilledIn($0) }),
      known * 2 >= words.count, known > 1
    else { return false }
    var word = position
    while word < stop, !isFull {
      // Unknown words beside each other are one name: "phone whats broken photo".
      var next = word + 1
      while next < stop, !isFilledIn(word), !isFilledIn(next) { next += 1 }
      let index = require(.need(.input), from: word, to: next)
      requirements[index].details.label = label(word, next)
      requirements[index].details.fieldKind = fieldKind(word, next)
      if plays(word, CueSet(.choice)), !plays(word, CueSet(.field)) {
        requirements[index].subject = .need(.choice)
      }
      word = next
    }
    position = stop
    return true
  }

  /// Reads "station / date / seat number / phone": names that slashes part, at least half of which are
  /// known for what is filled in, are no options; false where other words stand between the slashes.
  mutating func slashedFields() -> Bool {
    let names = slashedPieces(position, end)
    let known = names.count { isFilledIn($0.upperBound - 1) }
    // One chooses among no numbers of things.
    let isCounted = names.contains { sense(.need, $0.lowerBound)?.variant == "counted" }
    guard names.count > 1, isCounted || known * 2 >= names.count,
      names.allSatisfy({ $0.count <= 4 })
    else { return false }
    for name in names where !isFull {
      let index = require(.need(.input), from: name.lowerBound, to: name.upperBound)
      requirements[index].details.label = label(name.lowerBound, name.upperBound)
      requirements[index].details.fieldKind = fieldKind(name.lowerBound, name.upperBound)
      position = name.upperBound
    }
    return true
  }

  private func isFilledIn(_ index: Int) -> Bool {
    tokens[index].plays(CueSet(.field, .choice, .flag)) || isRole(index, .upload)
  }

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
      || ["email", "phone", "password"].contains(before) && kind != "number"
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
    if context == .form, sense(.component, index)?.component == .rating { return true }
    return plays(index, CueSet(.field, .choice)) && !plays(index, CueSet(.component))
      && (context == .form || !tokens[index].isPlural)
  }
}
