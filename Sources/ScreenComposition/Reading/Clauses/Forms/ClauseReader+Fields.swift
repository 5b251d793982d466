internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// "first and last name", "start and end date": names that share their last word.
  mutating func sharesNoun() -> Bool {
    var names: [(lower: Int, upper: Int)] = []
    var index = position
    while plays(index, CueSet(.article)) { index += 1 }
    while names.count < 4, kind(index) == .word,
      !plays(index, Self.boundary.subtracting(CueSet(.side))), separates(index + 1),
      names.isEmpty || !plays(index, CueSet(.field)) || !isPhrase(index)
    {
      names.append((index, index + 1))
      index += 1
      while index < end, separates(index) { index += 1 }
    }
    while plays(index, CueSet(.article)) { index += 1 }
    let phrase = nounPhrase(index)
    guard !names.isEmpty,
      plays(index - 1, Self.separators) || plays(index - 1, CueSet(.article))
        || kind(index - 1) == .comma && bytes[tokens[index - 1].start] == UInt8(ascii: "+"),
      phrase.end > index, phrase.end - index <= 2,
      phrase.component == nil || plays(phrase.end - 1, CueSet(.field)),
      let shared = lastWord(phrase.end - 1), shared.lowerBound > tokens[index].start
    else { return false }
    guard
      names.allSatisfy({
        isKnownField($0.lower, shared) || isPossessive($0.lower) && isPossessive(index)
      })
    else { return false }
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
  func lastWord(_ index: Int) -> SourceRange? {
    let token = tokens[index]
    guard token.kind == .word else { return nil }
    var start = token.end
    while start > token.start, bytes[start - 1] > 0x20 { start -= 1 }
    return SourceRange(start, token.end)
  }

  /// Whether a word and the one that it shares are what a field takes.
  private func isKnownField(_ index: Int, _ shared: SourceRange) -> Bool {
    let word = SourceRange(tokens[index].start, tokens[index].end)
    return known(word, shared).map { lexicon.sense(.field, of: $0) != nil } ?? false
  }

  /// The entry of the lexicon for the words in some bytes, one space between them.
  func known(_ words: SourceRange...) -> Int? {
    var hash = FNV1a()
    for (place, word) in words.enumerated() {
      if place > 0 { hash.add(UInt8(ascii: " ")) }
      var byte = word.lowerBound
      while byte < word.upperBound { hash.add(Bytes.fold(bytes, &byte)) }
    }
    return lexicon.index(of: hash.value)
  }

  /// The entry of the first of the words in some bytes.
  func knownFirst(_ start: Int, _ end: Int) -> Int? {
    var stop = start
    while stop < end, bytes[stop] > 0x20 { stop += 1 }
    return known(SourceRange(start, stop))
  }

  private func isPossessive(_ index: Int) -> Bool {
    tokens[index].end - tokens[index].start > 2 && bytes[tokens[index].end - 2] == UInt8(ascii: "'")
  }

  /// Whether a box is one to write in, as the word before it tells, "a comments box", or on a form
  /// what it is for: "a big box for remarks".
  func isFieldBox(_ phrase: NounPhrase, _ head: Int) -> Bool {
    guard head == phrase.end - 1, isRole(head, .blank) else { return false }
    if head > phrase.first {
      return plays(head - 1, CueSet(.field))
    }
    return plays(phrase.end, CueSet(.for))
      && plays(nounPhrase(phrase.end + 1).end - 1, CueSet(.field))
  }

  mutating func fieldBox(_ phrase: NounPhrase, _ head: Int) {
    let index = require(.component(.field), from: phrase.start, to: phrase.end)
    if head > phrase.first {
      // "a multiline box for ideas" is named by what it is for.
      let isNamedBehind = isLongText(head - 1) && plays(phrase.end, CueSet(.for))
      if !isNamedBehind { requirements[index].details.label = label(phrase.first, head) }
      requirements[index].details.fieldKind = fieldKind(phrase.first, head)
    }
    modifiers(of: index)
    close(index)
  }

  /// Whether a bare name before a colon is that of a form or of settings: "Privacy: ads off, …".
  func announcesControls(_ phrase: NounPhrase) -> Bool {
    let leadsOn = plays(phrase.end + 1, CueSet(.ability, .only)) || isQuestion(phrase.end + 1)
    guard context == .form || context == .settings || leadsOn,
      listFollows(phrase.end), phrase.end > phrase.first,
      phrase.component == nil && phrase.section == nil || isRecord(phrase),
      kind(phrase.end) != .open || isRecord(phrase), phrase.screen == nil,
      phrase.layout == nil, phrase.count == nil,
      !plays(phrase.first, CueSet(.asking)),
      leadsOn || isRecord(phrase)
        || !plays(phrase.end - 1, CueSet(.field, .choice, .flag))
    else { return false }
    return leadsOn || hasOptions(phrase.end + 1) || kind(phrase.end + 1) == .line
      || (phrase.end + 1..<end).contains { kind($0) == .semicolon || kind($0) == .comma }
  }

  /// Whether a verb at the very end of a form sends it: "…, passengers, Search".
  func endsForm() -> Bool {
    context == .form && plays(position, CueSet(.verb)) && plays(position, CueSet(.component))
      && position + 1 >= end && requirements.count > 1 && requirements.contains { $0.isForInput }
  }

  /// Whether a picture or a recording is one to hand in: a form names it among its fields.
  func isUpload(_ phrase: NounPhrase, _ head: Int) -> Bool {
    (context == .form || context == .settings) && isRole(head, .upload)
      && head == phrase.end - 1 && phrase.count == nil
      && (isListingFields || goal != nil || requirements.contains { $0.isForInput })
      && !plays(phrase.end, CueSet(.at, .in, .on))
      && kind(phrase.end) != .quote
  }

  /// A field where a word for a component names what is filled in: "photo of the damage".
  mutating func upload(_ phrase: NounPhrase, as kind: Component.FieldKind = .file) {
    let index = require(.need(.input), from: phrase.start, to: phrase.end)
    requirements[index].details.label = label(phrase.first, phrase.end)
    requirements[index].details.fieldKind = kind
    modifiers(of: index)
    close(index)
  }

  /// Whether a word for a part of a screen is one of many meanings here: the "voice part" of a
  /// singer is asked for, and the choices are named behind it.
  func isLoose(_ phrase: NounPhrase, _ head: Int) -> Bool {
    if context == .form, head < phrase.end - 1, plays(phrase.end - 1, CueSet(.field)),
      sense(.section, head)?.argument != "stack"
    {
      // "card numbr"
      return true
    }
    if head == phrase.end - 1, tokens[head].isPlural, !phrase.hasDeterminer, phrase.count == nil,
      sense(.section, head)?.argument == "card",
      plays(phrase.end, CueSet(.of)) || context == .form && head > phrase.first
    {
      // "frames of brood", "number of frames"
      return true
    }
    return context == .form && sense(.section, head)?.argument == "stack.loose"
      && !phrase.hasDeterminer
      && head == phrase.end - 1 && head > phrase.first
      && !(kind(phrase.end) == .colon && isFieldNames(phrase.end + 1))
  }

  /// What is chosen, how many of it may be, and where the options begin: "pick one: bus, tram or
  /// ferry", "pick one colour: red, blue", "Toppings (several allowed): mango, red bean", "Fruit: apple
  /// or plum"; nil where nothing is.
  func choiceOfOptions() -> (name: Range<Int>, style: Int?, options: Int)? {
    if let asked = askedAlternatives() ?? setOffAlternatives() { return asked }
    let isFirst = isChoiceStyle(position) && isPhrase(position)
    let phrase = nounPhrase(isFirst ? position + 1 : position)
    guard phrase.component == nil, phrase.section == nil, isFirst || phrase.end > phrase.first
    else { return nil }
    var mark = phrase.end
    if !isFirst, kind(mark) == .colon, phrase.layout == nil, endsWithAlternative(mark + 1),
      areOptions(mark + 1, upTo: end)
    {
      return (phrase.first..<phrase.end, nil, mark + 1)
    }
    if !isFirst {
      guard kind(mark) == .open || kind(mark) == .dash || kind(mark) == .comma,
        isChoiceStyle(mark + 1)
      else { return nil }
      mark += kind(mark + 2) == .close ? 3 : 2
    }
    guard kind(mark) == .colon || isFirst && kind(mark) == .open, hasOptions(mark + 1) else {
      return nil
    }
    return (phrase.first..<phrase.end, isFirst ? position : phrase.end + 1, mark + 1)
  }

  /// "who can comment – anyone, members or nobody": a clause that asks, and its answers.
  private func askedAlternatives() -> (name: Range<Int>, style: Int?, options: Int)? {
    guard plays(position, CueSet(.asking)) else { return nil }
    let mark = questionEnd(position)
    guard mark > position + 1, mark - position < 8,
      kind(mark) == .colon || kind(mark) == .dash && !tokens[mark].isJoined,
      endsWithAlternative(mark + 1) || kind(mark + 2) == .slash, areOptions(mark + 1, upTo: end)
    else { return nil }
    return (position..<mark, nil, mark + 1)
  }

  /// "surface – clay, grass or hard" among the fields of a form: a name, whatever else it means, and
  /// behind a mark what it can be, up to what follows the last alternative.
  private func setOffAlternatives() -> (name: Range<Int>, style: Int?, options: Int)? {
    guard context == .form, let mark = specificationMark(), kind(mark) != .open,
      // "choose a surface: clay or grass", "pick one colour: red or blue"
      !(sense(.verb, position)?.argument.hasPrefix("choice") ?? false), !isChoiceStyle(position),
      endsWithAlternative(mark + 1),
      let last = (mark + 1..<end).first(where: { plays($0, CueSet(.alternative)) }),
      areOptions(mark + 1, upTo: pieceEnd(last + 1))
    else { return nil }
    let start = isRole(position, .own) ? position + 1 : position
    return (start..<mark, nil, mark + 1)
  }

  /// Reads what `choiceOfOptions` finds; false where it finds nothing.
  mutating func namesChoice() -> Bool {
    guard let (name, style, options) = choiceOfOptions() else { return false }
    let index = require(.need(.choice), from: position, to: options)
    requirements[index].details.label =
      name.isEmpty ? label(position, options) : label(name.lowerBound, name.upperBound)
    requirements[index].details.variant = style.flatMap { sense(.style, $0)?.argument }
    position = options
    self.options(of: index, isBracketed: name.isEmpty)
    modifiers(of: index)
    close(index)
    return true
  }

  /// "I am over 18 (checkbox)", "Save as draft button": a clause up to a separator that the control
  /// at its end is labelled with.
  mutating func labelledClause() -> Bool {
    var stop = position
    let limit = min(end, position + 12)
    let isSaid = isRole(position, .pronoun)
    while stop < limit, kind(stop) == .word || isSaid && kind(stop) == .number,
      !plays(stop, CueSet(.container)) || isSaid
        || plays(position, CueSet(.verb)) && stop > position,
      !separates(stop)
    {
      stop += 1
    }
    guard let control = control(behind: stop), let sense = sense(.component, control.head),
      let component = sense.component
    else { return false }
    let words = min(stop, control.head)
    guard words - position > 1, !isSwitched(nounPhrase(position)),
      !plays(plays(words - 1, CueSet(.article)) ? words - 2 : words - 1, CueSet(.as)),
      !(position..<words).contains(where: {
        plays($0, CueSet(.copula))
          || plays($0, CueSet(.as)) && style(of: nounPhrase($0 + 1)) != nil
      })
    else { return false }
    let isClause = nounPhrase(position).end < words
    switch component {
    case _ where control.isApart: break
    case .toggle where sense.variant == nil && isClause: break
    case .button where isClause && plays(position, CueSet(.verb)): break
    default: return false
    }
    guard !plays(position, CueSet(.article)) else { return false }
    let index = require(.component(component), from: position, to: control.end)
    requirements[index].details.label = verbatim(position, words, capitalizing: true)
    requirements[index].details.variant = component == .field ? nil : sense.variant
    requirements[index].details.fieldKind =
      component == .field
      ? sense.variant.flatMap { Component.FieldKind(rawValue: $0) } ?? fieldKind(position, words)
      : nil
    position = control.end
    modifiers(of: index)
    close(index)
    settle(index, sense)
    return true
  }

  /// The control that the words before an index are the label of: the last of them, or what stands
  /// alone in brackets, or behind a dash or a comma that ends an item.
  private func control(behind stop: Int) -> (head: Int, end: Int, isApart: Bool)? {
    if kind(stop) == .open, tokens[stop].partner == stop + 2, tokens[stop].partner < end,
      sense(.component, stop + 1)?.component == .toggle, !tokens[stop + 1].isPlural
    {
      return stop + 3 == end || ends(stop + 3) ? (stop + 1, stop + 3, true) : nil
    }
    return stop == end || ends(stop) ? (stop - 1, stop, false) : nil
  }

  /// Whether "on" or "off" stands behind a name.
  func isSwitched(_ phrase: NounPhrase) -> Bool {
    plays(phrase.end, CueSet(.power)) && (ends(phrase.end + 1) || kind(phrase.end + 1) == .open)
  }
}
