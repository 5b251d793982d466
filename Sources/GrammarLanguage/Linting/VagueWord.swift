/// Words that ask for something that cannot be checked.
package enum VagueWord {
  private static let words: Set<String> = [
    "appropriate", "attractive", "beautiful", "brief", "catchy", "clean", "concise", "engaging",
    "good", "helpful", "interesting", "meaningful", "nice", "proper", "reasonable", "relevant",
    "short", "simple", "suitable", "useful",
  ]

  private static let numbers: Set<String> = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "twelve",
  ]

  /// The first such word in a guide that states no bound; nil for a guide with a number in it.
  package static func first(in guide: String) -> String? {
    var wish: String?
    var isBounded = false
    var word: [UInt8] = []
    for byte in guide.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): return nil
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        word.append(byte | 0x20)
      default:
        note(&word, as: &wish, &isBounded)
      }
    }
    note(&word, as: &wish, &isBounded)
    return isBounded ? nil : wish
  }

  private static func note(
    _ word: inout [UInt8], as wish: inout String?, _ isBounded: inout Bool
  ) {
    defer { word.removeAll(keepingCapacity: true) }
    guard !word.isEmpty, word.count <= 12 else { return }
    let text = String(decoding: word, as: UTF8.self)
    if numbers.contains(text) { isBounded = true }
    if wish == nil, words.contains(text) { wish = text }
  }
}

extension Sequence<UInt8> {
  /// Whether these bytes contain other bytes as a substring.
  func contains(_ other: some Collection<UInt8>) -> Bool {
    var rest = Array(self)[...]
    while rest.count >= other.count {
      if rest.starts(with: other) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
