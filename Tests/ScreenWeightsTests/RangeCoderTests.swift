import Testbed
import Testing

@testable import ScreenWeights

@Suite struct RangeCoderTests {
  /// Bits of which one in so many is 1, each with one of three contexts.
  private static func bits(_ count: Int, oneIn rarity: UInt64) -> [(bit: Bool, context: Int)] {
    var state: UInt64 = 5
    return (0..<count).map { index in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return ((state >> 33) % rarity == 0, index % 3)
    }
  }

  private static func encoded(_ bits: [(bit: Bool, context: Int)]) -> [UInt8] {
    var models = [BitModel](repeating: BitModel(), count: 3)
    var encoder = RangeEncoder()
    for bit in bits { _ = encoder.code(bit.bit, &models[bit.context]) }
    encoder.finish()
    return encoder.bytes
  }

  @Test(arguments: [1, 2, 7, 100, 1 << 40] as [UInt64])
  func `what is written is read back, to the last byte`(rarity: UInt64) {
    let bits = Self.bits(20_000, oneIn: rarity)
    var decoder = RangeDecoder(Self.encoded(bits)[...])
    var models = [BitModel](repeating: BitModel(), count: 3)
    #expect(bits.allSatisfy { decoder.code(false, &models[$0.context]) == $0.bit })
    #expect(decoder.isAtEnd)
  }

  @Test func `the likelier bits are, the less room they take`() {
    let sizes = [2, 7, 100].map { Self.encoded(Self.bits(80_000, oneIn: $0)).count }
    // The entropy of the bits is 10,000, 5,917 and 808 bytes.
    #expect(sizes[0] < 10_300)
    #expect(sizes[1] < 6_200)
    #expect(sizes[2] < 1_000)
  }

  @Test func `a carry goes through all bytes that are full`() {
    // One in three of these sequences ends in a carry; all are to come back.
    for count in 1...400 {
      let bits = (0...count).map { (bit: $0 == count || $0 % 17 != 3, context: $0 % 2) }
      var decoder = RangeDecoder(Self.encoded(bits)[...])
      var models = [BitModel](repeating: BitModel(), count: 3)
      #expect(bits.allSatisfy { decoder.code(false, &models[$0.context]) == $0.bit })
    }
  }

  @Test(arguments: [[], [0], [.max, .max, .max, .max], [1, 2, 3, 4, 5]] as [[UInt8]])
  func `any bytes give bits, and their end is told`(bytes: [UInt8]) {
    var decoder = RangeDecoder(bytes[...])
    var model = BitModel()
    for _ in 0..<10_000 { _ = decoder.code(false, &model) }
    #expect(decoder.isPastEnd)
    #expect(!decoder.isAtEnd)
  }
}
