internal import ScreenDiagnostics
internal import ScreenModel

extension ClauseReader {
  /// Takes the kind of screen from the words of an intent that names a screen and nothing on it:
  /// "museum ticket kiosk", "home screen for a ferry company".
  ///
  /// The last known words of the noun count most, then those of what it is for.
  mutating func takeKind() {
    guard recipe == nil, let isBare = isBareName() else { return }
    let stop = min(tokens.count, 16)
    var lower = 0
    while lower < stop, tokens[lower].plays(CueSet(.request, .article, .filler)) { lower += 1 }
    var phrases: [(lower: Int, upper: Int)] = []
    var start = lower
    for index in lower..<max(lower, stop) {
      guard tokens[index].kind == .word || tokens[index].kind == .number else {
        guard index == stop - 1 || tokens[index].kind == .line else { return }
        break
      }
      if index > start, tokens[index].plays(CueSet(.for, .of, .at, .in, .by)) {
        phrases.append((start, index))
        start = index + 1
      }
    }
    phrases.append((start, stop))
    for phrase in phrases {
      guard let place = kind(in: phrase.lower, phrase.upper, isBare: isBare) else { continue }
      requirements.removeAll()
      recipe = (place, range(lower, stop))
      title = title ?? label(phrases[0].lower, phrases[0].upper)
      return
    }
  }

  /// Whether what was read is but one noun of which nothing is known; nil where more was read.
  private func isBareName() -> Bool? {
    guard requirements.count < 2, layout == nil, exclusions.isEmpty else { return nil }
    guard let only = requirements.first else { return screenPhrase != nil || isAbout ? true : nil }
    guard only.parent == nil, only.item == nil, only.details.value == nil,
      only.details.items.isEmpty, only.details.columns.isEmpty, let head = headToken(of: 0)
    else { return nil }
    switch only.subject {
    case .need(.fact): return !tokens[head].plays(CueSet(.need, .field, .choice, .flag))
    case .section(nil): return true
    case .component(.alert), .need(.status): return false
    case .need, .component, .section, .unknown: return nil
    }
  }

  /// The kind of screen that the last words of a phrase name; its longest name counts, and a vague
  /// one, "company", only where there is no other.
  ///
  /// Where the noun is one of a known part, only a name of several words does.
  private func kind(in lower: Int, _ upper: Int, isBare: Bool) -> Int? {
    let book = RecipeBook.shipped
    var vague: Int?
    for stop in stride(from: upper, to: lower, by: -1) where tokens[stop - 1].kind == .word {
      for start in max(lower, stop - 3)..<stop where isBare || stop - start > 1 {
        let words = verbatim(start, stop).text
        guard
          let place = book.place(ofScreenCalled: words)
            ?? (tokens[stop - 1].isPlural
              ? book.place(ofScreenCalled: Wording.singular(words)) : nil)
        else { continue }
        guard book.entries[place].isVague else { return place }
        vague = vague ?? place
      }
    }
    return vague
  }
}
