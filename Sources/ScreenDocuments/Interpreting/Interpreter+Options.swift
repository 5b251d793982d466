internal import ScreenBrief
import ScreenDiagnostics
internal import ScreenInputs
import ScreenModel
internal import ScreenOutline
internal import ScreenParts
internal import ScreenText

/// Items of a form that have their options, or what depends on their answer, below them.
extension Interpreter {
  /// The wishes of an item with lines below it; nil for one that only heads them.
  mutating func asked(_ item: OutlineList.Item, isBelow: Bool) -> [Request]? {
    if isBelow, let choice = choice(among: item) { return [choice] }
    guard let question = question(item) else { return nil }
    let below = item.blocks.flatMap { wishes(of: $0, below: "field", head: item.words) }
    return below.isEmpty || !below.allSatisfy(\.isInput) ? nil : [question] + below
  }

  /// A choice among the lines below, none of which names an input itself: "Preferred site" above
  /// three sites.
  private func choice(among item: OutlineList.Item) -> Request? {
    let line = FieldLine(item.words, of: words)
    guard item.blocks.count == 1, let options = item.blocks[0].list?.items,
      (2...12).contains(options.count),
      line.value == nil, words.count(line.label) <= 5, !isRating(line.label),
      memberClass(line.label) == nil,
      options.allSatisfy(parts.isOption)
    else { return nil }
    var wish = inputs.wish(item.words, mayBePressed: false)
    guard wish.isInput else { return nil }
    wish.range = item.words.union(item.blocks[0].range)
    wish.subject = .need(.choice)
    wish.details.fieldKind = nil
    wish.details.items = inputs.items(options.map(\.words))
    return wish
  }

  /// A part with a rating for each line, if its head says to rate them: "Skills, rate 1–5".
  func ratings(below line: FieldLine, _ list: OutlineList, _ range: SourceRange) -> Request? {
    if isRating(line.label), let rated = rated(list, by: line.label) {
      return .section(nil, range, rated)
    }
    let said = words.members(of: line.label, joinedBy: []).dropFirst() + line.notes
    guard let rated = said.first(where: isRating),
      let bounds = rated.isEmpty ? nil : self.rated(list, by: rated)
    else { return nil }
    let name = words.members(of: line.label, joinedBy: [])[0]
    return .section(words.label(name), range, bounds.filter(\.isInput))
  }

  /// A question with its answers in the line, "Do you keep hens? Y/N".
  private func question(_ item: OutlineList.Item) -> Request? {
    guard bytes[item.words.range].contains(UInt8(ascii: "?")) else { return nil }
    let wish = inputs.wish(item.words, mayBePressed: false)
    let isAnswered = !wish.details.items.isEmpty || wish.subject == .component(.toggle)
    return wish.isInput && isAnswered ? wish : nil
  }
}
