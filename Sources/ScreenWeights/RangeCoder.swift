/// An adaptive model of the probability that the next bit of a context is 0.
struct BitModel {
  /// The probability, in units of 1/4096.
  private(set) var zero: UInt32 = 2048
  /// The shift of each update; it grows, so that the first bits have more effect than later ones.
  private var rate: UInt32 = 1

  private static let slowest: UInt32 = 5

  mutating func learn(_ bit: Bool) {
    if bit { zero -= zero >> rate } else { zero += (4096 - zero) >> rate }
    rate = min(rate + 1, Self.slowest)
  }
}

/// Encodes or decodes bits; a format described once for both cannot diverge.
protocol BitCoding {
  /// Whether the decoder read beyond the end.
  var isPastEnd: Bool { get }

  /// Encodes `bit`, or decodes a bit and ignores the argument; returns the bit.
  mutating func code(_ bit: Bool, _ model: inout BitModel) -> Bool
}

/// Encodes bits to bytes so that likely bits take little space (Martin 1979).
///
/// All bits together form a number between 0 and 1; each bit narrows the range of that number.
struct RangeEncoder: BitCoding {
  private(set) var bytes: [UInt8] = []
  private var low: UInt64 = 0
  private var range = UInt32.max

  let isPastEnd = false

  mutating func code(_ bit: Bool, _ model: inout BitModel) -> Bool {
    let bound = (range >> 12) * model.zero
    if bit {
      low += UInt64(bound)
      range -= bound
    } else {
      range = bound
    }
    model.learn(bit)
    while range < 1 << 24 {
      writeByte()
      range <<= 8
    }
    return bit
  }

  /// Writes the bytes that are needed to decode the last bits.
  mutating func finish() {
    for _ in 0..<4 { writeByte() }
  }

  private mutating func writeByte() {
    if low >> 32 != 0 {
      // A carry beyond 32 bits is added to the bytes before.
      var place = bytes.count - 1
      while bytes[place] == .max {
        bytes[place] = 0
        place -= 1
      }
      bytes[place] += 1
    }
    bytes.append(UInt8(truncatingIfNeeded: low >> 24))
    low = low << 8 & 0xFFFF_FFFF
  }
}

/// Decodes bits that a `RangeEncoder` wrote; any bytes decode to some bits.
struct RangeDecoder: BitCoding {
  private let bytes: ArraySlice<UInt8>
  private var position: Int
  private var code: UInt32 = 0
  private var range = UInt32.max
  private(set) var isPastEnd = false

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
    for _ in 0..<4 { readByte() }
  }

  /// Whether exactly all bytes have been read.
  var isAtEnd: Bool { position == bytes.endIndex && !isPastEnd }

  mutating func code(_: Bool, _ model: inout BitModel) -> Bool {
    let bound = (range >> 12) * model.zero
    let bit = code >= bound
    if bit {
      code -= bound
      range -= bound
    } else {
      range = bound
    }
    model.learn(bit)
    while range < 1 << 24 {
      readByte()
      range <<= 8
    }
    return bit
  }

  private mutating func readByte() {
    code <<= 8
    if position < bytes.endIndex {
      code |= UInt32(bytes[position])
      position += 1
    } else {
      isPastEnd = true
    }
  }
}
