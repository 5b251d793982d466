internal import Sampling

/// The tokens that end a text and continue as the schema allows.
///
/// A vocabulary may have thousands of them. Most need exactly the scalars they contain, so the
/// length masks tell when they fit.
struct ClosingTokens: Sendable {
  /// The most tokens that are listed; of more, those that the length masks cover become bits.
  static let listed = 64

  /// The tokens covered by the length masks; empty if all tokens are listed.
  private var bits: [UInt64] = []
  /// The others, ascending.
  private var tokens: [NeededToken]
  /// The distinct needs that no length mask covers, ascending.
  private let steps: [Int32]

  init(_ found: [NeededToken], _ lengths: TextLengths) {
    tokens = found.sorted { $0.token < $1.token }
    if found.count > Self.listed {
      func isKnown(_ each: NeededToken) -> Bool {
        each.need <= TextLengths.masked && Int(each.need) == Int(lengths.counts[Int(each.token)])
      }
      bits = [UInt64](repeating: 0, count: lengths.wordCount)
      for each in tokens where isKnown(each) { bits.insert(each.token) }
      tokens.removeAll(where: isKnown)
    }
    steps = TextMask.steps(tokens.map(\.need))
  }

  /// Whether the tokens are listed instead of masked.
  var isListed: Bool { bits.isEmpty }

  /// The least room that allows the same tokens as a given room.
  func step(_ room: Int) -> Int {
    max(
      isListed ? 0 : min(max(room, 0), TextLengths.masked),
      steps.last { $0 <= room }.map(Int.init) ?? 0)
  }

  /// Allows the tokens that fit, if they are listed.
  func list(_ mask: inout OptionMask, room: Int) {
    for each in tokens where each.need <= room { mask.insert(each.token) }
  }

  /// Adds the tokens that fit, as bits.
  func write(_ bits: inout [UInt64], room: Int, _ lengths: TextLengths) {
    if !isListed, room >= 0 {
      bits.insert(self.bits, within: lengths.mask(upTo: min(room, TextLengths.masked)))
    }
    for each in tokens where each.need <= room { bits.insert(each.token) }
  }

  /// The size, in bytes.
  var byteCount: Int {
    MemoryLayout<ClosingTokens>.stride + bits.count * 8 + steps.count * 4
      + tokens.count * MemoryLayout<NeededToken>.stride
  }
}
