/// The tokens of a model, ready to be masked: made once for a tokenizer.
///
/// Tokens may be empty, which are never allowed, and several may have the same bytes, which are
/// allowed together. Bytes need not be whole characters.
public struct TokenVocabulary: Sendable {
  /// The tokens that end a reply; allowed once it is whole, and only then.
  public let ends: [Int32]

  let tokens: TokenBytes
  /// All tokens but those that end a reply.
  let trie: TokenTrie
  /// What tokens have after the quotation mark in which a text ends.
  let tails: TokenTails
  /// How many scalars each token adds to a text.
  let lengths: TextLengths
  /// The masks of the commonest texts.
  let prepared: [TextForm: [KnownText]]
  /// The greatest number of commas in a token: no token crosses more elements of an array.
  let greatestCommas: Int

  /// Creates the index of a vocabulary.
  ///
  /// - Parameters:
  ///   - bytes: What each token stands for, by its number; empty for those that stand for nothing,
  ///     such as marks between messages.
  ///   - ends: The tokens that end a reply; their bytes are of no matter.
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
    var prepared: [TextForm: [KnownText]] = [:]
    for use in KnownText.preparedUses {
      let form = TextForm(use: use)
      guard let machine = TextMachine(form) else { continue }
      prepared[form] = KnownText.commonest(of: machine, trie, lengths, tails)
    }
    self.prepared = prepared
  }

  /// The number of tokens.
  public var count: Int { tokens.count }

  /// The bytes of a token; it is one of the vocabulary's.
  public func bytes(of token: Int) -> ArraySlice<UInt8> {
    tokens.bytes[tokens.range(of: Int32(token))]
  }
}
