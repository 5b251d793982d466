/// Tokens as bits, token 0 the lowest of the first word.
extension [UInt64] {
  /// Whether a token is among them.
  @inline(__always)
  func holds(_ token: Int32) -> Bool { self[Int(token) >> 6] & 1 << UInt64(token & 63) != 0 }

  @inline(__always)
  mutating func insert(_ token: Int32) { self[Int(token) >> 6] |= 1 << UInt64(token & 63) }

  @inline(__always)
  mutating func remove(_ token: Int32) { self[Int(token) >> 6] &= ~(1 << UInt64(token & 63)) }

  mutating func insert(_ tokens: [Int32]) {
    for token in tokens { insert(token) }
  }

  /// Copies other bits, as many as there is room for.
  mutating func copy(_ others: [UInt64]) {
    let count = Swift.min(count, others.count)
    unsafe withUnsafeMutableBufferPointer { own in
      unsafe others.withUnsafeBufferPointer { others in
        for index in 0..<count { unsafe own[index] = others[index] }
      }
    }
  }

  /// Adds the tokens that are in both of two other sets.
  mutating func insert(_ some: [UInt64], within: ArraySlice<UInt64>) {
    let count = Swift.min(count, some.count, within.count)
    unsafe withUnsafeMutableBufferPointer { own in
      unsafe some.withUnsafeBufferPointer { some in
        unsafe within.withUnsafeBufferPointer { within in
          for index in 0..<count { unsafe own[index] |= some[index] & within[index] }
        }
      }
    }
  }
}
