internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

/// What is left of clauses that talk on beside what they ask for.
extension ClauseReader {
  /// Drops bare names that nothing is known of where they are no whole element of a list, and says
  /// that they were passed over: "keep them short", "Board meets at nine".
  ///
  /// Of such a piece of a clause a screen could show only a name with nothing to it. Unless more than
  /// twice as much is asked for plainly, it may be what is meant, and stays.
  mutating func dropRemains() -> [Diagnostic] {
    var remains: [Int] = []
    var asked = 0
    for index in requirements.indices {
      if isBareName(index), isPiece(index) {
        remains.append(index)
      } else if !requirements[index].isImplied {
        asked += 1
      }
    }
    guard asked > 2 * remains.count, !remains.isEmpty else { return [] }
    let diagnostics = remains.map {
      Diagnostic(
        .warning, id: "passed-over",
        "nothing is made of these words: they name nothing that the rest of their clause asks for",
        at: requirements[$0].range)
    }
    remove(remains)
    return diagnostics
  }

  /// Drops actions that are named again without their articles, and keeps the shorter names: "I want
  /// to message the group, so give me a button Message group".
  mutating func dropActionsNamedAgain() {
    let actions = requirements.indices.filter { requirements[$0].isForAction }
    guard actions.count > 1, actions.contains(where: { hasArticle(requirements[$0].details.label) })
    else { return }
    var first: [String: Int] = [:]
    var again: [Int] = []
    for index in actions {
      guard let label = requirements[index].details.label, let range = label.range,
        let lower = firstToken(of: label)
      else { continue }
      let upper = (lower..<tokens.count).first { tokens[$0].start >= range.upperBound }
      let name = lowercased(bare(lower, upper ?? tokens.count)).text
      if let earlier = first[name], requirements[earlier].parent == requirements[index].parent,
        let told = requirements[earlier].details.label,
        told.text.utf8.count != label.text.utf8.count
      {
        if label.text.utf8.count < told.text.utf8.count {
          requirements[earlier].details.label = label
        }
        again.append(index)
      } else if first[name] == nil {
        first[name] = index
      }
    }
    if !again.isEmpty { remove(again) }
  }

  private func hasArticle(_ label: Phrase?) -> Bool {
    guard let range = label?.range, let first = label.flatMap({ firstToken(of: $0) }) else {
      return false
    }
    var index = first
    while index < tokens.count, tokens[index].start < range.upperBound {
      if tokens[index].plays(CueSet(.article)) { return true }
      index += 1
    }
    return false
  }

  /// Puts requirements in the place of others, and counts the places of those behind anew.
  mutating func replace(_ places: Range<Int>, with new: [Requirement]) {
    requirements.replaceSubrange(places, with: new)
    for index in requirements.indices.dropFirst(places.lowerBound + new.count) {
      if let parent = requirements[index].parent, parent >= places.upperBound {
        requirements[index].parent = parent + new.count - places.count
      }
    }
  }

  /// Takes requirements out, and counts the places of the others anew; returns where each of all
  /// stands then.
  @discardableResult
  mutating func remove(_ places: some Sequence<Int>) -> [Int?] {
    let gone = Set(places)
    var moved: [Int?] = []
    var kept: [Requirement] = []
    for (index, requirement) in requirements.enumerated() {
      moved.append(gone.contains(index) ? nil : kept.count)
      if !gone.contains(index) { kept.append(requirement) }
    }
    for index in kept.indices { kept[index].parent = kept[index].parent.flatMap { moved[$0] } }
    requirements = kept
    return moved
  }

  /// Whether a requirement is for a name that nothing is known of, with nothing said of it.
  private func isBareName(_ index: Int) -> Bool {
    let requirement = requirements[index]
    guard
      requirement.subject == .need(.fact) || requirement.subject == .need(.records)
        || requirement.subject == .need(.narrative),
      requirement.item == nil, !requirement.isImplied, requirement.derived == nil,
      requirement.details == Details(label: requirement.details.label)
    else { return false }
    return tokens(of: requirement).allSatisfy {
      tokens[$0].kind == .word
        && !tokens[$0].plays(
          CueSet(.component, .section, .layout, .field, .choice, .flag, .need, .each))
    } && !requirements.contains { $0.parent == index }
  }

  /// Whether more of the same clause stands before or behind a name, or it speaks of what was named,
  /// so that it is only a piece: "keep them short".
  private func isPiece(_ index: Int) -> Bool {
    let words = tokens(of: requirements[index])
    if words.contains(where: { isRole($0, .reference) }) { return true }
    var before = words.lowerBound - 1
    while before >= 0, tokens[before].plays(CueSet(.article, .filler, .emphasis, .hedge)) {
      before -= 1
    }
    return !begins(behind: before, upTo: words.upperBound) || !ends(before: words.upperBound)
  }

  /// Whether an element of a list begins behind a token.
  private func begins(behind index: Int, upTo stop: Int) -> Bool {
    guard index >= 0, tokens[index].kind == .word || tokens[index].kind == .number else {
      return true
    }
    if tokens[index].plays(CueSet(.copula)) {
      // "Headings are baker and cake", but not "both are shown"
      return separates(stop)
    }
    if isRole(index, .reference), index > 0, tokens[index - 1].plays(CueSet(.side)) { return true }
    return tokens[index].plays(Self.linking.union(CueSet(.count, .side, .per, .of, .for, .to)))
  }

  /// Whether an element of a list ends before a token, or more is said of it there.
  private func ends(before index: Int) -> Bool {
    guard index < tokens.count, tokens[index].kind == .word || tokens[index].kind == .number else {
      return true
    }
    return tokens[index].plays(
      Self.linking.union(CueSet(.of, .for, .in, .on, .at, .by, .from, .per, .hedge, .side)))
  }

  /// The tokens that a requirement's range covers.
  private func tokens(of requirement: Requirement) -> Range<Int> {
    guard let lower = firstToken(of: Phrase("", at: requirement.range)) else { return 0..<0 }
    var upper = lower
    while upper < tokens.count, tokens[upper].start < requirement.range.upperBound { upper += 1 }
    return lower..<upper
  }
}
