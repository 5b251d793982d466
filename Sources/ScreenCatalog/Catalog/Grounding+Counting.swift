internal import ScreenBrief
internal import ScreenModel
internal import ScreenTables
internal import ScreenText

extension Catalog {
  /// Returns the topic of the things that a figure counts, if the figure stands for the things
  /// themselves: "all 50 US states", or "60 planets" when nothing else is requested.
  ///
  /// A figure among others remains a figure: "7 continents, 12 guides".
  func countedThings(_ requirement: Requirement, in brief: Brief) -> Match? {
    let details = requirement.details
    guard requirement.subject == .need(.metric) || requirement.subject == .need(.fact),
      details.items.isEmpty, details.unit == nil, details.target == nil, details.change == nil,
      let value = details.value?.text, let count = Int(value), (2...1000).contains(count),
      KindPhrase(requirement.words).count == count,
      let match = match(requirement.words), match.isNamed, let topic = match.topic
    else { return nil }
    let isAlone = brief.requirements.allSatisfy { $0.isImplied || $0 == requirement }
    let opening = requirement.words.utf8.prefix { $0 != UInt8(ascii: " ") }
    let isWhole =
      topic.isClosed && topic.items.count == count
      && ["all", "the"].contains { $0.utf8.elementsEqual(opening) }
    return isAlone || isWhole ? match : nil
  }

  /// Returns the topic named by the whole intent if the reader took a word of it for praise. "The
  /// Great Lakes" are five lakes, not all lakes that are great.
  func wholeName(of requirement: Requirement, in brief: Brief) -> Match? {
    guard brief.requirements.count == 1,
      let match = named(KindPhrase(brief.intent), in: [.whole]),
      named(KindPhrase(requirement.words), in: [.whole])?.id != match.id
    else { return nil }
    return match
  }

  /// Returns a title from the words of a requirement if its label or the screen's title says no
  /// more than "List".
  func bareTitle(of requirement: Requirement, in brief: Brief) -> Phrase? {
    guard brief.title.isBare || requirement.details.label?.isBare ?? false else { return nil }
    let words = requirement.words.spacedWords.map(String.init)
    func says(_ word: String) -> Bool {
      KindPhrase(word).words.contains { !$0.isFiller }
    }
    guard let first = words.firstIndex(where: says), let last = words.lastIndex(where: says) else {
      return nil
    }
    let name = words[first...last].spaced
    return Phrase(Wording.capitalized(name), at: requirement.range)
  }
}

extension Catalog.Match {
  /// Whether the query is a name of the entry.
  var isNamed: Bool { method == .name }

  /// Whether the items are in the order that a phrase claims, because the topic's name claims it
  /// too.
  func isInOrder(_ phrase: KindPhrase) -> Bool { phrase.claimsOrder && !isOrderOpen }
}

extension Requirement {
  /// Turns a figure that counts things into records of those things.
  mutating func countThings() {
    subject = .need(.records)
    details.count = details.value.flatMap { Int($0.text) }
    details.value = nil
  }
}

extension Phrase {
  /// Whether the phrase only says how something is shown, such as "List" or "Table".
  var isBare: Bool { !KindPhrase(text).words.contains { !$0.isFiller } }
}
