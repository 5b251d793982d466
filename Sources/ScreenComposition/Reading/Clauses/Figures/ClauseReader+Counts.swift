internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// Takes things named by a bare plural beside figures of a dashboard for how many there are:
  /// "revenue, orders and churn"; not "recent orders", nor what is called a list.
  mutating func countBesideFigures() {
    guard context == .dashboard else { return }
    let isFigure = requirements.indices.map { isNeed($0, .metric) }
    for index in requirements.indices where isBarePlural(index) {
      let neighbours = [index - 1, index + 1].filter { place in
        requirements.indices.contains(place) && isFigure[place]
          && requirements[place].parent == requirements[index].parent
      }
      if !neighbours.isEmpty { requirements[index].subject = .need(.metric) }
    }
  }

  /// Takes numbers of things that a sentence tells of for figures: "we have 18 kayaks", "there are 14
  /// beds free, 3 patients waiting and 2 nurses on duty".
  mutating func countTold() {
    var told = -1
    for index in requirements.indices
    where isNeed(index, .records) && requirements[index].details.count != nil
      && requirements[index].details.items.isEmpty && requirements[index].details.columns.isEmpty
    {
      guard let label = requirements[index].details.label, let noun = firstToken(of: label),
        case let number = noun - 1, kind(number) == .number,
        tellsOfCount(number) || separates(number - 1) && told == index - 1
      else { continue }
      told = index
      requirements[index].subject = .need(.metric)
      requirements[index].details.value = verbatim(number, noun)
      requirements[index].details.count = nil
    }
  }

  /// Whether what stands before a number tells of somebody who has so many, or that there are so
  /// many beside another figure.
  private func tellsOfCount(_ number: Int) -> Bool {
    let verb = number - 1
    guard kind(verb) == .word else { return false }
    if sense(.container, verb)?.argument == "there" {
      return sentence(around: number).count { kind($0) == .number } > 1
    }
    return kind(verb - 1) == .word && plays(verb - 1, CueSet(.narration))
      && !plays(verb, CueSet(.request, .ability))
  }

  /// Whether a requirement is one word for several things, of which nothing more is said.
  private func isBarePlural(_ index: Int) -> Bool {
    let requirement = requirements[index]
    let details = requirement.details
    guard isNeed(index, .records), let label = details.label?.range, label == requirement.range,
      details.items.isEmpty, details.columns.isEmpty, details.count == nil,
      let token = firstToken(of: Phrase("", at: label))
    else { return false }
    return tokens[token].end == label.upperBound && tokens[token].isPlural
  }

  /// Whether things that a part of the screen is called like stand with their figure among others:
  /// "goals 31, red cards 2".
  func namesFigure(_ phrase: NounPhrase) -> Bool {
    let head = phrase.end - 1
    // "Range 41 km and Depth 3 m"
    let isName =
      tokens[head].isCapitalized && kind(head + 1) == .number && kind(phrase.first - 1) != .stop
    guard head == phrase.component ?? phrase.section, head > phrase.first || item != nil || isName,
      tokens[head].isPlural || isName, phrase.count == nil, !phrase.hasDeterminer,
      let figure = figureBehind(head), sense(.component, head)?.component?.family != .facts
    else { return false }
    let next = (figure + 1..<min(end, figure + 4)).first { separates($0) }
    let hasNext = next.map { figureBehind(nounPhrase($0 + 1).end - 1) != nil } ?? false
    let isNext = requirements.last.map { $0.details.value != nil && $0.parent == parent } ?? false
    return hasNext || isNext || item != nil && kind(head + 1) == .symbol
  }

  /// Where the figure stands that a name is given, "31" of "= 31"; nil where none is.
  private func figureBehind(_ head: Int) -> Int? {
    let isEqual = kind(head + 1) == .symbol && bytes[tokens[head + 1].start] == UInt8(ascii: "=")
    let figure = isEqual ? head + 2 : head + 1
    return kind(figure) == .number && (ends(figure + 1) || plays(figure + 1, CueSet(.unit)))
      ? figure : nil
  }
}
