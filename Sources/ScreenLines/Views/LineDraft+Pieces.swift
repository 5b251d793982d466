internal import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenInputs
internal import ScreenOutline
internal import ScreenParts
internal import ScreenText

/// The names in an enumeration of what is shown.
extension LineDraft {
  /// The parts of a line between its marks and, behind them, at "and": "bed, age and colour". Parts
  /// that only say more of the one before are left out.
  mutating func pieces(_ range: SourceRange) -> [SourceRange] {
    let all = strongParts(of: range).flatMap { words.partsAtCommas(of: $0) }.map(self.parts.bare)
    var kept: [SourceRange] = []
    for (place, piece) in all.enumerated()
    where !piece.isEmpty
      && phrases.sense(ofAll: words.folded(piece), as: "draft joint") == nil
    {
      // "…, show the total in a box"
      let asks = phrases.opening(of: words.folded(piece), as: "draft displays") != nil
      let part = place > 0 && asks ? cutter.withoutArticle(withoutShowing(piece)) : piece
      if place > 0, saysMore(part) {
        leaveOut(part, .more)
      } else {
        kept.append(part)
      }
    }
    // "Car parks A, B and C" is one name.
    if kept.dropFirst().contains(where: { $0.count < 2 }) { return [parts.bare(range)] }
    let found = kept.flatMap { conjoined($0, isOnly: kept.count == 1) }
    return found.dropFirst().contains { $0.count < 2 } ? [parts.bare(range)] : found
  }

  /// The names that "and" joins, unless they are one: "how many beds and how many euros" are two,
  /// "terms and conditions of use for guests" is one.
  private func conjoined(_ range: SourceRange, isOnly: Bool) -> [SourceRange] {
    let folded = words.folded(range).words
    guard
      let place = folded.indices.dropFirst().dropLast().first(where: {
        isWord(folded[$0], "draft and")
      })
    else { return signed(range) }
    let end = words.place(after: place, in: range).end
    let close = words.bytes[end] == UInt8(ascii: ")") ? 1 : 0
    let left = words.trimmed(SourceRange(range.lowerBound, end + close))
    let right = parts.bare(words.dropping(place + 1, from: range))
    guard isBalanced(left),
      mayPart(left, right, at: place, of: folded, isOnly: isOnly, in: range)
    else { return [range] }
    return [left] + conjoined(right, isOnly: isOnly)
  }

  /// Whether as many brackets are closed as opened: not in "beds (new".
  private func isBalanced(_ range: SourceRange) -> Bool {
    words.bytes[range.range].count { $0 == UInt8(ascii: "(") }
      == words.bytes[range.range].count { $0 == UInt8(ascii: ")") }
  }

  /// Whether the words before and behind an "and" are names of their own: each is short, or the
  /// second is quoted, a question, or has an article.
  private func mayPart(
    _ left: SourceRange, _ right: SourceRange, at place: Int, of folded: [String], isOnly: Bool,
    in range: SourceRange
  ) -> Bool {
    if folded[..<place].contains(where: { isWord($0, "draft between") }) { return false }
    if words.bytes[cutter.withoutArticle(right).range].first == UInt8(ascii: "\"") { return true }
    guard words.quotations(in: range).isEmpty else { return false }
    let length = words.count(FieldLine(left, of: words).label)
    let isOwn =
      isWord(folded[place + 1], "article any") || isWord(folded[place + 1], "draft owner")
    if phrases.opening(of: words.folded(right), as: "gathered question") != nil
      || length <= 6 && isOwn
    {
      return true
    }
    // "Number of beds and rooms" is one figure.
    let counted = phrases.opening(of: words.folded(left), as: "draft counted")?.length ?? 0
    let tail = words.folded(right).words
    guard counted < 2, let begins = tail.first, !begins.utf8.allSatisfy(\.isASCIIDigit),
      !isWord(begins, "draft tail")
    else { return false }
    let next = folded[(place + 1)...].firstIndex { isWord($0, "draft and") } ?? folded.count
    let edge = tail.indices.dropFirst().first { isWord(tail[$0], "view edge") } ?? tail.count
    let plain = words.count(withoutEnd(FieldLine(right, of: words).label, as: "draft appearance"))
    return length <= 4
      && min(plain, next - place - 1, isOnly ? plain : edge) <= (isOnly ? 4 : 6)
  }

  /// The names on both sides of an ampersand: "Terms & privacy".
  private func signed(_ range: SourceRange) -> [SourceRange] {
    let found = cutter.splitAtSigns(range)
    return found.count > 1 && found.allSatisfy { (1...3).contains(words.count($0)) }
      && words.quotations(in: range).isEmpty
      && !words.bytes[range.range].contains(UInt8(ascii: "("))
      ? found : [range]
  }

  /// Whether a part behind a comma names nothing itself: "newest first", "mm", "so they can …".
  private func saysMore(_ part: SourceRange) -> Bool {
    let folded = words.folded(part)
    guard let first = folded.words.first else { return true }
    if words.bytes[part.range].first == UInt8(ascii: "\"") { return false }
    // "Which pool" is a name, "which are in" is not.
    if isWord(first, "draft which"), folded.count > 1, !isWord(folded.words[1], "view question"),
      !isWord(folded.words[1], "draft may")
    {
      return false
    }
    return phrases.sense(ofAll: folded, as: "draft appearance") != nil
      || phrases.sense(ofAll: folded, as: "draft unit sign") != nil
      || phrases.sense(ofAll: folded, as: "draft place") != nil
      || parts.isAside(part)
        && (folded.count <= 3 || phrases.ending(of: folded, as: "draft place") == nil)
      || phrases.opening(of: folded, as: "draft tail") != nil
        && folded.count > (isWord(first, "draft loose") ? 3 : 1)
        && !isWord(folded.words[1], "draft asked")
  }
}
