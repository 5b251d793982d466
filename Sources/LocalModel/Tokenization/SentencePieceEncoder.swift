/// SentencePiece's byte pair encoding: neighbours merge into the token with the best score, and
/// characters that have no token become tokens of their bytes.
struct SentencePieceEncoder: Sendable {
  /// The rank of each token: lower is better.
  private let ranks: [Int32]
  /// The token of each byte, or -1.
  private let bytes: [Int]
  private let unknown: Int?
  /// Whether a text is taken as if a space were before it.
  private let addsSpace: Bool

  init(_ file: GGUFFile, _ vocabulary: Vocabulary) throws(ModelFault) {
    guard let scores = try file.words("tokenizer.ggml.scores", of: [.float32]),
      scores.count == vocabulary.count
    else { throw .malformed("the file does not have a score for each token") }
    var ranks: [Int32] = []
    ranks.reserveCapacity(scores.count)
    for (index, bits) in scores.enumerated() {
      let score = Float(bitPattern: bits)
      guard !score.isNaN else { throw .malformed("the score of token \(index) is no number") }
      // Bits order as numbers do, once those of negative numbers are turned round.
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

  /// Appends the tokens of a text that holds no marks; it is the first where nothing, or a mark, is
  /// before it.
  func encode(
    _ text: Substring, isFirst: Bool, _ vocabulary: Vocabulary, _ queue: inout SymbolQueue,
    into tokens: inout [Int]
  ) {
    let utf8 = Array((addsSpace && isFirst ? " " + text : text).utf8)
    queue.reset()
    var start = 0
    while start < utf8.count {
      // The text is UTF-8: only the first byte of a character is not 10xxxxxx.
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
