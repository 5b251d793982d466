/// How likely the next bit of a context is 0, learned from those before it.
struct BitModel {
  /// The probability, in parts of 4,096.
  private(set) var zero: UInt32 = 2048
  /// The first bits teach more than later ones.
  private var rate: UInt32 = 1

  private static let slowest: UInt32 = 5

  mutating func learn(_ bit: Bool) {
    if bit { zero -= zero >> rate } else { zero += (4096 - zero) >> rate }
    rate = min(rate + 1, Self.slowest)
  }
}

/// Writes or reads bits: with one description of a format for both, they cannot disagree.
protocol BitCoding {
  /// Whether more was read than there is.
  var isPastEnd: Bool { get }

  /// Writes a bit, or reads one whatever `bit` is.
  mutating func code(_ bit: Bool, _ model: inout BitModel) -> Bool
}

/// Writes bits so that likely ones take little room (Martin 1979), as bytes.
///
/// All bits together are a number between 0 and 1: each narrows the range in which it lies.
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

  /// Writes what is needed to tell the last bits.
  mutating func finish() {
    for _ in 0..<4 { writeByte() }
  }

  private mutating func writeByte() {
    if low >> 32 != 0 {
      // What is too much for 32 bits is carried into the bytes before.
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

/// Reads bits that a `RangeEncoder` wrote; any bytes give some bits.
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

  /// Whether all bytes were read.
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
