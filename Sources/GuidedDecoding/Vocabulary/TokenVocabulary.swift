/// The tokens of a model, indexed for masks once for each tokenizer.
///
/// Tokens may be empty, in which case they are never allowed. Several tokens may have the same
/// bytes, in which case they are allowed together. Bytes need not be whole characters.
public struct TokenVocabulary: Sendable {
  /// The tokens that end a reply, allowed only once it is complete.
  public let ends: [Int32]

  let tokens: TokenBytes
  /// All tokens except those that end a reply.
  let trie: TokenTrie
  /// The tails of tokens after the quotation mark that ends a text.
  let tails: TokenTails
  /// The number of scalars that each token adds to a text.
  let lengths: TextLengths
  /// The masks of the commonest texts.
  let prepared: [TextForm: [CachedTextState]]
  /// The greatest number of commas in a token, which bounds how many elements of an array a token
  /// can cross.
  let greatestCommas: Int

  /// Creates the index of a vocabulary.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of each token, by number; empty for tokens without text, such as marks
  ///     between messages.
  ///   - ends: The tokens that end a reply; their bytes do not matter.
  ///
  /// - Complexity: O(n log n) for n tokens; 100,000 take some 0.1 s.
  public init(tokens bytes: [[UInt8]], ends: [Int]) {
    let ends = Set(ends.filter(bytes.indices.contains)).sorted().map(Int32.init)
    self.ends = ends
    let tokens = TokenBytes(bytes)
    self.tokens = tokens
    var isEnd = [Bool](repeating: false, count: bytes.count)
    for end in ends { isEnd[Int(end)] = true }
    let chosen = (0..<Int32(bytes.count)).filter { token in
      let length = tokens.range(of: token).count
      return length > 0 && length <= TokenBytes.maximumLength && !isEnd[Int(token)]
    }
    let trie = TokenTrie(tokens, chosen)
    self.trie = trie
    let lengths = TextLengths(tokens, chosen)
    self.lengths = lengths
    let tails = TokenTails(tokens, chosen)
    self.tails = tails
    greatestCommas =
      chosen.map { token in
        tokens.bytes[tokens.range(of: token)].count { $0 == UInt8(ascii: ",") }
      }.max() ?? 0
    var prepared: [TextForm: [CachedTextState]] = [:]
    for use in CachedTextState.preparedUses {
      let form = TextForm(use: use)
      guard let machine = TextMachine(form) else { continue }
      prepared[form] = CachedTextState.commonest(of: machine, trie, lengths, tails)
    }
    self.prepared = prepared
  }

  /// The number of tokens.
  public var count: Int { tokens.count }

  /// The bytes of a token, which must belong to the vocabulary.
  public func bytes(of token: Int) -> ArraySlice<UInt8> {
    tokens.bytes[tokens.range(of: Int32(token))]
  }
}
