internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// Reads the names that a plural or counted component is given, each a requirement of its own:
  /// "two buttons: Save and Cancel", "edit boxes username and password".
  ///
  /// Returns whether there were names; `position` stands behind the component's name.
  mutating func distribute(
    _ subject: Requirement.Subject, _ sense: Sense, _ phrase: NounPhrase
  ) -> Bool {
    let before = position
    let isToldLater = phrase.hasDeterminer && namesFollow(position)
    var closing: Int?
    if plays(position, CueSet(.layout)), self.sense(.layout, position)?.argument == "columns.after"
    {
      position += 1
    }
    if kind(position) == .comma, kind(position + 1) == .colon {
      // "three toggles, please: …"
      position += 1
    }
    if plays(position, CueSet(.side)), kind(position + 1) == .colon {
      position += 1
    } else if plays(position, CueSet(.in, .at, .on)) || plays(position, CueSet(.side)) {
      // "in a row: …", "at the bottom: …", "in a row with …"
      let place = nounPhrase(plays(position, CueSet(.side)) ? position : position + 1)
      if place.component == nil, kind(place.end) == .colon {
        position = place.end
      } else if place.section != nil, plays(place.end, CueSet(.container)),
        looksLikeData(place.end + 1)
      {
        position = place.end + 1
      }
    }
    if let count = phrase.count, kind(position) != .colon,
      let colon = (position..<min(end, position + 12)).first(where: { kind($0) == .colon }),
      listed(from: colon + 1) == count
    {
      // "three buttons under the plumber's name, Kowalski & Son: Call, Text and Email"
      position = colon
    }
    if plays(position, CueSet(.for)) {
      // "badges for the ferry: …"
      let purpose = nounPhrase(position + 1)
      if purpose.end > position + 1,
        kind(purpose.end) == .colon || kind(purpose.end) == .dash && !tokens[purpose.end].isJoined
      {
        position = purpose.end
      }
    }
    let isCounted = kind(position) == .comma && phrase.count.map { $0 > 1 } ?? false
    if isCounted || kind(position) == .colon || plays(position, CueSet(.named))
      || plays(position, CueSet(.for)) || namesFollow(position)
      || subject == .component(.link) && plays(position, CueSet(.to))
    {
      position += 1
    } else if kind(position) == .dash, !tokens[position].isJoined {
      position += 1
    } else if kind(position) == .open, tokens[position].partner > position {
      closing = tokens[position].partner
      position += 1
    } else if plays(position, CueSet(.container)), plays(position + 1, CueSet(.named)) {
      position += 2
    }
    if !plays(position, CueSet(.request)) { skipFillers() }
    if kind(position) == .colon { position += 1 }
    let outer = end
    if let closing { end = min(end, closing) }
    let isAnnounced = position > before
    let names = names(subject, upTo: phrase.count, isAnnounced: isAnnounced)
    end = outer
    if isCounted, names != phrase.count { requirements.removeLast(names) }
    guard names > 0, !isCounted || names == phrase.count else {
      position = before
      return false
    }
    var index = requirements.count - names
    while index < requirements.count {
      settle(index, sense)
      if let variant = sense.variant, requirements[index].details.variant == nil,
        sense.component != .field
      {
        requirements[index].details.variant = variant
      } else if let variant = sense.variant, sense.component == .field {
        requirements[index].details.fieldKind = Component.FieldKind(rawValue: variant)
      }
      index += 1
    }
    if let closing, position <= closing { position = closing + 1 }
    if isToldLater { takePlace(of: subject, names) }
    sharesRange(names)
    if subject == .component(.toggle) { switches(requirements.count - names..<requirements.count) }
    return true
  }

  /// Whether "are" stands at an index before at least two names: "The buttons are Save and Close".
  func namesFollow(_ index: Int) -> Bool {
    isPluralCopula(index) && listed(from: index + 1) > 1
      && (sense(.article, index - 2)?.argument == "definite" || plays(index - 2, CueSet(.relative)))
      && (tokens[index + 1].isCapitalized || kind(index + 1) == .quote
        || plays(index + 1, CueSet(.field, .choice, .flag)))
  }

  /// Puts the names of "A card with two buttons. The buttons are Save and Close" in the place of what
  /// was asked for without any.
  private mutating func takePlace(of subject: Requirement.Subject, _ names: Int) {
    let first = requirements.count - names
    guard
      let nameless = requirements[..<first].lastIndex(where: {
        $0.subject == subject && $0.details.label == nil && $0.details.items.isEmpty
      })
    else { return }
    for index in first..<requirements.count {
      requirements[index].parent = requirements[nameless].parent
    }
    remove([nameless])
  }

  /// How many names between separators stand at an index, to the end of the clause.
  func listed(from start: Int) -> Int {
    pieces(start, min(end, start + Limits.lookahead)).count
  }

  /// Reads "from 0 to 255" behind "red, green and blue sliders" as said of all of them.
  mutating func shareRange(among names: Int) {
    guard let last = requirements.indices.last else { return }
    modifiers(of: last)
    sharesRange(names)
  }

  /// "sliders for red, green and blue from 0 to 255": what is said behind the last holds for all.
  private mutating func sharesRange(_ names: Int) {
    guard let last = requirements.indices.last, names > 1, isInput(last),
      requirements[last].details.minimum != nil || requirements[last].details.maximum != nil
    else { return }
    let range = last - names + 1..<last
    guard range.lowerBound >= 0,
      range.allSatisfy({
        requirements[$0].details.minimum == nil && requirements[$0].details.maximum == nil
      })
    else { return }
    for place in range {
      requirements[place].details.minimum = requirements[last].details.minimum
      requirements[place].details.maximum = requirements[last].details.maximum
    }
  }

  /// "…, the first one being on and the others off": how each of the toggles just named is set.
  mutating func switches(_ places: Range<Int>) {
    var next = places.lowerBound
    while next < places.upperBound {
      var start = position
      while start < end, separates(start) || plays(start, CueSet(.article)) { start += 1 }
      let isRest = isRole(start, .rest)
      guard isRest || plays(start, CueSet(.ordinal)),
        let power = (start + 1..<min(end, start + 5)).first(where: { plays($0, CueSet(.power)) })
      else { return }
      let value = Phrase(sense(.power, power)?.argument ?? "on", at: range(power, power + 1))
      for index in isRest ? next..<places.upperBound : next..<next + 1 {
        requirements[index].details.value = value
        next += 1
      }
      position = power + 1
    }
  }

  /// Reads names as requirements whose subject is still open; returns how many there were.
  mutating func names(
    _ subject: Requirement.Subject, upTo count: Int?, isAnnounced: Bool
  ) -> Int {
    let isFigure = subject == .component(.stat) || subject == .component(.progress)
    let isAction = subject == .component(.button) || subject == .component(.link)
    let first = requirements.count
    let bareEnd = seriesEnd(count, isAction: isAction, isAnnounced: isAnnounced)
    let isBare = bareEnd > position
    let stop = isBare ? bareEnd : end
    // "three buttons: Call, Message group, Download": as many as are counted, whatever their words.
    let isWhole =
      isBare || isAnnounced && areNames(subject)
      || kind(position - 1) == .colon && count.map { $0 == listed(from: position) } ?? false
    var isLast = false
    while position < stop, !isFull, count.map({ requirements.count - first < $0 }) ?? true {
      let start = position
      let isFirst = requirements.count == first
      if !isFirst, !isBare {
        let hasAnd =
          plays(position, CueSet(.conjunction))
          || kind(position) == .comma && plays(position + 1, CueSet(.conjunction))
        let isSlash = kind(position) == .slash
        if isSlash { position += 1 }
        guard skipSeparators() || isSlash, !(isLast && count == nil && !hasAnd) else {
          position = start
          break
        }
        if hasAnd { isLast = true }
      }
      let styled = isAction ? styledOne(position) : nil
      let quoted = styled?.name ?? quotedName(position)
      guard position < end,
        quoted != nil || isWhole
          || startsName(isAnnounced || !isFirst, isLast: isFirst ? false : isLast)
      else {
        position = start
        break
      }
      position = quoted ?? position
      // "two inputs, one for litres and one for price"
      if sense(.count, position)?.number == 1, plays(position + 1, CueSet(.for)),
        position + 2 < end
      {
        position += 2
      }
      let lower = position
      position =
        isBare ? lower + 1 : nameEnd(position, isFigure: isFigure, isAction: isAction)
      guard position > lower else {
        position = start
        break
      }
      let index = require(subject, from: lower, to: position)
      // "Play again": what a button says keeps its small words.
      requirements[index].details.label =
        isAction && plays(position - 1, CueSet(.filler))
        ? verbatim(lower, position, capitalizing: true) : label(lower, position)
      if subject == .component(.field) {
        requirements[index].details.fieldKind = fieldKind(lower, position)
      }
      if quoted != nil, let style = sense(.style, styled?.style ?? lower - 1) {
        requirements[index].details.variant = style.argument
      }
      while isFigure, kind(position) == .number || plays(position, CueSet(.change)), position < end
      {
        if kind(position) == .number ? !figure(of: index) : !change(of: index) { break }
      }
      if !isBare { modifiers(of: index, inList: true) }
      close(index)
    }
    // Fields have a kind of text; what has none is plain.
    return requirements.count - first
  }

  /// Whether all that is left of the clause are bare names, even of what could be shown itself: of
  /// switches, "frost alerts, map tiles", or in capitals of links, "Jobs, Donations".
  private func areNames(_ subject: Requirement.Subject) -> Bool {
    let names = pieces(position, end)
    let areLinks =
      subject == .component(.link)
      && names.allSatisfy { tokens[$0.lowerBound].isCapitalized && $0.count < 4 }
    return areLinks
      || subject == .component(.toggle) && names.count > 1
        && names.allSatisfy { name in
          let phrase = nounPhrase(name.lowerBound)
          let family = phrase.component.flatMap { sense(.component, $0)?.component?.family }
          return phrase.end == name.upperBound && !phrase.hasDeterminer && phrase.count == nil
            && family != .input && family != .action
        }
  }

  /// Where names of a word each end that no comma parts, "3 buttons: ok cancel help", "buttons start
  /// pause reset"; `position` where none stand.
  private func seriesEnd(_ count: Int?, isAction: Bool, isAnnounced: Bool) -> Int {
    let stop = wordsEnd(position)
    let words = position..<stop
    let isCounted = count == words.count && words.count > 1
    let isKnown =
      count == nil && words.count > 1 && isAnnounced
      && words.allSatisfy { plays($0, CueSet(.field)) }
    let isDone =
      count == nil && words.count > 2 && isAction && words.allSatisfy { plays($0, CueSet(.verb)) }
    guard isCounted && isAnnounced && stop == end || isKnown && stop == end || isDone else {
      return position
    }
    return stop
  }

  /// Where words without a mark or a separator among them end.
  func wordsEnd(_ start: Int) -> Int {
    var index = start
    while index < end, index - start < Limits.lookahead, kind(index) == .word, !separates(index) {
      index += 1
    }
    return index
  }

  /// Where the quotation stands that words at an index describe, "a red 'Delete'"; nil where they
  /// are none.
  private func quotedName(_ start: Int) -> Int? {
    var index = start
    while plays(index, CueSet(.article, .style, .emphasis)) { index += 1 }
    return index > start && kind(index) == .quote ? index : nil
  }

  /// Whether a name, rather than a new element, begins here.
  private func startsName(_ isAnnounced: Bool, isLast: Bool) -> Bool {
    switch kind(position) {
    case .quote: return true
    case .number: return !countsPart(position)
    case .word: break
    default: return false
    }
    if plays(position, CueSet(.side)), tokens[position].isCapitalized, ends(position + 1) {
      // "buttons Up, Down, Left and Right"
      return true
    }
    if plays(position, CueSet(.ability, .container, .relative, .side)) { return false }
    // "Play and Skip": what a button alone says is no exclusion.
    if plays(position, CueSet(.negation)), !ends(position + 1), !plays(position, CueSet(.verb)) {
      return false
    }
    let phrase = nounPhrase(position)
    let isName = isAnnounced && tokens[position].isCapitalized && phrase.component == nil
    if !isName, phrase.end > position,
      let head = phrase.component ?? phrase.section ?? phrase.layout
    {
      if phrase.hasDeterminer || phrase.count != nil
        || head == phrase.end - 1 && (head > phrase.first || isPhrase(head) && !isAnnounced)
      {
        return false
      }
    }
    if phrase.hasDeterminer, phrase.end > position, !isAnnounced { return false }
    if !isAnnounced { return phrase.end > position || plays(position, CueSet(.verb)) }
    return true
  }

  /// Whether a number counts parts of the screen rather than being a name: "2 fields, 3 buttons".
  private func countsPart(_ index: Int) -> Bool {
    let phrase = nounPhrase(index)
    return phrase.count != nil && (phrase.component ?? phrase.section) == phrase.end - 1
  }

  /// Where the name that begins at an index ends: at a separator, a mark or a modifier.
  func nameEnd(_ start: Int, isFigure: Bool, isAction: Bool) -> Int {
    if kind(start) == .quote { return start + 1 }
    var index = start
    let limit = min(end, start + 12)
    let stops = CueSet(
      .conjunction, .alternative, .container, .relative, .named, .preset, .each, .necessity,
      .negation, .as, .side)
    while index < limit {
      switch tokens[index].kind {
      case .word:
        if index > start, !tokens[index].isJoined, tokens[index].plays(stops) {
          // "Print label": what names nothing is part of the name.
          guard tokens[index].plays(CueSet(.named)), ends(index + 1) else { return index }
        }
        // The "off" of a button "Heating off" is part of its name.
        if index > start, !isAction, plays(index, CueSet(.power)), ends(index + 1) { return index }
        if index > start, plays(index, CueSet(.in)), plays(index + 1, CueSet(.article, .count)) {
          // "in one row": how they are shown.
          return index
        }
        if index > start, plays(index, CueSet(.in)), tone(index + 1) != nil, ends(index + 2) {
          return index
        }
        if index > start, need(index) == .highlight, sense(.need, index)?.variant == "after" {
          return index
        }
        if index > start, plays(index, CueSet(.from, .between)), isValue(index + 1) { return index }
      case .number:
        if index > start, isFigure || ends(index + 1) && tokens[index].measure != .plain {
          return index
        }
      case .slash
      where index + 1 < limit && tokens[index + 1].kind == .word
        && tokens[index].end == tokens[index + 1].start && !isAction:
        break
      default: return index
      }
      index += 1
    }
    return index
  }

  /// Whether a token stands for several words.
  func isPhrase(_ index: Int) -> Bool {
    bytes[tokens[index].start..<tokens[index].end].contains(UInt8(ascii: " "))
  }

  private func isValue(_ index: Int) -> Bool { kind(index) == .number }
}
