/// Numbers as text: bits, six to a character of base 64 (RFC 4648), in lines.
///
/// A number is written as an exponential Golomb code (Teuhola 1978): the more bits that all numbers
/// of its kind have in common, the fewer the others take.
enum BitText {
  static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  /// The value of each character; 64 for one that is no digit.
  static let values: [UInt8] = {
    var values = [UInt8](repeating: 64, count: 256)
    for (value, digit) in digits.enumerated() { values[Int(digit)] = UInt8(value) }
    return values
  }()
}

/// Reads numbers of a text.
struct BitReader {
  private let bytes: ArraySlice<UInt8>
  private let values = BitText.values
  private var position: Int
  /// The next bits, from the highest one on, and how many they are.
  private var bits: UInt64 = 0
  private var count = 0

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  /// The next number of a kind with so many common bits; nil at the end, or where there is none.
  mutating func number(_ common: Int) -> Int? {
    fill()
    let zeros = bits.leadingZeroBitCount
    let width = zeros + 1 + zeros + common
    guard width <= count else { return nil }
    let value = Int(bits >> UInt64(64 - width))
    bits <<= UInt64(width)
    count -= width
    return value - 1 << common
  }

  private mutating func fill() {
    while count <= 58, position < bytes.endIndex {
      let value = values[Int(bytes[position])]
      position += 1
      if value > 63 {
        // Behind what is neither a digit nor a break between lines nothing is read.
        if bytes[position - 1] != UInt8(ascii: "\n") { position = bytes.endIndex }
        continue
      }
      bits |= UInt64(value) << UInt64(58 - count)
      count += 6
    }
  }
}

/// Writes numbers as text.
struct BitWriter {
  private static let width = 100

  private(set) var bytes: [UInt8] = []
  private var bits = 0
  private var count = 0

  /// Writes a number of a kind with so many common bits.
  mutating func write(_ number: Int, _ common: Int) {
    let value = number + 1 << common
    let length = Int.bitWidth - value.leadingZeroBitCount
    write(bits: 0, length - 1 - common)
    write(bits: value, length)
  }

  private mutating func write(bits value: Int, _ length: Int) {
    for bit in (0..<length).reversed() {
      bits = bits << 1 | value >> bit & 1
      count += 1
      if count % 6 == 0 {
        bytes.append(BitText.digits[bits & 63])
        if count % (6 * Self.width) == 0 { bytes.append(UInt8(ascii: "\n")) }
      }
    }
  }

  /// Ends the last character and the last line.
  mutating func finish() {
    while count % 6 != 0 { write(bits: 0, 1) }
    if bytes.last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
  }
}
