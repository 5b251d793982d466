extension FileText {
  /// The places in a part where words in lower case stand as whole words, whatever their case there.
  ///
  /// Bytes beyond ASCII are not told apart: whoever searches compares what was found.
  package func places(ofWords words: [UInt8], in range: Range<Int>) -> [Int] {
    guard let first = words.first, range.count >= words.count else { return [] }
    let second = words.count > 1 ? words[1] : nil
    var places: [Int] = []
    unsafe bytes.withUnsafeBytes { bytes in
      precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count)
      let end = range.upperBound - words.count + 1
      var start = range.lowerBound
      while start < end {
        // Sixteen places are looked at in one step, by the first two bytes.
        if start + 17 <= range.upperBound {
          let block = unsafe bytes.loadUnaligned(fromByteOffset: start, as: SIMD16<UInt8>.self)
          var hits = Self.likeness(of: block, to: first)
          if let second {
            let next = unsafe bytes.loadUnaligned(
              fromByteOffset: start + 1, as: SIMD16<UInt8>.self)
            hits .&= Self.likeness(of: next, to: second)
          }
          guard any(hits) else {
            start += 16
            continue
          }
          for lane in 0..<16 where hits[lane] && start + lane < end {
            if unsafe Self.isWhole(words, at: start + lane, of: bytes, in: range) {
              places.append(start + lane)
            }
          }
          start += 16
        } else {
          if unsafe Self.isWhole(words, at: start, of: bytes, in: range) { places.append(start) }
          start += 1
        }
      }
    }
    return places
  }

  private static func likeness(of block: SIMD16<UInt8>, to byte: UInt8) -> SIMDMask<SIMD16<Int8>> {
    if byte >= 0x80 { return block .>= 0x80 }
    return byte.isASCIISmallLetter ? block | 0x20 .== byte : block .== byte
  }

  private static func isWhole(
    _ words: [UInt8], at start: Int, of bytes: UnsafeRawBufferPointer, in range: Range<Int>
  ) -> Bool {
    let end = start + words.count
    if start > range.lowerBound, unsafe bytes[start - 1].isPartOfWord { return false }
    if end < range.upperBound, unsafe bytes[end].isPartOfWord { return false }
    return words.indices.allSatisfy { place in
      let byte = unsafe bytes[start + place]
      return byte.lowercasedASCII == words[place] || byte >= 0x80 && words[place] >= 0x80
    }
  }
}

extension UInt8 {
  fileprivate var isPartOfWord: Bool { isASCIILetter || isASCIIDigit || self >= 0x80 }
}
