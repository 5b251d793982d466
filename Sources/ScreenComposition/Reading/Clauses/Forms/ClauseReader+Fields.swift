internal import ScreenDiagnostics
internal import ScreenModel

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

  /// Whether a bare name before a colon is that of a form or of settings: "Privacy: ads off, …".
  func announcesControls(_ phrase: NounPhrase) -> Bool {
    let leadsOn = plays(phrase.end + 1, CueSet(.ability)) || isQuestion(phrase.end + 1)
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
    context == .form && isRole(head, .upload) && head == phrase.end - 1 && phrase.count == nil
      && requirements.contains { $0.isForInput } && !plays(phrase.end, CueSet(.at, .in, .on))
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
    if context == .form, head < phrase.end - 1, plays(phrase.end - 1, CueSet(.field)) {
      // "card numbr"
      return true
    }
    return context == .form && sense(.section, head)?.argument == "stack.loose"
      && !phrase.hasDeterminer
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

  /// "I confirm the item is unused [checkbox]", "Save as draft button": a clause up to a separator
  /// that the control at its end is labelled with.
  mutating func labelledClause() -> Bool {
    var stop = position
    let limit = min(end, position + 12)
    while stop < limit, kind(stop) == .word,
      !plays(stop, CueSet(.container)) || plays(position, CueSet(.verb)) && stop > position,
      !separates(stop)
    {
      stop += 1
    }
    var head = stop - 1
    var upper = stop
    if kind(stop) == .open, tokens[stop].partner == stop + 2 {
      head = stop + 1
      upper = stop + 3
    }
    let words = min(stop, head)
    guard words - position > 1, upper == end || ends(upper),
      let sense = sense(.component, head), sense.variant == nil,
      !(position..<words).contains(where: { isControl($0) || plays($0, CueSet(.copula)) })
    else { return false }
    let isClause = nounPhrase(position).end < words
    switch sense.component {
    case .toggle? where isClause || head == stop + 1: break
    case .button? where isClause && plays(position, CueSet(.verb)): break
    default: return false
    }
    guard !plays(position, CueSet(.article)), let component = sense.component else { return false }
    let index = require(.component(component), from: position, to: upper)
    requirements[index].details.label = verbatim(position, words, capitalizing: true)
    position = upper
    modifiers(of: index)
    close(index)
    return true
  }

  /// Whether a word names something to set or to press, or a part of a screen.
  private func isControl(_ index: Int) -> Bool {
    if plays(index, CueSet(.section)) { return true }
    let family = sense(.component, index)?.component?.family
    return family == .input || family == .action
  }

  /// Whether "on" or "off" stands behind a name.
  func isSwitched(_ phrase: NounPhrase) -> Bool {
    plays(phrase.end, CueSet(.power)) && ends(phrase.end + 1)
  }

  /// "adult or child", "direct debit yes/no": bare names that exclude each other.
  mutating func alternatives() -> Bool {
    guard context == .form || context == .settings, depth > 0 else { return false }
    let first = nounPhrase(position)
    guard isBareName(first) else { return false }
    let isYes = isRole(first.end - 1, .answer) && plays(first.end, CueSet(.alternative))
    let isSlash = kind(first.end) == .slash && kind(first.end + 1) == .word || isYes
    guard isSlash || plays(first.end, CueSet(.alternative)) else { return false }
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
    if plays(phrase.end, CueSet(.to, .on, .in, .at)), !isSwitched(phrase),
      context == .form || context == .settings,
      phrase.component == nil,
      plays(phrase.end, CueSet(.to))
        ? endsWithAlternative(phrase.end + 1)
        : plays(nounPhrase(phrase.end + 1).end, CueSet(.alternative))
          || kind(phrase.end + 1) == .word && plays(phrase.end + 2, CueSet(.alternative))
    {
      // "visible to everyone, friends or nobody"
      let index = require(.need(.choice), from: phrase.start, to: phrase.end + 1)
      requirements[index].details.label = label(phrase.first, phrase.end + 1)
      position = phrase.end + 1
      options(of: index)
      modifiers(of: index)
      close(index)
      return true
    }
    if let last = (phrase.first..<phrase.end).first(where: { plays($0, CueSet(.choice)) }),
      phrase.end - last > 2, phrase.component == nil,
      (last + 1..<phrase.end).allSatisfy({ tokens[$0].end - tokens[$0].start == 1 })
    {
      // "size s m l"
      let index = require(.need(.choice), from: phrase.start, to: phrase.end)
      requirements[index].details.label = label(phrase.first, last + 1)
      requirements[index].details.items = (last + 1..<phrase.end).map {
        Details.Item(verbatim($0, $0 + 1, capitalizing: true))
      }
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

/// What a word stands for beside its part in a sentence, as cue files write it.
enum WordRole: String {
  /// One who is spoken of: "you".
  case pronoun
  /// What answers a question whether something is so: "yes".
  case answer
  /// What obliges one to do something: "should".
  case modal
  /// A place to write in, behind the name of what is written there: "box".
  case blank
  /// What tells one thing from others, behind the name of the thing: "number".
  case identifier
  /// What there is more or less of, on a scale: "volume".
  case amount
  /// What answers a question that is put to someone: "decline".
  case reply
  /// A box to tick, one or several of which may be named each.
  case ticks
  /// What one hands in where a form names it: "photo".
  case upload
  /// What is taken down on a form where the names of its fields follow: "whale sighting: …".
  case record
  /// What makes what follows hold for all that was named before: "each".
  case all
  /// What makes a choice of what stands before: "is picked".
  case chosen
  /// What makes a field of what stands before: "is typed in".
  case entered
  /// What counts up and down, and, where names follow, shows how far something has come.
  case stepper
  /// What goes before why something is done: "so that".
  case reason
  /// What begins a step behind another: "then".
  case following
  /// What makes a list of what was named one to tick: "tick these".
  case ticking
  /// What announces the names of what was said in general: "namely".
  case naming
  /// What is there at first, before a figure: "start 6500".
  case outset
  /// What is told from others of its kind by a number behind it: "line 7".
  case numbered
  /// A verb of telling somebody something: "warn".
  case announcing
  /// What is told by one who does: "message".
  case message
  /// What goes before a clause that is told: "that".
  case content
  /// What goes before a clause that something depends on: "if".
  case condition
  /// A word for a choice that is also what is listened to: "radio".
  case broadcast
  /// What announces figures of several kinds: "stats".
  case figures
  /// What plays sound or pictures, where it is said of what: "player for".
  case player
  /// What is to be reached, before the figure that it is: "goal 10,000".
  case goal
  /// What shows on a map where something is: "pin".
  case mark
  /// What ranks by the least: "cheapest".
  case least
  /// The words above a part: "headline".
  case heading
  /// When things are to be done, behind the name of the things: "shift plan".
  case plan
  /// What is to be done: "tasks".
  case tasks
}

extension ClauseReader {
  /// Whether the word at an index has a role.
  func isRole(_ index: Int, _ role: WordRole) -> Bool {
    plays(index, CueSet(.role)) && sense(.role, index)?.argument == role.rawValue
  }
}
