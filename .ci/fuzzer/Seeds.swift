import Foundation

@testable import LocalModel

/// A sound file from which the fuzzer sets out: a model of a few weights.
struct Seed {
  var architecture: Architecture
  var scheme: TokenScheme
  var type: TensorType
  /// How the tokenizer splits words, where it does.
  var splitting = "smollm"
  /// Whether a text begins with a space, where SentencePiece is asked.
  var addsSpace = true

  /// One of each kind of tokenizer.
  static let all = [
    Seed(architecture: .llama, scheme: .byteLevel, type: .f16),
    Seed(architecture: .qwen3, scheme: .byteLevel, type: .f16, splitting: "llama-bpe"),
    Seed(architecture: .qwen2, scheme: .byteLevel, type: .bf16, splitting: "qwen2"),
    Seed(architecture: .gemma3, scheme: .sentencePiece, type: .f16),
    Seed(architecture: .llama, scheme: .sentencePiece, type: .f16, addsSpace: false),
  ]

  /// The first again with weights in each type of blocks.
  static let quantised = TensorType.allCases.filter { $0.blockLength == 32 }.map {
    Seed(architecture: .llama, scheme: .byteLevel, type: $0)
  }

  /// The file with a token for each byte: such a tokenizer writes every text.
  var whole: [UInt8] { writer(TinyVocabulary(scheme: scheme).pairs).bytes }

  /// The file with a few tokens, which is a fifth as long: most runs begin here.
  var short: [UInt8] {
    let visible = scheme == .byteLevel ? "Ġ" : "▁"
    let tokens: [(text: String, type: UInt32)] = [
      ("<unk>", 2), ("<|im_start|>", 3), ("<|im_end|>", 3), ("<t>", 4), ("<0x41>", 6), ("h", 1),
      ("e", 1), (visible, 1), ("he", 1), (visible + "he", 1), ("é", 1), ("", 5),
    ]
    var pairs = TinyVocabulary(scheme: scheme).pairs
    func set(_ key: String, _ value: GGUFWriter.Value) {
      for index in pairs.indices where pairs[index].key == "tokenizer.ggml.\(key)" {
        pairs[index].value = value
      }
    }
    set("tokens", .texts(tokens.map(\.text)))
    set("token_type", .words(tokens.map(\.type)))
    set("merges", .texts(["h e", "Ġ he"]))
    set("scores", .numbers(tokens.indices.map { -Float($0) }))
    return writer(pairs).bytes
  }

  private func writer(_ vocabulary: [(key: String, value: GGUFWriter.Value)]) -> GGUFWriter {
    let name = architecture.rawValue
    let width = type.blockLength == 1 ? 8 : 32
    var writer = GGUFWriter()
    writer.pairs = [
      ("general.architecture", .text(name)), ("general.alignment", .u32(32)),
      ("\(name).block_count", .u32(1)), ("\(name).context_length", .u32(64)),
      ("\(name).embedding_length", .u32(UInt32(width))),
      ("\(name).feed_forward_length", .u32(UInt32(width))),
      ("\(name).attention.head_count", .u32(2)), ("\(name).attention.head_count_kv", .u32(1)),
      ("\(name).attention.key_length", .u32(UInt32(width / 2))),
      ("\(name).rope.dimension_count", .u32(UInt32(width / 2))),
      ("\(name).rope.freq_base", .f32(10_000)), ("\(name).rope.scaling.type", .text("linear")),
      ("\(name).rope.scaling.factor", .f32(2)), ("\(name).final_logit_softcapping", .f32(30)),
    ]
    writer.pairs += vocabulary
    switch scheme {
    case .byteLevel: writer.set("tokenizer.ggml.pre", .text(splitting))
    case .sentencePiece: writer.set("tokenizer.ggml.add_space_prefix", .bool(addsSpace))
    }
    var count = 0
    for case ("tokenizer.ggml.token_type", .words(let types)) in vocabulary { count = types.count }
    writer.tensors = tensors(width: width, vocabulary: count)
    return writer
  }

  private func tensors(width: Int, vocabulary: Int) -> [GGUFWriter.Tensor] {
    func matrix(_ name: String, _ rows: Int) -> GGUFWriter.Tensor {
      let size = rows * width / type.blockLength * type.blockSize
      return GGUFWriter.Tensor(
        name: "\(name).weight", dimensions: [UInt64(width), UInt64(rows)], type: type.rawValue,
        bytes: (0..<size).map { UInt8(truncatingIfNeeded: $0 * 7 % 61) })
    }
    func vector(_ name: String, _ count: Int) -> GGUFWriter.Tensor {
      GGUFWriter.Tensor(
        name: name, dimensions: [UInt64(count)], type: TensorType.f32.rawValue,
        bytes: (0..<count).flatMap { _ in little(Float(1).bitPattern) })
    }
    let head = width / 2
    var tensors = [
      matrix("token_embd", vocabulary), vector("output_norm.weight", width),
      vector("rope_freqs.weight", head / 2),
      vector("blk.0.attn_norm.weight", width), vector("blk.0.ffn_norm.weight", width),
      matrix("blk.0.attn_q", width), matrix("blk.0.attn_k", head), matrix("blk.0.attn_v", head),
      matrix("blk.0.attn_output", width), matrix("blk.0.ffn_gate", width),
      matrix("blk.0.ffn_up", width), matrix("blk.0.ffn_down", width),
    ]
    if architecture.hasBiases {
      tensors += [("q", width), ("k", head), ("v", head)].map {
        vector("blk.0.attn_\($0).bias", $1)
      }
    }
    if architecture.normalisesHeads {
      tensors += ["q", "k"].map { vector("blk.0.attn_\($0)_norm.weight", head) }
    }
    if architecture.normalisesResults {
      tensors += ["attention", "ffw"].map { vector("blk.0.post_\($0)_norm.weight", width) }
    }
    return tensors
  }
}
