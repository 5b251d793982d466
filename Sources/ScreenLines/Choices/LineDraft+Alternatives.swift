internal import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenInputs
internal import ScreenOutline
internal import ScreenParts
internal import ScreenText

/// Choices whose options a sentence names: behind "or", or behind a comma.
extension LineDraft {
  /// The choice of words with "or" before the last of them: "Species can be Dog, Cat or Other",
  /// "Pay with card or invoice"; nil for others.
  func alternatives(_ range: SourceRange) -> Request? {
    let field = FieldLine(range, of: words)
    guard field.value == nil, words.bytes[range.range].last != UInt8(ascii: "?"),
      endsInAlternative(field.label)
    else { return nil }
    let members = words.members(of: field.label, joinedBy: Self.joints)
    guard members.count > 1, members.dropFirst().allSatisfy({ (1...4).contains(words.count($0)) }),
      !members.dropFirst().allSatisfy({ words.bytes[$0.range].allSatisfy(\.isASCIIDigit) }),
      let (head, first) = headOfAlternatives(members, in: field.label),
      words.count(first) <= 4
    else { return nil }
    var details = Details(label: label(head))
    details.items = inputs.items([first] + members.dropFirst())
    return Request(.need(.choice), range, details)
  }

  /// Whether the last words are one of several: "or Other", "between window and aisle"; not "search
  /// for name or number".
  private func endsInAlternative(_ range: SourceRange) -> Bool {
    let folded = words.folded(range)
    let joint = phrases.find("draft between", in: folded) == nil ? "draft or" : "draft pair"
    guard phrases.opening(of: folded, as: "draft find") == nil,
      phrases.find("draft joined", in: folded) == nil,
      let last = folded.words.lastIndex(where: { isWord($0, joint) })
    else { return false }
    return last > 0 && (2...4).contains(folded.count - last)
  }

  /// The name of a choice and its first option, in the first of some members: "Species", "Dog" of
  /// "Species can be Dog"; nil if it is neither.
  private func headOfAlternatives(
    _ members: [SourceRange], in range: SourceRange
  ) -> (head: SourceRange, first: SourceRange)? {
    let first = words.folded(members[0])
    if let copula = phrases.find("draft copula", in: first, from: 1),
      copula.upperBound < first.count
    {
      let end = words.place(after: copula.lowerBound, in: members[0]).end
      return (
        words.trimmed(SourceRange(range.lowerBound, end)),
        words.dropping(copula.upperBound, from: members[0])
      )
    }
    if members.count == 2, first.count > 3 || members.allSatisfy({ inputs.namesValue($0) }) {
      return nil
    }
    let length = words.count(members[1])
    // "Delivery post, courier or pick up".
    guard first.count > 1, length < first.count, first.count <= 3 else {
      return (range, members[0])
    }
    return (
      words.droppingLast(length, from: members[0]),
      words.dropping(first.count - length, from: members[0])
    )
  }

  /// The choice of a name before a comma and its options: "when, morning/afternoon", "who takes it,
  /// Kev, Sam"; nil for others.
  func trailing(_ range: SourceRange) -> Request? {
    let parts = words.partsAtCommas(of: range)
    guard parts.count > 1, FieldLine(range, of: words).value == nil, words.count(parts[0]) > 1,
      !hasSlash(parts[0]),
      phrases.find("draft copula", in: words.folded(parts[0]), from: 1) == nil
        || phrases.opening(of: words.folded(parts[0]), as: "draft asks") != nil
    else { return nil }
    let head = FieldLine(parts[0], of: words)
    if parts.count == 2,
      hasSlash(parts[1]) || words.hasAlternative(parts[1]) && words.count(parts[1]) < 6,
      withoutAnswers(range) == nil,
      phrases.opening(of: words.folded(parts[1]), as: "draft remark") == nil,
      !saysSeveral(parts[1]), phrases.find("draft several", in: words.folded(parts[1])) == nil
    {
      let options = words.members(of: parts[1], joinedBy: Self.joints)
      guard options.count > 1, options.allSatisfy({ (1...4).contains(words.count($0)) }),
        !options.allSatisfy({ weight(of: $0) > 250 })
      else { return nil }
      return choice(of: inputs.items(options), head, range)
    }
    let others = parts.dropFirst().flatMap { words.members(of: $0, joinedBy: Self.joints) }
    guard words.count(parts[0]) > 2, others.count > 1,
      phrases.opening(of: words.folded(parts[0]), as: "draft asks") != nil,
      others.allSatisfy({ (1...3).contains(words.count($0)) }),
      others.reduce(0, { $0 + weight(of: $1) }) / others.count < 120
    else { return nil }
    return choice(of: inputs.items(others), head, range)
  }
}
