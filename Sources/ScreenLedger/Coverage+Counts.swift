internal import ScreenCatalog
internal import ScreenModel
internal import ScreenReading
internal import ScreenText

/// Numbers of elements that are asked for: "two Save buttons".
extension Coverage {
  /// Whether a token is the number of elements of a kind of which the screen has fewer.
  func isMissedCount(_ index: Int) -> Bool {
    guard let asked = count(at: index), !isShown(count: Double(asked)),
      let kind = kind(countedFrom: index), kind.isSingle
    else { return false }
    return (1..<asked).contains(number(of: kind))
  }

  /// The number from 2 to 24 that a token alone is, in digits or spelt out.
  private func count(at index: Int) -> Int? {
    let token = document.tokens[index]
    guard token.kind == .number || token.isWord else { return nil }
    let text = String(decoding: bytes[token.range], as: UTF8.self)
    guard token.kind != .number || text.utf8.allSatisfy(\.isASCIIDigit),
      token.kind == .number || Self.numerals.contains(text.lowercased()),
      let count = Measures.count(text), (2...24).contains(count)
    else { return nil }
    return count
  }

  private static let numerals: Set<String> = [
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
  ]

  /// The kind whose plural the number counts: the first one of the words after it, before any mark.
  private func kind(countedFrom index: Int) -> ComponentKind? {
    for place in (index + 1)..<min(index + 5, document.count) {
      let token = document.tokens[place]
      guard token.isWord, !token.isFunction else { return nil }
      guard let sense = lexicon.sense(.component, of: token) else { continue }
      guard bytes[token.range].last.map({ $0 | 0x20 }) == UInt8(ascii: "s") else { return nil }
      return sense.argument.split(separator: ".").first.flatMap {
        ComponentKind(rawValue: String($0))
      }
    }
    return nil
  }
}
