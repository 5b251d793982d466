internal import ScreenDiagnostics
internal import ScreenOutline
internal import ScreenText

/// Parts of a line between its marks.
extension LineDraft {
  /// The parts of a range between some bytes outside of brackets and quotation marks: "name",
  /// "(a; b)" of "name; (a; b)".
  func split(_ range: SourceRange, at marks: String) -> [SourceRange] {
    let marks = Array(marks.utf8)
    return parts(of: range) { marks.contains(words.bytes[$0]) ? 1 : 0 }
      .map(words.trimmed).filter { !$0.isEmpty }
  }

  /// The parts between signs that bind less than commas: "rain / wind", "beds + minutes".
  func strongParts(of range: SourceRange) -> [SourceRange] {
    let hasCommas = words.partsAtCommas(of: range).count > 2
    for sign in Self.strongSigns where sign != Self.slash || !hasCommas {
      let found = parts(of: range) {
        words.bytes[$0..<range.upperBound].starts(with: sign) ? sign.count : 0
      }
      guard found.count > 1, let last = found.last, !last.isEmpty else { continue }
      // "Points done / total" is one figure.
      let isFigure =
        sign == Self.slash && found.count == 2 && words.count(last) == 1
        && words.count(found[0]) > 1
      return isFigure ? [range] : found.map(words.trimmed)
    }
    return [range]
  }

  private static let slash = Array(" / ".utf8)
  private static let strongSigns =
    [";", " + ", " | ", "|", " · ", " • ", " . "].map { Array($0.utf8) } + [slash]

  /// The names between several dashes: "day - night - motorway".
  func dashed(_ range: SourceRange) -> [SourceRange]? {
    let sign = Array(" - ".utf8)
    let found = parts(of: range) {
      words.bytes[$0..<range.upperBound].starts(with: sign) ? sign.count : 0
    }
    return found.count > 2 && found.allSatisfy { (1...4).contains(words.count($0)) }
      ? found.map(words.trimmed) : nil
  }

  /// The ranges between separators outside of brackets and quotation marks.
  ///
  /// - Parameters:
  ///   - range: The line.
  ///   - separator: The length of the separator that begins at a place; 0 if none does.
  /// - Returns: At least one range, as it is.
  private func parts(of range: SourceRange, _ separator: (Int) -> Int) -> [SourceRange] {
    var (parts, start, depth): ([SourceRange], Int, Int) = ([], range.lowerBound, 0)
    var isQuoted = false
    for index in range.range {
      switch words.bytes[index] {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
      guard depth <= 0, !isQuoted, index >= start, case let length = separator(index), length > 0
      else { continue }
      parts.append(SourceRange(start, index))
      start = index + length
    }
    return parts + [SourceRange(start, range.upperBound)]
  }

  /// The members of an enumeration; commas separate them if slashes are within words: "name",
  /// "he/she" of "name, he/she".
  func listed(_ range: SourceRange) -> [SourceRange] {
    let parts = words.partsAtCommas(of: range)
    let hasSpacedSlash = words.bytes[range.range].firstRange(of: Self.slash) != nil
    let isLastSlashed =
      parts.count > 2
      && !parts.dropLast().contains { words.bytes[$0.range].contains(UInt8(ascii: "/")) }
    guard parts.count > 1, !hasSpacedSlash || isLastSlashed,
      hasSlash(range) || split(range, at: "+").count > 1
    else { return words.members(of: range, joinedBy: Self.joints).filter { !$0.isEmpty } }
    let last = parts[parts.count - 1]
    return parts.dropLast()
      + (hasSlash(last) ? [last] : words.members(of: last, joinedBy: Self.joints))
  }

  /// Whether slashes part words outside of brackets: "alive / dead".
  func hasSlash(_ range: SourceRange) -> Bool { split(range, at: "/").count > 1 }

  /// The conjunctions of members; a single letter may begin a word, as in "e-mail".
  static let joints = LineWords.conjunctions.filter { $0.utf8.count > 1 || $0 == "&" }
}
