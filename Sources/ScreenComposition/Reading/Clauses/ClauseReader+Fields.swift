internal import ScreenDiagnostics
internal import ScreenModel

extension ClauseReader {
  /// "first and last name", "start and end date": names that share their last word.
  mutating func sharesNoun() -> Bool {
    var names: [(lower: Int, upper: Int)] = []
    var index = position
    while plays(index, CueSet(.article)) { index += 1 }
    while names.count < 4, kind(index) == .word, !plays(index, Self.boundary),
      separates(index + 1)
    {
      names.append((index, index + 1))
      index += 1
      while index < end, separates(index) { index += 1 }
    }
    while plays(index, CueSet(.article)) { index += 1 }
    let phrase = nounPhrase(index)
    guard !names.isEmpty, phrase.end > index, phrase.end - index <= 2,
      phrase.component == nil || plays(phrase.end - 1, CueSet(.field)),
      let shared = lastWord(phrase.end - 1), shared.lowerBound > tokens[index].start
    else { return false }
    for name in names {
      guard isKnownField(name.lower, shared) || isPossessive(name.lower) && isPossessive(index)
      else { return false }
    }
    for (lower, upper) in names where !isFull {
      let asked = require(.need(.input), from: lower, to: upper)
      let joined =
        label(lower, upper).text + " "
        + text(shared.lowerBound, shared.upperBound, capitalizing: false).text
      requirements[asked].details.label = Phrase(joined, at: range(lower, upper))
      requirements[asked].details.fieldKind = fieldKind(phrase.end - 1, phrase.end)
    }
    position = phrase.end
    guard !isFull else { return true }
    let asked = require(.need(.input), from: index, to: position)
    requirements[asked].details.label = label(index, position)
    requirements[asked].details.fieldKind = fieldKind(index, position)
    modifiers(of: asked)
    close(asked)
    return true
  }

  /// The bytes of the last word of a token.
  private func lastWord(_ index: Int) -> SourceRange? {
    let token = tokens[index]
    guard token.kind == .word else { return nil }
    var start = token.end
    while start > token.start, bytes[start - 1] > 0x20 { start -= 1 }
    return SourceRange(start, token.end)
  }

  /// Whether a word and the one that it shares are what a field takes.
  private func isKnownField(_ index: Int, _ shared: SourceRange) -> Bool {
    var hash = FNV1a()
    var byte = tokens[index].start
    while byte < tokens[index].end { hash.add(Bytes.fold(bytes, &byte)) }
    hash.add(UInt8(ascii: " "))
    byte = shared.lowerBound
    while byte < shared.upperBound { hash.add(Bytes.fold(bytes, &byte)) }
    return lexicon.index(of: hash.value).map { lexicon.sense(.field, of: $0) != nil } ?? false
  }

  private func isPossessive(_ index: Int) -> Bool {
    tokens[index].end - tokens[index].start > 2 && bytes[tokens[index].end - 2] == UInt8(ascii: "'")
  }

  /// Whether a box is one to write in, as the word before it tells: "a comments box".
  func isFieldBox(_ phrase: NounPhrase, _ head: Int) -> Bool {
    head == phrase.end - 1 && head > phrase.first && isRole(head, .blank)
      && plays(head - 1, CueSet(.field))
  }

  mutating func fieldBox(_ phrase: NounPhrase, _ head: Int) {
    let index = require(.component(.field), from: phrase.start, to: phrase.end)
    requirements[index].details.label = label(phrase.first, head)
    requirements[index].details.fieldKind = fieldKind(phrase.first, head)
    modifiers(of: index)
    close(index)
  }

  /// Whether a word for a part of a screen is one of many meanings here: the "voice part" of a
  /// singer is asked for, and the choices are named behind it.
  func isLoose(_ phrase: NounPhrase, _ head: Int) -> Bool {
    context == .form && sense(.section, head)?.argument == "stack.loose" && !phrase.hasDeterminer
      && head == phrase.end - 1 && head > phrase.first
      && !(kind(phrase.end) == .colon && isFieldNames(phrase.end + 1))
  }

  /// "All are required.", "the email is optional": rules for inputs that have been read.
  mutating func ruled() -> Bool {
    guard context == .form, !requirements.isEmpty else { return false }
    var index = position
    var names: [(lower: Int, upper: Int)] = []
    while index < end, names.count < 8 {
      let phrase = nounPhrase(index)
      guard phrase.end > index else { return false }
      names.append((phrase.first, phrase.end))
      index = phrase.end
      guard separates(index) else { break }
      while index < end, separates(index) { index += 1 }
    }
    if plays(index, CueSet(.copula)) { index += 1 }
    guard !names.isEmpty, plays(index, CueSet(.necessity)), index + 1 == end else { return false }
    let isRequired = sense(.necessity, index)?.argument == "required"
    let isAll =
      names.count == 1 && plays(position, CueSet(.article))
      && (names[0].lower..<names[0].upper).allSatisfy {
        plays($0, CueSet(.article, .component, .filler, .columns))
      }
    let labels = names.map { lowercased(label($0.lower, $0.upper)).text }
    var meant: [Int] = []
    for place in requirements.indices where requirements[place].isForInput {
      let label = requirements[place].details.label.map { lowercased($0).text }
      if isAll || label.map(labels.contains) ?? false { meant.append(place) }
    }
    guard isAll ? !meant.isEmpty : meant.count >= names.count else { return false }
    for place in meant { requirements[place].details.isRequired = isRequired }
    position = end
    return true
  }

  /// "pick one: bus, tram or ferry": how many may be chosen, and of what.
  mutating func namesChoice() -> Bool {
    guard let style = sense(.style, position)?.argument, style == "multiple" || style == "radio",
      isPhrase(position), kind(position + 1) == .colon || kind(position + 1) == .open,
      hasOptions(position + 2)
    else { return false }
    let index = require(.need(.choice), from: position, to: position + 1)
    requirements[index].details.label = label(position, position + 1)
    requirements[index].details.variant = style
    position += 2
    options(of: index, isBracketed: true)
    modifiers(of: index)
    close(index)
    return true
  }

  /// "language English, German or French": what is chosen, and its options, without a mark between.
  mutating func optionsFollow(_ phrase: NounPhrase) -> Bool {
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

/// What a word stands for beside its part in a sentence, as cue files write it.
enum WordRole: String {
  /// One who is spoken of: "you".
  case pronoun
  /// A place to write in, behind the name of what is written there: "box".
  case blank
  /// What tells one thing from others, behind the name of the thing: "number".
  case identifier
  /// What there is more or less of, on a scale: "volume".
  case amount
  /// What is told from others of its kind by a number behind it: "line 7".
  case numbered
}

extension ClauseReader {
  /// Whether the word at an index has a role.
  func isRole(_ index: Int, _ role: WordRole) -> Bool {
    plays(index, CueSet(.role)) && sense(.role, index)?.argument == role.rawValue
  }
}
