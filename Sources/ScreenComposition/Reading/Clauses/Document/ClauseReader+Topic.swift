internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// What may stand between the kind of a screen and what it is for.
  static let purposes = CueSet(.for, .of, .at, .in, .by)

  /// How much of an intent must be the name of a kind of screen for the screen to be of that kind.
  private enum Naming {
    /// A word of it, as nothing else is known of it.
    case word
    /// Several words of it.
    case phrase
    /// All that stands before what it is for, or the several last words of that.
    case head
    /// All that stands before what it is for.
    case whole
  }

  /// Takes the kind of screen from the words of an intent that names a screen and nothing on it:
  /// "museum ticket kiosk", "home screen for a ferry company", "feedback form for a museum".
  ///
  /// The last known words of the noun count most, then those of what it is for.
  mutating func takeKind() {
    guard recipe == nil, requirements.count < 4, let phrases = purposedPhrases() else { return }
    if let place = namedOutright(phrases) {
      requirements.removeAll()
      recipe = (place, range(phrases[0].lowerBound, phrases[phrases.count - 1].upperBound))
      title = name(of: phrases[0], for: phrases.dropFirst())
      return
    }
    // "the share of trips by vehicle" is drawn, and shares nothing.
    guard !requirements.indices.contains(where: { isDrawn($0) }), let naming = naming() else {
      return nameSole(phrases)
    }
    let isHead = naming == .head || naming == .whole
    let sort = sense(.screen, phrases[0].upperBound - 1)?.argument
    // "a sign-up sheet for the trip" shows nothing of the trip.
    let isFiled = sort == "filed" || sort == "form"
    for phrase in phrases.prefix(isHead ? 1 : phrases.count) {
      guard let place = kind(in: phrase, naming), !isFiled || isFillable(place) else { continue }
      let isFirst = phrase == phrases[0] && phrases.count > 1
      let narrow = isFirst ? kind(verbatim(phrase), of: phrases[1]) : nil
      requirements.removeAll()
      recipe = (
        narrow ?? place, range(phrases[0].lowerBound, phrases[phrases.count - 1].upperBound)
      )
      if title == nil || isHead { title = name(of: phrases[0], for: phrases.dropFirst()) }
      return
    }
    nameSole(phrases)
  }

  /// Whether a kind of screen has something to fill in.
  func isFillable(_ recipe: Int) -> Bool {
    RecipeBook.shipped.recipe(at: recipe).requirements.contains(where: \.isForInput)
  }

  /// The kind of screen of which the several words before a purpose are the very name, whatever
  /// else was read from them: "vaccination card for a dog".
  private func namedOutright(_ phrases: [Range<Int>]) -> Int? {
    guard phrases.count > 1, layout == nil, exclusions.isEmpty,
      requirements.allSatisfy({
        $0.details.value == nil && $0.details.items.isEmpty && $0.details.columns.isEmpty
          && $0.details.count == nil && !$0.isForAction && $0.subject != .component(.player)
      })
    else { return nil }
    let words = verbatim(phrases[0])
    return words.utf8.contains(0x20) ? RecipeBook.shipped.place(ofScreenCalled: words) : nil
  }

  /// The words of a short intent without marks: its noun, and what that is for, of, at or with; nil
  /// for any other intent.
  private func purposedPhrases() -> [Range<Int>]? {
    let stop = min(tokens.count, 16)
    var lower = 0
    while lower < stop, tokens[lower].plays(CueSet(.request, .article, .filler)) { lower += 1 }
    var phrases: [Range<Int>] = []
    var start = lower
    var last = lower
    for index in lower..<max(lower, stop) {
      guard tokens[index].kind == .word || tokens[index].kind == .number else {
        guard index == stop - 1 || tokens[index].kind == .line else { return nil }
        break
      }
      last = index + 1
      if index > start, tokens[index].plays(Self.purposes) {
        phrases.append(start..<index)
        start = index + 1
      } else if endsInPurpose(index) {
        // "inventory of" is one cue.
        phrases.append(start..<index + 1)
        start = index + 1
      }
    }
    while last > start + 1, tokens[last - 1].plays(CueSet(.moment)) { last -= 1 }
    guard start < last else { return nil }
    return phrases + [start..<last]
  }

  /// Whether a preposition leads to what something is for: "for …", "of a church".
  private func isPurpose(_ index: Int) -> Bool {
    tokens[index].plays(CueSet(.for))
      || tokens[index].plays(CueSet(.of))
        && lexicon.sense(.article, of: tokens[index + 1].entry)?.argument == "indefinite"
  }

  /// Names a screen of one thing by all that is said of it, where its own name is a part of that:
  /// "Barbecue shopping list".
  private mutating func nameSole(_ phrases: [Range<Int>]) {
    guard title == nil, phrases.count > 1, requirements.count == 1,
      requirements[0].details.columns.isEmpty, requirements[0].details.items.isEmpty,
      !isComponent(0, .player, .image), !isNeed(0, .media),
      !(phrases[1].lowerBound..<phrases[phrases.count - 1].upperBound).contains(where: {
        tokens[$0].plays(CueSet(.container, .each))
      }),
      let named = requirements[0].details.label?.range,
      named.lowerBound >= tokens[phrases[0].lowerBound].start,
      named.upperBound <= tokens[phrases[0].upperBound - 1].end,
      isPurpose(phrases[1].lowerBound - 1),
      !endsInPurpose(phrases[0].upperBound - 1)
    else { return }
    title = name(of: phrases[0], for: phrases.dropFirst())
  }

  /// Whether a cue of several words ends in what leads on to what it is for.
  private func endsInPurpose(_ index: Int) -> Bool {
    says(index, endingIn: " of") || says(index, endingIn: " for")
      || says(index, endingIn: " with")
  }

  /// The words of a phrase without a preposition that is part of its last cue.
  private func verbatim(_ phrase: Range<Int>) -> String {
    let words = verbatim(phrase.lowerBound, phrase.upperBound).text
    guard endsInPurpose(phrase.upperBound - 1), let space = words.lastIndex(of: " ") else {
      return words
    }
    return String(words[..<space])
  }

  /// The kind of screen that a kind is of a thing: the timetable of a school is a school timetable.
  func kind(_ kind: String, of thing: Range<Int>) -> Int? {
    guard let last = thing.last, tokens[last].kind == .word, !kind.isEmpty else { return nil }
    let noun = verbatim(last, thing.upperBound).text.split(separator: " ").last ?? ""
    return RecipeBook.shipped.place(ofScreenCalled: noun + " " + kind)
  }

  /// What names a screen, by its kind and what it is for: "Coffee shop dashboard" of "dashboard for
  /// a coffee shop", "Quiz about planets" as it stands.
  private func name(of kind: Range<Int>, for things: ArraySlice<Range<Int>>) -> Phrase {
    let upper = end(of: kind, without: ["generic"])
    let name = label(kind.lowerBound, upper)
    guard let thing = things.first, let last = things.last, !endsInPurpose(upper - 1) else {
      return label(kind.lowerBound, things.last?.upperBound ?? kind.upperBound)
    }
    let whole = entitled(name, for: thing.lowerBound - 1..<last.upperBound)
    // What is too long for a title is told by what it is about: "Trip to Iceland".
    let isLong = whole.text.utf8.count { $0 == UInt8(ascii: " ") } > 5
    return isLong ? label(thing.lowerBound, last.upperBound) : whole
  }

  /// The end of a phrase without the words that say only what sort of screen it is: "page", "form".
  private func end(of phrase: Range<Int>, without sorts: [String]) -> Int {
    var upper = phrase.upperBound
    while upper > phrase.lowerBound + 1,
      let sense = lexicon.sense(.screen, of: tokens[upper - 1].entry),
      sorts.contains(sense.argument)
    {
      upper -= 1
    }
    return upper
  }

  /// A kind of screen with what it is for, which stands from its preposition on: before the kind
  /// where that is one thing of many, "for a coffee shop".
  func entitled(_ kind: Phrase, for thing: Range<Int>) -> Phrase {
    let first = thing.lowerBound + 1
    let whole = SourceRange(
      kind.range?.lowerBound ?? tokens[thing.lowerBound].start, tokens[thing.upperBound - 1].end)
    let isOne =
      thing.upperBound - first > 1 && thing.upperBound - first <= 4
      && lexicon.sense(.article, of: tokens[first].entry)?.argument == "indefinite"
      && tokens[thing.lowerBound].plays(CueSet(.for, .of))
      && (first + 1..<thing.upperBound).allSatisfy {
        tokens[$0].kind == .word && !tokens[$0].plays(Self.purposes.union(Self.separators))
      }
    guard isOne else {
      let words = verbatim(thing.lowerBound, thing.upperBound).text
      return Phrase(kind.text + " " + words, at: whole)
    }
    let name = label(first, thing.upperBound).text
    return Phrase(name + " " + Self.lowercasedFirst(kind.text), at: whole)
  }

  /// How the intent must name a kind of screen, where what was read is but one noun; nil where more
  /// was read.
  private func naming() -> Naming? {
    guard requirements.count < 2, layout == nil, exclusions.isEmpty else { return nil }
    guard let only = requirements.first else {
      return screenPhrase != nil || isAbout ? .word : nil
    }
    guard only.parent == nil, only.item == nil, only.details.value == nil,
      only.details.count == nil, only.details.items.isEmpty, only.details.columns.isEmpty,
      let head = headToken(of: 0)
    else { return nil }
    switch only.subject {
    case .component(.toggle): return tokens[head].plays(CueSet(.component)) ? nil : .head
    case .need(.fact):
      return tokens[head].plays(CueSet(.need, .field, .choice, .flag)) ? .head : .word
    case .section(nil): return .word
    case .component(.alert), .need(.status): return .phrase
    case .need(let need): return need == .action ? .whole : .head
    case .component, .section, .unknown: return nil
    }
  }

  /// The kind of screen that the last words of a phrase name; its longest name counts, and a vague
  /// one, "company", only where there is no other.
  private func kind(in phrase: Range<Int>, _ naming: Naming) -> Int? {
    let book = RecipeBook.shipped
    var vague: Int?
    let isHead = naming == .head || naming == .whole
    let upper = isHead ? end(of: phrase, without: ["generic", "form"]) : phrase.upperBound
    let least = isHead ? upper - 1 : phrase.lowerBound
    for stop in stride(from: phrase.upperBound, to: least, by: -1)
    where tokens[stop - 1].kind == .word {
      for start in max(phrase.lowerBound, stop - 3)..<stop {
        let isWhole = naming == .word || isHead && start == phrase.lowerBound
        let words = verbatim(start..<stop)
        guard isWhole || naming != .whole && words.utf8.contains(0x20) else { continue }
        guard
          let place = book.place(ofScreenCalled: words)
            ?? (tokens[stop - 1].isPlural && naming == .word
              ? book.place(ofScreenCalled: Wording.singular(words)) : nil)
        else { continue }
        guard book.entries[place].isVague else { return place }
        vague = vague ?? place
      }
    }
    return vague
  }
}
