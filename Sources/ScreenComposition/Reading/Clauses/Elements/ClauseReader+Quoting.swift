internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension ClauseReader {
  mutating func wording(_ phrase: NounPhrase) {
    // "an error saying …" warns of what is said.
    let tone = isRole(phrase.end - 1, .hue) ? nil : tone(phrase.end - 1)
    let index = require(
      .component(tone == nil ? .paragraph : .alert), from: phrase.start, to: phrase.end)
    requirements[index].details.tone = tone
    position = phrase.end + 1
    let start = position
    position = kind(start) == .quote ? start + 1 : wordingEnd(start)
    if position > start { words(of: index, verbatim(start, position, capitalizing: true)) }
    close(index)
  }

  /// Reads "tags saying New and Sale": what has no more to it than a few words, each of which it says.
  mutating func saysLabels(_ phrase: NounPhrase) -> Bool {
    let name = phrase.end - 1
    guard phrase.end == phrase.first + 1, tokens[name].isPlural,
      sense(.named, phrase.end)?.argument == "saying", listed(from: phrase.end + 1) > 1,
      phrase.component.map({ sense(.component, $0)?.variant == "multiple" })
        ?? plays(name, CueSet(.field))
    else { return false }
    return distribute(.component(.badge), Sense(.component, "badge"), phrase)
  }

  /// Reads "separated by a line" behind two things: what stands between them.
  mutating func isDivided() -> Bool {
    guard kind(position) == .word, says(position, endingIn: "ed"),
      plays(position + 1, CueSet(.by)), case let mark = nounPhrase(position + 2),
      mark.end == mark.first + 1,
      sense(.component, mark.first)?.component == .divider
        || sense(.drawing, mark.first)?.argument == "line",
      let last = requirements.indices.last, last > 0, ends(mark.end), !isFull,
      requirements[last].parent == requirements[last - 1].parent
    else { return false }
    var line = Requirement(
      .component(.divider), parent: requirements[last].parent, range: range(position, mark.end),
      words: "")
    line.item = requirements[last].item
    requirements.insert(line, at: last)
    position = mark.end
    return true
  }

  /// Where words to be shown end: where another element begins, or what says its place.
  func wordingEnd(_ start: Int) -> Int {
    var index = start
    while index < end {
      if separates(index) {
        var next = index
        while separates(next) { next += 1 }
        let element = nounPhrase(next)
        if plays(next, CueSet(.container, .side))
          || element.hasDeterminer && (element.component ?? element.section) != nil
        {
          return index
        }
      }
      index += 1
    }
    return index
  }

  /// A quotation alone: words to show.
  mutating func quotation() {
    let phrase = verbatim(position, position + 1)
    position += 1
    if plays(position, CueSet(.at, .on)), kind(position + 1) == .number,
      tokens[position + 1].measure != .plain
    {
      // '"Grids" at 9:00'
      let index = require(.need(.fact), from: position - 1, to: position + 2)
      requirements[index].details.label = phrase
      requirements[index].details.value = verbatim(position + 1, position + 2)
      position += 2
      return
    }
    let index = require(.need(.narrative), from: position - 1, to: position)
    requirements[index].details.value = phrase
    modifiers(of: index)
    close(index)
  }

  /// Takes the words of a quotation behind who said them: 'a quote by Marie Curie, "…"'.
  mutating func quoteBehind(_ index: Int) {
    guard requirements[index].details.value == nil, kind(position + 1) == .quote,
      kind(position) == .comma || kind(position) == .colon || kind(position) == .dash
    else { return }
    requirements[index].details.value = verbatim(position + 1, position + 2)
    position += 2
  }

  /// Takes code as it stands, whatever its words and marks mean elsewhere: "SQL: SELECT 1;",
  /// "a code block that reads let answer = 42".
  mutating func printed(_ index: Int) -> Bool {
    guard kind(position) == .colon || sense(.named, position)?.argument == "saying",
      position + 1 < end, kind(position + 1) != .quote
    else { return false }
    let start = position + 1
    let stop = wordingEnd(start)
    guard stop > start else { return false }
    requirements[index].details.value = text(
      tokens[start].start, tokens[stop - 1].end, capitalizing: false)
    position = stop
    return true
  }

  /// Where ", and a link …" begins behind the words of a text; the end of the clause without any.
  func nextDemand(_ start: Int) -> Int {
    (start + 1..<max(start + 1, end)).first { comma in
      guard kind(comma) == .comma else { return false }
      let next = plays(comma + 1, Self.separators.union(CueSet(.container))) ? comma + 2 : comma + 1
      let phrase = nounPhrase(next)
      return (phrase.component ?? phrase.section) != nil
        && (phrase.hasDeterminer || phrase.count != nil)
    } ?? end
  }
}
