/// The tokens of a model: the bytes and the kind of each.
struct Vocabulary: Sendable {
  /// The bytes that each token stands for in a text; for a special token, its name.
  private(set) var texts: TokenTable
  private(set) var kinds: [TokenKind] = []

  /// The number of tokens.
  var count: Int { kinds.count }

  /// The greatest number of tokens: more than any vocabulary has, and few enough for `Int32` in
  /// every table.
  static let limit = 1 << 24

  /// Reads the tokens of a file.
  ///
  /// A token without bytes, or with bytes that are not valid UTF-8, counts as unused.
  init(_ file: GGUFFile, scheme: TokenScheme) throws(ModelFault) {
    guard let places = try file.strings("tokenizer.ggml.tokens"), !places.isEmpty else {
      throw .malformed("the file has no tokens")
    }
    guard places.count <= Self.limit else { throw .unsupported("the file has too many tokens") }
    let types = try file.words("tokenizer.ggml.token_type", of: [.int32, .uint32])
    guard types == nil || types?.count == places.count else {
      throw .malformed("the file has \(places.count) tokens, and types for \(types?.count ?? 0)")
    }
    texts = TokenTable(room: places.count)
    kinds.reserveCapacity(places.count)
    for (index, place) in places.enumerated() {
      let number = types?[index] ?? 1
      guard var kind = UInt8(exactly: number).flatMap(TokenKind.init(rawValue:)) else {
        throw .malformed("the token \(index) has the unknown type \(number)")
      }
      var bytes: [UInt8] = []
      if let text = file.file.text(place), !text.isEmpty {
        bytes = scheme.bytes(of: text, kind)
      } else {
        kind = .unused
      }
      texts.append(bytes, isFound: kind == .normal && !bytes.isEmpty)
      kinds.append(kind)
    }
  }
}

/// The families of tokenizers.
enum TokenScheme: Sendable {
  /// Byte-level BPE with a list of merges.
  case byteLevel
  /// SentencePiece: scores, and tokens for single bytes.
  case sentencePiece

  /// The character that SentencePiece writes for a space: U+2581.
  static let space: [UInt8] = [0xE2, 0x96, 0x81]

  /// Returns the bytes that a token stands for.
  func bytes(of text: String, _ kind: TokenKind) -> [UInt8] {
    switch (self, kind) {
    case (_, .control), (_, .unknown), (_, .userDefined), (_, .unused): Array(text.utf8)
    case (.byteLevel, _): ByteAlphabet.decoded(text[...])
    case (.sentencePiece, .byte): Self.byte(text).map { [$0] } ?? Array(text.utf8)
    case (.sentencePiece, _): Self.spaced(Array(text.utf8))
    }
  }

  /// Returns the byte of a token such as `<0x0A>`; nil if the token is not written like that.
  private static func byte(_ text: String) -> UInt8? {
    guard text.utf8.count == 6, text.hasPrefix("<0x"), text.hasSuffix(">") else { return nil }
    return UInt8(text.dropFirst(3).dropLast(), radix: 16)
  }

  /// Returns the bytes with each U+2581 replaced by a space.
  private static func spaced(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(space[0]) else { return bytes }
    var result: [UInt8] = []
    var rest = bytes[...]
    while let first = rest.first {
      if rest.starts(with: space) {
        result.append(0x20)
        rest = rest.dropFirst(space.count)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}
