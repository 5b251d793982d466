import Sampling
import ScreenText
import Testing

@Suite struct WholeNumberTests {
  @Test(arguments: [0, 1, -1, 12, 2_147_483_648, -9_007_199_254_740_993, Int64.min, 1 << 62])
  func `an integer is the whole number that it is`(_ integer: Int64) {
    let number = Double(integer)
    #expect(Int64(whole: number).map(Double.init) == number)
  }

  @Test(
    arguments: [
      0.5, -0.5, 1e-300, 4.000_000_1, .nan, .infinity, -.infinity, 0x1p63, -0x1.8p63, 1e300,
      .greatestFiniteMagnitude, .leastNonzeroMagnitude,
    ])
  func `a fraction, and what no integer holds, is none`(_ number: Double) {
    #expect(Int64(whole: number) == nil)
    #expect(Int(whole: number) == nil)
  }

  @Test func `negative zero is zero`() {
    #expect(Int(whole: -0.0) == 0)
  }

  @Test func `of any bits it is what the standard library says`() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<20_000 {
      // Most bit patterns are of numbers far from any integer; an exponent of its own brings it near.
      let bits = UInt64.random(in: .min ... .max, using: &random)
      let near = bits & 0x800F_FFFF_FFFF_FFFF | UInt64.random(in: 1015...1090, using: &random) << 52
      for number in [Double(bitPattern: bits), Double(bitPattern: near)] {
        for cut in [number, number.rounded()] {
          #expect(Int64(whole: cut) == Int64(exactly: cut))
        }
      }
    }
  }
}
