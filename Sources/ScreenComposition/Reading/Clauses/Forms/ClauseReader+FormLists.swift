internal import ScreenModel
import ScreenReading

/// What bare words between two separators of a form are: a field, or the button at its end.
extension ClauseReader {
  /// Takes a bare name in a list of fields for one more, whatever else its words name: the "greeting"
  /// of "sender, street, greeting", the "title" of "title, author, year"; false where it is no such
  /// name.
  mutating func bareField() -> Bool {
    guard context == .form, !isShown, kind(position) == .word, !tokens[position].isCapitalized,
      opensPiece(position), !plays(position, CueSet(.article))
    else { return false }
    let stop = pieceEnd(position)
    let phrase = nounPhrase(position)
    guard stop - position <= 3, phrase.end == stop, phrase.count == nil, !phrase.hasDeterminer,
      plays(position, CueSet(.verb)) ? qualifiesField(phrase) : meansOther(phrase),
      ends(stop) || kind(stop) == .open, isAmongFields(position)
    else { return false }
    let index = require(.need(.input), from: position, to: stop)
    requirements[index].details.label = label(position, stop)
    requirements[index].details.fieldKind = fieldKind(position, stop) ?? .text
    position = stop
    modifiers(of: index)
    close(index)
    return true
  }

  /// Takes the last words of a form, which alone begin with a capital letter, for the button that
  /// sends it: "name, street, Order now"; false where no such words stand.
  mutating func sendsForm() -> Bool {
    if context == .form, kind(position) == .quote, plays(position - 1, CueSet(.conjunction)),
      position + 1 == end,
      tokens[position].innerEnd - tokens[position].innerStart <= 32,
      requirements.contains(where: \.isForInput), !requirements.contains(where: \.isForAction)
    {
      // 'name, email and "Join"'
      let index = require(.component(.button), from: position, to: end)
      requirements[index].details.label = verbatim(position, end, capitalizing: true)
      position = end
      close(index)
      return true
    }
    let isThen = isRole(position, .sequel)
    let start = isThen ? position + 1 : position
    guard context == .form, kind(start) == .word, tokens[start].isCapitalized, position > 1,
      start < end, end - start <= 4, !plays(start, CueSet(.component, .article, .request)),
      requirements.contains(where: \.isForInput), !requirements.contains(where: \.isForAction),
      (start..<end).allSatisfy({ kind($0) == .word && !separates($0) }),
      end - start > 1 || plays(start, CueSet(.verb)),
      isThen || followsSmallNames(start), nounPhrase(start).component != end - 1,
      plays(start, CueSet(.verb)) || !plays(end - 1, CueSet(.field, .choice, .flag))
    else { return false }
    let index = require(.component(.button), from: start, to: end)
    requirements[index].details.label = verbatim(start, end, capitalizing: true)
    position = end
    close(index)
    return true
  }

  /// Where the words end that no separator parts.
  func pieceEnd(_ start: Int) -> Int {
    var index = start
    while index < end, kind(index) == .word || kind(index) == .number, !separates(index) {
      index += 1
    }
    return index
  }

  /// Whether what begins a piece of a list stands at an index.
  private func opensPiece(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    return separates(index - 1) || kind(index - 1) == .colon || kind(index - 1) == .slash
      || kind(index - 1) == .dash && !tokens[index - 1].isJoined
      || plays(index - 1, CueSet(.container))
  }

  /// Whether a word that could be a verb says which of several fields is meant: "new deadline", "start
  /// station".
  private func qualifiesField(_ phrase: NounPhrase) -> Bool {
    phrase.end == phrase.first + 2 && plays(phrase.end - 1, CueSet(.field, .choice))
      && isRole(phrase.first, .qualifying)
  }

  /// Whether a phrase names a part of the screen that nothing is filled in on.
  private func meansOther(_ phrase: NounPhrase) -> Bool {
    if plays(phrase.end - 1, CueSet(.field, .choice, .flag)) { return false }
    if isRole(phrase.end - 1, .upload) || isRole(phrase.end - 1, .blank) { return false }
    guard let head = phrase.component ?? phrase.section else { return phrase.need == .narrative }
    let family = sense(.component, head)?.component?.family
    return family != .input && family != .action && family != .routine
  }

  /// Where the list around an index begins: behind a colon, or what holds it.
  private func listStart(_ index: Int) -> Int {
    var lower = index
    while lower > 0, index - lower < Limits.lookahead, kind(lower - 1) != .colon,
      kind(lower - 1) != .stop, kind(lower - 1) != .line, !plays(lower - 1, CueSet(.container))
    {
      lower -= 1
    }
    return lower
  }

  /// Whether the list of three or more names around one is of fields: a form is said to hold them, or
  /// most are known for what is filled in.
  private func isAmongFields(_ index: Int) -> Bool {
    let start = listStart(index)
    let names = pieces(start, end)
    let known = names.count { name in
      name.contains { plays($0, CueSet(.field, .choice, .flag)) || isRole($0, .upload) }
    }
    let isHeld = sense(.screen, start - 2)?.argument == "form"
    return names.count > 2 && known * 2 + 1 >= (isHeld ? 3 : names.count)
  }

  /// Whether the pieces before a word in its list, or the line before it, all begin with small letters,
  /// and so do not name themselves as it does.
  private func followsSmallNames(_ start: Int) -> Bool {
    let isLined = start > 0 && tokens[start - 1].kind == .line
    var upper = start
    while upper > 0, separates(upper - 1) || tokens[upper - 1].isArrow || isLined && upper == start
    {
      upper -= 1
    }
    let names = pieces(listStart(upper - 1), upper)
    return upper < start && !names.isEmpty
      && names.allSatisfy { kind($0.lowerBound) == .word && !tokens[$0.lowerBound].isCapitalized }
  }
}
