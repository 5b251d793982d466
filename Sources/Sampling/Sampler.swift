/// Picks one of several scored options; every choice is made here.
///
/// Forbidden options are removed first; then the temperature scales the scores, `topK` and `topP`
/// cut off the worst, and one of the rest is drawn. All of it is integer arithmetic.
public struct Sampler: Hashable, Sendable {
  /// How it picks.
  public let options: SamplingOptions

  private let temperature: UInt64
  private let share: UInt64?

  /// Creates a sampler.
  public init(_ options: SamplingOptions) {
    self.options = options
    temperature = options.isGreedy ? 0 : options.fixedTemperature
    share = options.fixedShare
  }

  /// The index of the option picked at an address.
  ///
  /// The scores are in declaration order; those that are `.forbidden` are masked.
  ///
  /// - Throws: `SamplingError.nothingAllowed` if there is no option or all are forbidden.
  public func pick(
    among logits: [Logit], at address: StreamAddress
  ) throws(SamplingError) -> Int {
    guard let best = Self.best(of: logits) else { throw .nothingAllowed }
    guard temperature > 0 else { return best }
    let odds = logits.map { weight(of: $0, best: logits[best]) }
    var stream = address.stream(seed: options.seed)
    guard options.topK != nil || share != nil else { return Self.draw(odds, from: &stream) }
    return Self.draw(cut(odds), from: &stream)
  }

  /// The first of the options with the highest score; nil if none is allowed.
  private static func best(of logits: [Logit]) -> Int? {
    var best: Int?
    for (index, logit) in logits.enumerated() where logit != .forbidden {
      guard let found = best, logits[found] >= logit else {
        best = index
        continue
      }
    }
    return best
  }

  /// The odds of an option relative to the best one, with 32 fraction bits.
  private func weight(of logit: Logit, best: Logit) -> UInt64 {
    guard logit != .forbidden else { return 0 }
    let distance = UInt64(Int64(best.bits) - Int64(logit.bits))
    return FixedPoint.exp(minus: distance, over: temperature)
  }

  /// The odds with those of the worst options set to 0.
  private func cut(_ odds: [UInt64]) -> [UInt64] {
    let order = odds.indices.sorted { (odds[$1], $0) < (odds[$0], $1) }
    let kept = order.prefix(options.topK ?? order.count)
    let total = kept.reduce(UInt64(0)) { $0 &+ odds[$1] }
    // `total` is below 2³² times the number of options, so the product needs the full width.
    let needed = share.map { share in
      let product = total.multipliedFullWidth(by: share)
      return product.high << 48 | product.low >> 16
    }
    var result = [UInt64](repeating: 0, count: odds.count)
    var sum: UInt64 = 0
    for index in kept {
      result[index] = odds[index]
      sum &+= odds[index]
      if let needed, sum >= needed { break }
    }
    return result
  }

  private static func draw(_ odds: [UInt64], from stream: inout SplitMix64) -> Int {
    var rest = stream.next(below: odds.reduce(0, &+))
    for (index, weight) in odds.enumerated() {
      guard rest >= weight else { return index }
      rest -= weight
    }
    return odds.count - 1  // Not reached: the draw is below the sum.
  }
}

/// Why nothing could be picked.
public enum SamplingError: Error, Hashable, Sendable {
  /// There is no option, or every one is forbidden.
  case nothingAllowed
  /// The score of an option that is allowed is not finite.
  case notANumber
}
