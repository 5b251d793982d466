extension Sampler {
  /// The scores of a language model, as it gives them, and which of them count.
  ///
  /// The same rule as for few options: what is masked goes first, then the temperature scales, then
  /// `topK` and `topP` cut off the worst, ties going to the lowest index. Scores are taken with 16
  /// fraction bits, those further from the best one than ±32,767 as that far from it.
  ///
  /// - Parameters:
  ///   - scores: A score for each option, natural logarithms up to a constant.
  ///   - mask: Which options may be picked; it is of as many.
  ///   - address: The place of the choice.
  /// - Returns: The index of the option picked.
  /// - Throws: `SamplingError.nothingAllowed` where the mask allows none; `notANumber` where the
  ///   score of an option that is allowed is not finite.
  public func pick(
    among scores: [Float], allowing mask: OptionMask, at address: StreamAddress
  ) throws(SamplingError) -> Int {
    let keep = options.isGreedy ? 1 : options.topK ?? .max
    var best = try Candidates(of: scores, allowing: mask, keeping: keep)
    guard let first = best.first else { throw .nothingAllowed }
    guard !options.isGreedy else { return first }
    // What is drawn from the list of candidates alone is drawn from all options, the others at 0.
    best.sort()
    let top = scores[best.indexes[0]]
    let logits = best.indexes.map { Logit(score: scores[$0], below: top) }
    let index = try pick(among: logits, at: address)
    return best.indexes[index]
  }
}

extension Logit {
  /// A score by its distance from the best one.
  fileprivate init(score: Float, below top: Float) {
    // The difference of two numbers is rounded alike everywhere, the product with a power of two is
    // exact, and the conversion cuts off.
    self.init(bits: Int32(max((score - top) * 65_536, -2_147_418_112)))
  }
}

/// The best options so far, and the score that one has to beat.
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

  /// Takes an option in, if it is among the best; the worst one so far gives way to it.
  ///
  /// The list is a heap, the worst of it at the front; without a limit it is a plain list.
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

  /// Puts the best first.
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
