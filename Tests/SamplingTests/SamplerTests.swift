import Sampling
import Testing

/// How often each option was picked over many addresses.
private func counts(_ sampler: Sampler, _ logits: [Logit], draws: Int) throws -> [Int] {
  var counts = [Int](repeating: 0, count: logits.count)
  for draw in 0..<draws {
    counts[try sampler.pick(among: logits, at: .root.appending(draw))] += 1
  }
  return counts
}

private func scores(_ thousandths: [Int?]) -> [Logit] {
  thousandths.map { $0.map(Logit.init(thousandths:)) ?? .forbidden }
}

@Suite struct SamplerTests {
  @Test(
    arguments: [
      ([1, 3, 2], 1), ([3, 3, 1], 0), ([nil, 1, nil], 1), ([nil, -5, -5], 1), ([0], 0),
    ] as [([Int?], Int)])
  func `greedy takes the first of the best`(options: [Int?], expected: Int) throws {
    #expect(try Sampler(.greedy).pick(among: scores(options), at: .root) == expected)
  }

  @Test(arguments: [[], [nil], [nil, nil, nil]] as [[Int?]])
  func `nothing allowed is an error`(options: [Int?]) {
    for sampling in [SamplingOptions.greedy, .random(seed: 3)] {
      #expect(throws: SamplingError.nothingAllowed) {
        try Sampler(sampling).pick(among: scores(options), at: .root)
      }
    }
  }

  @Test func `what is forbidden is never drawn`() throws {
    let hot = Sampler(SamplingOptions(temperature: 2, seed: 1))
    let drawn = try counts(hot, scores([nil, 0, nil, 0, nil]), draws: 500)
    #expect(drawn[0] + drawn[2] + drawn[4] == 0)
    #expect(drawn[1] > 0 && drawn[3] > 0)
  }

  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func `the draw keeps to the stated weights`(seed: UInt64) throws {
    let weights: [UInt32] = [50, 25, 15, 9, 1]
    let drawn = try counts(
      Sampler(.random(seed: seed)), weights.map(Logit.init(weight:)), draws: 10_000)
    let chiSquared = zip(drawn, weights).reduce(0.0) { sum, pair in
      let expected = Double(pair.1) * 100
      return sum + (Double(pair.0) - expected) * (Double(pair.0) - expected) / expected
    }
    #expect(chiSquared < 18.5)  // The 0.1 % point at 4 degrees of freedom.
  }

  @Test func `a temperature of two halves the distances`() throws {
    let weights = [Logit(weight: 16), Logit(weight: 1)]
    let drawn = try counts(
      Sampler(SamplingOptions(temperature: 2, seed: 9)), weights, draws: 10_000)
    // √16 : 1 is 8000 in 10,000; five standard deviations are 200.
    #expect((7800...8200).contains(drawn[0]))
  }

  @Test func `near zero it takes the best`() throws {
    let cold = Sampler(SamplingOptions(temperature: 0.01, seed: 7))
    #expect(try counts(cold, scores([0, 500, 400]), draws: 1000) == [0, 1000, 0])
  }

  @Test func `the number of options drawn grows with the temperature`() throws {
    let options = scores((0..<12).map { -$0 * 900 })
    let distinct = try [0, 0.5, 1, 2].map { temperature in
      let sampler = Sampler(SamplingOptions(temperature: temperature, seed: 11))
      return try counts(sampler, options, draws: 200).count { $0 > 0 }
    }
    #expect(distinct == distinct.sorted())
    #expect(distinct.first == 1)
    #expect(Set(distinct).count == 4)
  }

  @Test(arguments: 1...5) func `top k keeps the k best`(k: Int) throws {
    let sampler = Sampler(SamplingOptions(temperature: 2, topK: k, seed: 5))
    let drawn = try counts(sampler, scores([0, 100, 300, 300, 200]), draws: 2000)
    let best = [2, 3, 4, 1, 0]
    #expect(best.prefix(k).allSatisfy { drawn[$0] > 0 })
    #expect(best.dropFirst(k).allSatisfy { drawn[$0] == 0 })
  }

  @Test(arguments: [(0, 1), (0.49, 1), (0.51, 2), (0.74, 2), (0.76, 3), (1, 4)] as [(Double, Int)])
  func `top p keeps the best that hold the share`(share: Double, kept: Int) throws {
    let sampler = Sampler(SamplingOptions(temperature: 1, topP: share, seed: 5))
    let drawn = try counts(sampler, [50, 25, 15, 10].map { Logit(weight: $0) }, draws: 2000)
    #expect(drawn.map { $0 > 0 } == (0..<4).map { $0 < kept })
  }

  @Test func `top k and top p together keep what both keep`() throws {
    let sampler = Sampler(SamplingOptions(temperature: 1, topK: 2, topP: 0.9, seed: 5))
    let drawn = try counts(sampler, [40, 30, 20, 10].map { Logit(weight: $0) }, draws: 2000)
    #expect(drawn[0] > 0 && drawn[1] > 0 && drawn[2] == 0 && drawn[3] == 0)
  }

  @Test(
    arguments: [
      (-1, 0), (0, 0), (.nan, 0), (.infinity, 2), (1e300, 2), (0.25, 0.25),
    ] as [(Double, Double)])
  func `a temperature out of bounds moves into them`(given: Double, expected: Double) {
    #expect(SamplingOptions(temperature: given, seed: 0).temperature == expected)
  }
}
