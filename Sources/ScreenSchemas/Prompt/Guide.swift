internal import ScreenText

/// Finds examples in the words of a guide.
package enum Guide {
  /// The example in a guide: "The habit, such as Wake up; never a streak" gives "Wake up", "As
  /// 07:00" gives "07:00".
  package static func example(in guide: String) -> String? {
    let bytes = Array(guide.utf8)
    var index = 0
    while index < bytes.count {
      let rest = bytes[index...]
      if rest.starts(with: "such as ".utf8) { return words(of: rest.dropFirst(8)) }
      let isAs = rest.starts(with: "As ".utf8) || rest.starts(with: "as ".utf8)
      if isAs, index == 0 || bytes[index - 1] == UInt8(ascii: " "), index + 3 < bytes.count,
        bytes[index + 3].isASCIIDigit
      {
        return words(of: rest.dropFirst(3))
      }
      index += 1
    }
    return nil
  }

  /// The words up to the next punctuation mark; a colon between digits does not count.
  private static func words(of bytes: ArraySlice<UInt8>) -> String? {
    var end = bytes.startIndex
    while end < bytes.endIndex, !",;(\"".utf8.contains(bytes[end]) {
      let isBeforeDigit =
        end + 1 < bytes.endIndex
        && bytes[end + 1].isASCIIDigit
      if bytes[end] == UInt8(ascii: ":"), !isBeforeDigit { break }
      end += 1
    }
    var words = bytes[..<end]
    while words.last == UInt8(ascii: " ") { words.removeLast() }
    return words.isEmpty ? nil : String(decoding: words, as: UTF8.self)
  }
}
