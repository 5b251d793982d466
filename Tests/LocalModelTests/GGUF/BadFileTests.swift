import Foundation
import Sampling
import Testbed
import Testing

@testable import LocalModel

/// A way to spoil a sound file, and what is said of it.
struct BadFile: CustomTestStringConvertible {
  var testDescription: String
  var kind: ModelFault.Kind
  /// A part of the message.
  var says: String
  var edit: @Sendable (inout GGUFWriter) -> Void

  init(
    _ name: String, _ kind: ModelFault.Kind, _ says: String,
    _ edit: @escaping @Sendable (inout GGUFWriter) -> Void
  ) {
    (testDescription, self.kind, self.says, self.edit) = (name, kind, says, edit)
  }

  static let all: [BadFile] = [
    BadFile("another mark", .notAModel, "GGUF") { $0.mark = Array("GGML".utf8) },
    BadFile("an old version", .unsupported, "version 1") { $0.version = 1 },
    BadFile("a version to come", .unsupported, "version 99") { $0.version = 99 },
    BadFile("more tensors than bytes", .truncated, "claims") { $0.tensorCount = .max },
    BadFile("more values than bytes", .truncated, "claims") { $0.pairCount = .max / 2 },
    BadFile("a tensor too many", .malformed, "dimensions") {
      $0.tensorCount = UInt64($0.tensors.count + 1)
    },
    BadFile("a value twice", .malformed, "given twice") {
      $0.pairs.append(("general.name", .text("again")))
    },
    BadFile("a value of an unknown type", .malformed, "unknown type") {
      $0.set("general.name", .raw(77, [0, 0, 0, 0]))
    },
    BadFile("a text longer than the file", .truncated, "general.name") {
      $0.set("general.name", .raw(8, little(UInt64.max)))
    },
    BadFile("a list longer than the file", .truncated, "claims") {
      $0.set("general.name", .raw(9, little(UInt32(4)) + little(UInt64.max)))
    },
    BadFile("lists too deep", .malformed, "too deep") {
      let list = little(UInt32(9)) + little(UInt64(1))
      $0.set("general.name", .raw(9, Array((0..<99).map { _ in list }.joined())))
    },
    BadFile("an alignment that is not a power of two", .malformed, "alignment") {
      $0.set("general.alignment", .u32(48))
    },
    BadFile("an alignment of zero", .malformed, "alignment") {
      $0.set("general.alignment", .u32(0))
    },
    BadFile("another architecture", .unsupported, "mamba") {
      $0.set("general.architecture", .text("mamba"))
    },
    BadFile("no architecture", .malformed, "architecture") { $0.set("general.architecture", nil) },
    BadFile("experts", .unsupported, "experts") { $0.set("llama.expert_count", .u32(8)) },
    BadFile("scaled positions", .unsupported, "yarn") {
      $0.set("llama.rope.scaling.type", .text("yarn"))
    },
    BadFile("no layers", .malformed, "block_count") { $0.set("llama.block_count", .u32(0)) },
    BadFile("layers that are not there", .malformed, "blk.2") {
      $0.set("llama.block_count", .u32(1000))
    },
    BadFile("layers too many", .unsupported, "variant") { $0.set("llama.block_count", .u32(1)) },
    BadFile("heads that do not share evenly", .malformed, "share") {
      $0.set("llama.attention.head_count_kv", .u32(3))
    },
    BadFile("an odd head", .unsupported, "15") { $0.set("llama.attention.key_length", .u32(15)) },
    BadFile("an epsilon that is not a number", .malformed, "epsilon") {
      $0.set("llama.attention.layer_norm_rms_epsilon", .f32(.nan))
    },
    BadFile("a width that lies", .malformed, "token_embd") {
      $0.set("llama.embedding_length", .u32(1 << 17))
    },
    BadFile("a tensor that is missing", .malformed, "blk.1.ffn_up") {
      $0.tensors.removeAll { $0.name == "blk.1.ffn_up.weight" }
    },
    BadFile("a tensor twice", .malformed, "given twice") {
      $0.tensors.append(
        GGUFWriter.Tensor(
          name: "output_norm.weight", dimensions: [1], type: 0, bytes: [0, 0, 0, 0]))
    },
    BadFile("a tensor that nothing uses", .unsupported, "blk.0.ffn_gate_exps") {
      $0.tensors.append(
        GGUFWriter.Tensor(
          name: "blk.0.ffn_gate_exps.weight", dimensions: [1], type: 0, bytes: [0, 0, 0, 0]))
    },
    BadFile("a type that is not supported", .unsupported, "IQ4_XS") {
      $0.change("blk.0.attn_q.weight") { $0.type = 23 }
    },
    BadFile("a type that nobody knows", .malformed, "unknown type 4711") {
      $0.change("blk.0.attn_q.weight") { $0.type = 4711 }
    },
    BadFile("rows that are no whole blocks", .malformed, "whole blocks") {
      $0.change("blk.0.attn_q.weight") { $0.dimensions = [16, 256] }
    },
    BadFile("no dimensions", .malformed, "dimensions") {
      $0.change("output_norm.weight") { $0.dimensions = [] }
    },
    BadFile("a dimension of zero", .malformed, "dimension of 0") {
      $0.change("output_norm.weight") { $0.dimensions = [0] }
    },
    BadFile("dimensions that overflow", .malformed, "too large") {
      $0.change("output_norm.weight") { $0.dimensions = [1 << 40, 1 << 40] }
    },
    BadFile("a shape that is another", .malformed, "output_norm") {
      $0.change("output_norm.weight") { $0.dimensions = [32, 2] }
    },
    BadFile("an offset beyond the file", .truncated, "output_norm") {
      $0.change("output_norm.weight") { $0.offset = 1 << 40 }
    },
    BadFile("an offset that overflows", .malformed, "aligned") {
      $0.change("output_norm.weight") { $0.offset = .max - 31 }
    },
    BadFile("an offset that is not aligned", .malformed, "aligned") {
      $0.change("output_norm.weight") { $0.offset = 7 }
    },
    BadFile("tensors that overlap", .malformed, "overlap") {
      $0.change("output_norm.weight") { $0.offset = 0 }
    },
    BadFile("no tokens", .malformed, "no tokens") { $0.set("tokenizer.ggml.tokens", nil) },
    BadFile("tokens that are numbers", .malformed, "list of texts") {
      $0.set("tokenizer.ggml.tokens", .words([1, 2]))
    },
    BadFile("fewer types than tokens", .malformed, "types for 1") {
      $0.set("tokenizer.ggml.token_type", .words([1]))
    },
    BadFile("another tokenizer", .unsupported, "bert") {
      $0.set("tokenizer.ggml.model", .text("bert"))
    },
    BadFile("another way to split words", .unsupported, "deepseek") {
      $0.set("tokenizer.ggml.pre", .text("deepseek-llm"))
    },
    BadFile("no merges", .malformed, "no merges") { $0.set("tokenizer.ggml.merges", nil) },
    BadFile("a merge of one text", .malformed, "merge 0") {
      $0.set("tokenizer.ggml.merges", .texts(["he"]))
    },
    BadFile("a mark beyond the tokens", .malformed, "bos_token_id") {
      $0.set("tokenizer.ggml.bos_token_id", .u32(1 << 30))
    },
  ]
}

private let sound = TinyModel(architecture: .llama, type: .q8_0)

@Suite struct BadFileTests {
  @Test(arguments: BadFile.all) func `a spoiled file is a fault that says why`(bad: BadFile) throws
  {
    var writer = sound.writer
    bad.edit(&writer)
    let fault = try #require(throws: ModelFault.self) {
      try withFile(writer.bytes) { _ = try TransformerModel(opening: $0) }
    }
    #expect(fault.kind == bad.kind, "\(fault)")
    #expect(fault.message.contains(bad.says), "\(fault)")
  }

  @Test func `a message holds no orders to a terminal that the file brings`() throws {
    var writer = sound.writer
    writer.set("general.architecture", .text("\u{9B}31mno\u{202E}ne\u{2028}\u{1B}[0m\u{85}"))
    let fault = try #require(throws: ModelFault.self) {
      try withFile(writer.bytes) { _ = try TransformerModel(opening: $0) }
    }
    #expect(fault.message.contains("“31mnone[0m”"))
  }

  @Test func `what is not a regular file is a fault`() throws {
    let folder = FileManager.default.temporaryDirectory
    let pipe = folder.appending(path: "\(UUID().uuidString).pipe").path()
    let made = unsafe mkfifo(pipe, 0o600)
    #expect(made == 0)
    defer { _ = unsafe unlink(pipe) }
    for (path, kind) in [
      (folder.path(), ModelFault.Kind.unreadable), (pipe, .unreadable), ("/dev/null", .unreadable),
      (folder.path() + "/there is no such file", .unreadable),
    ] {
      let fault = try #require(throws: ModelFault.self) {
        _ = try TransformerModel(opening: path)
      }
      #expect(fault.kind == kind, "\(path): \(fault)")
    }
    for bytes in [[], Array("GG".utf8), Array("A text about models\n".utf8)] {
      let fault = try #require(throws: ModelFault.self) {
        try withFile(bytes) { _ = try TransformerModel(opening: $0) }
      }
      #expect(fault.kind == .notAModel)
    }
  }

  @Test func `a file cut anywhere is a fault`() throws {
    let bytes = sound.writer.bytes
    let cuts = Thoroughness.count(60, slow: 2_000)
    for cut in stride(from: 0, to: bytes.count - 1, by: max(1, bytes.count / cuts)) {
      let fault = try #require(throws: ModelFault.self) {
        try withFile(Array(bytes[..<cut])) { _ = try TransformerModel(opening: $0) }
      }
      #expect(fault.kind == (cut < 4 ? .notAModel : .truncated), "\(cut): \(fault)")
    }
  }

  @Test func `random damage is a fault or a model that runs`() throws {
    for seed in Thoroughness.seeds(60, slow: 2_000) { try checkDamage(seed: seed) }
  }

  private func checkDamage(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var bytes = sound.writer.bytes
    let head = bytes.count / 8
    for _ in 0...random.next(below: 4) {
      let place = Int(random.next(below: UInt64(random.next(below: 2) == 0 ? bytes.count : head)))
      switch random.next(below: 3) {
      case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
      case 1: bytes[place] ^= 1 << UInt8(random.next(below: 8))
      default:
        let end = min(bytes.count, place + 8)
        let number = [0, 1, .max, 1 << 31, 1 << 63, 1 << 20][Int(random.next(below: 6))] as UInt64
        bytes.replaceSubrange(place..<end, with: little(number)[..<(end - place)])
      }
    }
    try withFile(bytes) { path in
      do throws(ModelFault) {
        let model = try TransformerModel(opening: path)
        let tokens = model.tokenizer.encode("hello <|im_end|> wörld", where: .areMarks)
        _ = try model.session(threads: 1, contextLimit: 64).prefill([0] + tokens.prefix(2))
      } catch {
        #expect(!error.message.isEmpty, "\(seed)")
      }
    }
  }
}
