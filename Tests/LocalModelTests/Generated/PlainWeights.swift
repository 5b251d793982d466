@testable import LocalModel

/// The numbers of a tensor one by one, as the format describes each type.
enum PlainWeights {
  static func numbers(_ type: TensorType, _ bytes: [UInt8]) -> [Double] {
    stride(from: 0, to: bytes.count, by: type.blockSize).flatMap { start in
      block(type, Array(bytes[start..<start + type.blockSize]))
    }
  }

  private static func block(_ type: TensorType, _ b: [UInt8]) -> [Double] {
    func word(_ index: Int) -> UInt16 { UInt16(b[index]) | UInt16(b[index + 1]) << 8 }
    func half(_ index: Int) -> Double {
      let bits = word(index)
      let exponent = Int(bits >> 10 & 31)
      let fraction = Double(bits & 1023) / 1024
      let size =
        exponent == 0
        ? fraction * 0x1p-14
        : (1 + fraction) * Double(sign: .plus, exponent: exponent - 15, significand: 1)
      return bits >> 15 == 1 ? -size : size
    }
    func nibble(_ start: Int, _ index: Int) -> Int {
      Int(index < 16 ? b[start + index] & 15 : b[start + index - 16] >> 4)
    }
    func fifth(_ start: Int, _ index: Int) -> Int {
      Int(b[start + index / 8] >> (index % 8) & 1) * 16
    }
    /// The scale and minimum of six bits of an eighth.
    func scale(_ j: Int) -> (Double, Double) {
      let q = Array(b[4..<16])
      if j < 4 { return (Double(q[j] & 63), Double(q[j + 4] & 63)) }
      return (
        Double((q[j + 4] & 15) | (q[j - 4] >> 6) << 4), Double((q[j + 4] >> 4) | (q[j] >> 6) << 4)
      )
    }
    switch type {
    case .f32:
      let bits = UInt32(word(0)) | UInt32(word(2)) << 16
      return [Double(Float(bitPattern: bits))]
    case .f16: return [half(0)]
    case .bf16: return [Double(Float(bitPattern: UInt32(word(0)) << 16))]
    case .q4_0: return (0..<32).map { Double(nibble(2, $0) - 8) * half(0) }
    case .q4_1: return (0..<32).map { Double(nibble(4, $0)) * half(0) + half(2) }
    case .q5_0: return (0..<32).map { Double(nibble(6, $0) + fifth(2, $0) - 16) * half(0) }
    case .q5_1: return (0..<32).map { Double(nibble(8, $0) + fifth(4, $0)) * half(0) + half(2) }
    case .q8_0: return (0..<32).map { Double(Int8(bitPattern: b[2 + $0])) * half(0) }
    case .q4K, .q5K:
      return (0..<256).map { index in
        let eighth = index / 32
        let byte = b[(type == .q4K ? 16 : 48) + eighth / 2 * 32 + index % 32]
        var value = Int(eighth % 2 == 0 ? byte & 15 : byte >> 4)
        if type == .q5K { value += Int(b[16 + index % 32] >> eighth & 1) * 16 }
        let (size, least) = scale(eighth)
        return Double(value) * half(0) * size - half(2) * least
      }
    case .q6K:
      return (0..<256).map { index in
        let (part, place) = (index / 128, index % 128)
        let (quarter, l) = (place / 32, place % 32)
        let byte = b[part * 64 + (quarter % 2) * 32 + l]
        let low = quarter < 2 ? byte & 15 : byte >> 4
        let high = b[128 + part * 32 + l] >> (quarter * 2) & 3
        let size = Int8(bitPattern: b[192 + part * 8 + quarter * 2 + l / 16])
        return Double(Int(low | high << 4) - 32) * half(208) * Double(size)
      }
    }
  }
}
