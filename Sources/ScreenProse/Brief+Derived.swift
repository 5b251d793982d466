package import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenModel
package import ScreenOutline
internal import ScreenText

/// What follows from other parts of a text: the states of its things, the rows of a list that is named
/// twice, what its filters offer, and how many things there are.
extension Brief {
  /// The number of things that show the layout of a list whose number is shown.
  private static let shownThings = 6

  /// Takes what a text says of its things in other sentences than those that list them.
  ///
  /// - Parameter words: The words of the English text.
  /// - Complexity: O(*n*) in the bytes of the text for each list.
  package mutating func takeDerived(_ words: LineWords) {
    let phrases = DocumentLexicon.shipped
    var start = 0
    for line in words.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let range = words.trimmed(SourceRange(start, start + line.count))
      start += line.count + 1
      guard !range.isEmpty, phrases.sense(in: words.folded(range), as: "form whether") != nil else {
        continue
      }
      for sentence in words.sentences(of: range) { takeStates(in: sentence, words, phrases) }
    }
    joinColumns(words)
    takeTornColumns(words, phrases)
    takeRowsToldLater()
    offerColumns(phrases)
    countThings(phrases)
    dropWrongInputs(phrases)
    dropThemeOfTitle(phrases)
    calmNotices(phrases)
    divideNested()
    dropTitleTold(phrases)
  }

  /// "When I enter a wrong password" enters what is already asked for.
  private mutating func dropWrongInputs(_ phrases: DocumentLexicon) {
    func lastWord(_ index: Int) -> String? {
      requirements[index].details.label.flatMap { FoldedWords($0.text).words.last }
    }
    let inputs = requirements.indices.filter { requirements[$0].subject == .need(.input) }
    let wrong = inputs.filter { index in
      guard let label = requirements[index].details.label, let noun = lastWord(index),
        phrases.opening(of: FoldedWords(label.text), as: "wrong input") != nil
      else { return false }
      return inputs.contains { $0 != index && lastWord($0) == noun }
    }
    leftOut += wrong.map { LeftOut(requirements[$0].range, "it says what the case enters") }
    requirements.drop(Set(wrong))
  }

  /// "A dark themed dashboard" is titled by what it is.
  private mutating func dropThemeOfTitle(_ phrases: DocumentLexicon) {
    let words = title.text.spacedWords
    guard words.count > 2, phrases.opening(of: FoldedWords(title.text), as: "opening themed") != nil
    else {
      return
    }
    title = Phrase(
      LabelText.capitalized(words.dropFirst().map(String.init).spaced), from: title.origin)
  }

  /// What is announced warns of nothing by itself.
  private mutating func calmNotices(_ phrases: DocumentLexicon) {
    for index in requirements.indices
    where requirements[index].subject == .component(.alert)
      && requirements[index].details.tone == nil
    {
      let head = requirements[index].parent.flatMap { requirements[$0].details.label }
      let names = [head, requirements[index].details.kind].compactMap { $0 }
      if names.contains(where: {
        phrases.sense(ofAll: FoldedWords($0.text), as: "calm head") != nil
      }) {
        requirements[index].details.tone = .info
      }
    }
  }

  /// Gives the things below one thing of a list a list of their own, since a list has few levels.
  private mutating func divideNested() {
    for index in requirements.indices.reversed() {
      let details = requirements[index].details
      guard requirements[index].subject == .component(.list), details.columns.isEmpty,
        [nil, "plain", "bulleted"].contains(details.variant),
        requirements[index].parent.map({ requirements[$0].subject == .section(nil) }) ?? false,
        details.items.contains(where: { $0.items.isEmpty }),
        details.items.contains(where: { $0.items.count > 1 }),
        details.items.allSatisfy({ $0.items.isEmpty || $0.values.isEmpty && $0.items.count > 1 }),
        requirements[index].parent == requirements.indices.last(where: { $0 < index })
      else { continue }
      var added: [Requirement] = []
      for item in details.items where !item.items.isEmpty {
        var below = requirements[index]
        below.details = Details(label: item.label, items: item.items)
        below.details.variant = details.variant
        below.details.isVerbatim = details.isVerbatim
        added.append(below)
      }
      requirements[index].details.items.removeAll { !$0.items.isEmpty }
      let at = index + 1
      for other in requirements.indices {
        requirements[other].parent = requirements[other].parent.map {
          $0 >= at ? $0 + added.count : $0
        }
      }
      requirements.insert(contentsOf: added, at: at)
    }
  }

  /// Drops a name that only repeats the title: 'a header with the name "Harbour Vets"'.
  private mutating func dropTitleTold(_ phrases: DocumentLexicon) {
    guard requirements.count > 2 else { return }
    requirements.drop(
      Set(
        requirements.indices.filter { index in
          let details = requirements[index].details
          return requirements[index].subject == .need(.fact)
            && details.label.map { ["Name", "Title"].contains($0.text) } ?? false
            && details.value?.text == title.text
        }))
  }

  /// "Each room shows whether it is free or occupied": a column of two states.
  private mutating func takeStates(
    in sentence: SourceRange, _ words: LineWords, _ phrases: DocumentLexicon
  ) {
    let folded = words.folded(sentence)
    guard let whether = phrases.find("form whether", in: folded),
      let verb = folded.words.indices.dropFirst(whether.upperBound).prefix(4).first(where: {
        phrases.sense(ofAll: FoldedWords(folded.words[$0]), as: "rows whom") == "verb"
      }), verb + 1 < folded.count,
      ["form shows", "clause see"].contains(where: {
        phrases.find($0, in: SourceWords.prefix(folded, whether.lowerBound)) != nil
      })
    else { return }
    var said = words.dropping(verb + 1, from: sentence)
    while let last = words.bytes[said.range].last, last == UInt8(ascii: ".") {
      said = SourceRange(said.lowerBound, said.upperBound - 1)
    }
    if let now = phrases.ending(of: words.folded(said), as: "moment now"),
      now.length < words.count(said)
    {
      said = words.droppingLast(now.length, from: said)
    }
    let states = words.members(of: said)
    guard states.count == 2, words.hasAlternative(said),
      states.allSatisfy({ (1...3).contains(words.count($0)) })
    else { return }
    let nouns = Set(folded.words[..<whether.lowerBound])
    func isOfSentence(_ requirement: Requirement) -> Bool {
      sentence.lowerBound <= requirement.range.lowerBound
        && requirement.range.lowerBound < sentence.upperBound
    }
    let places = requirements.indices.filter {
      requirements[$0].hasThings && requirements[$0].range.lowerBound < sentence.upperBound
    }
    let others = places.filter { !isOfSentence(requirements[$0]) }
    let named = others.last { index in
      requirements[index].details.label.map {
        FoldedWords($0.text).words.last.map(nouns.contains) ?? false
      } ?? false
    }
    guard let place = named ?? others.last ?? places.last else { return }
    let target = requirements[place].range
    let clause = SourceRange(
      words.place(after: whether.lowerBound, in: sentence).next, sentence.upperBound)
    let isOwn = isOfSentence(requirements[place])
    requirements.drop(
      Set(
        requirements.indices.filter { index in
          index != place && isOfSentence(requirements[index])
            && (!isOwn || clause.lowerBound <= requirements[index].range.lowerBound)
        }))
    guard let place = requirements.firstIndex(where: { $0.range == target && $0.hasThings }) else {
      return
    }
    var details = requirements[place].details
    while details.columnValues.count < details.columns.count { details.columnValues.append(.open) }
    let torn = details.columns.indices.filter { column in
      details.columns[column].range.map { clause.contains($0) } ?? false
    }
    for column in torn.reversed() {
      details.columns.remove(at: column)
      details.columnValues.remove(at: column)
    }
    details.columns.append(Phrase("Status", at: clause))
    details.columnValues.append(.some(states.map { words.label($0).text }))
    requirements[place].details = details
    if requirements[place].subject == .component(.list), details.variant == nil {
      requirements[place].subject = .component(.table)
    }
  }

  /// Joins columns with only a space between them: "date sent", "starting price".
  private mutating func joinColumns(_ words: LineWords) {
    for index in requirements.indices where requirements[index].hasThings {
      var details = requirements[index].details
      // "Name price stock" are three columns without any mark.
      let isMarked = zip(details.columns, details.columns.dropFirst()).contains { first, second in
        guard let end = first.range?.upperBound, let next = second.range?.lowerBound else {
          return false
        }
        return next > end + 1
      }
      guard isMarked, details.columnValues.allSatisfy({ $0 == .open }) else { continue }
      for column in details.columns.indices.dropFirst().reversed() {
        guard let first = details.columns[column - 1].range,
          let last = details.columns[column].range,
          first.upperBound + 1 == last.lowerBound,
          words.bytes[first.upperBound] == UInt8(ascii: " "),
          words.count(first.union(last)) <= 3
        else { continue }
        details.columns[column - 1] = words.label(first.union(last))
        details.columns.remove(at: column)
        if column < details.columnValues.count { details.columnValues.remove(at: column) }
        for item in details.items.indices where column < details.items[item].values.count {
          details.items[item].values.remove(at: column)
        }
      }
      requirements[index].details = details
    }
  }

  /// Takes what follows the columns of a table with a conjunction for its last column and for no
  /// button: "a table with title, date and listens".
  private mutating func takeTornColumns(_ words: LineWords, _ phrases: DocumentLexicon) {
    for index in requirements.indices.reversed() where index < requirements.count {
      let action = requirements[index]
      guard action.subject == .need(.action), let label = action.details.label,
        let range = label.range,
        phrases.sense(in: FoldedWords(action.words), as: "type") == nil,
        words.count(range) <= 3, action.details.kind == nil, !isOrder(range, words, phrases),
        let place = requirements.indices.prefix(index).last(where: { other in
          let details = requirements[other].details
          return requirements[other].hasThings && details.items.isEmpty && details.columns.count > 1
        }),
        let last = requirements[place].details.columns.last?.range,
        last.upperBound < range.lowerBound,
        case let between = words.folded(SourceRange(last.upperBound, range.lowerBound)),
        between.count == 1, LineWords.conjunctions.contains(between.words[0]),
        words.bytes[last.upperBound..<range.lowerBound].allSatisfy({ $0 != UInt8(ascii: ".") }),
        range.upperBound >= words.bytes.count || !words.bytes[range.upperBound].isWordPart
      else { continue }
      requirements[place].details.columns.append(label)
      if !requirements[place].details.columnValues.isEmpty {
        requirements[place].details.columnValues.append(.open)
      }
      requirements.drop([index])
    }
  }

  /// Whether words begin with the verb of a button: "edit", but not "calls taken".
  private func isOrder(
    _ range: SourceRange, _ words: LineWords, _ phrases: DocumentLexicon
  ) -> Bool {
    let first = words.bytes[range.range].prefix { $0.isWordPart }
    return phrases.opening(of: words.folded(range), as: "verb press") != nil
      && first.last?.lowercasedASCII != UInt8(ascii: "s")
  }

  /// Gives a list whose columns are named the rows that a later list of the same things states:
  /// "Spots: A1 (1, ground), A2 (2, ground)".
  private mutating func takeRowsToldLater() {
    for index in requirements.indices.reversed() where index < requirements.count {
      let own = requirements[index].details
      guard requirements[index].hasThings, own.columns.isEmpty, own.items.count > 1,
        let width = own.items.first?.values.count, width > 0,
        own.items.allSatisfy({ $0.values.count == width }),
        let noun = own.label.flatMap({ FoldedWords($0.text).words.last }),
        let place = requirements.indices.prefix(index).last(where: { other in
          let details = requirements[other].details
          let isSame = details.items.map(\.label.text) == own.items.map(\.label.text)
          return requirements[other].hasThings && (details.items.isEmpty || isSame)
            && details.columns.count >= width && details.columns.count <= width + 2
            && details.label.flatMap { FoldedWords($0.text).words.last } == noun
        })
      else { continue }
      requirements[place].details.items = own.items
      requirements[place].details.count = nil
      requirements.drop([index])
    }
  }

  /// Gives filters the values of the column that they name, and those for a least or a greatest value
  /// a number to enter.
  private mutating func offerColumns(_ phrases: DocumentLexicon) {
    let tables = requirements.filter { $0.hasThings && !$0.details.columns.isEmpty }
    for index in requirements.indices where requirements[index].subject == .need(.choice) {
      guard let label = requirements[index].details.label,
        requirements[index].details.items.isEmpty
      else { continue }
      var said = FoldedWords(label.text)
      if said.words.first == "by", said.count > 1 {
        said = FoldedWords(said.words.dropFirst().joined(separator: " "))
        requirements[index].details.label = Phrase(
          LabelText.capitalized(label.text.spacedWords.dropFirst().map(String.init).spaced),
          from: label.origin)
      }
      let bound = phrases.opening(of: said, as: "word bound")
      let name = FoldedWords(said.words.dropFirst(bound?.length ?? 0).joined(separator: " "))
      guard
        let (table, column) = tables.lazy.compactMap({ table in
          table.details.columns.firstIndex { FoldedWords($0.text) == name }.map { (table, $0) }
        }).first
      else { continue }
      if bound != nil {
        requirements[index].subject = .need(.input)
        requirements[index].details.fieldKind = .number
        continue
      }
      var known: [String] = []
      for item in table.details.items {
        // The name of a thing may have a column of its own, and what is derived has no values.
        let named = table.details.columnValues.count { $0 != .open }
        let place = column - max(0, table.details.columns.count - named - item.values.count)
        guard item.values.indices.contains(place) else { continue }
        let value = LabelText.capitalized(item.values[place].text)
        if !known.contains(value) { known.append(value) }
      }
      if (2...8).contains(known.count) {
        requirements[index].details.items = known.map {
          Details.Item(Phrase($0, from: label.origin))
        }
      }
    }
  }

  /// Counts the things that are shown where their number is: "the number of borrowed books".
  private mutating func countThings(_ phrases: DocumentLexicon) {
    // Figures of a dashboard count more than its lists show.
    guard requirements.count(where: { $0.subject == .need(.metric) }) == 1,
      !requirements.contains(where: { $0.subject == .component(.chart) })
    else { return }
    for index in requirements.indices where requirements[index].subject == .need(.metric) {
      let details = requirements[index].details
      guard details.value == nil, details.items.isEmpty, let label = details.label,
        case let said = FoldedWords(label.text), said.count > 1,
        phrases.opening(of: said, as: "row total")?.sense == "count", let noun = said.words.last,
        let place = requirements.firstIndex(where: { other in
          other.hasThings
            && other.details.label.map { FoldedWords($0.text).words.contains(noun) } ?? false
        })
      else { continue }
      let shown = requirements[place].details
      if !shown.items.isEmpty {
        requirements[index].details.value = Phrase(String(shown.items.count), from: label.origin)
      } else {
        let count = min(shown.count ?? Self.shownThings, Self.shownThings)
        requirements[place].details.count = count
        requirements[index].details.samples = [[String(count)]]
      }
    }
  }
}

/// Words of a sentence by their number.
private enum SourceWords {
  /// The first words of some.
  static func prefix(_ folded: FoldedWords, _ count: Int) -> FoldedWords {
    FoldedWords(folded.words.prefix(count).joined(separator: " "))
  }
}
