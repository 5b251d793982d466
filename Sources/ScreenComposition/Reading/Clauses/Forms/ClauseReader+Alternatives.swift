internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

/// What may be one of several, without a word that says so.
extension ClauseReader {
  /// "adult or child", "direct debit yes/no": bare names that exclude each other.
  mutating func alternatives() -> Bool {
    if isRole(position, .answer), kind(position + 1) == .slash, ends(position + 3) {
      // "yes/no"
      let index = require(.component(.picker), from: position, to: position + 3)
      requirements[index].details.variant = "yesno"
      settle(index, Sense(.component, "picker.yesno"))
      position += 3
      close(index)
      return true
    }
    if ticksYesOrNo() { return true }
    guard depth > 0 else { return false }
    let first = nounPhrase(position)
    guard isBareName(first),
      context == .form || context == .settings || endsInOptions(first)
    else { return false }
    let isYes = isRole(first.end - 1, .answer) && plays(first.end, CueSet(.alternative))
    let isSlash = kind(first.end) == .slash && kind(first.end + 1) == .word || isYes
    guard isSlash || plays(first.end, CueSet(.alternative)) else { return false }
    if isSlash, context == .form, isSpaced(first.end), slashedFields() { return true }
    var second = nounPhrase(first.end + 1)
    if second.isEmpty, kind(first.end + 1) == .word,
      ends(first.end + 2) || kind(first.end + 2) == .open
    {
      // "one-off or monthly"
      second.end = first.end + 2
    }
    guard isBareName(second) || second.end == first.end + 2 else { return false }
    let names = isSlash && first.end - first.first > 1 ? first.end - 1 : first.first
    guard names == first.first || second.end == first.end + 2 else { return false }
    let index = require(.need(.choice), from: first.start, to: second.end)
    requirements[index].details.label =
      names > first.first
      ? label(first.first, names)
      : text(tokens[first.first].start, tokens[second.end - 1].end, capitalizing: true)
    position = names
    options(of: index)
    modifiers(of: index)
    close(index)
    return true
  }

  /// Reads "filter cleaned y/n", "insured (y/n)": a switch; false where no such letters end a name.
  private mutating func ticksYesOrNo() -> Bool {
    let slash = wordsEnd(position)
    guard context == .form, slash > position, slash - position < 8 else { return false }
    let letter = kind(slash) == .open ? slash + 1 : slash - 1
    let name = position..<(kind(slash) == .open ? slash : letter)
    guard !name.isEmpty, isRole(letter, .answer), tokens[letter].end == tokens[letter].start + 1,
      kind(letter + 1) == .slash, kind(letter + 2) == .word
    else { return false }
    let stop = kind(letter + 3) == .close ? letter + 4 : letter + 3
    let index = require(.component(.toggle), from: name.lowerBound, to: stop)
    requirements[index].details.label = verbatim(
      name.lowerBound, name.upperBound, capitalizing: true)
    position = stop
    close(index)
    return true
  }

  /// Whether what something may be stands behind it, parted by slashes without spaces: "difficulty
  /// easy/medium/hard".
  private func endsInOptions(_ phrase: NounPhrase) -> Bool {
    guard phrase.end - phrase.first > 1, context == .generic else { return false }
    var index = phrase.end
    while kind(index) == .slash, tokens[index - 1].end == tokens[index].start,
      kind(index + 1) == .word, tokens[index].end == tokens[index + 1].start,
      !plays(index + 1, CueSet(.component))
    {
      index += 2
    }
    return index > phrase.end && ends(index)
  }

  /// Whether a word is as short as the mark of a size: one letter, or up to four capitals.
  private func isSize(_ index: Int) -> Bool {
    let word = bytes[tokens[index].start..<tokens[index].end]
    return word.count == 1 || word.count < 5 && word.allSatisfy { $0 &- UInt8(ascii: "A") < 26 }
  }

  /// Whether a phrase is a name alone, of no known field or component.
  private func isBareName(_ phrase: NounPhrase) -> Bool {
    phrase.end > phrase.first && phrase.end - phrase.first <= 4 && phrase.component == nil
      && phrase.section == nil && phrase.layout == nil && phrase.screen != phrase.end - 1
      && !phrase.hasDeterminer && phrase.count == nil && phrase.beyond == nil
      && !plays(phrase.end - 1, CueSet(.field, .flag)) && !plays(phrase.first, CueSet(.asking))
      && (!plays(phrase.first, CueSet(.verb)) || phrase.end - phrase.first > 1)
  }

  /// "language English, German or French": what is chosen, and its options, without a mark between.
  mutating func optionsFollow(_ phrase: NounPhrase) -> Bool {
    if plays(phrase.end, CueSet(.to, .on, .in, .at)), !isSwitched(phrase), phrase.component == nil,
      plays(phrase.end, CueSet(.to))
        ? endsWithAlternative(phrase.end + 1)
        : plays(nounPhrase(phrase.end + 1).end, CueSet(.alternative))
    {
      // "visible to everyone, friends or nobody"
      let index = require(.need(.choice), from: phrase.start, to: phrase.end + 1)
      // "visible to" names what is chosen; in "set the unit to km or miles" the verb takes "to".
      let isSet = isRole(phrase.start - 1, .adjusting)
      requirements[index].details.label = label(phrase.first, phrase.end + (isSet ? 0 : 1))
      position = phrase.end + 1
      options(of: index)
      modifiers(of: index)
      close(index)
      return true
    }
    if let last = (phrase.first..<phrase.end).first(where: { plays($0, CueSet(.choice)) }),
      phrase.end - last > 2, phrase.component == nil,
      (last + 1..<phrase.end).allSatisfy({ isSize($0) })
    {
      // "size s m l", "shirt size M L XL"
      let index = require(.need(.choice), from: phrase.start, to: phrase.end)
      requirements[index].details.label = label(phrase.first, last + 1)
      requirements[index].details.items = (last + 1..<phrase.end).map {
        Details.Item(verbatim($0, $0 + 1, capitalizing: true))
      }
      titleHint = requirements.count == 1 ? requirements[index].details.label : titleHint
      modifiers(of: index)
      close(index)
      return true
    }
    guard phrase.end - phrase.first > 1,
      let last = (phrase.first..<phrase.end - 1).last(where: { plays($0, CueSet(.choice)) }),
      plays(phrase.end, CueSet(.alternative))
        || kind(phrase.end) == .comma && endsWithAlternative(),
      phrase.component == nil || phrase.component ?? 0 > last
    else { return false }
    let index = require(.need(.choice), from: phrase.start, to: phrase.end)
    requirements[index].details.label = label(phrase.first, last + 1)
    position = last + 1
    options(of: index)
    modifiers(of: index)
    close(index)
    return true
  }
}
