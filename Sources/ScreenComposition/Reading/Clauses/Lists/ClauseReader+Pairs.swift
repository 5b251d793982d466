internal import ScreenModel
import ScreenReading

/// Members of a list that a comma parts in two: "Tern, Quay 3; Auk, Quay 5".
extension ClauseReader {
  /// A member as an item, parted at the one comma that it has: "Tern, Quay 3".
  func paired(_ member: Range<Int>) -> Details.Item {
    guard let comma = soleComma(in: member) else { return told(member) }
    return Details.Item(
      verbatim(member.lowerBound, comma, capitalizing: true),
      values: [verbatim(comma + 1, member.upperBound)])
  }

  /// The only separator of some words, where it is a comma between others.
  func soleComma(in member: Range<Int>) -> Int? {
    let separators = member.filter { separates($0) }
    guard separators.count == 1, kind(separators[0]) == .comma, member.count < 10,
      member.contains(separators[0] - 1), member.contains(separators[0] + 1),
      !member.contains(where: { kind($0) == .colon || kind($0) == .stop || kind($0) == .open }),
      !member.contains(where: { plays($0, CueSet(.component, .section, .copula, .relative, .verb)) }
      )
    else { return nil }
    return separators[0]
  }

  /// The members from an index to the end of the clause, where semicolons part them and a comma
  /// each: "Tern, Quay 3; Auk, Quay 5". Nil where they are no such pairs.
  func pairs(from start: Int) -> [Range<Int>]? {
    let members = (start..<max(start, end)).split { kind($0) == .semicolon }
    return members.count > 1 && members.allSatisfy({ soleComma(in: $0) != nil }) ? members : nil
  }
}
