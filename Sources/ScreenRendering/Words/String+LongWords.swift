extension String {
  /// Whether a word of the text, which cannot be broken, is longer than `length` characters.
  ///
  /// Ideographs and kana can be broken between any two of them.
  package func hasWord(longerThan length: Int) -> Bool {
    guard utf8.count > length else { return false }
    var run = 0
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x09...0x0D, 0x20, 0x2D, 0xAD, 0x2010, 0x2E80...0xA4CF, 0xF900...0xFAFF,
        0x20000...0x3FFFF:
        run = 0
      default:
        run += 1
        if run > length { return true }
      }
    }
    return false
  }
}
