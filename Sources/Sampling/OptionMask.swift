/// Which of many options may be chosen: a bit each, and a list of them while they are few.
///
/// It is made to be filled again and again: nothing is allocated once its lists have grown, and the
/// bits of many options are borrowed from where they are kept, not copied.
public struct OptionMask: Hashable, Sendable {
  /// So many options are listed; with more, only the bits say which they are.
  static let listed = 1024

  /// The number of options, allowed or not.
  public let count: Int
  /// The options of the list, ascending; they are those that are allowed where `isListed` is true.
  private var list: [Int32] = []
  /// The bits of the list, whether or not it counts.
  private var listBits: [UInt64]
  /// The bits of what is allowed where the list does not count, mostly somebody else's.
  private var manyBits: [UInt64] = []
  private var isListed = true

  /// Creates a mask that allows none of `count` options.
  public init(count: Int) {
    self.count = max(0, count)
    listBits = [UInt64](repeating: 0, count: (self.count + 63) / 64)
    list.reserveCapacity(Self.listed)
  }

  /// The bits, option 0 the lowest of the first word; those beyond `count` are 0.
  public var words: [UInt64] { isListed ? listBits : manyBits }

  /// The allowed options, ascending; nil where they are many.
  public var few: [Int32]? { isListed ? list : nil }

  /// Whether no option is allowed.
  public var isEmpty: Bool { isListed ? list.isEmpty : words.allSatisfy { $0 == 0 } }

  /// The number of options allowed.
  public var allowedCount: Int {
    isListed ? list.count : manyBits.reduce(0) { $0 + $1.nonzeroBitCount }
  }

  /// Whether an option is allowed; none outside of the bounds is.
  public func contains(_ option: Int) -> Bool {
    guard (0..<count).contains(option) else { return false }
    return words[option >> 6] & 1 << UInt64(option & 63) != 0
  }

  /// Allows no option.
  public mutating func removeAll() {
    for option in list { listBits[Int(option) >> 6] = 0 }
    list.removeAll(keepingCapacity: true)
    isListed = true
  }

  /// Allows options instead of those that were; they ascend, and each is below `count`.
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

  /// Allows what bits say instead of what was; they are as many words as the mask's own.
  package mutating func borrow(_ bits: [UInt64]) {
    manyBits = bits
    isListed = false
  }

  /// Allows an option besides those that are.
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
    // They mostly come in ascending order.
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

  /// Hashes what is allowed.
  public func hash(into hasher: inout Hasher) { hasher.combine(words) }
}
