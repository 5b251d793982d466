import Sampling
import Testing

/// Among many scores the same is picked as among few: it is one rule.
@Suite struct DenseSamplerTests {
  private static let options: [SamplingOptions] = [
    .greedy, .random(seed: 1), SamplingOptions(temperature: 2, seed: 2),
    SamplingOptions(temperature: 0.7, topK: 5, seed: 3),
    SamplingOptions(temperature: 1, topK: 40, topP: 0.9, seed: 4),
    SamplingOptions(temperature: 1, topP: 0.5, seed: 5),
    SamplingOptions(temperature: 1, topK: 1, seed: 6),
  ]

  @Test(arguments: Self.options)
  func `what is picked is allowed, and is the best where it must be`(
    options: SamplingOptions
  ) throws {
    for seed in 0..<60 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let count = 2000 + Int(random.next(below: 400))
      // Few values, so that there are ties.
      let scores = (0..<count).map { _ in Float(random.next(below: 40)) / 4 }
      var mask = OptionMask(count: count)
      let allowed = (0..<Int32(count)).filter { _ in random.next(below: seed % 2 == 0 ? 2 : 90) == 0
      }
      mask.assign(allowed[...])
      let picked = try Sampler(options).pick(among: scores, allowing: mask, at: .root)
      #expect(mask.contains(picked))
      let order = allowed.map(Int.init).sorted { (scores[$1], $0) < (scores[$0], $1) }
      if options.isGreedy { #expect(picked == order[0]) }
      if let topK = options.topK { #expect(order.prefix(topK).contains(picked)) }
      // The listed options and the bits alone say the same.
      var bits = mask
      bits.borrow(bits.words)
      #expect(bits.few == nil)
      #expect(bits == mask)
      #expect(try Sampler(options).pick(among: scores, allowing: bits, at: .root) == picked)
    }
  }

  @Test func `nothing allowed, and what is not a number, are errors`() throws {
    var mask = OptionMask(count: 4)
    let scores: [Float] = [0, .nan, .infinity, 1]
    #expect(throws: SamplingError.nothingAllowed) {
      try Sampler(.greedy).pick(among: scores, allowing: mask, at: .root)
    }
    mask.assign([0, 3])
    #expect(try Sampler(.greedy).pick(among: scores, allowing: mask, at: .root) == 3)
    for wrong in [[0, 1], [2, 3]] as [[Int32]] {
      mask.assign(wrong[...])
      #expect(throws: SamplingError.notANumber) {
        try Sampler(.random(seed: 1)).pick(among: scores, allowing: mask, at: .root)
      }
    }
  }

  @Test func `a mask says what it was given, again and again`() {
    var mask = OptionMask(count: 3000)
    var random = SplitMix64(seed: 8)
    for round in 0..<50 {
      let some = (0..<Int32(3000)).filter { _ in random.next(below: round % 3 == 0 ? 2 : 40) == 0 }
      mask.assign(some[...])
      #expect(mask.allowedCount == some.count)
      #expect((0..<3000).filter(mask.contains) == some.map(Int.init))
      #expect((mask.few != nil) == (some.count <= 1024))
      mask.removeAll()
      #expect(mask.isEmpty && mask.words.allSatisfy { $0 == 0 })
    }
    #expect(!mask.contains(-1) && !mask.contains(3000))
  }

  @Test func `options that come and go one by one stay listed in order while they are few`() {
    var mask = OptionMask(count: 3000)
    var random = SplitMix64(seed: 9)
    var expected: Set<Int32> = []
    for _ in 0..<2000 {
      let option = Int32(random.next(below: 400))
      if random.next(below: 3) > 0 {
        mask.insert(option)
        expected.insert(option)
      } else {
        mask.remove(option)
        expected.remove(option)
      }
    }
    #expect(mask.few == expected.sorted())
    for option in 0..<Int32(1025) { mask.insert(option) }
    #expect(mask.few == nil && mask.allowedCount == 1025)
    mask.remove(7)
    #expect(mask.allowedCount == 1024 && !mask.contains(7))
    mask.removeAll()
    #expect(mask.few == [])
  }
}
