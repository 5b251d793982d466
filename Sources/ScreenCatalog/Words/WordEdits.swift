internal import ScreenText

/// The words at an edit distance of one from a word and with the same first letter: with two
/// letters swapped, one inserted, one removed or, in long words, one replaced.
package enum WordEdits {
  /// The minimum length of a word in which a letter may be replaced.
  private static let leastReplaced = 8
  /// The maximum length of a word. Each letter adds about fifty edits, and longer words are rarely
  /// typing errors.
  private static let longest = 24

  /// Returns the first non-nil result of `find` for the edits of a word.
  package static func first<Found>(of word: String, where find: (String) -> Found?) -> Found? {
    let bytes = Array(word.utf8)
    guard (2...longest).contains(bytes.count) else { return nil }
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    func found(_ edit: (inout [UInt8]) -> Void) -> Found? {
      var edited = bytes
      edit(&edited)
      return find(String(decoding: edited, as: UTF8.self))
    }
    for place in 1..<bytes.count - 1 {
      if let found = found({ $0.swapAt(place, place + 1) }) { return found }
    }
    for place in 1...bytes.count {
      for letter in letters {
        if let found = found({ $0.insert(letter, at: place) }) { return found }
      }
    }
    for place in 1..<bytes.count {
      if let found = found({ $0.remove(at: place) }) { return found }
    }
    guard bytes.count >= leastReplaced else { return nil }
    for place in 1..<bytes.count {
      for letter in letters {
        if let found = found({ $0[place] = letter }) { return found }
      }
    }
    return nil
  }
}
