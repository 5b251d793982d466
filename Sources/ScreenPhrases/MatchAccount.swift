internal import ScreenCatalog
internal import ScreenTables
internal import ScreenText

/// What an entry of the catalog accounts for: the words of its names, and those of its contents.
struct MatchAccount: Hashable, Sendable {
  private let pattern: Pattern
  private let thing: Thing

  /// The minimum cosine, in thousandths, for a word of a request to be accounted for by a word of a
  /// name. Plumber and electrician have 360, bee and hive 560.
  private static let leastCosine = 480

  init(_ pattern: Pattern, _ thing: Thing) {
    (self.pattern, self.thing) = (pattern, thing)
  }

  /// Whether the entry is a whole screen with a name of its own.
  var isWhole: Bool { pattern.kind == .phrase }

  /// Whether only the class of the thing is known.
  var isClassed: Bool { !isWhole && thing.isClassed }

  /// Whether nothing is known of the thing that the entry shows.
  var isUnknown: Bool { !isWhole && thing.isUnknown }

  /// Whether the entry is filled in for one thing, and shows none of those that there are.
  var isForm: Bool { pattern.hasOwnInputs && !pattern.showsTable && !pattern.showsCollection }

  /// Whether the entry is a checklist of a thing whose tasks are unknown, so that it would tick off
  /// things of its kind.
  var ticksThings: Bool {
    pattern.lines.contains { $0 == "*checklist" || $0 == "*tasks" } && thing.frame.tasks.isEmpty
      && thing.frame.noun == thing.frame.name
  }

  /// The names of the entry.
  private var names: [String] {
    isWhole ? pattern.names : pattern.names + (thing.isUnknown ? [] : thing.frame.names)
  }

  /// Returns the words that the entry does not account for: they are in none of its names or
  /// contents, and near to no word of its names.
  func lost(of words: [String]) -> [String] {
    let named = Set(names.flatMap { ContentWords($0).stems })
    let lost = words.filter { word in
      let stems = ContentWords(word).stems
      return !stems.isEmpty && !stems.contains(where: named.contains)
    }
    guard !lost.isEmpty else { return [] }
    let shown = Set(contents.flatMap { $0.lowercased().spacedWords.map { Self.plain($0) } })
    return lost.filter { !shown.contains(Wording.singular($0)) && !isNear($0) }
  }

  /// Whether the entry is of the kind that a request's head names: one of its names has a word of
  /// the head, or ends as another name of that kind does.
  func isKind(_ head: [String], of kind: Pattern) -> Bool {
    let last = ContentWords(head.last ?? "").stems
    let all = pattern.names + (thing.isUnknown ? [] : thing.frame.names)
    return all.contains { name in
      let words = name.spacedWords
      return ContentWords(name).stems.contains(where: last.contains)
        || (1...3).contains { length in
          length <= words.count
            && kind.isCalled(words.suffix(length).map { Wording.singular(String($0)) })
        }
    }
  }

  /// Returns the words of the entry's first name that a request says nothing of, without those of
  /// the kind of screen.
  func foreign(to request: [String], besides heads: [String]) -> [String] {
    let said = Set((request + heads).flatMap { ContentWords($0).stems })
    if !isWhole, !thing.isUnknown,
      thing.frame.names.contains(where: { ContentWords($0).stems.allSatisfy(said.contains) })
    {
      return []
    }
    let name = isWhole ? pattern.name : thing.isUnknown ? "" : thing.frame.name
    return name.spacedWords.map(String.init).filter { word in
      let stems = ContentWords(word).stems
      return !stems.isEmpty && !stems.contains(where: said.contains)
        && !request.contains { Self.areNear($0, word) }
    }
  }

  private var contents: [String] {
    pattern.lines
      + (thing.isUnknown
        ? [] : thing.frame.attributes.map(\.label) + thing.frame.rows.flatMap(\.self))
  }

  /// Returns a word of the contents in the singular, without the marks around it.
  private static func plain(_ word: some StringProtocol) -> String {
    Wording.singular(String(word.filter { $0.isLetter || $0.isNumber || $0 == "-" }))
  }

  private func isNear(_ word: String) -> Bool {
    names.contains { $0.spacedWords.contains { Self.areNear(word, String($0)) } }
  }

  private static func areNear(_ word: String, _ other: String) -> Bool {
    WordVectors.shipped.similarity(of: word, to: other).map { $0 >= leastCosine } ?? false
  }
}

extension Pattern {
  /// Whether the contents have a table of their own.
  var showsTable: Bool { lines.contains { $0.hasPrefix("table") } }

  /// Whether the contents have inputs of their own, or ask for values of the thing.
  fileprivate var hasOwnInputs: Bool {
    hasInputs || asksOfRegister || lines.contains { $0.hasPrefix("input") }
  }
}

extension PhraseAnswer {
  /// Whether the answer is a recipe of a whole screen rather than a topic.
  var isRecipe: Bool {
    switch contents {
    case .recipe: true
    case .topic, .made: false
    }
  }
}
