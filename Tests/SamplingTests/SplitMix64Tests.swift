import Testing

@testable import Sampling

@Suite struct SplitMix64Tests {
  @Test func `gives the reference's numbers for the seed that is published with them`() {
    // https://rosettacode.org/wiki/Pseudo-random_numbers/Splitmix64
    var stream = SplitMix64(seed: 1_234_567)
    let numbers = (0..<5).map { _ in stream.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test func `gives the numbers that seed xoshiro from zero`() {
    var stream = SplitMix64(seed: 0)
    #expect(stream.next() == 0xE220_A839_7B1D_CDAF)
    #expect(stream.next() == 0x6E78_9E6A_A1B9_65F4)
    #expect(stream.next() == 0x06C4_5D18_8009_454F)
  }

  @Test(arguments: [1, 2, 3, 7, 10, 1000, UInt64.max])
  func `stays below its bound`(bound: UInt64) {
    var stream = SplitMix64(seed: bound)
    for _ in 0..<200 { #expect(stream.next(below: bound) < bound) }
  }

  @Test func `has nothing but zero below zero`() {
    var stream = SplitMix64(seed: 1)
    #expect(stream.next(below: 0) == 0)
  }

  @Test func `treats the numbers below a bound alike`() {
    var stream = SplitMix64(seed: 42)
    var counts = [Int](repeating: 0, count: 6)
    for _ in 0..<6000 { counts[Int(stream.next(below: 6))] += 1 }
    let chiSquared = counts.reduce(0.0) { $0 + Double(($1 - 1000) * ($1 - 1000)) / 1000 }
    #expect(chiSquared < 20.5)  // The 0.1 % point at 5 degrees of freedom.
  }
}
