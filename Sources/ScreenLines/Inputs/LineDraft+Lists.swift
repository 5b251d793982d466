internal import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenInputs
internal import ScreenOutline
internal import ScreenText

/// Enumerations of inputs without a name before them.
extension LineDraft {
  /// The inputs of a list without a name before it: "plot, product, dose per ha"; nil for other
  /// words.
  func enumerated(_ range: SourceRange, _ field: FieldLine) -> [Request]? {
    guard field.value == nil,
      !words.hasAlternative(range) || words.partsAtCommas(of: range).count > 1
        || phrases.opening(of: words.folded(range), as: "draft find") == nil
    else { return nil }
    var members = listed(range)
    if members.count > 2, let last = members.last, inputs.saysWhetherRequired(last) != nil {
      members.removeLast()
    }
    guard members.count > 1, areMembers(members, of: range) else { return nil }
    if words.bytes[range.range].contains(UInt8(ascii: ",")), isRemark(members) {
      return remarked(range)
    }
    guard areInputs(members, of: range) else { return slashed(members, range) }
    return members.flatMap { member -> [Request] in
      let member = entered(member)
      if let answered = answered(member) { return [answered] }
      return single(member, FieldLine(member, of: words))
    }
  }

  /// Whether the members of a list are short enough for names, and none only says more of the
  /// others: not "from Monday to Friday".
  private func areMembers(_ members: [SourceRange], of range: SourceRange) -> Bool {
    // One of many may be a clause: "…, and they describe the idea in their own words".
    let most = members.count > 3 ? Self.longestOfMany : Self.longestOfFew
    let lengths = members.map { words.count(FieldLine(entered($0), of: words).label) }
    let span = phrases.ending(of: words.folded(range), as: "span ends")?.length
    let isSpan =
      !words.bytes[range.range].contains(UInt8(ascii: ","))
      && span.map { $0 < words.count(range) } ?? false
    return !isSpan && !inputs.hasTypeTail(range)
      && lengths.allSatisfy { (1...most).contains($0) }
      && lengths.count { $0 > Self.longestOfFew } < 2
      && !members.dropFirst().contains { inputs.takesAll($0) && !inputs.namesValue($0) }
  }

  /// The most words of a member of a short list and of a long one.
  private static let longestOfFew = 6, longestOfMany = 9

  /// Whether the words of members speak for names of inputs, "plot, product", and not for options.
  private func areInputs(_ members: [SourceRange], of range: SourceRange) -> Bool {
    let bytes = words.bytes[range.range]
    if bytes.contains(UInt8(ascii: "/")), areAlike(members) { return true }
    let mean = members.reduce(0) { $0 + weight(of: $1) } / members.count
    if bytes.contains(where: { ",+".utf8.contains($0) }) {
      return mean > (members.count > 2 ? -120 : 0)
    }
    let areShort =
      members.allSatisfy { words.count(FieldLine(entered($0), of: words).label) <= 3 }
    return mean > 150 || mean > 0 && areShort && !hasSlash(range)
  }

  /// The input of a name before a comma, with what is said of it as its hint: "Sets, up to 5"; nil
  /// if it has a scale, "Recommend us, 0 to 10".
  private func remarked(_ range: SourceRange) -> [Request]? {
    let whole = inputs.wishes(range, mayBePressed: false)
    if whole.count == 1, !whole[0].details.items.isEmpty { return nil }
    guard let first = words.partsAtCommas(of: range).first, first != range else { return nil }
    let rest = SourceRange(min(first.upperBound + 1, range.upperBound), range.upperBound)
    let found = single(first, FieldLine(first, of: words))
    return found.count == 1 ? [hinted(found[0], words.trimmed(rest))] : found
  }

  /// The choice of a line that only has options, which slashes part: "alive / dead".
  private func slashed(_ members: [SourceRange], _ range: SourceRange) -> [Request]? {
    guard hasSlash(range), members.allSatisfy({ words.count($0) <= 3 }),
      members.count > 2 || words.bytes[range.range].firstRange(of: Array(" / ".utf8)) != nil,
      inputs.trailingOptions(range) == nil
    else { return nil }
    var details = Details(label: words.verbatim(range))
    details.items = inputs.items(members)
    return [Request(.need(.choice), range, details)]
  }

  /// Whether members begin with the same word: "Signature tenant / Signature landlord".
  private func areAlike(_ members: [SourceRange]) -> Bool {
    let first = members.map { words.folded($0).words.first }
    return members.count > 1 && first.allSatisfy { $0 == first[0] }
      && members.allSatisfy { words.count($0) > 1 }
  }

  /// Whether a later member only says something of the first: "pictures, drag to sort".
  func isRemark(_ members: [SourceRange], mayCount: Bool = false) -> Bool {
    // Of many, a later one may go on to explain itself: "line, direction, date, seat if known".
    (members.count > 3 ? members[1..<2] : members.dropFirst()).contains { member in
      let folded = words.folded(member)
      if !mayCount, folded.words.first?.utf8.first?.isASCIIDigit ?? false { return true }
      if phrases.opening(of: folded, as: "draft asks") != nil { return false }
      return folded.count > 1
        && (phrases.opening(of: folded, as: "word remarking") != nil
          || phrases.opening(of: folded, as: "draft remark") != nil)
        || phrases.find("draft clause", in: folded) != nil
    }
  }
}
