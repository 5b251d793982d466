internal import Sampling

/// A token, and the least number of scalars with which a text that goes on with it can end.
struct NeededToken: Hashable, Sendable {
  /// What stands for a token that must not follow.
  static let never = Int32.max

  var token: Int32
  var need: Int32
}

/// The tokens that keep a text going, or end it, from a place within it: many of them, as bits.
///
/// They are found once, without regard to the length of the text; what room is left is a matter of
/// other masks that are laid over this one.
struct TextMask: Sendable {
  /// All of them.
  private var all: [UInt64]
  /// Those that need one scalar more than they have, such as a token that ends with a space; empty
  /// where the tokens' own lengths are not what counts, as within a scalar.
  private var open: [UInt64]
  /// Those that need more than that, the greatest need first.
  private var late: [NeededToken] = []

  /// The mask of tokens that follow between two scalars.
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
  }

  /// The mask of tokens that follow within a scalar.
  init(withinScalar tokens: [NeededToken], wordCount: Int) {
    all = [UInt64](repeating: 0, count: wordCount)
    open = []
    for each in tokens { all[Int(each.token) >> 6] |= 1 << UInt64(each.token & 63) }
    late = tokens.filter { $0.need > 1 }
    sortLate()
  }

  private mutating func sortLate() {
    late.sort { ($1.need, $0.token) < ($0.need, $1.token) }
  }

  /// Allows the tokens after which a text can end with so many scalars more.
  func fill(_ mask: inout OptionMask, room: Int, _ lengths: TextLengths) {
    if open.isEmpty {
      mask.assign(words: all[...])
    } else if room <= 0 {
      mask.removeAll()
      for token in lengths.quotes where all[Int(token) >> 6] & 1 << UInt64(token & 63) != 0 {
        mask.insert(token)
      }
      return
    } else if room <= TextLengths.masked {
      mask.assign(
        all, within: lengths.mask(upTo: room), without: open,
        unless: lengths.mask(upTo: room - 1))
    } else {
      mask.assign(words: all[...])
      for token in lengths.long {
        let count = Int(lengths.counts[Int(token)])
        // The tokens that follow are shorter still.
        guard count >= room else { break }
        if count > room || open[Int(token) >> 6] & 1 << UInt64(token & 63) != 0 {
          mask.remove(token)
        }
      }
    }
    for each in late {
      guard each.need > room else { break }
      mask.remove(each.token)
    }
  }

  /// The size of the masks, in bytes.
  var byteCount: Int {
    (all.count + open.count) * 8 + late.count * MemoryLayout<NeededToken>.stride
  }
}
