internal import ScreenBrief
import ScreenDiagnostics
internal import ScreenInputs
import ScreenModel
internal import ScreenOutline
internal import ScreenParts
internal import ScreenText

/// Titles that `Key: value` lines state.
extension Interpreter {
  /// Takes as the title a fact that names the screen, or the thing that the facts are about.
  mutating func takeTitleOfFacts(_ root: DocumentSection) {
    let blocks = root.ownBlocks
    guard
      let place = blocks.prefix(3).firstIndex(where: {
        if case .facts = $0.content { true } else { false }
      }), case .facts(let facts) = blocks[place].content
    else { return }
    let isFirst = place == 0 && blocks[0].lead == nil && outline.blocks.first?.isHeading != true
    var best: OutlineFact?
    let describesPage = parts.page(facts) != nil
    for (index, fact) in facts.enumerated() {
      guard isNamed(by: fact), !describesPage || parts.region(fact.key) == nil else { continue }
      let key = words.folded(fact.key)
      let count = words.count(fact.value)
      if phrases.sense(ofAll: key, as: "key title") != nil, count <= 10, best == nil {
        best = fact
        if key.words == ["title"] { break }
      } else if isFirst, index == 0, !describesPage, namesThing(key) || isOfThing(fact, key),
        (1...7).contains(count),
        !Quantity.isQuantity(words.text(fact.value)), words.members(of: fact.value).count < 3
      {
        setTitle(fact.value, told: SourceRange(fact.key.lowerBound, fact.value.upperBound))
        // "db-prod-02" alone does not say what it is: "Server db-prod-02".
        let value = words.text(fact.value)[...].utf8
        if !value.contains(UInt8(ascii: " ")), LabelText.isCode(value) {
          title = Phrase(
            keyName(of: fact).text + " " + words.verbatim(fact.value).text, at: fact.range)
        }
        return
      }
    }
    // "Screen: Listing" states the subject, "Title: …" the name, and so does one below a mail's
    // subject.
    let all = blocks.prefix(4).flatMap { block -> [OutlineFact] in
      if case .facts(let facts) = block.content { facts } else { [] }
    }
    if let named = all.first(where: {
      words.folded($0.key).words == ["title"] && isNamed(by: $0)
    }) {
      best = named
    } else if let app = best, phrases.sense(ofAll: words.folded(app.key), as: "key app") != nil {
      // "App: Planter" and "Page: Add a plant": the page is what is shown.
      best =
        all.first { fact in
          let key = words.folded(fact.key)
          return phrases.sense(ofAll: key, as: "key title") != nil
            && phrases.sense(ofAll: key, as: "key app") == nil && isNamed(by: fact)
        } ?? app
    }
    guard let best else { return }
    setTitle(best.value, told: SourceRange(best.key.lowerBound, best.value.upperBound))
    for fact in all
    where fact != best && isNamed(by: fact)
      && phrases.sense(ofAll: words.folded(fact.key), as: "key title") != nil
    {
      let range = SourceRange(fact.key.lowerBound, fact.value.upperBound)
      told.append(range)
      leaveOut(range, "it says which screen this is")
    }
  }

  /// Whether the value of a fact may be a name: it is not blank, states no type and is not a list.
  private func isNamed(by fact: OutlineFact) -> Bool {
    !fact.value.isEmpty && !inputs.isBlankToFill(fact.value) && !inputs.saysType(fact.value)
      && (words.members(of: fact.value).count < 3 || words.folded(fact.key).words == ["title"])
  }

  /// Whether the value of a key names the thing that the facts are about: "Recipe", "Walk name",
  /// "Vacancy title".
  func namesThing(_ key: FoldedWords) -> Bool {
    phrases.sense(ofAll: key, as: "key name") != nil
      || key.count == 2 && phrases.ending(of: key, as: "key naming") != nil
        && phrases.sense(ofAll: FoldedWords(key.words[0]), as: "word half") == nil
  }

  /// Whether the first fact is a thing and its name in several words: "Tournament: Autumn Open".
  private func isOfThing(_ fact: OutlineFact, _ key: FoldedWords) -> Bool {
    let value = bytes[fact.value.range]
    return key.count == 1 && !inputs.isFieldName(key) && words.count(fact.value) > 1
      && value.first.map { $0.isASCIILetter && !$0.isASCIISmallLetter } ?? false
      && !value.contains(where: \.isASCIIDigit) && isEnglishNoun(words.text(fact.key))
  }
}
