/// Converts text to the tokens of a model, and tokens to text.
public struct Tokenizer: Sendable {
  /// How the names of special tokens in a text are encoded.
  public enum Marks: Hashable, Sendable {
    /// As text like any other; for text from users.
    case areText
    /// As special tokens; for templates.
    case areMarks
  }

  private enum Encoder: Sendable {
    case byteLevel(ByteLevelEncoder)
    case sentencePiece(SentencePieceEncoder)
  }

  private let vocabulary: Vocabulary
  private let encoder: Encoder
  private let added: SpecialTokenFinder
  private let marks: SpecialTokenFinder
  /// The special token that begins every text; nil if the model uses none.
  public let beginning: Int?
  /// The special tokens that end a reply, in ascending order.
  public let endings: [Int]

  /// Reads the tokenizer from a file.
  init(_ file: GGUFFile) throws(ModelFault) {
    let model = try file.text("tokenizer.ggml.model") ?? ""
    let scheme: TokenScheme
    switch model {
    case "gpt2": scheme = .byteLevel
    case "llama": scheme = .sentencePiece
    default:
      throw .unsupported(
        "the tokenizer \(quoted(model)) is not supported; gpt2 and llama are")
    }
    let vocabulary = try Vocabulary(file, scheme: scheme)
    switch scheme {
    case .byteLevel: encoder = .byteLevel(try ByteLevelEncoder(file, vocabulary))
    case .sentencePiece: encoder = .sentencePiece(try SentencePieceEncoder(file, vocabulary))
    }
    added = SpecialTokenFinder(vocabulary, kinds: [.userDefined])
    marks = SpecialTokenFinder(vocabulary, kinds: [.userDefined, .control, .unknown])
    let tokens = 0...vocabulary.count - 1
    let begins = try file.truth("tokenizer.ggml.add_bos_token")
    let first = try file.integer("tokenizer.ggml.bos_token_id", in: tokens)
    let isLlama3 = try file.text("tokenizer.ggml.pre") == "llama-bpe"
    beginning = begins ?? (scheme == .sentencePiece || isLlama3) ? first : nil
    var endings: Set<Int> = []
    for key in ["eos", "eot", "eom"] {
      if let token = try file.integer("tokenizer.ggml.\(key)_token_id", in: tokens) {
        endings.insert(token)
      }
    }
    for token in tokens
    where vocabulary.kinds[token] == .control
      && Self.endingNames.contains(where: { vocabulary.texts[token].elementsEqual($0.utf8) })
    {
      endings.insert(token)
    }
    self.endings = endings.sorted()
    self.vocabulary = vocabulary
  }

  /// The special tokens that end a message in the known families of templates.
  private static let endingNames = [
    "<|im_end|>", "<|eot_id|>", "<|eom_id|>", "<|end_of_text|>", "<|endoftext|>", "<end_of_turn>",
  ]

  /// The number of tokens.
  public var count: Int { vocabulary.count }

  /// Returns the kind of a token, which must be less than `count`.
  public func kind(of token: Int) -> TokenKind { vocabulary.kinds[token] }

  /// Returns the bytes that a token, which must be less than `count`, adds to a text: none for
  /// special tokens and unused ones.
  ///
  /// The bytes may not be whole characters.
  public func bytes(of token: Int) -> ArraySlice<UInt8> {
    switch vocabulary.kinds[token] {
    case .normal, .userDefined, .byte: vocabulary.texts[token]
    case .unknown, .control, .unused: []
    }
  }

  /// Returns the name of a special token, such as `<|im_end|>`, or the text of any other token; it
  /// must be less than `count`.
  public func name(of token: Int) -> String {
    String(decoding: vocabulary.texts[token], as: UTF8.self)
  }

  /// Returns the special token with a name; nil if the vocabulary has none.
  public func mark(named name: String) -> Int? {
    let utf8 = Array(name.utf8)
    guard case .mark(let token)? = marks.pieces(of: utf8).first,
      vocabulary.texts[token].elementsEqual(utf8)
    else { return nil }
    return token
  }

  /// Returns the tokens of a text, without special tokens at its beginning or end.
  public func encode(_ text: String, where names: Marks = .areText) -> [Int] {
    var tokens: [Int] = []
    var queue = SymbolQueue()
    var text = text
    let pieces = text.withUTF8 { utf8 in
      unsafe (names == .areMarks ? marks : added).pieces(of: Array(utf8))
    }
    var isFirst = true
    for piece in pieces {
      switch piece {
      case .mark(let token): tokens.append(token)
      case .text(let range):
        // Names of special tokens are valid UTF-8, so they begin and end at character boundaries.
        let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
        let end = text.utf8.index(start, offsetBy: range.count)
        switch encoder {
        case .byteLevel(let encoder):
          encoder.encode(text[start..<end], vocabulary, &queue, into: &tokens)
        case .sentencePiece(let encoder):
          encoder.encode(text[start..<end], isFirst: isFirst, vocabulary, &queue, into: &tokens)
        }
      }
      if case .mark = piece { isFirst = true } else { isFirst = false }
    }
    return tokens
  }

  /// Returns the text of some tokens as bytes; its last character may be incomplete.
  ///
  /// Tokens that are not in the vocabulary are skipped.
  public func decode(_ tokens: some Sequence<Int>) -> [UInt8] {
    tokens.flatMap { 0..<count ~= $0 ? Array(bytes(of: $0)) : [] }
  }
}
