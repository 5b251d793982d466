internal import ScreenAssembling
internal import ScreenBrief
import ScreenDiagnostics
internal import ScreenInputs
import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// Whether lists of lines are content to show verbatim, or state what a screen has or asks for.
extension Interpreter {
  /// Whether lines are content, decided for all of them by the lines, their head and the document.
  func isContent(_ items: [OutlineList.Item], isOrdered: Bool, below head: SourceRange?) -> Bool {
    !asksThroughout && !(head.map { fillsIn($0) || headClass($0) == .members("column") } ?? false)
      && !inputs.offersAnswers(items)
      && !items.contains(where: { inputs.partLine($0.words) != nil }) && !hasFewBoxes(items)
      && !(isAsked && arePriced(items, below: head))
      && contentScore(of: items, isOrdered: isOrdered, below: head)
        > (namesParts ? Self.certainScore : 0)
  }

  /// Whether most heads of the document are stages of work, "To do", "In progress", "Done", so that
  /// the lines below them are cards of a board, whatever their verbs.
  var isBoard: Bool {
    let heads = outline.blocks.flatMap { block -> [SourceRange] in
      if block.isHeading { return [block.range] }
      let items = block.list?.items.filter { !$0.blocks.isEmpty }.map(\.words) ?? []
      return (block.lead.map { [$0] } ?? []) + items
    }
    let stages = heads.count { phrases.sense(ofAll: words.folded($0), as: "word stage") != nil }
    let isNamed =
      documentHead.map { phrases.sense(in: words.folded($0), as: "word board") != nil } ?? false
    return stages > (isNamed ? 1 : 2) && stages + 1 >= heads.count
  }

  /// Whether a few of the lines have boxes, so that these are consents and the others inputs.
  func hasFewBoxes(_ items: [OutlineList.Item]) -> Bool {
    let boxes = items.count { $0.isTicked != nil }
    return boxes > 0 && boxes * 2 < items.count
  }

  /// "New order", "Create account": the lines below are inputs.
  private func fillsIn(_ head: SourceRange) -> Bool {
    let folded = words.folded(head)
    return phrases.opening(of: folded, as: "head fill").map { $0.length < folded.count } ?? false
  }

  /// Whether a list in the document certainly names parts of a screen.
  var hasAskingList: Bool {
    var heading: SourceRange?
    for block in outline.blocks {
      if case .heading = block.content { heading = block.range }
      guard let list = block.list else { continue }
      let score = contentScore(
        of: list.items, isOrdered: list.isOrdered, below: block.lead ?? heading)
      if score < -Self.certainScore { return true }
    }
    return false
  }

  /// The score of a list that is certainly content, at odds of about four to one; below its
  /// negative a list certainly names parts of a screen.
  private static let certainScore = 140_000

  /// The score for content, in hundred-thousandths.
  private func contentScore(
    of items: [OutlineList.Item], isOrdered: Bool, below head: SourceRange?
  ) -> Int {
    if isOrdered, saysHowTo { return Self.certainScore + 1 }
    // The lines below a story are its requests.
    guard !items.isEmpty, !scaffold.isByLine else { return 0 }
    return FeatureWeights.contents.score(
      of: contentFeatures(of: items, isOrdered: isOrdered, below: head))
  }

  /// Whether a list may well name parts of a screen, at odds of one to two.
  func mayAskForParts(_ list: OutlineList) -> Bool {
    contentScore(of: list.items, isOrdered: list.isOrdered, below: nil) < Self.unlikely
  }

  private static let unlikely = -70_000

  /// The score from which a list is content without other evidence in its document; the reader of
  /// sentences handles the others well.
  private static let sure = 30_000

  /// Whether the whole document is one list of content, and nothing around it says how to show it:
  /// as a chart, in a table, on cards.
  func isContentAlone(_ list: OutlineList, among blocks: [OutlineBlock]) -> Bool {
    guard list.items.count > 2, !list.isBare, documentHead == nil || !showsFigures,
      list.isOrdered || !endsInFigures(list)
    else { return false }
    let around = blocks.flatMap { block -> [SourceRange] in
      (block.lead.map { [$0] } ?? []) + (block.isParagraph ? [block.range] : [])
    }
    let asksForMore = around.contains { said in
      let folded = words.folded(said)
      let names = said == documentHead ? "word medium" : "component any"
      return phrases.sense(in: folded, as: names) != nil
        || ["price", "stat", "sentence", "chart", "shown"].contains(memberClass(said) ?? "")
        || phrases.sense(in: folded, as: "word standings") != nil
        || said != documentHead && asks(said)
    }
    let isQuiz =
      inputs.hidesAnswers && list.items.contains { FieldLine($0.words, of: words).isQuestion }
    return !asksForMore && !namesParts(list) && !isQuiz
      && contentScore(of: list.items, isOrdered: list.isOrdered, below: nil) > Self.sure
  }

  /// Whether numbered lines are content despite requests next to them: names of things, none of
  /// which is a part of a screen.
  func isOrderedContent(_ list: OutlineList) -> Bool {
    guard list.isOrdered, list.items.count > 2, isStructured else { return false }
    if isWizard, list.items.count(where: isAskedFor) * 10 >= list.items.count * 6 { return true }
    if isTickedOff, !namesParts(list) { return true }
    guard !namesParts(list), !tellsOfEach, documentHead.map(headsContent) ?? true else {
      return false
    }
    let fields = list.items.count { item in
      inputs.isFieldName(words.folded(FieldLine(item.words, of: words).label))
    }
    return fields * 3 < list.items.count
      && contentScore(of: list.items, isOrdered: true, below: nil) > Self.sure
  }

  /// Whether the title says how something is done, "How to close up the library", or what is done,
  /// "Closing up the café", and asks for nothing: "Booking a class".
  var saysHowTo: Bool {
    guard let documentHead else { return false }
    let folded = words.folded(documentHead)
    if phrases.opening(of: folded, as: "opening howto") != nil { return true }
    let first = bytes[documentHead.range].prefix { $0 > UInt8(ascii: " ") }
    return folded.count > 1 && first.count > 5 && first.suffix(3).elementsEqual("ing".utf8)
      && ["ask", "word screen", "word flow", "step wizard"].allSatisfy {
        phrases.sense(in: folded, as: $0) == nil
      }
  }

  /// Whether the words above a list may head content: they name no screen, no part of one, and no
  /// places.
  private func headsContent(_ head: SourceRange) -> Bool {
    let folded = words.folded(head)
    let said = memberClass(head)
    if ["check", "faq", "quote", "price"].contains(said) { return true }
    let names = ["word standings", "component any", "ask form"].contains {
      phrases.sense(in: folded, as: $0) != nil
    }
    return said == nil && !names && !isRequest(head)
      && (phrases.sense(in: folded, as: "word screen") == nil
        || phrases.sense(in: folded, as: "content title") != nil)
  }

  /// Whether a sentence states what each line has: "Each one OK or Defect".
  private var tellsOfEach: Bool {
    outline.blocks.filter(\.isParagraph).flatMap { words.sentences(of: $0.range) }.contains {
      phrases.opening(of: words.folded($0), as: "opening each") != nil
        || phrases.opening(of: words.folded($0), as: "row each") != nil
    }
  }

  private func isAskedFor(_ item: OutlineList.Item) -> Bool {
    let folded = words.folded(item.words)
    return ["verb ask", "verb press", "verb send"].contains {
      phrases.opening(of: folded, as: $0) != nil
    }
  }

  /// Whether lines name components or ask for some.
  private func namesParts(_ list: OutlineList) -> Bool {
    list.items.contains { item in
      let folded = words.folded(item.words)
      return inputs.led(item.words) != nil
        || !inputs.isClause(item.words, folded)
          && phrases.opening(of: folded, as: "opening request") != nil
          && phrases.sense(in: folded, as: "component any") != nil
    }
  }

  /// Whether most lines are a few words with a figure at the end, "oak 40", "length 412 m", and so
  /// not a list of words.
  private func endsInFigures(_ list: OutlineList) -> Bool {
    let count = list.items.count { item in
      let ending = bytes[item.words.range].split(separator: UInt8(ascii: " ")).suffix(2)
      return words.count(item.words) <= 6
        && ending.contains { $0.contains(where: \.isASCIIDigit) }
    }
    return count * 5 >= list.items.count * 3
  }

  /// Whether the title names a kind of document that is shown as it is.
  var isTitledContent: Bool {
    guard let documentHead else { return false }
    let folded = words.folded(documentHead)
    return phrases.sense(in: folded, as: "content title") != nil
      && phrases.sense(in: folded, as: "ask form") == nil
      && phrases.sense(in: folded, as: "word screen") == nil
  }

  private func contentFeatures(
    of items: [OutlineList.Item], isOrdered: Bool, below head: SourceRange?
  ) -> ListFeatures {
    var features = ListFeatures()
    features.note("bias")
    if isOrdered { features.note("ordered") }
    if items.contains(where: { $0.isTicked != nil }) { features.note("box") }
    let agenda = items.count { phrases.sense(in: words.folded($0.words), as: "agenda") != nil }
    if agenda * 10 >= items.count * 3 { features.note("agenda") }
    for item in items {
      inputs.noteLine(item.words, isOrdered: isOrdered, &features, of: items.count)
    }
    noteHead(head, &features)
    return features
  }

  /// Records the features of a list's head and of the first words of its document.
  private func noteHead(_ head: SourceRange?, _ features: inout ListFeatures) {
    let title = documentHead.map(words.folded)
    let own = head == documentHead ? nil : head
    let folded = own.map(words.folded)
    switch (folded ?? title).flatMap({ phrases.sense(in: $0, as: "head") }) {
    case "check", "step", "quote", "faq", "price": features.note("head-content")
    case "toggle": features.note("head-toggle")
    case "field", "action", "column", "tab", "filter", "chart", "link": features.note("head-asked")
    default: break
    }
    if let own, let folded {
      if phrases.sense(in: folded, as: "content") != nil { features.note("head-names") }
      if bytes[own.range].last == UInt8(ascii: "?") { features.note("head-question") }
    }
    if let title {
      // "What annoys me about the booking screen" names neither a booking nor a screen.
      let names = phrases.sense(in: title, as: "content title") != nil
      if names { features.note("title-names") }
      switch phrases.sense(in: title, as: "ask") {
      case "form": features.note("title-form")
      case nil: break
      default: if !names { features.note("title-ask") }
      }
      if !names, phrases.sense(in: title, as: "word screen") != nil {
        features.note("title-screen")
      }
    }
    let heads = [title, folded].compactMap(\.self)
    if heads.isEmpty { features.note("bare") }
    let isFlow = heads.contains { head in
      ["step wizard", "word flow"].contains { phrases.sense(in: head, as: $0) != nil }
    }
    if isFlow { features.note("flow") }
  }

  /// The words that head the document: its first heading, lead or line; nil if a list comes first.
  var documentHead: SourceRange? {
    guard let first = outline.blocks.first else { return nil }
    if let lead = first.lead { return lead }
    switch first.content {
    case .heading: return first.range
    case .paragraph(let lines): return lines.first
    case .list, .table, .facts, .code, .quote, .rule: return nil
    }
  }
}
