/// SentencePiece's byte pair encoding: the neighbours with the best score merge first, and a
/// character without a token becomes one token per byte.
struct SentencePieceEncoder: Sendable {
  /// The rank of each token, from its score; lower ranks merge first.
  private let ranks: [Int32]
  /// The token of each byte, or -1 if it has none.
  private let bytes: [Int]
  private let unknown: Int?
  /// Whether a text is encoded as if a space preceded it.
  private let addsSpace: Bool

  init(_ file: GGUFFile, _ vocabulary: Vocabulary) throws(ModelFault) {
    guard let scores = try file.words("tokenizer.ggml.scores", of: [.float32]),
      scores.count == vocabulary.count
    else { throw .malformed("the file does not have a score for each token") }
    var ranks: [Int32] = []
    ranks.reserveCapacity(scores.count)
    for (index, bits) in scores.enumerated() {
      let score = Float(bitPattern: bits)
      guard !score.isNaN else { throw .malformed("the score of token \(index) is not a number") }
      // Bit patterns of floats order like integers once those of negative numbers are inverted.
      let ordered = Int32(bitPattern: (0 - score).bitPattern)
      ranks.append(ordered < 0 ? ordered ^ .max : ordered)
    }
    self.ranks = ranks
    var bytes = [Int](repeating: -1, count: 256)
    for token in 0..<vocabulary.count where vocabulary.kinds[token] == .byte {
      let text = vocabulary.texts[token]
      if text.count == 1, let byte = text.first { bytes[Int(byte)] = token }
    }
    self.bytes = bytes
    unknown = try file.integer(
      "tokenizer.ggml.unknown_token_id", in: 0...vocabulary.count - 1)
    addsSpace = try file.truth("tokenizer.ggml.add_space_prefix") ?? true
  }

  /// Appends the tokens of a text without special tokens. The text is first if nothing or a special
  /// token precedes it.
  func encode(
    _ text: Substring, isFirst: Bool, _ vocabulary: Vocabulary, _ queue: inout SymbolQueue,
    into tokens: inout [Int]
  ) {
    let utf8 = Array((addsSpace && isFirst ? " " + text : text).utf8)
    queue.reset()
    var start = 0
    while start < utf8.count {
      // The text is valid UTF-8, so only bytes within a character are 10xxxxxx.
      let end = utf8[(start + 1)...].firstIndex { $0 & 0xC0 != 0x80 } ?? utf8.count
      queue.append(start..<end, token: vocabulary.texts.index(of: utf8[start..<end]) ?? -1)
      start = end
    }
    queue.run { left, right in
      let both = left.range.lowerBound..<right.range.upperBound
      guard let token = vocabulary.texts.index(of: utf8[both]) else { return nil }
      return (Int64(ranks[token]), token)
    }
    for symbol in queue.symbols where !symbol.range.isEmpty {
      if symbol.token >= 0 {
        tokens.append(symbol.token)
        continue
      }
      for byte in utf8[symbol.range] {
        if let token = bytes[Int(byte)] >= 0 ? bytes[Int(byte)] : unknown { tokens.append(token) }
      }
    }
  }
}
