import ScreenBrief
internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenTables
internal import ScreenText

/// Requests for one or two columns of a topic.
extension PhraseReader {
  /// Returns the values in a column of a topic named by the preceding words, such as "Bond film
  /// actors", each with the things that it belongs to.
  func columnValues(_ query: ListQuery, _ request: ShortRequest) -> PhraseAnswer? {
    guard let last = query.core.last, query.core.count > 1, query.condition.isEmpty,
      topic(named: query.core) == nil, things.named(query.core) == nil
    else { return nil }
    let label = Wording.singular(last)
    guard !lexicon.has(.loose, label) else { return nil }
    let front = WordSequence(query.core.dropLast().map(value).spaced)
    for entry in topics.entries {
      guard let place = entry.columns.dropFirst().firstIndex(where: { $0.lowercased() == label }),
        entry.sequences.contains(where: { $0.contains(front) })
      else { continue }
      return values(of: place, in: entry.topic, request)
    }
    return nil
  }

  /// Returns the distinct values in a column of a topic, each with the things that it belongs to.
  func values(of place: Int, in topic: Topic, _ request: ShortRequest) -> PhraseAnswer {
    let origin = Origin.catalog(topic: topic.id)
    var values: [String] = []
    for item in topic.items where !values.contains(item[place]) { values.append(item[place]) }
    var list = Requirement(.component(.list), range: .at(0), words: "list", isImplied: true)
    list.details.label = Phrase(title(of: request))
    list.details.items = values.map { value in
      let own = topic.items.filter { $0[place] == value }.map { $0[0] }
      let more = own.count > 1 ? " and \(own.count - 1) more" : ""
      return Details.Item(
        Phrase(value, from: origin), values: [Phrase(own[0] + more, from: origin)])
    }
    return PhraseAnswer(
      contents: .made([list], layout: nil),
      reason: "topic '\(topic.id)', by \(topic.columns[place].lowercased())")
  }

  /// Returns a table of two columns of a topic, such as "states and capitals".
  func pairs(_ words: ArraySlice<String>, _ request: ShortRequest) -> PhraseAnswer? {
    let words = things.withoutArticles(words)
    guard let link = words.firstIndex(of: "and"), link + 2 == words.endIndex,
      let other = words.last, let head = words[..<link].last
    else { return nil }
    func column(_ word: String, in topic: Topic) -> Int? {
      let singular = Wording.singular(word)
      return topic.columns.firstIndex { $0.lowercased() == singular }
    }
    let topics = [topic(named: words[..<link]), topic(named: words)].compactMap(\.self)
    for topic in topics {
      guard let first = column(head, in: topic), let second = column(other, in: topic),
        first != second
      else { continue }
      let origin = Origin.catalog(topic: topic.id)
      var table = Requirement(.component(.table), range: .at(0), words: "table", isImplied: true)
      table.details.label = Phrase(title(of: request))
      table.details.nameColumn = Phrase(topic.columns[first], from: origin)
      table.details.columns = [Phrase(topic.columns[second], from: origin)]
      table.details.items = topic.items.map {
        Details.Item(
          Phrase($0[first], from: origin), values: [Phrase($0[second], from: origin)])
      }
      return PhraseAnswer(
        contents: .made([table], layout: nil), reason: "topic '\(topic.id)'", isExact: true)
    }
    return nil
  }
}
