extension [UInt8] {
  /// Puts spaces in place of the bytes in a range, so that those around it keep their places; white
  /// space and controls stay.
  package mutating func blank(_ range: Range<Int>) {
    for index in range where self[index] > UInt8(ascii: " ") { self[index] = UInt8(ascii: " ") }
  }
}
