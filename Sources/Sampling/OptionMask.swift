/// The options that may be chosen: one bit for each, and a list of them while they are few.
///
/// It is meant to be filled repeatedly: nothing is allocated once its lists have grown, and the
/// bits of many options are shared with their owner, not copied.
public struct OptionMask: Hashable, Sendable {
  /// The most options that are listed; for more, only the bits say which they are.
  static let listed = 1024

  /// The number of options, allowed or not.
  public let count: Int
  /// The listed options, ascending; if `isListed` is true, they are the allowed options.
  private var list: [Int32] = []
  /// The bits of the listed options, whether or not the list is in use.
  private var listBits: [UInt64]
  /// The bits of the allowed options while the list is not in use, mostly shared with their owner.
  private var manyBits: [UInt64] = []
  private var isListed = true

  /// Creates a mask of `count` options that allows none of them.
  public init(count: Int) {
    self.count = max(0, count)
    listBits = [UInt64](repeating: 0, count: (self.count + 63) / 64)
    list.reserveCapacity(Self.listed)
  }

  /// The bits, with option 0 as the lowest of the first word; bits beyond `count` are 0.
  public var words: [UInt64] { isListed ? listBits : manyBits }

  /// The allowed options, ascending; nil if they are too many to be listed.
  public var few: [Int32]? { isListed ? list : nil }

  /// Whether no option is allowed.
  public var isEmpty: Bool { isListed ? list.isEmpty : words.allSatisfy { $0 == 0 } }

  /// The number of options allowed.
  public var allowedCount: Int {
    isListed ? list.count : manyBits.reduce(0) { $0 + $1.nonzeroBitCount }
  }

  /// Whether an option is allowed; false for an option that is out of bounds.
  public func contains(_ option: Int) -> Bool {
    guard (0..<count).contains(option) else { return false }
    return words[option >> 6] & 1 << UInt64(option & 63) != 0
  }

  /// Forbids every option.
  public mutating func removeAll() {
    for option in list { listBits[Int(option) >> 6] = 0 }
    list.removeAll(keepingCapacity: true)
    isListed = true
  }

  /// Replaces the allowed options; `options` ascend, and each is below `count`.
  package mutating func assign(_ options: ArraySlice<Int32>) {
    removeAll()
    guard options.count <= Self.listed else {
      var bits = listBits
      for option in options { bits[Int(option) >> 6] |= 1 << UInt64(option & 63) }
      return borrow(bits)
    }
    for option in options { listBits[Int(option) >> 6] |= 1 << UInt64(option & 63) }
    list.append(contentsOf: options)
  }

  /// Replaces the allowed options by bits, which must have as many words as this mask.
  package mutating func borrow(_ bits: [UInt64]) {
    manyBits = bits
    isListed = false
  }

  /// Allows a further option.
  package mutating func insert(_ option: Int32) {
    let bit: UInt64 = 1 << UInt64(option & 63)
    guard isListed else {
      manyBits[Int(option) >> 6] |= bit
      return
    }
    guard listBits[Int(option) >> 6] & bit == 0 else { return }
    guard list.count < Self.listed else {
      var bits = listBits
      bits[Int(option) >> 6] |= bit
      return borrow(bits)
    }
    listBits[Int(option) >> 6] |= bit
    // Options mostly arrive in ascending order.
    var index = list.count
    while index > 0, list[index - 1] > option { index -= 1 }
    list.insert(option, at: index)
  }

  /// Forbids an option.
  package mutating func remove(_ option: Int32) {
    let bit: UInt64 = 1 << UInt64(option & 63)
    guard isListed else {
      manyBits[Int(option) >> 6] &= ~bit
      return
    }
    guard listBits[Int(option) >> 6] & bit != 0 else { return }
    listBits[Int(option) >> 6] &= ~bit
    list.removeAll { $0 == option }
  }

  /// Whether two masks allow the same options.
  public static func == (one: OptionMask, other: OptionMask) -> Bool {
    one.count == other.count && one.words == other.words
  }

  /// Hashes the allowed options.
  public func hash(into hasher: inout Hasher) { hasher.combine(words) }
}
