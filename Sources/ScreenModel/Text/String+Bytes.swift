extension String {
  /// Calls a function with the text's bytes, side by side; they are copied only where they are not.
  ///
  /// Reading them one by one asks at each how the string is stored, for several times the cost.
  @inlinable @inline(__always)
  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = unsafe utf8.withContiguousStorageIfAvailable(body) { return result }
    return unsafe Array(utf8).withUnsafeBufferPointer(body)
  }
}
