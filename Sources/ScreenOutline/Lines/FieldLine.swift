package import ScreenDiagnostics
import ScreenModel
internal import ScreenText

/// A line that names something and describes it: "Bike type* (required): city, road or cargo".
package struct FieldLine {
  /// Its name, without the brackets and marks after it.
  package var label: SourceRange
  /// Everything before the mark that separates the name from the value.
  package var name: SourceRange
  /// The texts in brackets after the name.
  package var notes: [SourceRange] = []
  /// The text after a colon, a dash or an arrow.
  package var value: SourceRange?
  /// Whether a star after the name marks it as required.
  package var isStarred = false
  /// Whether a dash separates name and value.
  package var isDashed = false
  /// Whether an arrow separates name and value.
  package var isArrow = false
  /// Whether it asks a question.
  package var isQuestion = false

  package init(_ range: SourceRange, of words: LineWords) {
    let bytes = words.bytes
    let whole = words.unmarked(range)
    (label, name) = (whole, whole)
    if let mark = Self.separator(in: whole, bytes) {
      label = words.trimmed(SourceRange(whole.lowerBound, mark.range.lowerBound))
      var rest = words.trimmed(SourceRange(mark.range.upperBound, whole.upperBound))
      // The bold of "**Name:** value" ends after the colon.
      for sign in ["**", "__"].map({ Array($0.utf8) }) {
        if bytes[rest.range].starts(with: sign), bytes[label.range].starts(with: sign) {
          rest = words.trimmed(SourceRange(rest.lowerBound + 2, rest.upperBound))
          label = SourceRange(label.lowerBound + 2, label.upperBound)
        }
      }
      value = rest.isEmpty ? nil : words.unmarked(rest)
      isDashed = mark.isDash
      isArrow = Self.arrows.contains(Array(bytes[mark.range]))
    }
    name = label
    takeEnd(words)
    label = words.unmarked(label)
    takeStar(words)
  }

  /// Removes marks and brackets from the end of the name.
  private mutating func takeEnd(_ words: LineWords) {
    let bytes = words.bytes
    while let last = bytes[label.range].last {
      if last == UInt8(ascii: ":") {
        label = words.trimmed(SourceRange(label.lowerBound, label.upperBound - 1))
      } else if last == UInt8(ascii: "?"), label.count > 1,
        bytes[label.upperBound - 2] == UInt8(ascii: ")")
      {
        isQuestion = true
        label = SourceRange(label.lowerBound, label.upperBound - 1)
      } else if last == UInt8(ascii: "."), bytes[label.range].dropLast().last == UInt8(ascii: ")") {
        // The line ends a sentence.
        label = SourceRange(label.lowerBound, label.upperBound - 1)
      } else if last == UInt8(ascii: ")") || last == UInt8(ascii: "]"),
        let open = Self.opening(of: label, bytes), open > label.lowerBound,
        !(last == UInt8(ascii: ")") && bytes[open - 1] == UInt8(ascii: "]"))
      {
        let note = words.trimmed(SourceRange(open + 1, label.upperBound - 1))
        // "Name(s)" is a name.
        if Self.plurals.contains(where: { bytes[note.range].elementsEqual($0) }),
          bytes[open - 1].isASCIILetter
        {
          break
        }
        if !note.isEmpty { notes.insert(note, at: 0) }
        label = words.trimmed(SourceRange(label.lowerBound, open))
      } else if bytes[label.range].suffix(3).elementsEqual(Self.dots)
        || bytes[label.range].suffix(3).elementsEqual(Self.ellipsis), label.count > 3
      {
        label = words.trimmed(SourceRange(label.lowerBound, label.upperBound - 3))
      } else if last == UInt8(ascii: "*"), !bytes[label.range].starts(with: [last]) {
        isStarred = true
        label = words.trimmed(SourceRange(label.lowerBound, label.upperBound - 1))
      } else {
        break
      }
    }
    if bytes[label.range].last == UInt8(ascii: "?") { isQuestion = true }
  }

  /// Endings of plurals, which stand in brackets at once behind a word.
  private static let plurals = ["s", "es", "n", "en", "e"].map { Array($0.utf8) }
  private static let dots = Array("...".utf8), ellipsis = Array("…".utf8)

  private mutating func takeStar(_ words: LineWords) {
    guard words.bytes[label.range].last == UInt8(ascii: "*"), label.count > 1 else { return }
    isStarred = true
    label = words.trimmed(SourceRange(label.lowerBound, label.upperBound - 1))
  }

  /// The index of the opening bracket whose closing bracket ends some words.
  private static func opening(of range: SourceRange, _ bytes: [UInt8]) -> Int? {
    var depth = 0
    for index in range.range.reversed() {
      switch bytes[index] {
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth += 1
      case UInt8(ascii: "("), UInt8(ascii: "["):
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return nil
  }

  /// The first mark outside of brackets that separates a name from its description.
  private static func separator(
    in range: SourceRange, _ bytes: [UInt8]
  ) -> (range: Range<Int>, isDash: Bool)? {
    var depth = 0
    var isQuoted = bytes[range.range].first == UInt8(ascii: "\"")
    for index in range.range where index > range.lowerBound {
      let byte = bytes[index]
      // 28" is a size.
      if byte == UInt8(ascii: "\""), isQuoted || !bytes[index - 1].isASCIIDigit {
        isQuoted.toggle()
      }
      if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") { depth -= 1 }
      guard depth <= 0, !isQuoted, index - range.lowerBound <= 90 else { continue }
      if byte == UInt8(ascii: ":") {
        let next = index + 1 < range.upperBound ? bytes[index + 1] : 0
        if next <= UInt8(ascii: " ") || next == UInt8(ascii: "*") || next == UInt8(ascii: "_") {
          return index + 1 < range.upperBound ? (index..<index + 1, false) : nil
        }
      } else if byte == UInt8(ascii: "\t") {
        return (index..<index + 1, false)
      } else if byte == UInt8(ascii: "?"), index + 2 < range.upperBound,
        bytes[index + 1] == UInt8(ascii: " "), bytes[range.upperBound - 1] != byte
      {
        // The text after a question is its possible answers: "Damaged? yes/no".
        return (index + 1..<index + 2, false)
      } else if byte == UInt8(ascii: " ") || byte == UInt8(ascii: ".") {
        for mark in marks
        where bytes[index..<range.upperBound].starts(with: mark.bytes)
          && !(mark.isDash && isWithinRange(index, index + mark.bytes.count, in: range, bytes))
        {
          return (index..<index + mark.bytes.count, mark.isDash)
        }
      }
    }
    return nil
  }

  /// Whether a dash is between the ends of a range: "8:00 – 13:00", "Monday – Friday", "10 – 20".
  private static func isWithinRange(
    _ end: Int, _ next: Int, in range: SourceRange, _ bytes: [UInt8]
  ) -> Bool {
    let before = bytes[range.lowerBound..<end].reversed().prefix { $0 > UInt8(ascii: " ") }
    let after = bytes[next..<range.upperBound].prefix { $0 > UInt8(ascii: " ") }
    let (first, last) = (FoldedWords(before.reversed()), FoldedWords(after))
    let book = DocumentLexicon.shipped
    if book.sense(ofAll: first, as: "cell moment") != nil {
      return book.sense(ofAll: last, as: "cell moment") != nil
    }
    func isNumber(_ word: some Sequence<UInt8>) -> Bool {
      word.allSatisfy { $0.isASCIIDigit || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".") }
    }
    func isTime(_ word: some Collection<UInt8>) -> Bool {
      word.contains(UInt8(ascii: ":")) && isNumber(word)
    }
    guard isNumber(before), isNumber(after) else { return false }
    // "Song 2 - 30" is not a range of numbers, "2 - 30" is.
    return isTime(before) == isTime(after)
      && (isTime(before) || before.count == end - range.lowerBound)
  }

  private static let arrows = [" -> ", " → "].map { Array($0.utf8) }

  private static let marks: [(bytes: [UInt8], isDash: Bool)] =
    [
      (" – ", true), (" — ", true), (" - ", true), (" = ", false), (" -> ", false), (" → ", false),
      ("   ", false), ("....", false),
    ].map { (Array($0.0.utf8), $0.1) }
}
