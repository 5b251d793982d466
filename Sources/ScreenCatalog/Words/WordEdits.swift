internal import ScreenText

/// Words at one edit's distance from another that begin as that does: with two letters swapped, with one
/// more, with one less, and of long words with one replaced.
package enum WordEdits {
  /// One letter may be another in words of so many.
  private static let leastReplaced = 8
  /// Longer words are no slips of the pen: there are some fifty edits for each of their letters.
  private static let longest = 24

  /// What a function gives for the first such word of which it gives anything.
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
