package import ScreenAnchors
internal import ScreenEdits
package import ScreenModel

/// The order of what a collection holds, said by a word for the order itself.
extension EditSession {
  /// `put them in alphabetical order`, `sort by surname`, `the most overdue first`.
  ///
  /// - Returns: The plan, with the words that are left; nil if no order is said so, or if it is not
  ///   certain by what.
  package func orderingPlainly(
    _ said: ArraySlice<EditToken>
  ) -> (plan: EditPlan, rest: ArraySlice<EditToken>)? {
    var scanner = ClauseScanner(said, words: words)
    while !scanner.isAtEnd {
      let before = scanner.rest
      if scanner.take("alphabet") != nil {
        // `alphabetically by title` is by a name that something has.
        if scanner.take("by") != nil {
          guard let name = ordered(byNameIn: &scanner, of: said) else { return nil }
          return name
        }
        return plan(sorting: said, after: scanner) { $0 }
      }
      if scanner.take("by") != nil {
        return ordered(byNameIn: &scanner, of: said)
      }
      if let extreme = scanner.take("extreme") {
        let key = scanner.takeWords(before: "leading")
        guard !key.isEmpty, scanner.take("leading") != nil else { return nil }
        scanner.skip("trailing")
        guard scanner.isAtEnd else { return nil }
        return plan(ranking: key, isFalling: extreme == "most").map { ($0, scanner.rest) }
      }
      if scanner.rest.count == before.count { _ = scanner.takeWord() }
    }
    return nil
  }

  /// The rest of `by surname`, `by name`; nil if anything else follows.
  private func ordered(
    byNameIn scanner: inout ClauseScanner, of said: ArraySlice<EditToken>
  ) -> (plan: EditPlan, rest: ArraySlice<EditToken>)? {
    scanner.skip("article", "them", "its")
    let start = scanner.rest
    guard scanner.take("surname") != nil else { return nil }
    // A column that is called so is what is meant.
    let name = start.prefix(start.count - scanner.rest.count)
    if finder.find(name).one != nil { return nil }
    return plan(sorting: said, after: scanner) { text in
      // `de Vries, Anna` is sorted as it stands.
      guard !text.contains(","), let last = text.split(separator: " ").last else { return text }
      return last + " " + text
    }
  }

  /// Sorts the only collection, or the one that the words before the order name, by the names of
  /// what it holds.
  private func plan(
    sorting said: ArraySlice<EditToken>, after scanner: ClauseScanner,
    by key: (String) -> String
  ) -> (plan: EditPlan, rest: ArraySlice<EditToken>)? {
    var scanner = scanner
    scanner.skip("trailing")
    guard scanner.isAtEnd,
      let home = collection(namedIn: said.prefix(said.count - scanner.rest.count))
    else { return nil }
    return (try? sorting(home, called: [], isFalling: false, by: key)).map { ($0, scanner.rest) }
  }

  /// `most ⟨overdue books⟩ first`: sorts by the only column or fact of figures that shares a word
  /// with it.
  private func plan(ranking key: ArraySlice<EditToken>, isFalling: Bool) -> EditPlan? {
    let stems = Set(key.flatMap { AnchorFinder.fold($0.text).map(AnchorFinder.stem) })
    let ranked = finder.parts(in: nil).filter { candidate in
      guard case .part(let address, let part) = candidate.target,
        part.kind == "column" || part.kind == "fact",
        AnchorFinder.fold(part.label).map(AnchorFinder.stem).contains(where: stems.contains)
      else { return false }
      let texts = part.texts(under: tree(at: address))
      return !texts.isEmpty && texts.allSatisfy { Figure($0) != nil || ValueForm(of: $0) != nil }
    }
    guard ranked.count == 1, case .part(let home, let part) = ranked[0].target else { return nil }
    let called = EditToken.tokens(of: Array(part.label.utf8))[...]
    return try? sorting(home, called: called, isFalling: isFalling, by: { $0 })
  }

  /// The collection that words name, or else the current one, or else the only one.
  package func collection(namedIn said: ArraySlice<EditToken>) -> ElementAddress? {
    let all = finder.candidates(in: nil).filter { Self.sortable.contains($0.kind) }
    if all.count == 1 { return all[0].address }
    if latest.count == 1, case .element(let address) = latest[0],
      all.contains(where: { $0.address == address })
    {
      return address
    }
    let stems = Set(said.flatMap { AnchorFinder.fold($0.text).map(AnchorFinder.stem) })
    let named = all.filter { candidate in
      candidate.stems.contains { !$0.isEmpty && $0.allSatisfy(stems.contains) }
    }
    return named.count == 1 ? named[0].address : nil
  }
}
