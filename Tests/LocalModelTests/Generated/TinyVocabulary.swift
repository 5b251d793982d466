@testable import LocalModel

/// A vocabulary of all bytes, some merges, and the marks of ChatML.
struct TinyVocabulary {
  var scheme: TokenScheme

  private static let words = ["he", "ll", "hell", "hello", " w", " wo", "or", "ld", "é", "日本"]

  /// How many tokens there are.
  var count: Int { tokens.count }

  /// The tokens with their types.
  private var tokens: [(text: String, type: UInt32)] {
    let marks = ["<unk>", "<s>", "</s>", "<|im_start|>", "<|im_end|>"].map { ($0, UInt32(3)) }
    switch scheme {
    case .byteLevel:
      let bytes = (UInt8.min...UInt8.max).map { (Self.visible([$0]), UInt32(1)) }
      return marks + [("<tool>", 4)] + bytes
        + Self.words.map { (Self.visible(Array($0.utf8)), 1) }
    case .sentencePiece:
      let bytes = (0..<256).map { byte in
        let hex = String(byte, radix: 16, uppercase: true)
        return ("<0x\(hex.count == 1 ? "0" : "")\(hex)>", UInt32(6))
      }
      let letters = "abcdefghijklmnopqrstuvwxyz▁é日本".map { (String($0), UInt32(1)) }
      return marks + [("<tool>", 4)] + bytes + letters
        + Self.words.filter { $0.count > 1 }.map {
          ($0.split(separator: " ", omittingEmptySubsequences: false).joined(separator: "▁"), 1)
        }
    }
  }

  /// What a file says of it.
  var pairs: [(key: String, value: GGUFWriter.Value)] {
    let tokens = tokens
    var pairs: [(key: String, value: GGUFWriter.Value)] = [
      ("tokenizer.ggml.model", .text(scheme == .byteLevel ? "gpt2" : "llama")),
      ("tokenizer.ggml.tokens", .texts(tokens.map(\.text))),
      ("tokenizer.ggml.token_type", .words(tokens.map(\.type))),
      ("tokenizer.ggml.bos_token_id", .u32(1)), ("tokenizer.ggml.eos_token_id", .u32(2)),
      ("tokenizer.ggml.unknown_token_id", .u32(0)),
      ("tokenizer.chat_template", .text("{{'<|im_start|>' + message['role']}}")),
    ]
    switch scheme {
    case .byteLevel:
      let merges = [
        "h e", "l l", "he ll", "hell o", "Ġ w", "Ġw o", "o r", "l d", "Ã ©",
      ]
      pairs += [("tokenizer.ggml.pre", .text("smollm")), ("tokenizer.ggml.merges", .texts(merges))]
    case .sentencePiece:
      pairs.append(
        ("tokenizer.ggml.scores", .numbers(tokens.indices.map { -Float($0) })))
    }
    return pairs
  }

  /// Bytes as vocabularies of the kind gpt2 write them.
  static func visible(_ bytes: [UInt8]) -> String {
    String(
      String.UnicodeScalarView(
        bytes.map { byte in
          (UInt32(0)..<512).lazy.filter { ByteAlphabet.byte($0) == byte }
            .compactMap(Unicode.Scalar.init).first ?? "?"
        }))
  }
}
