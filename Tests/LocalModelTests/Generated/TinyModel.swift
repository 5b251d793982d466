import Sampling
import Testing

@testable import LocalModel

/// A model of random weights: an architecture, a quantisation and a kind of tokenizer.
struct TinyModel: CustomTestStringConvertible {
  var architecture: Architecture
  var type: TensorType
  var tokenizer: TokenScheme = .byteLevel
  var seed: UInt64 = 1

  var testDescription: String { "\(architecture.rawValue) \(type.name) \(tokenizer)" }

  let heads = 4
  let sharedHeads = 2
  /// The types of 256 weights need rows of as many.
  var width: Int { type.blockLength == 256 ? 256 : 64 }
  var headWidth: Int { width / heads }
  var innerWidth: Int { type.blockLength == 256 ? 256 : 96 }
  /// Gemma's sixth layer is the first without a window.
  var layers: Int { architecture == .gemma3 ? 6 : 2 }

  /// Each architecture in two types, and each type in one architecture.
  static let all: [TinyModel] =
    Architecture.allCases.flatMap { architecture in
      [TensorType.f32, .q4_1].map { TinyModel(architecture: architecture, type: $0) }
    }
    + TensorType.allCases.filter { $0 != .f32 && $0 != .q4_1 }.map {
      TinyModel(architecture: .llama, type: $0, tokenizer: .sentencePiece)
    }

  /// The file, to be changed or written.
  var writer: GGUFWriter {
    var random = SplitMix64(seed: seed)
    var writer = GGUFWriter()
    let name = architecture.rawValue
    writer.pairs = [
      ("general.architecture", .text(name)), ("general.name", .text("Tiny")),
      ("\(name).block_count", .u32(UInt32(layers))), ("\(name).context_length", .u32(128)),
      ("\(name).embedding_length", .u32(UInt32(width))),
      ("\(name).feed_forward_length", .u32(UInt32(innerWidth))),
      ("\(name).attention.head_count", .u32(UInt32(heads))),
      ("\(name).attention.head_count_kv", .u32(UInt32(sharedHeads))),
      ("\(name).attention.key_length", .u32(UInt32(headWidth))),
      ("\(name).attention.value_length", .u32(UInt32(headWidth))),
      ("\(name).attention.layer_norm_rms_epsilon", .f32(1e-5)),
      ("\(name).rope.freq_base", .f32(10_000)),
    ]
    if architecture == .gemma3 {
      writer.pairs.append(("\(name).attention.sliding_window", .u32(4)))
    }
    let vocabulary = TinyVocabulary(scheme: tokenizer)
    writer.pairs += vocabulary.pairs
    func matrix(_ name: String, _ rows: Int, _ columns: Int) {
      writer.tensors.append(
        GGUFWriter.Tensor(
          name: name, dimensions: [UInt64(columns), UInt64(rows)], type: type.rawValue,
          bytes: RandomWeights.bytes(type, rows * columns, &random)))
    }
    func vector(_ name: String, _ count: Int) {
      writer.tensors.append(
        GGUFWriter.Tensor(
          name: name, dimensions: [UInt64(count)], type: 0,
          bytes: RandomWeights.bytes(.f32, count, &random, around: 1)))
    }
    matrix("token_embd.weight", vocabulary.count, width)
    vector("output_norm.weight", width)
    let keys = sharedHeads * headWidth
    for layer in 0..<layers {
      func part(_ name: String) -> String { "blk.\(layer).\(name)" }
      vector(part("attn_norm.weight"), width)
      vector(part("ffn_norm.weight"), width)
      for (name, rows) in [("q", width), ("k", keys), ("v", keys)] {
        matrix(part("attn_\(name).weight"), rows, width)
        if architecture.hasBiases { vector(part("attn_\(name).bias"), rows) }
      }
      matrix(part("attn_output.weight"), width, width)
      if architecture.normalisesHeads {
        vector(part("attn_q_norm.weight"), headWidth)
        vector(part("attn_k_norm.weight"), headWidth)
      }
      matrix(part("ffn_gate.weight"), innerWidth, width)
      matrix(part("ffn_up.weight"), innerWidth, width)
      matrix(part("ffn_down.weight"), width, innerWidth)
      if architecture.normalisesResults {
        vector(part("post_attention_norm.weight"), width)
        vector(part("post_ffw_norm.weight"), width)
      }
    }
    return writer
  }

  /// The model, opened.
  func opened() throws -> TransformerModel {
    try withFile(writer.bytes) { try TransformerModel(opening: $0) }
  }
}

/// Weights without a pattern whose sizes are those of real ones.
enum RandomWeights {
  static func bytes(
    _ type: TensorType, _ count: Int, _ random: inout SplitMix64, around centre: Float = 0
  ) -> [UInt8] {
    (0..<count / type.blockLength).flatMap { _ in block(type, &random, centre) }
  }

  private static func block(
    _ type: TensorType, _ random: inout SplitMix64, _ centre: Float
  ) -> [UInt8] {
    func number() -> Float { (Float(random.next(below: 2_000)) / 1_000 - 1) * 0.2 }
    var bytes = (0..<type.blockSize).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    func put(_ half: Float, at index: Int) {
      bytes.replaceSubrange(index..<index + 2, with: little(HalfPrecision.bits(half)))
    }
    switch type {
    case .f32: return little((centre + number()).bitPattern)
    case .f16: return little(HalfPrecision.bits(number()))
    case .bf16: return little(UInt16(truncatingIfNeeded: number().bitPattern >> 16))
    case .q4_0, .q5_0: put(number() / 8, at: 0)
    case .q8_0: put(number() / 127, at: 0)
    case .q4_1, .q5_1:
      put(0.02 + number() / 100, at: 0)
      put(-0.2, at: 2)
    case .q4K, .q5K:
      put(0.0005, at: 0)
      put(0.002, at: 2)
    case .q6K: put(number() / 4_000, at: 208)
    }
    return bytes
  }
}
