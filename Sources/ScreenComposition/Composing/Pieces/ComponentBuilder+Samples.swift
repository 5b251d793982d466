internal import Sampling
import ScreenBrief
internal import ScreenCatalog
internal import ScreenModel
import ScreenReading
internal import ScreenText

extension ComponentBuilder {
  /// The most samples of a collection.
  private static let sampleLimit = 100

  /// How many samples the intent asks for.
  ///
  /// It is nil where that is left open, or where they are more than any screen shows: a few show the
  /// layout as well as the first hundred, and the ledger says how many are missing.
  var requestedSamples: Int? {
    details.count.flatMap { $0 <= Self.sampleLimit ? max($0, 0) : nil }
  }

  /// How many samples a collection shows.
  var sampleCount: Int {
    let open = details.samples.isEmpty ? isOneThing ? 1 : 4 : details.samples.count
    return max(requestedSamples ?? min(open, Self.sampleLimit), 1)
  }

  /// Whether a collection is called by one thing of many: "next ride".
  private var isOneThing: Bool {
    guard context.book.dialect == nil, let label = details.label?.text, !Wording.isPlural(label),
      let first = label.spacedWords.first
    else { return false }
    return Self.singling.contains(first.lowercased())
  }

  private static let singling: Set<String> = ["next", "current", "selected"]

  /// Items that stand in for those that the intent leaves open; none where samples are withheld.
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
    return (draw(count: sampleCount) ?? undertakings(count: sampleCount))?.values.map {
      Details.Item(Phrase($0))
    } ?? draftItems()
  }

  private static let parties = ["company", "place", "venue", "route"]

  /// What stands in for the things that the label calls for; nil where nothing is known of them.
  private func draw(count: Int) -> SampleValues.Draw? {
    // What a list has no name for is what the screen is about.
    let things = Wording.asked(Wording.withoutKinds(label.text))
    let named = details.nameColumn.map { [$0.text] } ?? []
    let names = details.label == nil ? named + [things, topic] : [things]
    let pools = names.lazy.compactMap { context.book.pool(ofThings: $0) }
    // What has no name but that of each is of people.
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
      // A train has a number: arrivals with a name are guests.
      pool = people
    }
    // What a map shows is somewhere, as an address to write to is not.
    if expression.kind == .map, pool.isAttribute, let venues = context.book.pool(named: "venue") {
      pool = venues
    }
    // What one ticks off is an action or a thing, not who does it: "closing the shop".
    if expression.kind == .checklist, Self.parties.contains(pool.name) { return nil }
    var stream = stream(label)
    return SampleValues.Draw(pool, count: count, areNames: true, from: &stream)
  }

  /// What the screen is about; nothing where its title tells more than the name of a thing: of "poll worker checks
  /// in a voter" no word alone is what is listed.
  private var topic: String {
    let topic = context.brief.topic.text
    return topic.spacedWords.count <= Self.mostWordsOfTopic ? topic : ""
  }

  private static let mostWordsOfTopic = 5

  /// What stands in for things to do, where a checklist is of no things: "closing the shop".
  private func undertakings(count: Int) -> SampleValues.Draw? {
    guard expression.kind == .checklist, context.book.dialect == nil, !Wording.isPlural(label.text),
      let pool = context.book.pool(named: "undertaking")
    else { return nil }
    var stream = stream(label)
    return SampleValues.Draw(pool, count: count, areNames: true, from: &stream)
  }

  /// Items that carry the noun of what nothing is known of, and claim no more: "Topping 1".
  private func draftItems() -> [Details.Item] {
    SampleValues.numbered(noun, count: sampleCount).map { Details.Item(Phrase($0)) }
  }

  /// What one of the things is, without what it is qualified by.
  private var noun: String {
    let things = Wording.undetermined(Wording.asked(Wording.withoutKinds(label.text)))
    guard context.book.dialect == nil else { return things }
    let noun = SampleValues.headNoun(of: things)
    return Wording.isSmall(noun) ? "" : noun
  }

  /// The steps of what is not known step by step: those of any undertaking, unless they are tasks.
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

  /// Named steps with states that only show how they look, where nothing says how far things are.
  func withSampleStates(_ items: [Details.Item], in draft: inout ComponentDraft) -> [Details.Item] {
    guard context.samples == .shown, !details.samples.isEmpty,
      items.allSatisfy({ $0.state == nil })
    else { return items }
    draft.mark("items")
    return zip(items, details.samples).map { item, cells in
      var item = item
      item.state = cells.first.map { Phrase($0) }
      return item
    } + items.dropFirst(details.samples.count)
  }

  // MARK: Columns

  /// What the records of a collection are, drawn once so that what is said of each fits it.
  struct SampleSubject {
    /// What they are.
    var draw: SampleValues.Draw
    /// The column that says so; nil where that is their own name.
    var column: Phrase?
  }

  /// The lead of a collection of samples; nil where nothing is known of its things.
  func lead(count: Int) -> SampleSubject? {
    guard context.samples == .shown, details.samples.isEmpty else { return nil }
    if expression.kind == .table, nameColumn() == nil, let first = details.columns.first,
      !isOwnName(first), let pool = context.book.pool(for: first.text), !pool.isAttribute
    {
      var stream = stream(first)
      return SampleSubject(
        draw: SampleValues.Draw(pool, count: count, areNames: true, from: &stream), column: first)
    }
    return draw(count: count).map { SampleSubject(draw: $0) }
  }

  /// Whether a column is the name of the things themselves.
  func isOwnName(_ column: Phrase) -> Bool {
    context.book.isOwnName(column.text, ofThings: label.text)
  }

  /// Whether the samples of a column's name are figures.
  private func isOfFigures(_ column: Phrase, of things: SampleValues.Pool?) -> Bool {
    context.book.pool(for: column.text, reading: .facts, of: things)?.isFigure ?? false
  }

  /// Whether a word names a thing or a place that people made, of which there are several by number.
  private func isNumbered(_ column: String) -> Bool {
    guard context.book.dialect == nil, !column.contains(" ") else { return false }
    return Self.numberedClasses.contains(
      Lexicon.shipped.wordClass(of: Array(column.lowercased().utf8)[...]))
  }

  private static let numberedClasses = Set(
    ["noun-artifact", "noun-location"].flatMap { name in
      ["", "+v", "+a", "+r"].map { WordClass(name + $0) }
    })

  /// Sample values of a column of things.
  func sampleColumn(_ column: Phrase, count: Int, of lead: SampleSubject?) -> [String] {
    guard context.samples == .shown else { return [String](repeating: "—", count: count) }
    if lead?.column?.text == column.text || isOwnName(column) {
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
    if let values = lead?.draw.values(of: words) { return values }
    if context.book.dialect == nil, Wording.isYesOrNo(words) {
      return (0..<count).map { $0.isMultiple(of: 3) ? "No" : "Yes" }
    }
    let counts = ["number of ", "how many ", "count of "].contains { words.hasPrefix($0) }
    guard
      let pool = counts || said == .numbers && !isOfFigures(column, of: things)
        ? book.pool(named: "count")
        : said == .dates
          ? book.pool(named: "date") : book.pool(for: column.text, reading: .facts, of: things)
    else {
      // Walls and pumps have numbers; of what else nobody knows, one behind its name would say nothing.
      return isNumbered(column.text)
        ? SampleValues.numbered(column.text, count: count) : [String](repeating: "—", count: count)
    }
    if let values = lead?.draw.values(of: pool.name) { return values }
    // Columns of one meaning go on where the one before ends: home and away are never the same.
    let twins = details.columns.prefix { $0.text != column.text }.filter {
      book.pool(for: $0.text, reading: .facts, of: things)?.name == pool.name
    }
    let isNamed = things?.name == pool.name && lead?.column == nil
    var stream = stream(isNamed ? label : twins.first ?? column)
    let offset = pool.isFigure ? 0 : (twins.count + (isNamed ? 1 : 0)) * count
    let values = SampleValues.Draw(pool, count: count, offset: offset, from: &stream).values
    guard let order else { return values }
    // Figures beside what is ranked follow the ranking.
    let numbers = values.compactMap { Quantity($0)?.number }
    guard numbers.count == values.count else { return values }
    let places = values.indices.sorted {
      (numbers[$0], $0) < (numbers[$1], $1)
    }
    return (order == .rising ? places : places.reversed()).map { values[$0] }
  }
}
