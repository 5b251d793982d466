internal import ScreenBrief
import ScreenDiagnostics
internal import ScreenInputs
internal import ScreenModel
internal import ScreenOutline
internal import ScreenParts

/// Lists whose lines describe one collection, or what people do.
extension Interpreter {
  private static let mostCollections = 24

  /// The wishes of such a list; nil for other lists.
  mutating func described(
    _ list: OutlineList, below name: String?, head: SourceRange?, in range: SourceRange
  ) -> [Request]? {
    if let head, let done = done(list, below: head) { return done }
    if let head, let place = parts.region(head), place != .tabs, let found = region(list, place) {
      return found
    }
    if !states, let questions = parts.questions(list) { return asked(questions) }
    if let regions = parts.page(list.items) { return page(list, regions, below: name, head: head) }
    // A screen has few collections, and each takes another look at all lines of the list.
    guard !states, collections < Self.mostCollections,
      let found = parts.gather(list.items, below: head, in: range),
      found.hasForm || !isAsked
    else { return nil }
    collections += 1
    leftOut += found.asides
    lacks += found.lacks
    if found.isNamedByHead, let head { told.append(head) }
    func others(_ items: [OutlineList.Item]) -> [Request] {
      guard let first = items.first, let last = items.last else { return [] }
      var rest = list
      rest.items = items
      return wishes(
        of: rest, below: name, head: head, in: first.words.union(last.words))
    }
    return others(found.before) + [found.request] + others(found.behind)
  }

  /// The buttons and inputs of what people do, by the lines below a head that says so.
  private mutating func done(_ list: OutlineList, below head: SourceRange) -> [Request]? {
    let isOfEach = parts.headsDeedsOfEach(head)
    guard isOfEach || parts.headsDeeds(head), list.items.allSatisfy({ $0.isTicked == nil })
    else { return nil }
    var found: [Request] = []
    for item in list.items {
      guard item.blocks.isEmpty, let deed = parts.deed(item.words) else {
        found += member(item, as: .sentence)
        continue
      }
      if isOfEach {
        deeds.takeEach([.action(words.label(item.words), item.words)])
      } else {
        found += deeds.take(deed)
      }
    }
    deeds.wereSaid = true
    // "Quick actions" may stand above buttons, "What I want to do" may not.
    guard isOfEach || !parts.isShownAboveDeeds(head) else { return found }
    leaveOut(head, DocumentLexicon.speaksOfScreen)
    told.append(head)
    return found
  }

  /// The parts of a region, line by line; nil if its lines ask for inputs.
  private mutating func region(_ list: OutlineList, _ region: ScreenRegion) -> [Request]? {
    guard parts.describe(list, in: region),
      !list.items.contains(where: { inputs.isTyped($0.words) })
    else { return nil }
    let isNested = list.items.contains { !$0.blocks.isEmpty }
    if parts.gathers(list) || isNested && region == .navigation { return nil }
    var found: [Request] = []
    for item in list.items {
      if let tabs = parts.tabs(item) {
        found.append(tabs)
        continue
      }
      guard item.blocks.isEmpty, item.isTicked == nil,
        let described = parts.described(item.words, in: region)
      else {
        var one = list
        one.items = [item]
        found += wishes(of: one, below: nil, head: nil, in: item.words)
        continue
      }
      found += described
    }
    return found
  }

  /// The sections of a page, with the other lines between them.
  private mutating func page(
    _ list: OutlineList, _ regions: [Int: Request], below name: String?, head: SourceRange?
  ) -> [Request] {
    list.items.enumerated().flatMap { place, item -> [Request] in
      if let region = regions[place] { return [region] }
      if let found = parts.gather([item], below: nil, in: item.words) { return [found.request] }
      var one = list
      one.items = [item]
      return wishes(of: one, below: name, head: head, in: item.words)
    }
  }

  /// Numbered questions: a step for each if the document speaks of steps, otherwise all in one form.
  private mutating func asked(_ questions: [NumberedQuestion]) -> [Request] {
    isAsked = true
    guard isWizard else { return questions.flatMap(\.parts) }
    layout = layout ?? .wizard
    return questions.map { .section($0.label, $0.range, variant: "step", $0.parts) }
  }
}
