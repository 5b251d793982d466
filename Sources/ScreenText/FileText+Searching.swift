extension FileText {
  /// The places in a part where words in lower case stand as whole words, whatever their case there.
  ///
  /// Bytes beyond ASCII are not told apart: whoever searches compares what was found.
  package func places(ofWords words: [UInt8], in range: Range<Int>) -> [Int] {
    guard let first = words.first, range.count >= words.count else { return [] }
    var places: [Int] = []
    unsafe bytes.withUnsafeBufferPointer { bytes in
      precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count)
      for start in range.lowerBound...(range.upperBound - words.count) {
        guard Self.isLike(unsafe bytes[start], first) else { continue }
        if start > range.lowerBound, unsafe bytes[start - 1].isPartOfWord { continue }
        let end = start + words.count
        if end < range.upperBound, unsafe bytes[end].isPartOfWord { continue }
        let isSame = words.indices.allSatisfy {
          Self.isLike(unsafe bytes[start + $0], words[$0])
        }
        if isSame { places.append(start) }
      }
    }
    return places
  }

  private static func isLike(_ byte: UInt8, _ wanted: UInt8) -> Bool {
    byte == wanted || byte.lowercasedASCII == wanted || byte >= 0x80 && wanted >= 0x80
  }
}

extension UInt8 {
  fileprivate var isPartOfWord: Bool { isASCIILetter || isASCIIDigit || self >= 0x80 }
}
