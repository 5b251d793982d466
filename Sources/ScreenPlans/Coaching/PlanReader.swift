internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenModel
package import ScreenReading

/// Finds the plan that an intent asks for: a protocol next to a word for a plan, then the group of
/// people, the times, and past events.
package struct PlanReader {
  /// The number of tokens of an intent to examine.
  static let limit = 200

  let words: [IntentWord]
  let book: PlanLibrary
  var request: PlanRequest

  /// Returns the plan that an intent asks for; nil if it asks for none.
  package static func request(in document: Document, _ bytes: [UInt8]) -> PlanRequest? {
    // Most intents have no word for a plan, so this check is all that they cost.
    let head = document.tokens.prefix(limit)
    guard head.contains(where: { isPlan($0, bytes) }) else { return nil }
    let words = IntentWord.words(head, bytes)
    guard var reader = PlanReader(words, .shipped) else { return nil }
    reader.readClauses()
    return reader.request
  }

  private init?(_ words: [IntentWord], _ book: PlanLibrary) {
    self.words = words
    self.book = book
    guard let found = Self.opening(words, book) else { return nil }
    let range = words[found.lower].range.union(words[found.upper - 1].range)
    request = PlanRequest(basis: found.basis, range: range, title: range)
  }

  // MARK: The opening

  /// The words for a plan. They are not in the data file, so that it is loaded only if one occurs.
  private static let planWords = ["plan", "programme", "program", "schedule", "routine", "coach"]

  private static func isPlan(_ token: Token, _ bytes: [UInt8]) -> Bool {
    guard token.kind == .word else { return false }
    // "sleep-plan"
    let whole = bytes[token.range]
    let word = whole.lastIndex(of: UInt8(ascii: "-")).map { whole[($0 + 1)...] } ?? whole
    guard (4...9).contains(word.count), let first = word.first,
      "psrc".utf8.contains(first | 0x20)
    else { return false }
    return planWords.contains(String(decoding: word, as: UTF8.self).lowercased())
  }

  /// Returns the protocol named next to the first word for a plan, with the range of both: "sleep
  /// plan", "plan for better sleep".
  private static func opening(
    _ words: [IntentWord], _ book: PlanLibrary
  ) -> (basis: PlanProtocol, lower: Int, upper: Int)? {
    guard let plan = words.firstIndex(where: { planWords.contains($0.text) }), plan < 16 else {
      return nil
    }
    let isAhead = words[..<plan].contains { $0.kind != .word }
    if !isAhead, follows(plan + 1, words, book) {
      for length in (1...4).reversed() where plan - length >= 0 {
        let phrase = phrase(words[(plan - length)..<plan])
        if let basis = book.protocols.first(where: { $0.cues.contains(phrase) }) {
          return (basis, plan - length, plan + 1)
        }
      }
    }
    // "a plan for better sleep", "a plan to beat jet lag", "coach me to less caffeine"
    let after = words.indices.contains(plan + 1) && words[plan + 1].text == "me" ? plan + 1 : plan
    guard words.indices.contains(after + 2),
      ["for", "to", "against"].contains(words[after + 1].text),
      plan == 0 || book.plays(words[plan - 1].text, "lead")
    else { return nil }
    for lower in (after + 2)...min(after + 4, words.count - 1) {
      for upper in (lower + 1...min(lower + 4, words.count)).reversed() {
        let phrase = phrase(words[lower..<upper])
        if let basis = book.protocols.first(where: { $0.cues.contains(phrase) }),
          follows(upper, words, book)
        {
          return (basis, plan, upper)
        }
      }
    }
    return nil
  }

  /// Whether the word at an index continues the description of the plan instead of making it part
  /// of a name: "a sleep plan pricing page" does not ask for a plan.
  private static func follows(_ index: Int, _ words: [IntentWord], _ book: PlanLibrary) -> Bool {
    guard words.indices.contains(index), words[index].kind == .word else { return true }
    return book.plays(words[index].text, "follow")
  }

  /// Returns words in the spelling of cues, joined by spaces or by their hyphens.
  static func phrase(_ words: some Sequence<IntentWord>) -> String {
    var text = ""
    for word in words {
      if !text.isEmpty { text += word.isJoined ? "-" : " " }
      text += word.text
    }
    return text
  }
}
