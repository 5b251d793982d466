package import ScreenDiagnostics
internal import ScreenModel
internal import ScreenOutline
package import ScreenText

/// The actors in the sentences of stories and requirements.
extension ClauseCutter {
  /// A range without the actor and the modal verb: "the reporter shall be able to mark …", "parent
  /// selects …".
  ///
  /// - Parameters:
  ///   - range: The words of the sentence.
  ///   - roles: The roles that the stories of the text name.
  /// - Returns: The words behind the actor.
  package func withoutActor(_ range: SourceRange, of roles: [FoldedWords]) -> SourceRange {
    let folded = words.folded(range)
    let modal = (1..<max(1, min(folded.count, 5))).first {
      phrases.opening(of: folded, as: "modal", at: $0) != nil
    }
    if let modal, let opening = phrases.opening(of: folded, as: "modal", at: modal) {
      let verb = modal + opening.length
      return acts(folded, at: verb) ? words.dropping(verb, from: range) : range
    }
    let start = phrases.opening(of: folded, as: "article")?.length ?? 0
    guard let length = actor(in: folded, at: start, of: roles), acts(folded, at: start + length)
    else {
      return range
    }
    return words.dropping(start + length, from: range)
  }

  private func acts(_ folded: FoldedWords, at place: Int) -> Bool {
    place < folded.count
      && ["actor verb", "opening fill", "verb press"].contains {
        phrases.opening(of: folded, as: $0, at: place) != nil
      }
  }

  /// The number of words that name the actor: the role of a story, or people of any kind.
  private func actor(in folded: FoldedWords, at start: Int, of roles: [FoldedWords]) -> Int? {
    for role in roles where start + role.count < folded.count {
      if folded.hash(of: start..<start + role.count) == role.hash(of: 0..<role.count) {
        return role.count
      }
    }
    return
      (phrases.opening(of: folded, as: "word people", at: start)
      ?? phrases.opening(of: folded, as: "actor who", at: start))?.length
  }
}
