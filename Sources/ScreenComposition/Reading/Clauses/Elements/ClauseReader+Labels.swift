internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// Finds the label of a component in the words before and after its name.
  mutating func name(
    _ index: Int, _ phrase: NounPhrase, _ head: Int, _ sense: Sense
  ) {
    var first = phrase.first
    let isSaid = kind(phrase.end - 1) == .quote || kind(phrase.end) == .quote
    while first < head,
      isSaid && sense.component == .alert && tone(first) != nil
        || sense.component == .toggle && sets(index, by: first)
        || sense.component == .badge && isRole(first, .hue)
        || plays(first, CueSet(.style, .emphasis, .filler, .necessity, .count))
          && !plays(first, CueSet(.field, .flag, .verb))
    {
      first += 1
    }
    if sense.component == .timer, kind(first) == .number {
      // "a 45 minute timer"
      let stop = plays(first + 1, CueSet(.unit)) ? first + 2 : first + 1
      _ = duration(of: index, from: first, to: stop)
      first = stop
    }
    if head > first, tokens[head - 1].isCapitalized, kind(first) == .word,
      !tokens[first].isCapitalized,
      let name = (first..<head).first(where: { tokens[$0].isCapitalized })
    {
      // "a smaller grey Pause button"
      first = name
    }
    if phrase.end > head + 2, kind(phrase.end - 1) == .quote {
      // 'video lesson "Knots for beginners"'
      words(of: index, verbatim(phrase.end - 1, phrase.end))
    } else if first < head || Self.namesItself(sense), tokens[head].end - tokens[first].start > 0,
      Self.namesItself(sense),
      first < head || phrase.end == head + 1
    {
      if first < head || isPhrase(head) {
        requirements[index].details.label = label(first, phrase.end)
      }
    } else if first + 1 == head, sense.component == .field,
      let kind = self.sense(.field, first)?.argument,
      phrase.end > head + 1
        ? tokens[head + 1].isCapitalized || self.kind(head + 1) == .quote
        : plays(phrase.end, CueSet(.for)) && Self.isMeasure(kind)
    {
      // "a number field for weight", "a number input Mileage": its kind stands before its name.
      requirements[index].details.fieldKind = Component.FieldKind(rawValue: kind)
      if phrase.end > head + 1 {
        requirements[index].details.label = label(head + 1, phrase.end)
      }
    } else if first < head, sense.component == .quote, !tokens[first].isCapitalized {
      // "a motivating quote": what it is like, and not what it says.
    } else if first < head {
      // "the dog's picture" is called so, "a cover picture" after what it is of.
      let isOwned = sense.component == .image && says(head - 1, endingIn: "'s")
      let label = label(first, isOwned ? head + 1 : head)
      requirements[index].details.label = withMeasure(label, head, sense)
      if sense.component != .image {
        requirements[index].details.fieldKind = fieldKind(first, head)
      }
      if phrase.end > head + 1 { value(after: head, phrase, of: index) }
    } else if let caption = phrase.caption {
      if sense.component == .paragraph {
        // "the text Built in 1821, burnt in 1903"
        position = max(position, wordingEnd(phrase.end))
        return words(of: index, verbatim(caption, position, capitalizing: true))
      }
      words(of: index, verbatim(caption, phrase.end, capitalizing: true))
      requirements[index].details.fieldKind = fieldKind(caption, phrase.end)
    } else if phrase.end > head + 1, kind(head + 1) == .quote {
      words(of: index, verbatim(head + 1, head + 2))
    } else if phrase.end > head + 1 {
      if sense.component == .heading, tokens[head + 1].isCapitalized {
        // "a heading Swimming is forbidden here and …"
        position = max(position, wordingEnd(position))
      }
      requirements[index].details.label =
        position > phrase.end && sense.component == .heading
        ? verbatim(head + 1, position) : label(head + 1, max(phrase.end, position))
      requirements[index].details.fieldKind = fieldKind(head + 1, phrase.end)
    }
    if let variant = sense.variant, sense.component == .field {
      requirements[index].details.variant = nil
      requirements[index].details.fieldKind = Component.FieldKind(rawValue: variant)
    }
  }

  /// A label with the first word of what takes it, where that tells what is written: "lambing date
  /// picker" takes a lambing date.
  private func withMeasure(_ label: Phrase, _ head: Int, _ sense: Sense) -> Phrase {
    guard sense.component == .field, sense.variant.map({ Self.isMeasure($0) }) ?? false,
      isPhrase(head), let range = label.range, !plays(head - 1, CueSet(.field))
    else { return label }
    var stop = tokens[head].start
    while bytes[stop] > 0x20 { stop += 1 }
    return text(range.lowerBound, stop, capitalizing: true)
  }

  /// Whether a kind of field says what is written rather than what it means.
  private static func isMeasure(_ kind: String) -> Bool {
    kind == "number" || kind == "date" || kind == "time" || kind == "datetime" || kind == "file"
  }

  /// Whether the component's own name belongs to its label: "team calendar", "packing list".
  private static func namesItself(_ sense: Sense) -> Bool {
    switch sense.component {
    case .checklist, .calendar, .standings, .steps: true
    case .list: sense.variant == "messages" || sense.variant == "timeline"
    default: false
    }
  }

  private mutating func value(after head: Int, _ phrase: NounPhrase, of index: Int) {
    requirements[index].details.value = label(head + 1, phrase.end)
  }

  /// Whether a word before a switch says how it is set, which it is then: "a ticked box".
  private mutating func sets(_ toggle: Int, by word: Int) -> Bool {
    guard let power = sense(.power, word) else { return false }
    requirements[toggle].details.value = Phrase(power.argument, at: range(word, word + 1))
    return true
  }

  /// What kind of text a field takes, by its label.
  func fieldKind(_ lower: Int, _ upper: Int) -> Component.FieldKind? {
    for index in stride(from: upper - 1, through: lower, by: -1) {
      if let sense = lexicon.sense(.field, of: tokens[index].entry) {
        let kind = Component.FieldKind(rawValue: sense.argument)
        // A "departure port" is no date, a "time zone" no time.
        if index < upper - 1, kind == .date || kind == .time || kind == .datetime,
          tokens[upper - 1].kind == .word, !plays(upper - 1, CueSet(.unit, .component))
        {
          continue
        }
        // A "flight number" names something; it counts nothing.
        return kind == .number && index > lower && isRole(index, .identifier)
          ? .text : kind
      }
    }
    guard upper > lower, context == .form || context == .settings || isFilling else { return nil }
    // "kilometres driven"
    if plays(lower, CueSet(.unit)), tokens[lower].isPlural || isPhrase(lower) { return .number }
    return identifies(upper - 1) ? .text : nil
  }

  /// Whether a phrase ends in a word that tells one thing from others: "flight number".
  private func identifies(_ index: Int) -> Bool {
    guard let word = lastWord(index), word.lowerBound > tokens[index].start else { return false }
    return known(word).map { lexicon.plays(.identifier, $0) } ?? false
  }

  /// Gives a component what its kind implies where the words leave it open.
  mutating func settle(_ index: Int, _ sense: Sense) {
    guard case .component(let component) = requirements[index].subject else { return }
    var details = requirements[index].details
    switch component {
    case .field:
      if details.label == nil, let kind = details.fieldKind, kind != .multiline, kind != .number {
        details.label = Phrase(Self.capitalized(kind.rawValue), at: requirements[index].range)
      }
    case .badge where details.tone == nil:
      if let color = details.label, let words = details.value, let tone = meaning(of: color),
        firstToken(of: words).map({ kind($0) == .quote }) ?? false
      {
        // "a green badge “Open”"
        details.label = words
        details.value = nil
        details.tone = tone
        break
      }
      details.tone = details.label.flatMap { meaning(of: $0) }
    case .picker where details.variant == "yesno":
      details.variant = "segmented"
      if details.items.isEmpty {
        let range = requirements[index].range
        details.items = ["Yes", "No"].map { Details.Item(Phrase($0, at: range)) }
      }
    default: break
    }
    requirements[index].details = details
  }

  /// What the last word of a label that names a state means.
  private func meaning(of label: Phrase) -> Component.Tone? {
    guard var index = firstToken(of: label), let range = label.range else { return nil }
    var found: Component.Tone?
    while index < tokens.count, tokens[index].start < range.upperBound {
      if let sense = lexicon.sense(.state, of: tokens[index].entry) {
        found = Component.Tone(rawValue: sense.argument)
      }
      index += 1
    }
    return found
  }

  static func capitalized(_ word: String) -> String {
    var bytes = Array(word.utf8)
    if let first = bytes.first, first &- UInt8(ascii: "a") < 26 { bytes[0] = first & 0xDF }
    return String(decoding: bytes, as: UTF8.self)
  }
}
