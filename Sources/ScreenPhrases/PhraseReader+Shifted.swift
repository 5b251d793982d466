internal import ScreenCatalog
internal import ScreenTables
internal import ScreenText

/// Kinds of screens with their subject behind a preposition: "quiz about world capitals", "guide to
/// composting", "voucher for a spa day".
extension PhraseReader {
  /// The maximum number of words of a subject behind a preposition.
  private static let longestSubject = 4

  /// Answers with the screen that has both in its name: a "quiz about world capitals" is the world
  /// capitals quiz, or one of the topic.
  func shifted(
    _ front: ArraySlice<String>, _ link: String, _ back: ArraySlice<String>,
    _ request: ShortRequest
  ) -> PhraseAnswer? {
    guard lexicon.has(.subject, link), back.count <= Self.longestSubject, front.count < 4 else {
      return nil
    }
    let name = (back + front)[...]
    if let answer = wholePhrase(name, request) { return answer }
    guard let pattern = headPattern(front) else { return nil }
    if let answer = renamed(name, request) { return answer }
    return pattern.roles.contains(.fact) && isTopic(back) ? head(name, request) : nil
  }

  /// Answers a kind of screen for a subject that nothing is known of. The kind says what the screen
  /// is, whatever it is about.
  func unknownSubject(
    _ front: ArraySlice<String>, _ link: String, _ back: ArraySlice<String>,
    _ request: ShortRequest
  ) -> PhraseAnswer? {
    guard lexicon.has(.subject, link) || link == "to", back.count <= Self.longestSubject,
      headPattern(front) != nil, !front.contains(where: { lexicon.has(.part, $0) }),
      !back.contains(where: { lexicon.has(.condition, $0) || lexicon.has(.part, $0) }),
      !hasFigures(back)
    else { return nil }
    var answer = head((back + front)[...], request)
    answer?.isExact = false
    return answer
  }
}
