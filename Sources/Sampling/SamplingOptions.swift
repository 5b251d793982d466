/// How far a choice may depart from the best option, and the seed of its draws.
public struct SamplingOptions: Hashable, Sendable {
  /// How flat the odds are, 0…2: 0 always picks the best option, 1 follows the scores as they are.
  ///
  /// It is applied in steps of 1/65536.
  public var temperature: Double
  /// How many of the best options may be drawn; nil for all of them.
  public var topK: Int?
  /// Only the best options that together hold this share of the odds, 0…1, may be drawn; nil for
  /// all of them.
  public var topP: Double?
  /// The seed, which determines every draw.
  public var seed: UInt64

  /// Creates options; values out of bounds are clamped, and a value that is not a number counts as
  /// 0.
  public init(temperature: Double, topK: Int? = nil, topP: Double? = nil, seed: UInt64) {
    self.temperature = Self.clamped(temperature, to: 2)
    self.topK = topK.map { max(1, $0) }
    self.topP = topP.map { Self.clamped($0, to: 1) }
    self.seed = seed
  }

  /// Creates options from a seed and a temperature, either of which may be nil.
  ///
  /// A seed alone means temperature 1, a temperature alone means seed 0, and neither means the best
  /// option each time.
  public init(seed: UInt64?, temperature: Double?, topK: Int? = nil, topP: Double? = nil) {
    self.init(
      temperature: temperature ?? (seed == nil ? 0 : 1), topK: topK, topP: topP, seed: seed ?? 0)
  }

  /// The best option each time, ties going to the one declared first.
  public static let greedy = SamplingOptions(temperature: 0, seed: 0)

  /// Draws in proportion to the odds that the scores state.
  public static func random(seed: UInt64) -> SamplingOptions {
    SamplingOptions(temperature: 1, seed: seed)
  }

  /// Whether every choice takes the best option, whatever the seed.
  public var isGreedy: Bool { fixedTemperature == 0 || topK == 1 }

  /// The temperature with 16 fraction bits.
  ///
  /// The product is exact (a power of two), so every machine truncates the same number.
  var fixedTemperature: UInt64 { UInt64(Self.clamped(temperature, to: 2) * 65_536) }

  /// The share of `topP` with 16 fraction bits.
  var fixedShare: UInt64? { topP.map { UInt64(Self.clamped($0, to: 1) * 65_536) } }

  private static func clamped(_ value: Double, to limit: Double) -> Double {
    value > 0 ? min(value, limit) : 0
  }
}
