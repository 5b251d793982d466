internal import ScreenModel
import ScreenReading

/// What a sentence says before it asks for anything.
extension ClauseReader {
  /// Passes over who tells a story, or whom it is told for: "As a choir member, I'd like to see …",
  /// "For the night shift I want …".
  mutating func skipActor() {
    guard plays(position, CueSet(.as, .for)), plays(position + 1, CueSet(.article)),
      let wish = (position + 2..<max(position + 2, min(end, position + 10))).first(where: {
        plays($0, CueSet(.request, .ability)) || isRole($0, .pronoun)
      })
    else { return }
    position = wish
    while isRole(position, .pronoun), !plays(position, CueSet(.ability)) { position += 1 }
  }

  /// Passes over what is asked to have something: "Can the thermostat have a mode selector …?"
  mutating func skipOwner() {
    guard sense(.ability, position)?.argument == "bare" else { return }
    let owner = nounPhrase(position + 1)
    if owner.hasDeterminer, owner.component == nil, plays(owner.end, CueSet(.container)) {
      titleHint = titleHint ?? label(owner.first, owner.end)
      position = owner.end
    }
  }

  /// Passes over who it is that does something: "Whoever finds a ringed bird should be able to …".
  mutating func skipDoer() {
    guard isRole(position, .whoever),
      let deed = (position + 2..<max(position + 2, min(end, position + 14))).first(where: {
        plays($0, CueSet(.ability))
      })
    else { return }
    position = deed
  }

  /// Passes over "if you like", "if they have one": words that only say that something need not be;
  /// false where they say anything else.
  mutating func passesCondition() -> Bool {
    guard isRole(position, .condition), isRole(position + 1, .pronoun) else { return false }
    var stop = position + 2
    while isRole(stop, .willing) { stop += 1 }
    guard stop > position + 2 else { return false }
    if isRole(stop, .pronoun) || plays(stop, CueSet(.to)) || sense(.count, stop)?.number == 1 {
      stop += 1
    }
    guard ends(stop) || kind(stop) == .colon else { return false }
    position = stop
    return true
  }

  /// Passes over when something is asked for: "When a drill comes back, the volunteer should see …".
  ///
  /// What is done with a part of the screen tells more than when: "When I tap Delete, ask …".
  mutating func skipCondition() {
    guard isRole(position, .condition) || sense(.asking, position)?.argument == "date",
      let comma = (position..<min(end, position + 14)).first(where: { kind($0) == .comma }),
      !(position..<comma).contains(where: {
        isRole($0, .pressing) || kind($0) == .quote || plays($0, CueSet(.component))
      })
    else { return }
    let main = nounPhrase(comma + 1)
    guard main.hasDeterminer || isRole(comma + 1, .whole), main.component == nil,
      plays(main.end, CueSet(.ability, .container)) || isRole(main.end, .modal)
        || doing(main) != nil
    else { return }
    position = comma + 1
  }

  /// Passes over who is to be shown something: "Show the customer where his parcel is".
  mutating func skipAddressee() {
    guard plays(position, CueSet(.container, .request)) || isRole(position, .giving),
      plays(position + 1, CueSet(.article))
    else {
      return
    }
    let person = nounPhrase(position + 1)
    if isRole(position, .giving),
      let part = (position + 2..<min(end, position + 6)).first(where: {
        plays($0, CueSet(.count)) || sense(.article, $0)?.argument == "indefinite"
      }), nounPhrase(part).component != nil
    {
      // "Give the referee one primary button …"
      position = part
      return
    }
    if person.component == nil, !isDrawing(person),
      plays(person.end, CueSet(.question, .relative, .asking))
    {
      position = person.end
    }
  }

  /// Passes over what a wish is for: "ok so for the monday meeting I want …".
  mutating func skipOccasion() {
    var at = position
    while sense(.request, at)?.argument == "interjection" || kind(at) == .comma { at += 1 }
    guard plays(at, CueSet(.for, .in, .on, .at)) || isPhrase(at) && plays(at, CueSet(.each))
    else { return }
    let occasion = nounPhrase(at + 1)
    guard occasion.end > at + 1, occasion.component == nil || plays(at, CueSet(.each)) else {
      return
    }
    at = occasion.end
    if plays(at, CueSet(.article)), (at..<at + 4).contains(where: { isRole($0, .wishing) }) {
      // "For each photo order the clerk needs …"
      position = at
      return
    }
    if kind(at) == .comma { at += 1 }
    guard
      sense(.request, at)?.argument == "" || sense(.ability, at)?.argument == "wish"
        || sense(.container, at)?.argument == "there" || isRole(at, .pronoun),
      isPhrase(at) || isRole(at, .pronoun)
    else { return }
    position = at
  }

  /// Passes over what asks for a guide before the words of one: "Explain in steps how to wash a cat".
  mutating func skipGuideTalk() {
    if let guide = guide() { position = guide }
  }

  private func guide() -> Int? {
    let talk = CueSet(.verb, .request, .container, .filler, .in)
    let words = (position..<min(end, position + 8)).prefix {
      plays($0, talk) || isRole($0, .teller) || need($0) == .sequence
        || sense(.component, $0)?.component == .steps
    }
    guard words.count > 1, let guide = words.last, need(guide) == .sequence else { return nil }
    return guide
  }

  /// Passes over "top:", "middle:", which say where the rest of a sentence stands.
  mutating func skipPlace() {
    if kind(position + 1) == .colon, isRole(position, .place) { position += 2 }
  }

  /// Where the request begins in "we run a clinic and need a portal"; nil where there is none.
  func requestBehindBackground() -> Int? {
    (position + 1..<max(position + 1, end)).first { index in
      (plays(index, CueSet(.request)) && sense(.request, index)?.argument != "background"
        || isRole(index, .wishing)) && separates(index - 1)
    }
  }

  /// Passes over who wants something and that they do: "Our club needs a page with …".
  mutating func skipWisher() {
    let limit = min(end, position + 10)
    guard plays(position, CueSet(.article)) || kind(position) == .word,
      !plays(position, CueSet(.each)),
      let wish = (position..<limit).first(where: { isRole($0, .wishing) }), wish > position,
      plays(wish + 1, CueSet(.article, .count)) || kind(wish + 1) == .number
    else { return }
    let subject = nounPhrase(position)
    guard subject.component == nil, subject.section == nil, subject.layout == nil,
      subject.screen == nil || subject.end < wish,
      (position..<wish).allSatisfy({
        kind($0) != .comma && kind($0) != .colon && !plays($0, CueSet(.relative, .ability))
      })
    else { return }
    position = wish
    if !plays(wish, CueSet(.request)) { position += 1 }
  }

  /// Takes "This is for a regatta entry." for the name of the screen, which it may not have yet, and
  /// asks for nothing; false where a sentence says more.
  mutating func introducesScreen() -> Bool {
    guard isRole(position, .introducing), !requirements.isEmpty, kind(position - 1) == .stop else {
      return false
    }
    var stop = position + 1
    while plays(stop, CueSet(.article)) || kind(stop) == .word && !plays(stop, Self.boundary)
      || plays(stop, CueSet(.for, .of, .at, .in))
    {
      guard !plays(stop, CueSet(.component, .section, .layout)) else { return false }
      stop += 1
    }
    guard stop == end, stop > position + 1 else { return false }
    title = title ?? label(position + 1, stop)
    position = end
    return true
  }

  /// Passes over "The order of the page is:", which says of the screen only that it is told next.
  mutating func skipScreenTalk() {
    let subject = nounPhrase(position)
    guard subject.hasDeterminer, plays(subject.end, CueSet(.of, .for, .on)) else { return }
    let screen = nounPhrase(subject.end + 1)
    guard
      isRole(subject.end + 1, .whole)
        || screen.screen == screen.end - 1
          && sense(.screen, screen.end - 1)?.argument == "generic"
    else { return }
    var next = isRole(subject.end + 1, .whole) ? subject.end + 2 : screen.end
    let said = next
    if plays(next, CueSet(.copula)) { next += 1 }
    while plays(next, CueSet(.filler, .as)) { next += 1 }
    guard kind(next) == .colon || next > said else { return }
    position = kind(next) == .colon ? next + 1 : next
  }
}
