internal import ScreenModel
import ScreenReading

/// What a choice is between, and how much of it may be chosen, told behind it.
extension ClauseReader {
  /// Takes a sentence behind a choice for its options, "Pick a bench. Oak, ash or beech.", or for how
  /// many of them may be chosen, "You can take several."; false where it is neither.
  mutating func completesChoice() -> Bool {
    guard let last = requirements.indices.last, position > 0, tokens[position - 1].kind == .stop,
      isComponent(last, .picker) || isNeed(last, .choice), requirements[last].item == item,
      requirements[last].details.variant != "rating"
    else { return false }
    if requirements[last].details.items.isEmpty {
      guard areOptions(position, upTo: aside(from: position)) else { return false }
      optionsBehind(last)
    } else {
      guard choiceStyle(from: position, to: end) != nil else { return false }
      choiceStyle(of: last)
    }
    close(last)
    return true
  }

  /// Reads the options of a choice up to the end of its sentence, and what is said of them there.
  mutating func optionsBehind(_ index: Int) {
    let outer = end
    end = aside(from: position)
    options(of: index, isBracketed: true)
    end = outer
    choiceStyle(of: index)
  }

  /// Where a sentence turns, behind a dash or a semicolon, to how many options may be chosen.
  private func aside(from start: Int) -> Int {
    (start..<end).first {
      (kind($0) == .semicolon || kind($0) == .dash && !tokens[$0].isJoined)
        && choiceStyle(from: $0 + 1, to: end) != nil
    } ?? end
  }

  /// Takes what follows the options of a choice and says how many of them may be chosen: "; more than
  /// one is fine".
  mutating func choiceStyle(of index: Int) {
    var start = position
    while start < end, kind(start) != .word { start += 1 }
    let stop = (start..<end).first { kind($0) == .colon } ?? end
    guard let style = choiceStyle(from: start, to: stop) else { return }
    requirements[index].details.variant = sense(.style, style)?.argument ?? "multiple"
    position = min(stop + 1, end)
  }

  /// The words in a clause that say how many of several options may be chosen, "several" in "you may
  /// tick several"; nil where it says anything else.
  func choiceStyle(from start: Int, to stop: Int) -> Int? {
    guard start < stop, stop - start <= 8 else { return nil }
    var style: Int?
    for index in start..<stop {
      guard tokens[index].kind == .word, !tokens[index].plays(CueSet(.component, .section)) else {
        return nil
      }
      let entry = tokens[index].entry
      if lexicon.sense(.style, of: entry).map({ Self.tellsHowMany($0) }) ?? false
        || lexicon.sense(.verb, of: entry)?.argument == "choice.multiple"
      {
        style = index
      }
    }
    return style
  }

  private static func tellsHowMany(_ style: Sense) -> Bool {
    style.argument == "multiple" || style.argument == "radio"
  }

  /// Whether bare names stand between separators up to an index; names of what is filled in are
  /// none.
  func areOptions(_ start: Int, upTo stop: Int) -> Bool {
    let names = pieces(start, stop)
    var asks = CueSet(.container, .request, .ability, .copula, .negation, .question, .power, .to)
    if !(start..<stop).contains(where: { plays($0, CueSet(.alternative)) }) {
      asks = asks.union(CueSet(.component, .screen))
    }
    return names.count > 1
      && names.allSatisfy { name in
        name.count <= 4 && (name.count == 1 || !plays(name.lowerBound, CueSet(.choice)))
          && name.allSatisfy {
            kind($0) == .number || kind($0) == .quote || kind($0) == .word && !plays($0, asks)
          }
      } && 2 * names.count(where: { plays($0.upperBound - 1, CueSet(.field)) }) <= names.count
  }
}
