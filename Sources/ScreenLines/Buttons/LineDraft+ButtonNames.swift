internal import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenInputs
internal import ScreenOutline
internal import ScreenParts
internal import ScreenText

/// The names of buttons, without what they do.
extension LineDraft {
  /// The most words of a button that is not cut.
  private static let longestName = 5

  /// The names of the buttons in an enumeration: "Approve / Reject per row", "pause or add 5
  /// minutes".
  func buttonNames(_ range: SourceRange) -> [SourceRange] {
    let parts = split(range, at: ";")
    if parts.count > 1 {
      return parts.enumerated().flatMap { place, part in
        place > 0 && deed(in: part) != nil ? [] : buttonNames(part)
      }
    }
    let members = words.members(of: range, joinedBy: Self.joints)
    guard members.count > 1 else { return [buttonName(range)] }
    // Behind the name of one, a clause may say what it does: "Save, then the list opens".
    var names: [SourceRange] = []
    for (place, member) in members.enumerated() {
      let member = cutter.withoutOpenings(member, as: "draft lead")
      let folded = words.folded(member)
      let isTold =
        place > 0
        && (phrases.find("draft clause", in: folded).map { $0.lowerBound < 3 } ?? false
          || folded.count > Self.longestName + 3)
      if isTold { break }
      names.append(namedButton(in: member)?.first.map(buttonName) ?? buttonName(member))
    }
    return names
  }

  /// The name of a button without its article, its notes, and what it does: "Save goes to the
  /// next".
  private func buttonName(_ range: SourceRange) -> SourceRange {
    var name = FieldLine(withoutStop(range), of: words).label
    name = cutter.withoutOpenings(cutter.withoutArticle(name), as: "button lead")
    name = cutter.withoutArticle(cutter.withoutKind(cutter.withoutPlaceBehind(name)))
    let folded = words.folded(name)
    if let each = phrases.find("row each", in: folded, from: 1),
      each.count > 1 || each.upperBound == folded.count
    {
      name = first(each.lowerBound, of: name)
    }
    if let deed = deed(in: name) { name = first(deed, of: name) }
    guard words.count(name) > Self.longestName else { return name }
    let long = words.folded(name)
    let last = (2...Self.longestName).last {
      phrases.opening(of: long, as: "draft preposition", at: $0) != nil
        || phrases.opening(of: long, as: "draft clause", at: $0) != nil
    }
    return last.map { first($0, of: name) } ?? name
  }

  /// The place of the verb that tells what a button does: "shows" in "Save shows the list".
  private func deed(in range: SourceRange) -> Int? {
    let folded = words.folded(range)
    return (1..<max(1, folded.count)).first { place in
      if place > 1 || folded.count > 3,
        phrases.opening(of: folded, as: "draft clause", at: place) != nil
      {
        return true
      }
      let start = words.place(after: place, in: range).next
      let end = words.place(after: place + 1, in: range).end
      return end > start && words.bytes[end - 1] == UInt8(ascii: "s")
        && words.bytes[start].isASCIISmallLetter && place + 1 < folded.count
        && phrases.opening(of: folded, as: "draft deed", at: place) != nil
    }
  }
}
