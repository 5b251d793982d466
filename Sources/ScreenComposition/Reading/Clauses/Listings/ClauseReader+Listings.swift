internal import ScreenModel
import ScreenReading

/// Takes the members of a list whole where its head says what they are: what stands between two
/// marks below "Buttons:" is a button, even if its words could be read as something else.
extension ClauseReader {
  /// Reads a line and the items below it; returns how many units it took, 0 where its head gathers
  /// nothing or its items ask for more than their words.
  mutating func listing(_ units: ArraySlice<Outline.Unit>) -> Int {
    guard let listing = Listing(units, of: self) else { return 0 }
    end = tokens.count
    parent = nil
    item = nil
    return gathers(listing, isOpening: title == nil && requirements.isEmpty)
      ? listing.members.count + 1 : 0
  }

  /// Reads "Steps: soak > rinse > dry", or a head and a sentence for each step up to the end of the
  /// line, from where the reader stands; false where no such list does.
  mutating func listing(isOpening: Bool, upTo lineEnd: Int) -> Bool {
    if let listing = Listing(in: position..<end, of: self) {
      return gathers(listing, isOpening: isOpening)
    }
    guard end < lineEnd, let listing = Listing(sentencesOf: position..<lineEnd, of: self),
      listing.members.allSatisfy({ $0.count > 1 && $0.count < 12 })
    else { return false }
    let outer = end
    end = lineEnd
    defer { end = outer }
    return gathers(listing, isOpening: isOpening, areSentences: true)
  }

  /// Where the head that some first words of a line are ends, with its colon; nil where more follows.
  func headEnd(of line: Range<Int>, behind words: Int) -> Int? {
    kind(words) == .colon ? words + 1 : words == line.upperBound ? words : nil
  }

  /// Reads the head, and gives what it asks for the members; where it asks for more than one thing,
  /// or for what gathers nothing, all is left as it was.
  private mutating func gathers(
    _ listing: Listing, isOpening: Bool, areSentences: Bool = false
  ) -> Bool {
    let course = course(of: listing)
    guard course != nil || listing.head.contains(where: { isGatherer($0) }) else {
      return !areSentences && tells(listing, isOpening: isOpening)
    }
    // "Checkboxes: 'I agree', 'Keep me informed'" are as many, and no choice.
    if listing.head.contains(where: { isRole($0, .ticks) }),
      listing.members.allSatisfy({ kind($0.lowerBound) == .quote })
    {
      return false
    }
    // "two buttons: Save and Cancel and two fields name and email": what holds more is no list.
    guard !listing.members.contains(where: { asksForElement(nounPhrase($0.lowerBound)) }) else {
      return false
    }
    let before = self
    if let (subject, name) = course {
      let index = require(subject, from: name.lowerBound, to: name.upperBound)
      requirements[index].details.label = label(name.lowerBound, name.upperBound)
      titleHint = titleHint ?? requirements[index].details.label
    } else {
      position = listing.head.lowerBound
      end = listing.head.upperBound
      if isOpening { opening() }
      list()
      end = before.end
    }
    dropOccasion(of: listing.head, since: before.requirements.count)
    let last = requirements.count - 1
    guard last == before.requirements.count, isEmptyCollection(last),
      !areSentences || isTold(last),
      give(isTold(last) ? joiningObjects(of: listing.members) : listing.members, to: last)
    else {
      self = before
      return false
    }
    position = listing.upper
    return true
  }

  /// The members of a list with those put back that "and" ties to what is done: "add salt and pepper".
  private func joiningObjects(of members: [Range<Int>]) -> [Range<Int>] {
    var joined: [Range<Int>] = []
    for member in members {
      if let last = joined.last, last.count > 1, members.count > 2,
        last.upperBound + 1 == member.lowerBound, joinsObject(last.upperBound)
      {
        joined[joined.count - 1] = last.lowerBound..<member.upperBound
      } else {
        joined.append(member)
      }
    }
    return joined
  }

  /// Takes all that a head says behind "for" for what its collection is for, whatever it could ask for:
  /// "Checklist for whoever feeds the cat: …".
  private mutating func dropOccasion(of head: Range<Int>, since first: Int) {
    let kind = nounPhrase(head.lowerBound)
    guard requirements.count > first + 1, kind.component == kind.end - 1, head.contains(kind.end),
      plays(kind.end, CueSet(.for)), isComponent(first, .list, .checklist, .steps),
      !(kind.end..<head.upperBound).contains(where: {
        plays($0, CueSet(.component, .section, .layout)) || separates($0)
      })
    else { return }
    requirements.removeSubrange((first + 1)...)
    requirements[first].details.label = verbatim(kind.end + 1, head.upperBound, capitalizing: true)
    titleHint = label(kind.first, head.upperBound)
  }

  /// Gives a collection its members as columns or as items; false where they are neither.
  private mutating func give(_ members: [Range<Int>], to index: Int) -> Bool {
    let isBare = isBareTable(index)
    if isOfRecords(index) && members.allSatisfy({ isColumn($0) })
      || isComponent(index, .table) && members.allSatisfy({ isName($0) })
      || isBare && members.allSatisfy({ isName($0) })
    {
      var columns = members.map { label($0.lowerBound, $0.upperBound) }
      if isBare { requirements[index].details.nameColumn = columns.removeFirst() }
      requirements[index].details.columns = columns
      return true
    }
    guard !isComponent(index, .table), !members.contains(where: { asksForMore($0, in: index) })
    else { return false }
    take(members, for: index)
    return true
  }

  /// What a head says of its members without naming a component, and the words that name it:
  /// "How to dip a candle", "cake order: received > packed > sent", "Opening the café (to be ticked
  /// off)", anything over lines with boxes.
  private func course(of listing: Listing) -> (subject: Requirement.Subject, name: Range<Int>)? {
    var head = listing.head
    while head.count > 1, plays(head.lowerBound, CueSet(.request, .container)) {
      head.removeFirst()
    }
    guard
      isRole(head.upperBound - 1, .bar)
        || !head.contains(where: { tokens[$0].plays(CueSet(.component, .section, .layout)) })
    else { return nil }
    if listing.members.contains(where: { box(before: $0.lowerBound) != nil }) {
      return (.component(.checklist), head)
    }
    let last = head.upperBound - 1
    if isRole(last, .bar) { return (.component(.button), head) }
    if listing.isBarred, context != .form, head.contains(where: { tokens[$0].isPlural }),
      listing.members.allSatisfy({ isName($0) })
    {
      // "Instruments on loan – borrower | instrument | due back"
      return (.component(.table), head)
    }
    if listing.isLined, isQuestionMark(head.upperBound),
      plays(head.lowerBound, CueSet(.question, .asking, .copula, .ability))
    {
      // "Where did you park?" over lines
      return (.need(.choice), head.lowerBound..<head.upperBound + 1)
    }
    if head.contains(where: { isRole($0, .ticking) }) {
      // "Opening the café (to tick off)", "things to tick off before the hike"
      let open = tokens[last].partner
      return (.component(.checklist), head.lowerBound..<(open > head.lowerBound ? open : last + 1))
    }
    if head.contains(where: { isRole($0, .tasks) }), listing.members.count > 2,
      listing.members.allSatisfy({ saysDoing($0) })
    {
      // "To do on Friday: (a) call Jo (b) order paint"
      return (.component(.checklist), head)
    }
    if let order = head.first(where: { isRole($0, .orderly) }), order > head.lowerBound {
      // "New colleagues tick off, in this order:"
      return (.need(.sequence), head.lowerBound..<order)
    }
    // "Parcel status: 1. Packed 2. Shipped 3. Delivered"
    let isOfStates =
      listing.members.count > 2 && need(head.upperBound - 1) == .status
      && listing.members.allSatisfy { isNumbered($0.lowerBound) }
    let isTicked = listing.members.contains { isTick($0.upperBound - 1) }
    let tells =
      isOfStates || isTicked || listing.isCourse || isInstruction(listing)
      || need(head.lowerBound) == .sequence && head.count > 1
      || listing.isLined && isRole(head.lowerBound, .manner) && head.count > 2
    return tells ? (.need(.sequence), head) : nil
  }

  /// Whether deeds are listed below what is done by them: "Bleeding a radiator: turn off the pump; open
  /// the valve".
  private func isInstruction(_ listing: Listing) -> Bool {
    guard listing.members.count > 2, isGerund(listing.head.lowerBound),
      !plays(listing.head.lowerBound, CueSet(.component, .need, .screen))
    else { return false }
    let deeds = listing.members.count {
      plays($0.lowerBound, CueSet(.verb)) || plays($0.lowerBound + 1, CueSet(.article))
    }
    return 3 * deeds >= 2 * listing.members.count
  }

  /// Whether a number and its mark stand before a member.
  private func isNumbered(_ member: Int) -> Bool {
    member > 1 && tokens[member - 2].kind == .number && tokens[member - 1].kind != .word
  }

  /// Whether a word of a head names what has members.
  private func isGatherer(_ index: Int) -> Bool {
    switch lexicon.sense(.component, of: tokens[index].entry)?.component {
    case .button?, .list?, .checklist?, .steps?, .standings?, .picker?, .table?: true
    default:
      switch lexicon.sense(.need, of: tokens[index].entry)?.need {
      case .sequence?, .ranking?: true
      default: false
      }
    }
  }

  /// Whether nothing has been given to a collection yet.
  private func isEmptyCollection(_ index: Int) -> Bool {
    let details = requirements[index].details
    guard details.items.isEmpty, details.columns.isEmpty, details.value == nil else { return false }
    return isComponent(index, .button, .list, .checklist, .steps, .standings, .picker, .table)
      || isNeed(index, .sequence, .choice, .records, .ranking)
  }

  /// Whether what a collection holds is to be done, in whatever words.
  private func isTold(_ index: Int) -> Bool {
    isNeed(index, .sequence) || isComponent(index, .steps, .checklist)
  }

  private func isOfRecords(_ index: Int) -> Bool {
    isComponent(index, .list, .table) || isNeed(index, .records)
  }

  /// Whether nothing but that it is one is said of a table: "Table: door, keeper, since".
  func isBareTable(_ index: Int) -> Bool {
    isComponent(index, .table) && requirements[index].details.label == nil
  }

  private func isName(_ member: Range<Int>) -> Bool {
    member.count <= 4 && member.allSatisfy { kind($0) == .word && !plays($0, CueSet(.copula)) }
  }

  /// Whether a member names what is told of each rather than one of them: "email", "- price".
  func isColumn(_ member: Range<Int>) -> Bool {
    let phrase = nounPhrase(member.lowerBound)
    return phrase.end == member.upperBound && member.count <= 4 && phrase.count == nil
      && phrase.section == nil
      && (tokens[member.upperBound - 1].plays(CueSet(.field, .choice, .columns))
        || phrase.need == .fact || phrase.need == .metric)
  }

  /// Whether a phrase asks for a part of the screen of its own.
  private func asksForElement(_ phrase: NounPhrase) -> Bool {
    (phrase.hasDeterminer || phrase.count != nil)
      && (phrase.component != nil || phrase.section != nil)
  }

  /// Whether a member is more than the words of one in a collection: an element of the screen, a
  /// column, or what has values of its own.
  private func asksForMore(_ member: Range<Int>, in index: Int) -> Bool {
    guard member.count <= (isTold(index) ? 24 : 10) else { return true }
    let phrase = nounPhrase(member.lowerBound)
    if asksForElement(phrase) { return true }
    if isTold(index) {
      // "buy milk (done)", "Weekly steps: Mon 12, Tue 18", "2 bananas"
      return member.contains { kind($0) == .open } || kind(member.lowerBound) == .number
        || kind(member.upperBound - 1) == .number
    }
    if isComponent(index, .button) {
      // "a red 'Delete'", "Delete in a red style" and "Delete (red)" say how it looks.
      return phrase.hasDeterminer || member.count > 1 && member.contains { kind($0) == .quote }
        || member.contains {
          styled($0) != nil || kind($0) == .open && tokens[$0 + 1].plays(CueSet(.style))
        }
    }
    if isComponent(index, .picker) || isNeed(index, .choice) {
      // "courier preselected" says how it is set.
      return member.contains {
        kind($0) == .open || kind($0) == .dash && !tokens[$0].isJoined
          || plays($0, CueSet(.preset, .power))
      }
    }
    return tokens[member.upperBound - 1].plays(CueSet(.field, .choice, .columns))
      || member.contains {
        kind($0) == .colon || kind($0) == .open || kind($0) == .number
          || kind($0) == .dash && !tokens[$0].isJoined
          || plays($0, CueSet(.component, .section))
      }
  }

  /// Gives a requirement its members: buttons are as many requirements, others have items.
  private mutating func take(_ members: [Range<Int>], for index: Int) {
    guard isComponent(index, .button) else {
      for member in members {
        let isDone = member.count > 1 && isTick(member.upperBound - 1)
        var item = isDone ? told(member.dropLast()) : isTold(index) ? told(member) : paired(member)
        item.isSelected = isDone || box(before: member.lowerBound) ?? false
        if isDone {
          item.state = Phrase("Done", at: range(member.upperBound - 1, member.upperBound))
        }
        requirements[index].details.items.append(item)
      }
      position = members.last?.upperBound ?? position
      return close(index)
    }
    let subject = requirements.removeLast().subject
    for member in members where !isFull {
      let button = require(subject, from: member.lowerBound, to: member.upperBound)
      requirements[button].details.label = verbatim(
        member.lowerBound, member.upperBound, capitalizing: true)
    }
  }

  /// Whether "[ ]" or "[x]" stands before a member, and whether it is ticked.
  func box(before index: Int) -> Bool? {
    let close = index - 1
    guard close > 0, tokens[close].kind == .close, case let open = tokens[close].partner,
      open >= 0, close - open <= 2, bytes[tokens[open].start] == UInt8(ascii: "[")
    else { return nil }
    return close - open == 2
  }
}
