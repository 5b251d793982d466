internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// Reads "change a tube: remove the wheel, insert a new tube, inflate it": what is done, and how.
  ///
  /// What a button says by itself, "cancel order", is no step of how something is done.
  mutating func instructs() -> Bool {
    guard context != .form, requirements.isEmpty, item == nil, !isAbility,
      plays(position, CueSet(.verb)), !plays(position, CueSet(.component))
    else { return false }
    let start = position
    let object = nounPhrase(start + 1)
    guard object.end > object.first, object.component == nil, object.section == nil,
      kind(object.end) == .colon || kind(object.end) == .dash && !tokens[object.end].isJoined,
      listsDoing(object.end + 1)
    else { return false }
    let index = require(.need(.sequence), from: start, to: object.end)
    requirements[index].details.label = verbatim(start, object.end, capitalizing: true)
    titleHint = titleHint ?? requirements[index].details.label
    position = object.end + 1
    items(of: index)
    close(index)
    return true
  }

  /// Reads "How does one fold a crane? Fold the square, …" and "Making soap, how does it work? …":
  /// a question that what is done behind it answers; or that arrows do, "Where is it? Packed → Sent".
  mutating func showsHow() -> Bool {
    guard plays(position, CueSet(.question, .asking, .role)), context != .form,
      case let mark = questionEnd(position), isQuestionMark(mark), mark + 1 < tokens.count
    else { return false }
    let (start, outer) = (position, end)
    if mark + 1 >= end { end = sentence(around: mark + 1).upperBound }
    guard isRole(position, .manner) && listsDoing(mark + 1) || leadsOn(mark + 1) else {
      end = outer
      return false
    }
    // "Making soap, how does it work?": what is done stands before the question.
    let isNamed = requirements.count == 1 && isBare(0) && separates(start - 1)
    let name = isNamed ? requirements.removeLast().details.label : nil
    let index = require(.need(.sequence), from: start, to: mark)
    requirements[index].details.label =
      name ?? text(tokens[start].start, tokens[mark].end, capitalizing: true)
    titleHint = requirements[index].details.label
    position = mark + 1
    items(of: index)
    close(index)
    position = end
    return true
  }

  /// Reads "go through choose a language, allow location and pick a stop" and "an order goes through
  /// cutting, sewing and pressing": what somebody or something is led along, step by step.
  mutating func guides() -> Bool {
    guard let cue = (position..<min(end, position + 6)).first(where: { isRole($0, .guiding) }),
      !hasSeparator(position, upTo: cue), hasSeparator(cue + 1)
    else { return false }
    let index = require(.need(.sequence), from: position, to: cue + 1)
    requirements[index].details.label =
      cue > position
      ? label(position, cue) : Phrase("Steps", at: requirements[index].range)
    position = cue + 1
    if kind(position) == .colon { position += 1 }
    let stop = (position..<end).first { plays($0, CueSet(.container, .each, .relative)) } ?? end
    for piece in pieces(position, stop) {
      position = piece.lowerBound
      if !tellsStage() { requirements[index].details.items.append(told(piece)) }
    }
    position = stop
    close(index)
    return true
  }

  /// Reads "tick off, in this order: badge, fire drill": what is ticked, listed or on lines below.
  mutating func ticksOff(_ start: Int) -> Bool {
    if plays(start, CueSet(.verb)), isPhrase(start), listed(from: start + 1) > 2,
      (start + 1..<end).allSatisfy({ kind($0) == .word || kind($0) == .comma }),
      !(start + 1..<end).contains(where: { plays($0, CueSet(.container, .relative)) })
    {
      // "the pilot has to tick off fuel, flaps, trim and radio"
      let index = require(.component(.checklist), from: start, to: start + 1)
      position = start + 1
      items(of: index)
      close(index)
      return true
    }
    guard let colon = (position..<min(end, position + 8)).first(where: { kind($0) == .colon }),
      !(position..<colon).contains(where: { plays($0, CueSet(.component, .section)) })
    else { return false }
    let index = require(.component(.checklist), from: start, to: colon)
    position = colon + 1
    if position < end { items(of: index) }
    close(index)
    return true
  }

  /// How many steps "in six steps" at an index says that a course has; nil where it says nothing.
  func countOfSteps(_ index: Int, of course: Int) -> Int? {
    guard plays(index, CueSet(.in)), index + 2 < tokens.count,
      isRole(index + 2, .stage) || sense(.component, index + 2)?.component == .steps,
      isNeed(course, .sequence) || isComponent(course, .steps)
    else { return nil }
    let count = sense(.count, index + 1)?.number
    return (count ?? (kind(index + 1) == .number ? tokens[index + 1].number : nil)).map {
      Int(max(1, min($0, 60)))
    }
  }

  /// Takes so many steps, and what they are for: "a guide in six steps to building a kennel".
  mutating func countSteps(_ count: Int, of index: Int) {
    requirements[index].details.count = count
    position += 3
    guard plays(position, CueSet(.to, .for, .on)), isGerund(position + 1),
      let lower = requirements[index].details.label?.range?.lowerBound
    else { return }
    position = max(position + 2, nounPhrase(position + 1).end)
    if plays(position, CueSet(.article)) { position = max(position, nounPhrase(position).end) }
    requirements[index].details.label = text(
      lower, tokens[position - 1].end, capitalizing: true)
    titleHint = requirements[index].details.label
  }

  /// Whether most elements of a list, and at least three, say in several words what to do.
  func listsDoing(_ start: Int) -> Bool {
    let pieces = pieces(start, end)
    return pieces.count > 2 && pieces.count { saysDoing($0) } * 2 >= pieces.count
  }

  /// Whether some words say what to do to what: "remove the wheel".
  func saysDoing(_ words: Range<Int>) -> Bool {
    let first = words.lowerBound
    return words.count > 1
      && (plays(first, CueSet(.verb)) && !tokens[first].isPlural
        || plays(first + 1, CueSet(.article, .container, .to, .from, .in, .on, .for))
          && !plays(first, Self.boundary.union(CueSet(.need, .field, .component))))
  }

  /// Reads "Approve / Reject / Ask back": verbs that are all of an intent are its buttons.
  mutating func bareDeeds() -> Bool {
    guard requirements.isEmpty, title == nil, end >= tokens.count, tokens[position].isCapitalized,
      hasSeparator(position)
    else { return false }
    let deeds = slashedPieces(position, end)
    return deeds.allSatisfy { deed in
      deed.first.map { plays($0, CueSet(.verb)) && tokens[$0].isCapitalized } ?? false
        && !deed.dropFirst().contains { plays($0, CueSet(.article, .component, .as)) }
    } && names(.component(.button), upTo: nil, isAnnounced: true) > 0
  }
}
