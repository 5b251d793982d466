/// A token, and the least number of scalars with which a text that continues with it can end.
struct NeededToken: Hashable, Sendable {
  /// Marks a token that must not follow.
  static let never = Int32.max

  var token: Int32
  var need: Int32
}

/// The tokens that continue or end a text from a place within it, as bits because they are many.
///
/// They are found once, ignoring the length of the text; the remaining room is applied by combining
/// this mask with others.
struct TextMask: Sendable {
  /// All the tokens.
  private var all: [UInt64]
  /// The tokens that need one scalar more than they have, such as one that ends with a space; empty
  /// if the tokens' lengths do not count, as within a scalar.
  private var open: [UInt64]
  /// The tokens that need more than that, the greatest need first.
  private var late: [NeededToken] = []
  /// The needs that no length mask covers, ascending. As the room grows, the allowed tokens change
  /// only at these, and within the lengths that have masks.
  private var steps: [Int32] = []

  /// Creates the mask of tokens that follow at a scalar boundary.
  init(_ tokens: [NeededToken], _ lengths: TextLengths) {
    all = [UInt64](repeating: 0, count: lengths.wordCount)
    open = all
    for each in tokens {
      let (word, bit) = (Int(each.token) >> 6, UInt64(1) << UInt64(each.token & 63))
      all[word] |= bit
      switch Int(each.need) - Int(lengths.counts[Int(each.token)]) {
      case ...0: break
      case 1: open[word] |= bit
      default: late.append(each)
      }
    }
    sortLate()
    let long = lengths.long.filter { all[Int($0) >> 6] & 1 << UInt64($0 & 63) != 0 }
    steps = Self.steps(
      long.map { token in
        let isOpen = open[Int(token) >> 6] & 1 << UInt64(token & 63) != 0
        return Int32(lengths.counts[Int(token)]) + (isOpen ? 1 : 0)
      } + late.map(\.need).filter { $0 > TextLengths.masked })
  }

  /// Creates the mask of tokens that follow within a scalar.
  init(withinScalar tokens: [NeededToken], wordCount: Int) {
    all = [UInt64](repeating: 0, count: wordCount)
    open = []
    for each in tokens { all[Int(each.token) >> 6] |= 1 << UInt64(each.token & 63) }
    late = tokens.filter { $0.need > 1 }
    sortLate()
    steps = Self.steps(late.map(\.need))
  }

  private mutating func sortLate() {
    late.sort { ($1.need, $0.token) < ($0.need, $1.token) }
  }

  /// The distinct needs, ascending, without the mark for tokens that must not follow.
  static func steps(_ needs: [Int32]) -> [Int32] {
    Set(needs).subtracting([NeededToken.never]).sorted()
  }

  /// The least room that allows the same tokens as a given room.
  func step(_ room: Int) -> Int {
    if !open.isEmpty, room <= TextLengths.masked { return max(room, 0) }
    let least = open.isEmpty ? 0 : TextLengths.masked + 1
    return steps.last { $0 <= room }.map { max(Int($0), least) } ?? least
  }

  /// The quotation marks, the only tokens that may follow if no room is left.
  func quotes(_ lengths: TextLengths) -> [Int32] {
    lengths.quotes.filter { all[Int($0) >> 6] & 1 << UInt64($0 & 63) != 0 }
  }

  /// Whether there is so little room that only quotation marks of this mask may follow.
  func isFull(room: Int) -> Bool { room <= 0 && !open.isEmpty }

  /// Writes the tokens after which a text can end within `room` scalars, as bits.
  func write(_ bits: inout [UInt64], room: Int, _ lengths: TextLengths) {
    if !open.isEmpty, room <= 0 {
      for index in bits.indices { bits[index] = 0 }
      bits.insert(quotes(lengths))
    } else if !open.isEmpty, room <= TextLengths.masked {
      overlay(&bits, within: lengths.mask(upTo: room), unless: lengths.mask(upTo: room - 1))
    } else {
      bits.copy(all)
      for token in open.isEmpty ? [] : lengths.long {
        let count = Int(lengths.counts[Int(token)])
        // The remaining tokens are shorter still.
        guard count >= room else { break }
        if count > room || open[Int(token) >> 6] & 1 << UInt64(token & 63) != 0 {
          bits.remove(token)
        }
      }
    }
    for each in late {
      guard each.need > room else { break }
      bits.remove(each.token)
    }
  }

  /// Writes the tokens in both `all` and `within`, except those in `open` and not in `inner`.
  private func overlay(
    _ bits: inout [UInt64], within: ArraySlice<UInt64>, unless inner: ArraySlice<UInt64>
  ) {
    let count = min(bits.count, all.count, within.count, open.count, inner.count)
    unsafe bits.withUnsafeMutableBufferPointer { bits in
      unsafe all.withUnsafeBufferPointer { all in
        unsafe within.withUnsafeBufferPointer { within in
          unsafe open.withUnsafeBufferPointer { open in
            unsafe inner.withUnsafeBufferPointer { inner in
              for index in 0..<count {
                unsafe bits[index] =
                  unsafe all[index] & within[index] & ~(open[index] & ~inner[index])
              }
            }
          }
        }
      }
    }
  }

  /// The size of the masks, in bytes.
  var byteCount: Int {
    (all.count + open.count) * 8 + late.count * MemoryLayout<NeededToken>.stride
  }
}
