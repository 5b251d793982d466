internal import ScreenText

/// Cuts texts that are too long.
enum TextCutting {
  /// The smallest bound at which a cut is marked with an ellipsis.
  static let shortestMarked = 8

  /// Cuts a text to a number of scalars, between graphemes.
  ///
  /// It is cut between words if that keeps two thirds of the room, and ends in `…`, which counts as
  /// one scalar, if there is room for the mark. A first grapheme longer than the bound is cut
  /// between scalars, because nothing of it could be kept otherwise.
  static func cut(_ scalars: inout [Unicode.Scalar], to limit: Int, marksCut: Bool) {
    guard scalars.count > limit else { return }
    let isMarked = marksCut && limit >= shortestMarked
    let room = max(0, isMarked ? limit - 1 : limit)
    var length = graphemeLength(in: scalars, room: room)
    if length == 0 { length = room }
    if isMarked {
      let isBetweenWords = ScalarClass.isSpace(scalars[length])
      let leastKept = room * 2 / 3
      if !isBetweenWords,
        let space = scalars[..<length].lastIndex(where: ScalarClass.isSpace), space >= leastKept
      {
        length = space
      }
    }
    scalars.removeSubrange(length...)
    while let last = scalars.last, isLoose(last) { scalars.removeLast() }
    if isMarked { scalars.append("…") }
  }

  /// The greatest number of scalars, at most `room`, after which a grapheme ends.
  private static func graphemeLength(in scalars: [Unicode.Scalar], room: Int) -> Int {
    // One scalar beyond the room shows whether the last grapheme ends within it.
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars.prefix(room + 1))
    var length = 0
    for character in String(view) {
      let next = length + character.unicodeScalars.count
      guard next <= room else { break }
      length = next
    }
    return length
  }

  /// Whether a scalar is white space, or a comma or dash that would be left at the end.
  private static func isLoose(_ scalar: Unicode.Scalar) -> Bool {
    ScalarClass.isSpace(scalar) || scalar == "," || scalar == ";" || scalar == ":"
  }
}
