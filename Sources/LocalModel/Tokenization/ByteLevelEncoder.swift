/// Byte-level byte pair encoding, as introduced by GPT-2: a text is split into words, and the bytes
/// of a word are joined by a ranked list of merges.
struct ByteLevelEncoder: Sendable {
  private let splitting: WordSplitting
  /// Whether a word that is a token becomes that token, without applying the merges.
  private let takesWholeWords: Bool
  /// The rank of each merge and the token that it produces, by the tokens of both sides.
  private let merges: [UInt64: (rank: Int32, token: Int32)]
  /// The token of each byte, or -1 if it has none.
  private let bytes: [Int]

  init(_ file: GGUFFile, _ vocabulary: Vocabulary) throws(ModelFault) {
    let name = try file.text("tokenizer.ggml.pre") ?? "default"
    guard let splitting = WordSplitting(name: name) else {
      throw .unsupported(
        "the tokenizer splits words as \(quoted(name)), which is not supported; "
          + "\(WordSplitting.names.joined(separator: ", ")) are")
    }
    self.splitting = splitting
    takesWholeWords = splitting == .llama3
    guard let places = try file.strings("tokenizer.ggml.merges") else {
      throw .malformed("the file has no merges")
    }
    var merges: [UInt64: (rank: Int32, token: Int32)] = [:]
    merges.reserveCapacity(places.count)
    for (rank, place) in places.enumerated() {
      guard rank < Vocabulary.limit, let text = file.file.text(place),
        let space = text.utf8.dropFirst().firstIndex(of: 0x20)
      else { throw .malformed("the merge \(rank) is not a pair of texts") }
      let left = ByteAlphabet.decoded(text[..<space])
      let right = ByteAlphabet.decoded(text[text.utf8.index(after: space)...])
      // Skips a merge unless both sides and the result are tokens: it can never apply. Since a
      // result is longer than either side, no chain of merges can loop.
      guard let first = vocabulary.texts.index(of: left[...]),
        let second = vocabulary.texts.index(of: right[...]),
        let both = vocabulary.texts.index(of: (left + right)[...])
      else { continue }
      let key = Self.key(first, second)
      if merges[key] == nil { merges[key] = (Int32(rank), Int32(both)) }
    }
    self.merges = merges
    bytes = (UInt8.min...UInt8.max).map { vocabulary.texts.index(of: [$0]) ?? -1 }
  }

  /// Appends the tokens of a text without special tokens.
  ///
  /// A byte without a token is dropped, as in the original; vocabularies only lack bytes that never
  /// occur in UTF-8.
  func encode(
    _ text: Substring, _ vocabulary: Vocabulary, _ queue: inout SymbolQueue,
    into tokens: inout [Int]
  ) {
    let scalars = ClassifiedScalar.all(of: text.unicodeScalars)
    let utf8 = Array(text.utf8)
    for word in splitting.words(of: scalars) {
      let end = word.upperBound < scalars.count ? scalars[word.upperBound].offset : utf8.count
      let range = scalars[word.lowerBound].offset..<end
      if takesWholeWords, let token = vocabulary.texts.index(of: utf8[range]) {
        tokens.append(token)
        continue
      }
      queue.reset()
      for index in range { queue.append(index..<index + 1, token: bytes[Int(utf8[index])]) }
      queue.run { left, right in
        guard left.token >= 0, right.token >= 0,
          let merge = merges[Self.key(left.token, right.token)]
        else { return nil }
        return (Int64(merge.rank), Int(merge.token))
      }
      for symbol in queue.symbols where !symbol.range.isEmpty && symbol.token >= 0 {
        tokens.append(symbol.token)
      }
    }
  }

  private static func key(_ left: Int, _ right: Int) -> UInt64 {
    UInt64(left) << 32 | UInt64(right)
  }
}
