/// The number of scalars that tokens add to a text at a scalar boundary, whatever its form.
struct TextLengths: Sendable {
  /// The greatest number of scalars with a mask; the few tokens with more are listed.
  static let masked = 32
  /// Marks a token that cannot continue any text.
  static let none = UInt16.max

  /// The number of scalars of each token, including an incomplete one; for a token that ends the
  /// text, the number before the quotation mark.
  private(set) var counts: [UInt16]
  /// The masks of the tokens with at most 0, 1, 2, … scalars.
  private(set) var masks: [UInt64]
  /// The tokens of more than `masked` scalars, the longest first.
  private(set) var long: [Int32] = []
  /// The tokens that end a text and have scalars before the quotation mark, the fewest first.
  private(set) var closing: [Int32] = []
  /// The greatest number of scalars before the quotation mark among these.
  private(set) var greatestClosing = 0
  /// The tokens that begin with the quotation mark.
  private(set) var ending: [Int32] = []
  /// The tokens that consist only of the quotation mark.
  private(set) var quotes: [Int32] = []
  /// The number of words of a mask.
  let wordCount: Int

  init(_ tokens: TokenBytes, _ chosen: [Int32]) {
    wordCount = (tokens.count + 63) / 64
    counts = [UInt16](repeating: Self.none, count: tokens.count)
    masks = [UInt64](repeating: 0, count: wordCount * (Self.masked + 1))
    guard let machine = TextMachine(any: ()) else { return }
    for token in chosen {
      guard let count = take(token, tokens, machine) else { continue }
      counts[Int(token)] = UInt16(min(count, Int(Self.none) - 1))
      if count > Self.masked { long.append(token) }
      guard count <= Self.masked else { continue }
      for length in count...Self.masked {
        masks[length * wordCount + Int(token) >> 6] |= 1 << UInt64(token & 63)
      }
    }
    let lengths = counts
    long.sort { (lengths[Int($1)], $0) < (lengths[Int($0)], $1) }
    closing.sort { (lengths[Int($0)], $0) < (lengths[Int($1)], $1) }
    greatestClosing = closing.last.map { Int(lengths[Int($0)]) } ?? 0
  }

  /// The number of scalars of a token; nil if it cannot continue any text.
  private mutating func take(
    _ token: Int32, _ tokens: TokenBytes, _ machine: borrowing TextMachine
  ) -> Int? {
    var cursor = TextCursor(text: 0)
    let range = tokens.range(of: token)
    for byte in tokens.bytes[range] {
      if byte == UInt8(ascii: "\""), cursor.isBetweenScalars {
        if cursor.count > 0 {
          closing.append(token)
        } else {
          ending.append(token)
          if range.count == 1 { quotes.append(token) }
        }
        return cursor.count
      }
      guard cursor.advance(by: byte, machine, length: TextCursor.anyLength) else { return nil }
    }
    return cursor.count + (cursor.isBetweenScalars ? 0 : 1)
  }

  /// The mask of the tokens with at most `count` scalars; empty for a negative number.
  func mask(upTo count: Int) -> ArraySlice<UInt64> {
    masks[(count * wordCount)..<((count + 1) * wordCount)]
  }
}

/// A text without rules, by which lengths are counted.
private struct AnyText: TextProgress {
  var mayEnd: Bool { true }

  func following(_ kind: ScalarKind) -> AnyText? { self }
}

extension TextMachine {
  /// Creates the machine that accepts any text.
  fileprivate init?(any: Void) { self.init([AnyText(), AnyText()]) }
}
