import Foundation
import Sampling
import Testing

@testable import LocalModel

@Suite struct PortableMathTests {
  @Test func `functions are those of the platform but for the last bits`() {
    for step in -8_000...8_000 {
      let x = Float(step) / 100
      let exact = exp(Double(x))
      #expect(abs(Double(PortableMath.exponential(SIMD8(repeating: x))[3]) - exact) <= exact * 3e-7)
      let tangent = PortableMath.hyperbolicTangent(SIMD8(repeating: x / 8))[0]
      #expect(abs(Double(tangent) - tanh(Double(x / 8))) < 2e-6)
      let angle = Double(step) * 12.34
      let (sine, cosine) = PortableMath.sineAndCosine(angle)
      #expect(abs(sine - sin(angle)) < 1e-10 && abs(cosine - cos(angle)) < 1e-10)
    }
    for base in [1.5, 10_000, 100_000, 1_000_000, 500_000] {
      for exponent in stride(from: -1.0, through: 0, by: 0.03125) {
        let exact = pow(base, exponent)
        #expect(abs(PortableMath.power(base, exponent) - exact) <= exact * 1e-13)
      }
    }
  }

  @Test func `what is not a number stays none, and no bound is crossed`() {
    let values = SIMD8<Float>(.nan, .infinity, -.infinity, 1e30, -1e30, 0, 88, -87)
    let result = PortableMath.exponential(values)
    #expect(result[0].isNaN)
    for lane in 1..<8 { #expect(result[lane].isFinite && result[lane] >= 0) }
    #expect(result[5] == 1)
  }

  @Test func `every half is its own nearest half`() {
    for bits in UInt16.min...UInt16.max {
      let value = HalfPrecision.value(bits)
      if value.isNaN { continue }
      #expect(HalfPrecision.bits(value) == bits)
    }
    for (value, bits) in [
      (Float(65_520), UInt16(0x7C00)), (65_519, 0x7BFF), (1e-8, 0), (0x1p-25, 0), (0x1.8p-25, 1),
      (1.000_488_281_25, 0x3C00), (1.001_464_843_75, 0x3C02), (-.infinity, 0xFC00),
    ] { #expect(HalfPrecision.bits(value) == bits, "\(value)") }
    #expect(HalfPrecision.value(HalfPrecision.bits(.nan)).isNaN)
  }
}
