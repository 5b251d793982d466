/// Which of many options may be chosen: a bit each, and a list of them while they are few.
///
/// It is made to be filled again and again: nothing is allocated once its lists have grown.
public struct OptionMask: Hashable, Sendable {
  /// So many options are listed; with more, only the bits say which they are.
  static let listed = 1024

  /// The number of options, allowed or not.
  public let count: Int
  /// The bits, option 0 the lowest of the first word; those beyond `count` are 0.
  public private(set) var words: [UInt64]
  /// The allowed options, ascending; meaningless where `isListed` is false.
  private var list: [Int32] = []
  private var isListed = true

  /// Creates a mask that allows none of `count` options.
  public init(count: Int) {
    self.count = max(0, count)
    words = [UInt64](repeating: 0, count: (self.count + 63) / 64)
    list.reserveCapacity(Self.listed)
  }

  /// The allowed options, ascending; nil where they are many.
  public var few: [Int32]? { isListed ? list : nil }

  /// Whether no option is allowed.
  public var isEmpty: Bool { isListed ? list.isEmpty : words.allSatisfy { $0 == 0 } }

  /// The number of options allowed.
  public var allowedCount: Int {
    isListed ? list.count : words.reduce(0) { $0 + $1.nonzeroBitCount }
  }

  /// Whether an option is allowed; none outside of the bounds is.
  public func contains(_ option: Int) -> Bool {
    guard (0..<count).contains(option) else { return false }
    return words[option >> 6] & 1 << UInt64(option & 63) != 0
  }

  /// Allows no option.
  public mutating func removeAll() {
    if isListed {
      for option in list { words[Int(option) >> 6] = 0 }
      list.removeAll(keepingCapacity: true)
    } else {
      for index in words.indices { words[index] = 0 }
      list.removeAll(keepingCapacity: true)
      isListed = true
    }
  }

  /// Allows options instead of those that were; they ascend, and each is below `count`.
  package mutating func assign(_ options: ArraySlice<Int32>) {
    removeAll()
    for option in options { words[Int(option) >> 6] |= 1 << UInt64(option & 63) }
    if options.count <= Self.listed {
      list.append(contentsOf: options)
    } else {
      isListed = false
    }
  }

  /// Allows an option besides those that are.
  package mutating func insert(_ option: Int32) {
    let bit: UInt64 = 1 << UInt64(option & 63)
    guard words[Int(option) >> 6] & bit == 0 else { return }
    words[Int(option) >> 6] |= bit
    guard isListed else { return }
    guard list.count < Self.listed else {
      isListed = false
      return
    }
    // They mostly come in ascending order.
    var index = list.count
    while index > 0, list[index - 1] > option { index -= 1 }
    list.insert(option, at: index)
  }

  /// Forbids an option.
  package mutating func remove(_ option: Int32) {
    let bit: UInt64 = 1 << UInt64(option & 63)
    guard words[Int(option) >> 6] & bit != 0 else { return }
    words[Int(option) >> 6] &= ~bit
    if isListed { list.removeAll { $0 == option } }
  }

  /// Allows what bits say instead of what was; they are as many as the mask's own.
  package mutating func assign(words others: ArraySlice<UInt64>) {
    isListed = false
    unsafe words.withUnsafeMutableBufferPointer { words in
      unsafe others.withUnsafeBufferPointer { others in
        for index in 0..<min(words.count, others.count) {
          unsafe words[index] = others[index]
        }
      }
    }
  }

  /// Allows what is in `all` and `within`, but for what is in `open` and not in `inner`.
  package mutating func assign(
    _ all: [UInt64], within: ArraySlice<UInt64>, without open: [UInt64],
    unless inner: ArraySlice<UInt64>
  ) {
    isListed = false
    let count = min(words.count, all.count, within.count, open.count, inner.count)
    unsafe words.withUnsafeMutableBufferPointer { words in
      unsafe all.withUnsafeBufferPointer { all in
        unsafe within.withUnsafeBufferPointer { within in
          unsafe open.withUnsafeBufferPointer { open in
            unsafe inner.withUnsafeBufferPointer { inner in
              for index in 0..<count {
                unsafe words[index] =
                  unsafe all[index] & within[index] & ~(open[index] & ~inner[index])
              }
            }
          }
        }
      }
    }
  }
}
