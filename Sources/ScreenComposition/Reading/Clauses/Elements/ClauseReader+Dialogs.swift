internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// Reads "accept and decline", "accept all or reject all": what can be answered, as buttons.
  mutating func answers() -> Bool {
    let ends = answerEnds(position)
    guard ends.count > 1 else { return false }
    for end in ends where !isFull {
      while separates(position) { position += 1 }
      let index = require(.need(.action), from: position, to: end)
      requirements[index].details.label = compact(position, end)
      position = end
      close(index)
    }
    return true
  }

  /// Where the answers end that are listed at an index, each of at most two words.
  func answerEnds(_ start: Int) -> [Int] {
    var found: [Int] = []
    var index = start
    while index < end, found.count < 4, isRole(index, .reply) {
      var stop = index + 1
      if kind(stop) == .number { return [] }
      if kind(stop) == .word, !separates(stop), !plays(stop, Self.boundary.union(CueSet(.article)))
      {
        stop += 1
      }
      // "decline the ride"
      if plays(stop, CueSet(.article)) { stop = max(stop, nounPhrase(stop).end) }
      guard stop >= end || separates(stop) || kind(stop) == .stop,
        !(index..<stop).contains(where: { plays($0, CueSet(.component)) })
      else { break }
      found.append(stop)
      index = stop
      while index < end, separates(index) { index += 1 }
    }
    return found
  }

  /// "a dialog: Leave without saving? with Leave and Stay": what a dialog asks is its title.
  mutating func asksQuestion(_ index: Int) {
    guard case .section(.dialog?) = requirements[index].subject else { return }
    let start = kind(position) == .colon || kind(position) == .dash ? position + 1 : position
    let stop = questionEnd(start)
    guard stop > start, isQuestionMark(stop) else { return }
    requirements[index].details.label = text(
      tokens[start].start, tokens[stop].end, capitalizing: true)
    position = min(stop + 1, end)
  }

  /// Reads "Delete this map? It cannot be undone. Buttons Delete and Keep": what a deed is asked for,
  /// then what comes of it, is a dialog that holds what stands behind them; false where none is.
  mutating func asksBeforeDeed(upTo stop: Int) -> Bool {
    guard requirements.isEmpty, title == nil, context == .generic, plays(position, CueSet(.verb)),
      !plays(position, CueSet(.component, .request)), plays(position + 1, CueSet(.article)),
      let mark = (position..<min(stop, position + 10)).first(where: { kind($0) == .stop }),
      isQuestionMark(mark), !hasSeparator(position, upTo: mark),
      let told = (mark + 1..<stop).first(where: { kind($0) == .stop }), told > mark + 2,
      told + 1 < stop, !(mark + 1..<told).contains(where: { plays($0, CueSet(.component)) }),
      (told + 1..<stop).contains(where: { sense(.component, $0)?.component == .button })
        || isRole(told + 1, .reply)
    else { return false }
    let dialog = require(.section(.dialog), from: position, to: mark + 1)
    requirements[dialog].details.label = text(
      tokens[position].start, tokens[mark].end, capitalizing: true)
    parent = dialog
    let message = require(.component(.paragraph), from: mark + 1, to: told)
    requirements[message].details.value = text(
      tokens[mark + 1].start, tokens[told].end, capitalizing: true)
    position = told + 1
    return true
  }

  /// Reads "a warning with Keep and Discard": what an alert offers to do, where one of its names is a
  /// verb.
  mutating func offersAnswers(_ index: Int) {
    guard isComponent(index, .alert), plays(position, CueSet(.container)),
      case let names = pieces(position + 1, end), names.count > 1,
      names.allSatisfy({ isBareName($0) }),
      names.contains(where: {
        plays($0.lowerBound, CueSet(.verb)) && !plays($0.lowerBound, CueSet(.field, .component))
      })
    else { return }
    position += 1
    _ = self.names(.component(.button), upTo: nil, isAnnounced: true)
  }

  /// Whether some words are a name of at most three words without an article.
  private func isBareName(_ words: Range<Int>) -> Bool {
    words.count <= 3
      && words.allSatisfy {
        kind($0) == .word && !plays($0, CueSet(.article, .component, .count, .relative))
      }
  }

  /// The layout of the part of the screen that a requirement is; nil where it is none.
  func layoutOf(_ index: Int) -> Section.Layout? {
    if case .section(let layout) = requirements[index].subject { layout } else { nil }
  }

  /// Reads "before selling the boat" behind a dialog: it asks whether that is to be done, and has the
  /// button for it unless its answers follow.
  mutating func asksBeforehand(_ index: Int) {
    var start = position
    if plays(start, CueSet(.to)), isRole(start + 1, .reply) { start += 1 }
    guard layoutOf(index) == .dialog, isRole(position, .condition) || start > position,
      kind(start + 1) == .word, isGerund(start + 1)
    else { return }
    let object = nounPhrase(start + 2)
    let stop = max(object.end, start + 2)
    let named = stop > start + 2 ? " " + Self.lowercasedFirst(compact(start + 2, stop).text) : ""
    let verb = purposeVerb(start + 1) ?? label(start + 1, start + 2).text
    let deed = Phrase(verb + named, at: range(start + 1, stop))
    requirements[index].details.label =
      requirements[index].details.label ?? Phrase(deed.text + "?", at: deed.range)
    position = stop
    // "…: Keep / Sell boat"
    let answers = kind(stop) == .colon ? slashedPieces(stop + 1, end) : []
    for name in answers where !isFull {
      let button = require(.need(.action), from: name.lowerBound, to: name.upperBound)
      requirements[button].parent = index
      requirements[button].details.label = label(name.lowerBound, name.upperBound)
      position = name.upperBound
    }
    guard answers.isEmpty, ends(stop), !isFull else { return }
    let button = require(.need(.action), from: start + 1, to: stop)
    requirements[button].parent = index
    requirements[button].isImplied = true
    requirements[button].details.label = deed
  }

  /// Reads "where I enter a new dog:" behind a dialog: what is filled in follows, under that name.
  mutating func takesEntry(_ index: Int) {
    guard plays(position, CueSet(.relative, .asking)), isRole(position + 1, .pronoun),
      plays(position + 2, CueSet(.verb)) || isRole(position + 2, .recording),
      case let object = nounPhrase(position + 3), object.end > object.first,
      object.component == nil, kind(object.end) == .colon || plays(object.end, CueSet(.container))
    else { return }
    requirements[index].details.label =
      requirements[index].details.label ?? compact(position + 2, object.end)
    context = .form
    position = object.end
  }

  /// Reads the names behind a dialog's question as its buttons: "Are you sure? Yes / No".
  mutating func names(_ subject: Requirement.Subject, of index: Int) -> Bool {
    guard case .section(.dialog?) = requirements[index].subject,
      position < end, kind(position) == .word, !plays(position, CueSet(.container))
    else { return false }
    parent = index
    return names(subject, upTo: nil, isAnnounced: true) > 0
  }

  /// What a part of the screen is for, as the action that ends it: "a dialog for adding a user
  /// with name and email"; what it holds goes on behind it.
  mutating func goal(of index: Int) -> Phrase? {
    guard plays(position, CueSet(.for, .to)), let verb = purposeVerb(position + 1) else {
      return nil
    }
    let object = nounPhrase(position + 2)
    let stop = max(object.end, position + 2)
    guard plays(stop, CueSet(.container)) || kind(stop) == .colon, object.component == nil else {
      return nil
    }
    let named = compact(position + 2, stop).text
    let goal = Phrase(
      stop == position + 2 ? verb : verb + " " + Self.lowercasedFirst(named),
      at: range(position + 1, stop))
    requirements[index].details.label = requirements[index].details.label ?? goal
    position = stop
    return goal
  }

  /// The verb at an index in its plain form and upper case, "adding" as "Add"; nil where there is
  /// none.
  func purposeVerb(_ index: Int) -> String? {
    guard kind(index) == .word else { return nil }
    if plays(index, CueSet(.verb)), !plays(index, CueSet(.component, .field)) {
      return verbatim(index, index + 1, capitalizing: true).text
    }
    return stem(ofGerund: index).map { Self.capitalized(String(decoding: $0, as: UTF8.self)) }
  }

  /// The verb of which a gerund is made, "add" of "adding"; nil where the lexicon has none.
  private func stem(ofGerund index: Int) -> [UInt8]? {
    let word = Array(lowercased(verbatim(index, index + 1)).text.utf8)
    guard word.count > 5, word.suffix(3).elementsEqual("ing".utf8) else { return nil }
    let stem = Array(word.dropLast(3))
    return [stem, stem + [UInt8(ascii: "e")], Array(stem.dropLast())].first { isVerb($0) }
  }

  private func isVerb(_ word: [UInt8]) -> Bool {
    lexicon.index(of: FNV1a.hash(word)).map {
      lexicon.sense(.verb, of: $0) != nil
    } ?? false
  }

  /// Ends what a part holds with the action it is for, unless it has one.
  mutating func conclude(_ index: Int, with goal: Phrase) {
    let held = requirements[(index + 1)...]
    guard !isFull, held.contains(where: { $0.isForInput }),
      !held.contains(where: { $0.isForAction })
    else { return }
    let action = require(.need(.action), from: position - 1, to: position)
    requirements[action].range = goal.range ?? requirements[action].range
    requirements[action].isImplied = true
    requirements[action].details.label = goal
  }

  /// The names of places that a bar or a sidebar leads to: "a sidebar with Home and Orders".
  mutating func navigates(_ index: Int) -> Bool {
    guard plays(position, CueSet(.container)) || kind(position) == .colon,
      kind(position + 1) == .word, tokens[position + 1].isCapitalized,
      nounPhrase(position + 1).component == nil
    else { return false }
    let outer = parent
    defer { parent = outer }
    parent = index
    position += 1
    return names(.component(.link), upTo: nil, isAnnounced: true) > 0
  }

  /// Reads "and it should offer Stay and Leave" behind a dialog or a card as more of what it holds.
  mutating func continuesPart() -> Bool {
    guard let last = requirements.lastIndex(where: { $0.parent == parent }),
      case .section(let layout) = requirements[last].subject, layout == .dialog || layout == .card
    else { return false }
    var index = position
    while index < end, separates(index) { index += 1 }
    guard isRole(index, .pronoun), isRole(index, .reference), plays(index + 1, CueSet(.container))
    else {
      return false
    }
    let outer = parent
    defer { parent = outer }
    parent = last
    position = index + 2
    if !answers(last) { list() }
    close(last)
    return true
  }

  /// "a toolbar for the editor, containing Undo and Zoom in": what a bar offers to do.
  mutating func offersDeeds(_ index: Int) -> Bool {
    let start = position
    if plays(position, CueSet(.for, .of)) {
      position = max(position + 1, nounPhrase(position + 1).end)
    }
    if kind(position) == .comma { position += 1 }
    let isOpened = plays(position, CueSet(.container)) || kind(position) == .colon
    guard isOpened, kind(position + 1) == .word, tokens[position + 1].isCapitalized,
      plays(position + 1, CueSet(.verb)), nounPhrase(position + 1).component == nil
    else {
      position = start
      return false
    }
    let outer = parent
    defer { parent = outer }
    parent = index
    position += 1
    return names(.component(.button), upTo: nil, isAnnounced: true) > 0
  }

  /// The bare names that answer a dialog's question: "asking 'Discard?' with Discard and Keep".
  ///
  /// A dialog that asks nothing may hold anything; there only verbs are its buttons.
  mutating func answers(_ index: Int) -> Bool {
    guard case .section(.dialog?) = requirements[index].subject else { return false }
    let offer = plays(position, CueSet(.article)) ? position + 1 : position
    if isRole(offer, .offer) || plays(offer, CueSet(.choice)), tokens[offer].isPlural,
      isInside(offer + 1), tokens[offer + 1].isCapitalized || kind(offer + 1) == .quote
    {
      // "with the choices Keep and Delete"
      position = offer + 1
    }
    let phrase = nounPhrase(position)
    guard
      plays(position - 1, CueSet(.container)) || kind(position - 1) == .colon
        || position == offer + 1 || isPluralCopula(position - 1),
      position < end, !phrase.hasDeterminer, phrase.count == nil, phrase.component == nil,
      phrase.section == nil, phrase.layout == nil, kind(position) != .quote
    else { return false }
    let asks = requirements[index].details.label?.text.utf8.last == UInt8(ascii: "?")
    let isNamed = requirements[index].details.label != nil && tokens[position].isCapitalized
    guard asks || isNamed || plays(position, CueSet(.verb)) && !plays(position, CueSet(.field))
    else {
      return false
    }
    // "with Cancel and Delete buttons" names them as such.
    guard !sharesHead() else { return false }
    return names(.component(.button), upTo: nil, isAnnounced: true) > 0
  }

  /// Whether a name in square brackets, as buttons are drawn in plain text, stands at an index:
  /// "[Delete] [Keep it]".
  func drawsButton(_ open: Int) -> Bool {
    let partner = tokens[open].partner
    return bytes[tokens[open].start] == UInt8(ascii: "[") && partner - open <= 5
      && tokens[open + 1].isCapitalized
      && (open + 1..<partner).allSatisfy { kind($0) == .word && !plays($0, CueSet(.component)) }
  }

  /// Reads such a name as a button, in the dialog before it where there is one.
  mutating func drawnButton(upTo partner: Int) {
    let outer = parent
    if let last = requirements.last {
      if case .section(.dialog) = last.subject { parent = requirements.count - 1 }
      if last.isForAction { parent = last.parent }
    }
    let index = require(.component(.button), from: position, to: partner)
    requirements[index].details.label = label(position, partner)
    parent = outer
    position = partner + 1
  }

  /// "a dialog that opens from the button Remove": the button, before the dialog that it opens, and
  /// gives its name; nil where none is spoken of.
  mutating func opener() -> Phrase? {
    guard plays(position, CueSet(.relative, .moment)) else { return nil }
    let limit = min(end, position + 8)
    guard
      let start = (position + 1..<max(position + 1, limit)).first(where: {
        plays($0, CueSet(.article))
      }),
      case let button = nounPhrase(start), let head = button.component,
      sense(.component, head)?.component == .button, button.caption != nil || head > button.first
    else { return nil }
    position = button.end
    demand(button, head)
    return requirements.last?.details.label
  }

  /// "In it the text This cannot be undone", "Inside: a name field": goes back into the part that
  /// the sentence before was about, to which this one's elements belong.
  mutating func returns() {
    guard parent == nil, isRole(position, .inside),
      let last = requirements.lastIndex(where: {
        if case .section = $0.subject { $0.parent == nil } else { false }
      })
    else { return }
    parent = last
    position += 1
    if kind(position) == .colon || kind(position) == .comma || plays(position, CueSet(.container)) {
      position += 1
    }
  }
}
