extension Sampler {
  /// The index of the option picked by a language model's logits under a mask.
  ///
  /// The rule is the same as for few options: masked options are removed first, then the
  /// temperature scales the scores, then `topK` and `topP` cut off the worst; ties go to the lowest
  /// index. Scores are taken with 16 fraction bits, and a distance from the best one beyond ±32,767
  /// is clamped to that.
  ///
  /// - Parameters:
  ///   - scores: A score for each option: natural logarithms, up to a constant.
  ///   - mask: The options that may be picked; it has as many options as there are scores.
  ///   - address: The place of the choice.
  /// - Returns: The index of the option picked.
  /// - Throws: `SamplingError.nothingAllowed` if the mask allows no option; `notANumber` if the
  ///   score of an allowed option is not finite.
  public func pick(
    among scores: [Float], allowing mask: OptionMask, at address: StreamAddress
  ) throws(SamplingError) -> Int {
    let keep = options.isGreedy ? 1 : options.topK ?? .max
    var best = try Candidates(of: scores, allowing: mask, keeping: keep)
    guard let first = best.first else { throw .nothingAllowed }
    guard !options.isGreedy else { return first }
    // Drawing from the candidates alone equals drawing from all options with the others at 0.
    best.sort()
    let top = scores[best.indexes[0]]
    let logits = best.indexes.map { Logit(score: scores[$0], below: top) }
    let index = try pick(among: logits, at: address)
    return best.indexes[index]
  }
}

extension Logit {
  /// Creates a score from its distance to the best one.
  fileprivate init(score: Float, below top: Float) {
    // The difference is rounded alike everywhere, the product with a power of two is exact, and the
    // conversion truncates.
    self.init(bits: Int32(max((score - top) * 65_536, -2_147_418_112)))
  }
}

/// The best options so far, and the score that the next one has to beat.
private struct Candidates {
  private(set) var indexes: [Int] = []
  private let scores: [Float]
  private let limit: Int

  var first: Int? { indexes.first }

  init(
    of scores: [Float], allowing mask: OptionMask, keeping limit: Int
  ) throws(SamplingError) {
    self.scores = scores
    self.limit = limit
    if let few = mask.few {
      for option in few where Int(option) < scores.count { try add(Int(option)) }
      return
    }
    for (place, word) in mask.words.enumerated() where word != 0 {
      var rest = word
      while rest != 0 {
        let option = place << 6 + rest.trailingZeroBitCount
        rest &= rest &- 1
        if option < scores.count { try add(option) }
      }
    }
  }

  /// Adds an option if it is among the best, replacing the worst so far.
  ///
  /// The list is a heap with the worst option at the front; without a limit it is a plain list.
  private mutating func add(_ option: Int) throws(SamplingError) {
    guard scores[option].isFinite else { throw .notANumber }
    guard limit < .max else { return indexes.append(option) }
    if indexes.count < limit {
      indexes.append(option)
      rise(from: indexes.count - 1)
    } else if isWorse(indexes[0], than: option) {
      indexes[0] = option
      sink()
    }
  }

  /// Sorts the options, the best first.
  mutating func sort() {
    let scores = scores
    indexes.sort { (scores[$1], $0) < (scores[$0], $1) }
  }

  private func isWorse(_ one: Int, than other: Int) -> Bool {
    scores[one] < scores[other] || (scores[one] == scores[other] && one > other)
  }

  private mutating func rise(from start: Int) {
    var place = start
    while place > 0, isWorse(indexes[place], than: indexes[(place - 1) / 2]) {
      indexes.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  private mutating func sink() {
    var place = 0
    while true {
      var worst = place
      for child in [place * 2 + 1, place * 2 + 2] where child < indexes.count {
        if isWorse(indexes[child], than: indexes[worst]) { worst = child }
      }
      guard worst != place else { return }
      indexes.swapAt(place, worst)
      place = worst
    }
  }
}
