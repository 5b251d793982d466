internal import Sampling
import ScreenBrief
internal import ScreenCatalog
internal import ScreenModel
import ScreenReading
internal import ScreenText

extension ComponentBuilder {
  /// The most samples in a collection.
  private static let sampleLimit = 100

  /// The number of samples that the intent asks for.
  ///
  /// It is nil if that is left open, or if it exceeds what a screen shows: a few samples show the
  /// layout as well as the first hundred would, and the ledger says how many are missing.
  var requestedSamples: Int? {
    details.count.flatMap { $0 <= Self.sampleLimit ? max($0, 0) : nil }
  }

  /// The number of samples that a collection shows.
  var sampleCount: Int {
    let open = details.samples.isEmpty ? isOneThing ? 1 : 4 : details.samples.count
    return max(requestedSamples ?? min(open, Self.sampleLimit), 1)
  }

  /// Whether the label of a collection names one thing out of many: "next ride".
  private var isOneThing: Bool {
    guard context.book.dialect == nil, let label = details.label?.text, !Wording.isPlural(label),
      let first = label.spacedWords.first
    else { return false }
    return Self.singling.contains(first.lowercased())
  }

  private static let singling: Set<String> = ["next", "current", "selected"]

  /// Returns items that stand in for those that the intent leaves open; if samples are withheld,
  /// dashes for as many as it asks for.
  func sampleItems() -> [Details.Item] {
    guard context.samples == .shown else {
      return (0..<(requestedSamples ?? 0)).map { _ in Details.Item(Phrase("—")) }
    }
    guard details.samples.isEmpty else {
      return details.samples.prefix(sampleCount).map { cells in
        Details.Item(
          Phrase(cells.first ?? "—"), values: cells.dropFirst().map { Phrase($0) })
      }
    }
    if details.isLiteral { return literalItems() }
    return (draw(count: sampleCount) ?? undertakings(count: sampleCount))?.values.map {
      Details.Item(Phrase($0))
    } ?? draftItems()
  }

  /// Pools of when things happen.
  private static let moments = ["date", "time", "month"]
  private static let parties = ["company", "place", "venue", "route"]

  /// Draws samples for the things that the label names; nil if none are known.
  private func draw(count: Int) -> SampleValues.Draw? {
    // "Time" or "Ticket no" at the head of the first column says what stands in it.
    if expression.kind == .table, let column = details.nameColumn, !isOwnName(column),
      let own = context.book.pool(for: column.text),
      Self.moments.contains(own.name) || own.isAttribute && own.areCodes
    {
      var stream = stream(column)
      return SampleValues.Draw(own, count: count, areNames: true, from: &stream)
    }
    // A list without a name is about the topic of the screen.
    let things = Wording.asked(Wording.withoutKinds(label.text))
    let named = details.nameColumn.map { [$0.text] } ?? []
    // Things on cards are called by what the text says of them first, whatever stands above them.
    let isCalled = details.label == nil || expression.kind == .list && !named.isEmpty
    let names = isCalled ? named + [things, topic] : [things]
    let pools = names.lazy.compactMap { context.book.pool(ofThings: $0) }
    // If the only name is a column of the things' own names, they are people.
    let isNamedAlone = details.label == nil && details.columns.contains(where: isOwnName)
    guard
      var pool = pools.first(where: { !$0.isFigure })
        ?? (expression.kind == .map ? context.book.pool(named: "venue") : nil)
        ?? (isNamedAlone ? context.book.pool(named: "person") : nil)
    else { return nil }
    if details.nameColumn == nil, let people = context.book.pool(named: "person"), pool.areCodes,
      details.columns.contains(where: {
        isOwnName($0) && context.book.pool(for: $0.text)?.areCodes != true
      })
    {
      // Trains have numbers rather than names, so arrivals with names are guests.
      pool = people
    }
    // A map shows venues, not postal addresses or other attributes.
    if expression.kind == .map, pool.isAttribute, let venues = context.book.pool(named: "venue") {
      pool = venues
    }
    // The items of a checklist are actions or things, not who does them: "closing the shop".
    if expression.kind == .checklist, Self.parties.contains(pool.name) { return nil }
    var stream = stream(label)
    return SampleValues.Draw(pool, count: count, areNames: true, from: &stream)
  }

  /// The topic of the screen; empty if it has more words than the name of a thing: in "poll worker
  /// checks in a voter", no single word names what is listed.
  private var topic: String {
    let topic = context.brief.topic.text
    return topic.spacedWords.count <= Self.mostWordsOfTopic ? topic : ""
  }

  private static let mostWordsOfTopic = 5

  /// Draws sample tasks for a checklist whose label names no things: "closing the shop".
  private func undertakings(count: Int) -> SampleValues.Draw? {
    guard expression.kind == .checklist, context.book.dialect == nil, !Wording.isPlural(label.text),
      let pool = context.book.pool(named: "undertaking")
    else { return nil }
    var stream = stream(label)
    return SampleValues.Draw(pool, count: count, areNames: true, from: &stream)
  }

  /// Returns numbered placeholders with the noun of the unknown things: "Topping 1".
  private func draftItems() -> [Details.Item] {
    SampleValues.numbered(noun, count: sampleCount).map { Details.Item(Phrase($0)) }
  }

  /// The noun for the things, without its modifiers.
  var noun: String {
    let things = Wording.undetermined(Wording.asked(Wording.withoutKinds(label.text)))
    guard context.book.dialect == nil else { return things }
    let noun = SampleValues.headNoun(of: things)
    return Wording.isSmall(noun) ? "" : noun
  }

  /// Returns sample steps: those of any undertaking, unless the things are tasks.
  func sampleSteps() -> [Details.Item] {
    let isOfTasks = context.book.pool(for: label.text)?.name == "task"
    guard context.samples == .shown, details.samples.isEmpty, !isOfTasks else {
      return sampleItems()
    }
    let steps = context.book.pool(named: "undertaking")?.values ?? []
    guard sampleCount == steps.count else {
      return (1...max(1, sampleCount)).map { Details.Item(Phrase("Step " + String($0))) }
    }
    return steps.map { Details.Item(Phrase($0)) }
  }

  /// Returns named steps with sample states, if no step has a state of its own.
  func withSampleStates(
    _ items: [Details.Item], in draft: inout TypedDraft<Component.Steps>
  ) -> [Details.Item] {
    guard context.samples == .shown, !details.samples.isEmpty,
      items.allSatisfy({ $0.state == nil })
    else { return items }
    draft.mark(.items)
    return zip(items, details.samples).map { item, cells in
      var item = item
      item.state = cells.first.map { Phrase($0) }
      return item
    } + items.dropFirst(details.samples.count)
  }

  // MARK: Columns

  /// The subject of a collection's records, drawn once so that the samples in the columns match it.
  struct SampleSubject {
    /// The samples of the subject.
    var draw: SampleValues.Draw
    /// The column that holds the subject; nil if it is the records' own name.
    var column: Phrase?
  }

  /// Returns the subject of a collection of samples; nil if nothing is known about its things.
  func lead(count: Int) -> SampleSubject? {
    guard context.samples == .shown, details.samples.isEmpty else { return nil }
    if details.isLiteral { return literalLead(count: count) }
    if expression.kind == .table, nameColumn() == nil, let first = details.columns.first,
      !isOwnName(first), let pool = context.book.pool(for: first.text), !pool.isAttribute
    {
      var stream = stream(first)
      return SampleSubject(
        draw: SampleValues.Draw(pool, count: count, areNames: true, from: &stream), column: first)
    }
    return draw(count: count).map { SampleSubject(draw: $0) }
  }

  /// Whether a column holds the names of the things themselves.
  func isOwnName(_ column: Phrase) -> Bool {
    context.book.isOwnName(column.text, ofThings: label.text)
  }

  /// Whether the samples for a column's name are figures.
  private func isOfFigures(_ column: Phrase, of things: SampleValues.Pool?) -> Bool {
    context.book.pool(for: column.text, reading: .facts, of: things)?.isFigure ?? false
  }

  /// Whether a word names an artifact or a place, several of which can be told apart by number.
  func isNumbered(_ column: String) -> Bool {
    guard context.book.dialect == nil, !column.contains(" ") else { return false }
    return Self.numberedClasses.contains(
      Lexicon.shipped.wordClass(of: Array(column.lowercased().utf8)[...]))
  }

  private static let numberedClasses = Set(
    ["noun-artifact", "noun-location"].flatMap { name in
      ["", "+v", "+a", "+r"].map { WordClass(name + $0) }
    })

  /// The pool of the places in an order, which rows have from the first on.
  private static let rank = "rank"

  /// Returns sample values for a column.
  func sampleColumn(_ column: Phrase, count: Int, of lead: SampleSubject?) -> [String] {
    guard context.samples == .shown else { return [String](repeating: "—", count: count) }
    if !details.isLiteral,
      context.book.pool(for: column.text, reading: .facts, of: nil)?.name == Self.rank
    {
      return (1...max(1, count)).map(String.init)
    }
    if !details.isLiteral, lead?.column?.text == column.text || isOwnName(column) {
      return lead?.draw.values
        ?? SampleValues.numbered(noun, count: count)
    }
    let book = context.book
    let things = lead?.draw.pool
    let words = column.text.lowercased()
    let place = details.columns.firstIndex { $0.text == column.text }
    let said = place.flatMap { $0 < details.columnValues.count ? details.columnValues[$0] : nil }
    if case .some(let values)? = said, !values.isEmpty {
      return (0..<count).map { values[$0 % values.count] }
    }
    if !details.isLiteral, let values = lead?.draw.values(of: words), answers(column, values) {
      return values
    }
    if context.book.dialect == nil, Wording.isYesOrNo(words) {
      return (0..<count).map { $0.isMultiple(of: 3) ? "No" : "Yes" }
    }
    if details.isLiteral { return literalColumn(column, said, count: count) }
    let counts = ["number of ", "how many ", "count of "].contains { words.hasPrefix($0) }
    guard
      let pool = counts || said == .numbers && !isOfFigures(column, of: things)
        ? book.pool(named: "count")
        : said == .dates
          ? book.pool(named: "date")
          : end(of: column, among: details.columns, of: things)
            ?? book.pool(for: column.text, reading: .facts, of: things)
    else {
      // Walls and pumps can be numbered; for other unknown things, a number after the name would
      // say nothing.
      return isNumbered(column.text)
        ? SampleValues.numbered(column.text, count: count) : [String](repeating: "—", count: count)
    }
    if let values = lead?.draw.values(of: pool.name), answers(column, values) { return values }
    // Columns of the same meaning continue the samples of the one before, so that home and away
    // teams always differ.
    let twins = details.columns.prefix { $0.text != column.text }.filter {
      book.pool(for: $0.text, reading: .facts, of: things)?.name == pool.name
    }
    let isNamed = things?.name == pool.name && lead?.column == nil
    var stream = stream(isNamed ? label : twins.first ?? column)
    let offset = pool.isFigure ? 0 : (twins.count + (isNamed ? 1 : 0)) * count
    let values = SampleValues.Draw(pool, count: count, offset: offset, from: &stream).values
    guard let order else { return values }
    // Figures of ranked things follow the ranking.
    let numbers = values.compactMap { Quantity($0)?.number }
    guard numbers.count == values.count else { return values }
    let places = values.indices.sorted {
      (numbers[$0], $0) < (numbers[$1], $1)
    }
    return (order == .rising ? places : places.reversed()).map { values[$0] }
  }

  /// Whether values of known things answer a column: years of publication say nothing of when something
  /// is due.
  private func answers(_ column: Phrase, _ values: [String]) -> Bool {
    let isDue = column.text.lowercased().spacedWords.contains {
      ["due", "return", "returned", "deadline", "expires", "booked", "borrowed", "sent"].contains(
        $0)
    }
    return !isDue || !values.allSatisfy { $0.utf8.count == 4 && Int($0) != nil }
  }

  /// The values of a column "to" beside one "from": both are days, or both are places.
  private func end(
    of column: Phrase, among columns: [Phrase], of things: SampleValues.Pool?
  ) -> SampleValues.Pool? {
    guard column.text.lowercased() == "to",
      let start = columns.first(where: { $0.text.lowercased() == "from" }),
      let pool = context.book.pool(for: start.text, reading: .facts, of: things)
    else { return nil }
    return pool.name == "date" ? context.book.pool(named: "later date") : pool
  }
}
