internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// Whether a text is a story: many of its sentences tell something, and ask for nothing.
  ///
  /// What such a text asks for stands in the sentences that say so; its other nouns are no needs.
  mutating func noteStory(_ outline: Outline) {
    let isLong = tokens.count >= 60
    var sentences = 0
    var telling = 0
    var asking = 0
    for unit in outline.units where unit.kind != .item {
      var start = unit.lower
      for index in unit.lower...unit.upper
      where index == unit.upper || tokens[index].kind == .stop {
        position = start
        end = index
        start = index + 1
        guard end - position > 2 else { continue }
        sentences += 1
        if asks() {
          asking += 1
        } else if isLong ? tells() : tellsOfPeople() {
          telling += 1
        }
      }
    }
    isStory = isLong ? telling > 1 && telling * 4 >= sentences : telling > 0 && asking > 0
  }

  /// Whether a sentence tells of people and nothing that could be shown: "I keep bees."
  private func tellsOfPeople() -> Bool {
    let start = behindInterjections
    return plays(start, CueSet(.narration)) && (isRole(start, .pronoun) || isPhrase(start))
      && !(start..<end).contains {
        kind($0) == .number || kind($0) == .colon || kind($0) == .quote
          || plays($0, CueSet(.component, .section, .layout, .container, .ability, .request))
      }
  }

  /// Whether the sentence at hand, one of a story, asks for nothing: "We moved in last year."
  func narrates() -> Bool {
    (isStory && (context != .form || tellsOfWriter()) || isAside()) && !asks()
      && !(position..<end).contains { givesOwn($0) }
  }

  /// Where a sentence begins behind "Hello," and "okay so".
  private var behindInterjections: Int {
    var start = position
    while sense(.request, start)?.argument == "interjection" || kind(start) == .comma { start += 1 }
    return start
  }

  /// Whether a sentence tells of who writes: on a form others are told of who fill it in.
  private func tellsOfWriter() -> Bool {
    isRole(behindInterjections, .writer)
  }

  /// Whether a sentence says what was done to know something, or what is not known yet: "We asked
  /// 200 pupils how they come to school", "We do not have the figures yet".
  private func isAside() -> Bool {
    let actor = nounPhrase(position)
    if actor.end > position, actor.component == nil, isRole(actor.end, .unable) {
      // "A user can't change anything there"
      return true
    }
    guard isRole(position, .pronoun) || plays(position, CueSet(.narration)) else { return false }
    return isRole(position + 1, .aside) || isRole(position + 1, .unable)
  }

  private func tells() -> Bool {
    plays(position, CueSet(.relative))
      || (position..<end).contains {
        tokens[$0].kind == .word && tokens[$0].plays(CueSet(.narration))
      }
  }

  /// Whether the sentence at hand asks for something to be shown or done.
  private func asks() -> Bool {
    if plays(position, CueSet(.negation)) { return true }
    guard !plays(position, CueSet(.relative)) else { return false }
    // "The customer picks the loaf"
    if doing(nounPhrase(position)) != nil { return true }
    let tells = tells()
    return (position..<end).contains { asks($0, tells: tells) }
  }

  private func asks(_ index: Int, tells: Bool) -> Bool {
    guard tokens[index].kind == .word else { return false }
    if plays(index, CueSet(.request)) {
      let argument = sense(.request, index)?.argument
      return argument != "background" && argument != "interjection"
    }
    let screen = sense(.screen, index)?.argument
    if plays(index, CueSet(.component)) || screen == "form" || screen == "generic" {
      if index == position { return true }
      // "And a Renew button."
      let article = (max(position, index - 2)..<index).last {
        sense(.article, $0)?.argument == "indefinite"
      }
      return article.map { $0 == index - 1 || !plays($0 + 1, Self.boundary) } ?? false
    }
    if index == position, plays(index, CueSet(.side)), isPhrase(index) { return true }
    if plays(index, CueSet(.ability)) {
      let deed = sense(.verb, index + 1)?.argument ?? ""
      // "She may leave a comment", but not "so that they can ask"
      return index == position
        || isRole(index - 1, .pronoun) && index == position + 1
          && (deed.hasPrefix("input") || deed.hasPrefix("choice"))
        || isPhrase(index) && !plays(index - 1, CueSet(.relative))
          && !tells
    }
    return false
  }

  /// Where "what we want on it is" ends, before what is wanted; nil where the sentence is no such.
  func wishEnd() -> Int? {
    let start = behindInterjections
    guard plays(start, CueSet(.question, .relative)) else { return nil }
    let limit = min(end, start + 10)
    guard let wish = (start..<limit).first(where: { plays($0, CueSet(.request)) }),
      wish - start <= 3,
      let copula = (wish..<limit).first(where: { plays($0, CueSet(.copula)) })
    else { return nil }
    return copula + 1
  }

  /// Reads "The pieces we will sing are Ave Verum, Sleep and Northern Lights": a plural, and all
  /// that it stands for, to the end of the sentence.
  mutating func enumerates() -> Bool {
    guard context != .form else { return false }
    if let last = requirements.indices.last, lacksItems(last), requirements[last].parent == parent,
      isRole(position, .pronoun) || isRole(position, .reference), isPluralCopula(position + 1),
      let stop = namesEnd(position + 2, areStages: true), stop == end
    {
      // "They are Choose a bench, Write the plaque, Pay and Visit."
      position += 2
      items(of: last)
      close(last)
      return true
    }
    let start = position
    var first = position
    while plays(first, CueSet(.article, .conjunction)) { first += 1 }
    let subject = nounPhrase(first)
    let shown = subject.component.flatMap { sense(.component, $0) }
    guard subject.end > subject.first, subject.section == nil,
      shown.map({ [.steps, .checklist].contains($0.component) }) ?? (subject.component == nil),
      subject.layout == nil, subject.screen == nil,
      (subject.first..<subject.end).contains(where: { tokens[$0].isPlural }),
      let copula = (subject.end..<min(end, subject.end + 8)).first(where: { isPluralCopula($0) }),
      !(subject.end..<copula).contains(where: { separates($0) }),
      let stop = namesEnd(copula + 1, areStages: shown?.component == .steps)
    else { return false }
    let name = label(subject.first, copula)
    let index = collection(named: name, from: start)
    if let component = shown?.component { requirements[index].subject = .component(component) }
    position = copula + 1
    if looksLikeData(position), items(of: index) {
      // "Points so far are Lyon 9, Porto 1"
      if !isComponent(index, .list) { requirements[index].subject = .need(.ranking) }
      titleHint = titleHint ?? name
      close(index)
      return true
    }
    requirements[index].details.items = pieces(position, stop).map {
      Details.Item(label($0.lowerBound, $0.upperBound))
    }
    position = stop
    titleHint = titleHint ?? name
    close(index)
    if position < end, !tellsState() { list() }
    return true
  }

  /// The requirement for things of a name that is still without any, or a new one.
  private mutating func collection(named name: Phrase, from start: Int) -> Int {
    let known = lowercased(name).text
    if let asked = requirements.lastIndex(where: {
      $0.details.items.isEmpty && $0.details.label.map { lowercased($0).text } == known
    }), isNeed(asked, .records, .ranking) || isComponent(asked, .list) {
      return asked
    }
    if requirements.count == 1, title == nil, isNeed(0, .fact, .schedule),
      requirements[0].details.value == nil, requirements[0].details.items.isEmpty
    {
      // "Choir concert in June. The pieces are …": what it is all about.
      title = requirements[0].details.label
      requirements.removeAll()
    }
    let index = require(.need(.records), from: start, to: end)
    requirements[index].details.label = name
    return index
  }

  func isPluralCopula(_ index: Int) -> Bool {
    sense(.copula, index)?.argument == "several"
  }

  /// Where a list of at least three names ends that begins at an index, be it before a clause that
  /// says something of them: ", and right now it is packed"; nil where there is none.
  private func namesEnd(_ start: Int, areStages: Bool) -> Int? {
    var index = start
    var found = 0
    while index < end {
      let lower = index
      while index < end, !separates(index) {
        guard kind(index) == .word || kind(index) == .quote || kind(index) == .number,
          !plays(index, CueSet(.relative, .ability, .component, .necessity))
        else { return nil }
        if plays(index, CueSet(.copula, .request)) { return found > 2 ? lower : nil }
        index += 1
      }
      guard index > lower, index - lower <= 8,
        areStages || !plays(index - 1, CueSet(.state))
      else { return nil }
      found += 1
      while index < end, separates(index) { index += 1 }
    }
    return found > 2 ? index : nil
  }

  /// Whether the rest of a sentence says only what the screen is good for: "so that I no longer copy
  /// letters by hand"; what one can do by it is asked for, and "otherwise 10–17" and "so that is
  /// A 6, B 9" tell more.
  func givesReason() -> Bool {
    isRole(position, .reason) && kind(position + 1) == .word
      && !plays(position + 1, CueSet(.copula))
      && !(position + 1..<max(position + 1, min(end, position + 6))).contains {
        plays($0, CueSet(.ability, .container))
      }
  }
}
