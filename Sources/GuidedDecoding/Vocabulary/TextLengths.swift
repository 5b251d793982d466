/// How many scalars tokens add to a text that stands between two scalars, whatever its form.
struct TextLengths: Sendable {
  /// The masks go up to so many scalars; the few tokens with more are listed.
  static let masked = 32
  /// What stands for a token that no text goes on with.
  static let none = UInt16.max

  /// By token: the number of scalars, one that it breaks off in included.
  private(set) var counts: [UInt16]
  /// The tokens of at most 0, 1, 2, … scalars, mask by mask.
  private(set) var masks: [UInt64]
  /// The tokens of more than `masked` scalars, the longest first.
  private(set) var long: [Int32] = []
  /// The tokens in which a text ends.
  private(set) var closing: [Int32] = []
  /// The greatest number of scalars before the quotation mark of one of these.
  private(set) var greatestClosing = 0
  /// The number of words of a mask.
  let wordCount: Int

  init(_ tokens: TokenBytes, _ chosen: [Int32]) {
    wordCount = (tokens.count + 63) / 64
    counts = [UInt16](repeating: Self.none, count: tokens.count)
    masks = [UInt64](repeating: 0, count: wordCount * (Self.masked + 1))
    guard let machine = TextMachine(any: ()) else { return }
    for token in chosen {
      var cursor = TextCursor(text: 0)
      var isText = true
      for byte in tokens.bytes[tokens.range(of: token)] {
        if byte == UInt8(ascii: "\""), cursor.text & 31 == 0 {
          closing.append(token)
          greatestClosing = max(greatestClosing, cursor.count)
          isText = false
        } else if !cursor.advance(by: byte, machine, length: 0...Int(UInt32.max)) {
          isText = false
        }
        guard isText else { break }
      }
      guard isText else { continue }
      let count = cursor.count + (cursor.text & 31 == 0 ? 0 : 1)
      counts[Int(token)] = UInt16(min(count, Int(Self.none) - 1))
      if count > Self.masked { long.append(token) }
      guard count <= Self.masked else { continue }
      for length in count...Self.masked {
        masks[length * wordCount + Int(token) >> 6] |= 1 << UInt64(token & 63)
      }
    }
    let lengths = counts
    long.sort { (lengths[Int($1)], $0) < (lengths[Int($0)], $1) }
  }

  /// The tokens of at most so many scalars; none for a negative number.
  func mask(upTo count: Int) -> ArraySlice<UInt64> {
    masks[(count * wordCount)..<((count + 1) * wordCount)]
  }
}

/// Any text: what lengths are counted by.
private struct AnyText: TextProgress {
  var mayEnd: Bool { true }

  func following(_ kind: ScalarKind) -> AnyText? { self }
}

extension TextMachine {
  /// The machine of any text.
  fileprivate init?(any: Void) { self.init([AnyText(), AnyText()]) }
}
