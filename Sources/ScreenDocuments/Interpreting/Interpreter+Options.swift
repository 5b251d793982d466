internal import ScreenBrief
import ScreenDiagnostics
import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// Items of a form that have their options, or what follows from their answer, below them.
extension Interpreter {
  /// What an item with lines below it asks for by itself; nil for one that only heads them.
  mutating func asked(_ item: OutlineList.Item, isBelow: Bool) -> [Wish]? {
    if isBelow, let choice = choice(among: item) { return [choice] }
    guard let question = question(item) else { return nil }
    let below = item.blocks.flatMap { wishes(of: $0, below: "field", head: item.words) }
    return below.isEmpty || !below.allSatisfy(\.isInput) ? nil : [question] + below
  }

  /// A choice among the lines below, which name nothing that is filled in itself: "Preferred site" above three sites.
  private func choice(among item: OutlineList.Item) -> Wish? {
    let line = FieldLine(item.words, of: words)
    guard item.blocks.count == 1, let options = item.blocks[0].list?.items,
      (2...12).contains(options.count),
      line.value == nil, words.count(line.label) <= 5, memberClass(line.label) == nil,
      options.allSatisfy(isOption)
    else { return nil }
    var wish = inputs.wish(item.words, mayBePressed: false)
    guard wish.isInput else { return nil }
    wish.range = item.words.union(item.blocks[0].range)
    wish.subject = .need(.choice)
    wish.details.fieldKind = nil
    wish.details.items = inputs.items(options.map(\.words))
    return wish
  }

  /// Whether a line is a name and no more, and nobody fills it in or presses it.
  private func isOption(_ item: OutlineList.Item) -> Bool {
    let line = FieldLine(item.words, of: words)
    return item.blocks.isEmpty && item.isTicked == nil && line.value == nil && !line.isQuestion
      && !line.isStarred && words.count(line.label) <= 4 && !line.notes.contains(where: saysType)
      && !inputs.isFieldName(words.folded(line.label)) && !inputs.isPressed(line.label)
      && phrases.sense(in: words.folded(item.words), as: "component any") == nil
  }

  /// A question with its answers in the line, "Do you keep hens? Y/N".
  private func question(_ item: OutlineList.Item) -> Wish? {
    guard bytes[item.words.range].contains(UInt8(ascii: "?")) else { return nil }
    let wish = inputs.wish(item.words, mayBePressed: false)
    let isAnswered = !wish.details.items.isEmpty || wish.subject == .component(.toggle)
    return wish.isInput && isAnswered ? wish : nil
  }
}
