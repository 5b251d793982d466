internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenModel
package import ScreenReading

/// Finds in an intent the plan that it asks for: a protocol before or after a word for a plan, then
/// whom it is for, the times, and what happened.
package struct PlanReader {
  /// How many tokens of an intent are looked at.
  static let limit = 200

  let words: [IntentWord]
  let book: PlanLibrary
  var request: PlanRequest

  /// What an intent asks for; nil where it asks for no plan.
  package static func request(in document: Document, _ bytes: [UInt8]) -> PlanRequest? {
    // Most intents have no word for a plan, and cost no more than this.
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

  /// What a plan is called; here and not in the file, which is only read where one of them is said.
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

  /// The protocol named beside the first word for a plan: "sleep plan", "plan for better sleep".
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

  /// Whether what is at an index goes on about the plan, rather than making it part of a name:
  /// "a sleep plan pricing page" asks for no plan.
  private static func follows(_ index: Int, _ words: [IntentWord], _ book: PlanLibrary) -> Bool {
    guard words.indices.contains(index), words[index].kind == .word else { return true }
    return book.plays(words[index].text, "follow")
  }

  /// Words as a cue writes them, with single spaces, or a hyphen where one ties them.
  static func phrase(_ words: some Sequence<IntentWord>) -> String {
    var text = ""
    for word in words {
      if !text.isEmpty { text += word.isJoined ? "-" : " " }
      text += word.text
    }
    return text
  }
}
