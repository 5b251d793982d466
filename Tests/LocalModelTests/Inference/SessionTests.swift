import Foundation
import Sampling
import Testbed
import Testing

@testable import LocalModel

private let text = [10, 60, 7, 199, 30, 261, 44, 12]

@Suite struct SessionTests {
  @Test(arguments: TinyModel.all)
  func `logits are those of a plain forward pass`(model: TinyModel) throws {
    let session = try model.opened().session(threads: 1)
    let logits = try session.prefill(text).map(Double.init)
    let plain = PlainTransformer(model).logits(text)
    #expect(logits.count == plain.count)
    let size = (plain.map { $0 * $0 }.reduce(0, +) / Double(plain.count)).squareRoot()
    let distance = zip(logits, plain).map { ($0 - $1) * ($0 - $1) }.reduce(0, +)
    let error = (distance / Double(plain.count)).squareRoot() / size
    // Keys and values have eleven bits, and quantised activations seven.
    let isQuantised = model.type.activations != .floats
    #expect(error < (isQuantised ? 0.05 : 0.002), "the error is \(error) of the logits' size")
  }

  @Test(arguments: TinyModel.all)
  func `any number of threads and all kernels give the same bits`(model: TinyModel) throws {
    let model = try model.opened()
    let text = (0..<23).map { $0 * 7 % 200 }
    let single = Session(model, threads: 1, limit: 64, kernels: .portable)
    let expected = try single.prefill(text).map(\.bitPattern)
    for kernels in Kernels.allCases where kernels <= .best {
      for threads in Thoroughness.isFull ? [1, 2, 3, 7] : [2, 7] {
        let session = Session(model, threads: threads, limit: 64, kernels: kernels)
        let bits = try session.prefill(text).map(\.bitPattern)
        #expect(bits == expected, "\(threads) threads, \(kernels)")
      }
    }
  }

  @Test(arguments: TinyModel.all)
  func `steps, forks and returns give the bits of reading at once`(model: TinyModel) throws {
    let model = try model.opened()
    let expected = try model.session(threads: 2).prefill(text)
    let session = model.session(threads: 2)
    var last: [Float] = []
    for token in text { last = try session.step(token) }
    #expect(last == expected)
    session.rewind(to: 3)
    #expect(session.tokens == Array(text[..<3]))
    let fork = session.fork()
    _ = try session.prefill([1, 2, 3, 4])
    #expect(try fork.prefill(Array(text[3...])) == expected)
    session.rewind(to: 3)
    #expect(try session.prefill(Array(text[3...])) == expected)
    #expect(session.tokens == text)
  }

  @Test func `a snapshot takes up where it was taken, in another process, too`() throws {
    let tiny = TinyModel(architecture: .gemma3, type: .q8_0)
    let session = try tiny.opened().session(threads: 1)
    _ = try session.prefill(Array(text[..<5]))
    let bytes = session.snapshot()
    let expected = try session.prefill(Array(text[5...]))
    let other = try tiny.opened().session(threads: 2)
    try other.restore(bytes)
    #expect(other.tokens == Array(text[..<5]))
    #expect(try other.prefill(Array(text[5...])) == expected)
    let empty = try tiny.opened().session(threads: 1)
    #expect(throws: ModelFault.self) { try empty.restore(Array(bytes.dropLast())) }
    for place in stride(from: 0, to: bytes.count, by: 97) {
      var damaged = bytes
      damaged[place] ^= 1
      #expect(throws: ModelFault.self) { try empty.restore(damaged) }
    }
    for length in 0..<60 {
      #expect(throws: ModelFault.self) { try empty.restore(Array(bytes[..<length])) }
    }
    #expect(empty.tokens.isEmpty)
    var strange = tiny
    strange.seed = 2
    let stranger = try strange.opened().session(threads: 1)
    #expect(throws: ModelFault.self) { try stranger.restore(bytes) }
    let small = try tiny.opened().session(threads: 1, contextLimit: 4)
    #expect(throws: ModelFault.self) { try small.restore(bytes) }
    try empty.restore(empty.snapshot())
  }

  @Test func `a long text is read in batches that give the bits of steps`() throws {
    let model = try TinyModel(architecture: .gemma3, type: .q8_0).opened()
    let tokens = (0..<Workspace.batch + 5).map { $0 * 7 % 200 }
    let session = model.session(threads: 2)
    var seen: [[Float]] = []
    try session.evaluate(tokens) { index, logits in
      #expect(index == seen.count)
      seen.append(logits)
    }
    let steps = model.session(threads: 1)
    for index in tokens.indices { #expect(try steps.step(tokens[index]) == seen[index]) }
  }

  @Test func `what cannot be read leaves the session as it was`() throws {
    let model = try TinyModel(architecture: .llama, type: .q8_0).opened()
    let session = model.session(threads: 1, contextLimit: 4)
    _ = try session.prefill([1, 2, 3])
    for (tokens, kind) in [
      ([], ModelFault.Kind.unknownToken), ([-1], .unknownToken),
      ([model.tokenizer.count], .unknownToken), ([1, 2], .contextFull),
    ] {
      let fault = try #require(throws: ModelFault.self) { try session.prefill(tokens) }
      #expect(fault.kind == kind)
      #expect(session.tokens == [1, 2, 3])
    }
    _ = try session.step(4)
    #expect(throws: ModelFault.self) { try session.step(5) }
    session.rewind(to: -5)
    #expect(session.tokens.isEmpty)
  }

  @Test func `a file that changes while it is in use is a fault`() throws {
    try withFile(TinyModel(architecture: .llama, type: .f32).writer.bytes) { path in
      let session = try TransformerModel(opening: path).session(threads: 1)
      _ = try session.step(1)
      let handle = try #require(FileHandle(forWritingAtPath: path))
      try handle.truncate(atOffset: 100)
      try handle.close()
      let fault = try #require(throws: ModelFault.self) { try session.step(2) }
      #expect(fault.kind == .changed)
    }
  }

  @Test(arguments: [
    "token_embd.weight", "blk.0.attn_q.weight", "blk.1.ffn_down.weight", "blk.0.attn_norm.weight",
  ])
  func `weights that are no numbers are a fault`(tensor: String) throws {
    for type in [TensorType.f32, .q8_0, .q4_1] {
      var writer = TinyModel(architecture: .llama, type: type).writer
      writer.change(tensor) { tensor in
        let nan = tensor.type == 0 ? little(Float.nan.bitPattern) : little(UInt16(0x7E00))
        for start in stride(
          from: 0, to: tensor.bytes.count, by: tensor.type == 0 ? 4 : type.blockSize)
        {
          tensor.bytes.replaceSubrange(start..<start + nan.count, with: nan)
        }
      }
      let fault = try #require(throws: ModelFault.self) {
        try withFile(writer.bytes) { path in
          _ = try TransformerModel(opening: path).session(threads: 1).prefill(text)
        }
      }
      #expect(fault.kind == .malformed)
    }
  }
}
