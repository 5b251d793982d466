import Foundation
import Testing

@testable import Sampling

@Suite struct FixedPointTests {
  @Test func `knows the constants to the last bit`() {
    #expect(FixedPoint.ln2 == UInt64((log(2.0) * 4_294_967_296).rounded()))
    #expect(FixedPoint.log2e == UInt64((4_294_967_296 / log(2.0)).rounded()))
  }

  @Test func `powers of two agree with the C library's`() {
    for step in 0..<4000 {
      let exponent = Double(step) / 125
      let fixed = FixedPoint.exp2(minus: UInt64(exponent * 4_294_967_296))
      #expect(abs(Double(fixed) / 4_294_967_296 - exp2(-exponent)) < 0x1p-29)
    }
  }

  @Test(arguments: [1, 655, 32_768, 65_536, 131_072] as [UInt64])
  func `powers of e never grow with the distance`(temperature: UInt64) {
    var last = UInt64.max
    for distance in stride(from: UInt64(0), through: 70 << 16, by: 4099) {
      let power = FixedPoint.exp(minus: distance, over: temperature)
      #expect(power <= last)
      last = power
    }
    #expect(last == 0)
    #expect(FixedPoint.exp(minus: 0, over: temperature) == FixedPoint.one)
    #expect(FixedPoint.exp(minus: .max, over: temperature) == 0)
  }

  @Test(arguments: [1, 2, 3, 10, 99, 100, 65_535, 4_294_967_295] as [UInt32])
  func `the logarithm of a weight agrees with the C library's`(weight: UInt32) {
    #expect(abs(Double(Logit(weight: weight).bits) / 65_536 - log(Double(weight))) < 0.0001)
  }

  @Test func `a weight of nothing is forbidden`() {
    #expect(Logit(weight: 0) == .forbidden)
  }

  @Test(arguments: [(0, 0), (1000, 65_536), (-500, -32_768), (.max, 2_097_152_000)])
  func `thousandths become bits`(thousandths: Int, bits: Int32) {
    #expect(Logit(thousandths: thousandths).bits == bits)
  }

  @Test func `no score but the forbidden one is forbidden`() {
    #expect(Logit(thousandths: .min) > .forbidden)
  }
}
