/// Removing words of an edit that say nothing about a screen.
extension EditWords {
  /// Words without filler at the start and the end.
  package func bare(
    _ tokens: ArraySlice<EditToken>
  ) -> ArraySlice<EditToken> {
    withoutTrailing(withoutLead(tokens))
  }

  /// Words without filler at the start: `oh and`, `could you`, and a mark after it.
  private func withoutLead(
    _ tokens: ArraySlice<EditToken>
  ) -> ArraySlice<EditToken> {
    var rest = tokens
    while true {
      let idle = match("idle", at: rest).flatMap { idle in
        // `great, …`; a name may also begin this way.
        let end = rest.dropFirst(idle.count)
        return end.isEmpty || end.first?.isMark ?? false ? idle : nil
      }
      guard let lead = match("polite", at: rest) ?? idle else { break }
      rest = rest.dropFirst(lead.count)
      while rest.first?.isMark ?? false { rest = rest.dropFirst() }
    }
    return rest
  }

  /// Words without filler at the end: `please`, `as well`, a mark.
  package func withoutTrailing(
    _ tokens: ArraySlice<EditToken>
  ) -> ArraySlice<EditToken> {
    var rest = tokens
    while rest.count > 1 {
      if rest.last?.isMark == true {
        rest = rest.dropLast()
        continue
      }
      let found = (1...6).reversed().first { count in
        rest.count > count
          && match("trailing", at: rest.suffix(count))?.count == count
      }
      guard let found else { break }
      // `No thanks` is a name, and a predicate stays: `Jonas is for now`.
      if match("no", at: rest.suffix(found + 1)) != nil
        || isPhrase("copula", rest.dropLast(found).suffix(1))
      {
        break
      }
      rest = rest.dropLast(found)
    }
    return rest
  }

  /// Words without reasons: the words from `because` up to the next clause.
  package func withoutReasons(_ tokens: [EditToken]) -> [EditToken] {
    var kept: [EditToken] = []
    var isReason = false
    for index in tokens.indices {
      let rest = tokens[index...]
      if tokens[index].isMark {
        let isEnd = tokens[index].text != ","
        let next = rest.dropFirst().drop { match("joint", at: [$0][...]) != nil }
        if isEnd || match("verb", at: next) != nil { isReason = false }
      } else if !tokens[index].isQuoted, !kept.isEmpty {
        let isAside =
          kept.last?.isMark == true && kept.last?.text == ","
          && match("aside", at: rest) != nil
        if isAside || match("reason", at: rest) != nil { isReason = true }
      }
      if !isReason { kept.append(tokens[index]) }
    }
    return kept
  }
}
