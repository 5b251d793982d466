package import ScreenBrief
package import ScreenInputs
internal import ScreenModel
package import ScreenOutline
internal import ScreenText
package import ScreenDiagnostics

/// A collection that several lines of a list describe.
package struct GatheredCollection {
  /// The request for it.
  package var request: Request
  /// Whether the lines say that it is a list, cards or a table, instead of only naming its things.
  package var hasForm = false
  /// Whether the head of the list is its name, and is not shown again.
  package var isNamedByHead = false
  /// The lines before and behind the first line about it that speak of something else.
  package var before: [OutlineList.Item] = []
  package var behind: [OutlineList.Item] = []
  /// Words about its order and its look.
  package var asides: [LeftOut] = []
  /// Wishes about rows that nothing can follow.
  package var lacks: [Brief.UnmetCondition] = []
}

extension PartReader {
  /// The one collection that the lines of a list describe together: the line that names it, and
  /// those that say what each of its things shows, what is done with it, and in which order it
  /// stands. Nil if they describe none, or if the line alone says everything.
  ///
  /// - Parameters:
  ///   - items: The lines.
  ///   - head: The words above them; nil if there are none.
  ///   - range: The bytes of the list.
  /// - Returns: The collection with the lines that speak of something else.
  package func gather(
    _ items: [OutlineList.Item], below head: SourceRange?, in range: SourceRange
  ) -> GatheredCollection? {
    if let head, let table = columns(items, of: head, in: range) { return table }
    var claim: CollectionClaim?
    var (used, firstUsed): (Set<Int>, Int?) = ([], nil)
    var additions: [(place: Int, claim: CollectionClaim)] = []
    for (place, item) in items.enumerated() where item.blocks.isEmpty && item.isTicked == nil {
      if let addition = addition(item.words) {
        additions.append((place, addition))
      } else if claim == nil, let own = self.claim(item.words) {
        (claim, firstUsed) = (own, place)
        used.insert(place)
      }
    }
    let details = additions.filter { $0.claim.isDetailed }
    if claim == nil {
      // "Results" above "each card shows title and price" names the things.
      guard let first = details.first,
        details.contains(where: { $0.claim.isOfEach && !$0.claim.attributes.isEmpty })
      else { return nil }
      (claim, firstUsed) = (CollectionClaim(), first.place)
      claim?.form = form(saidBy: items[first.place].words)
    }
    guard var whole = claim, let firstUsed,
      whole.isDetailed || !details.isEmpty || whole.name != nil && !whole.asides.isEmpty
    else { return nil }
    for addition in additions {
      whole.add(addition.claim)
      used.insert(addition.place)
    }
    // The line below may only list what each shows: "date, kiln, who loaded it".
    if whole.attributes.isEmpty, firstUsed + 1 < items.count, !used.contains(firstUsed + 1),
      case let parts = members(items[firstUsed + 1].words), parts.count > 1,
      parts.allSatisfy(isAttribute),
      take(tail: items[firstUsed + 1].words, prefersActs: false, into: &whole)
    {
      used.insert(firstUsed + 1)
    }
    let others = items.indices.filter { !used.contains($0) }
    if claim?.isDetailed != true, whole.name == nil, others.count > 1,
      others.allSatisfy({ isName(items[$0]) })
    {
      whole.items = others.map { Details.Item(words.verbatim(items[$0].words)) }
      used.formUnion(others)
    }
    var found = GatheredCollection(request: request(whole, range, below: head))
    (found.asides, found.lacks) = (whole.asides, whole.lacks)
    found.hasForm = whole.form != nil || additions.contains { $0.claim.isOfEach }
    for (place, item) in items.enumerated() where !used.contains(place) {
      if place < firstUsed { found.before.append(item) } else { found.behind.append(item) }
    }
    return found
  }

  /// The collection that a sentence names with what people do to each of its things: "list of free
  /// rooms with floor and capacity, Book button on each"; nil for other sentences.
  package func collection(_ range: SourceRange) -> Request? {
    guard let claim = claim(range), claim.form != nil, claim.name != nil, !claim.acts.isEmpty,
      !claim.attributes.isEmpty
    else { return nil }
    return request(claim, range)
  }

  /// The request of a claim, named by its own words.
  func request(
    _ claim: CollectionClaim, _ range: SourceRange, below head: SourceRange? = nil
  ) -> Request {
    let own = claim.name.map { claim.isOfOne ? plural($0) : words.label($0) }
    // "Results" and "Overview" are no things.
    let above = head.flatMap {
      isAll($0, "gathered generic") || region($0) != nil ? nil : words.label($0)
    }
    return claim.request(own ?? above, range)
  }

  /// Whether the lines of a list describe one collection.
  package func gathers(_ list: OutlineList) -> Bool {
    let found = gather(list.items, below: nil, in: list.items.first?.words ?? .at(0))
    return found.map { ($0.before.count + $0.behind.count) * 2 <= list.items.count } ?? false
  }

  /// Whether a line only names a thing.
  private func isName(_ item: OutlineList.Item) -> Bool {
    let line = FieldLine(item.words, of: words)
    let folded = words.folded(item.words)
    return item.blocks.isEmpty && item.isTicked == nil && line.value == nil
      && (1...5).contains(folded.count)
      && phrases.ending(of: folded, as: "region part") == nil
      && phrases.opening(of: folded, as: "opening filter") == nil
  }

  /// The form that words for each thing imply: a card, a row.
  private func form(saidBy range: SourceRange) -> CollectionClaim.Form? {
    let folded = words.folded(range)
    return (0..<min(4, folded.count)).lazy.compactMap {
      self.phrases.sense(ofAll: FoldedWords(folded.words[$0]), as: "gathered form")
    }.first.flatMap(CollectionClaim.Form.init)
  }

  /// A collection whose head names it and whose lines name what each thing shows: "Patients (table)"
  /// above "Bed", "Name"; nil for other lists.
  private func columns(
    _ items: [OutlineList.Item], of head: SourceRange, in range: SourceRange
  ) -> GatheredCollection? {
    let line = FieldLine(head, of: words)
    guard line.value == nil, items.count > 1 else { return nil }
    var claim = CollectionClaim()
    for note in line.notes {
      let form = phrases.sense(ofAll: words.folded(note), as: "gathered form")
      claim.form = claim.form ?? form.flatMap(CollectionClaim.Form.init)
    }
    if claim.form != nil {
      claim.name = line.label
    } else {
      _ = take(head: cutter.withoutOpenings(line.label, as: "gathered before"), into: &claim)
    }
    guard claim.form != nil else { return nil }
    if claim.isOfOne { claim.count = nil }
    var found = GatheredCollection(request: claim.request(nil, range))
    var known = 0
    for item in items {
      guard item.blocks.isEmpty, item.isTicked == nil else { return nil }
      if let addition = addition(item.words) {
        claim.add(addition)
      } else if let acts = acts(item.words, arePressed: false) {
        claim.acts += acts
      } else {
        let line = FieldLine(item.words, of: words)
        let names = words.partsAtCommas(of: item.words)
        guard line.value == nil || line.isDashed || inputs.columnValues(of: line) != .open,
          names.allSatisfy({ words.count(FieldLine($0, of: words).label) <= 5 }),
          !words.bytes[line.label.range].contains(where: \.isASCIIDigit),
          case let before = claim.attributes.count,
          take(tail: item.words, prefersActs: false, into: &claim)
        else { return nil }
        known += isAttribute(names[0]) ? claim.attributes.count - before : 0
      }
    }
    guard claim.attributes.count > 1,
      known * (claim.form == .list ? 2 : 3) >= claim.attributes.count
    else { return nil }
    found.request = claim.request(claim.name.map(plural), head.union(range))
    (found.isNamedByHead, found.hasForm) = (true, true)
    (found.asides, found.lacks) = (claim.asides, claim.lacks)
    return found
  }
}
