import Foundation

@testable import LocalModel

/// A forward pass as the papers state it: no quantised activations, no cache, no vectors, in
/// `Double`.
struct PlainTransformer {
  let model: TinyModel
  private let tensors: [String: [Double]]

  init(_ model: TinyModel) {
    self.model = model
    tensors = Dictionary(
      uniqueKeysWithValues: model.writer.tensors.map { tensor in
        let type = TensorType(rawValue: tensor.type) ?? .f32
        return (tensor.name, PlainWeights.numbers(type, tensor.bytes))
      })
  }

  /// The logits after the last of some tokens.
  func logits(_ tokens: [Int]) -> [Double] {
    let (width, kind) = (model.width, model.architecture)
    var rows = tokens.map { token in
      self["token_embd.weight"][token * width..<(token + 1) * width].map {
        $0 * (kind == .gemma3 ? Double(width).squareRoot() : 1)
      }
    }
    for layer in 0..<model.layers {
      let attended = attention(rows, "blk.\(layer).", hasWindow: kind == .gemma3 && layer % 6 < 5)
      rows = zip(rows, attended).map { zip($0, $1).map(+) }
      rows = rows.map { row in
        let input = norm(row, "blk.\(layer).ffn_norm.weight")
        let gate = product("blk.\(layer).ffn_gate.weight", input).map(gated)
        let up = product("blk.\(layer).ffn_up.weight", input)
        let down = product("blk.\(layer).ffn_down.weight", zip(gate, up).map(*))
        return zip(row, norm(down, "blk.\(layer).post_ffw_norm.weight")).map(+)
      }
    }
    return product("token_embd.weight", norm(rows[rows.count - 1], "output_norm.weight"))
  }

  private subscript(name: String) -> [Double] { tensors[name] ?? [] }

  private func attention(_ rows: [[Double]], _ layer: String, hasWindow: Bool) -> [[Double]] {
    let inputs = rows.map { norm($0, layer + "attn_norm.weight") }
    func heads(_ part: String, turned: Bool) -> [[[Double]]] {
      inputs.enumerated().map { position, input in
        var row = product("\(layer)attn_\(part).weight", input)
        if let bias = tensors["\(layer)attn_\(part).bias"] { row = zip(row, bias).map(+) }
        return stride(from: 0, to: row.count, by: model.headWidth).map { start in
          let head = Array(row[start..<start + model.headWidth])
          guard turned else { return head }
          return rotated(norm(head, "\(layer)attn_\(part)_norm.weight"), position)
        }
      }
    }
    let queries = heads("q", turned: true)
    let keys = heads("k", turned: true)
    let values = heads("v", turned: false)
    return rows.indices.map { position in
      let first = hasWindow ? max(0, position - 3) : 0
      let results = (0..<model.heads).flatMap { head -> [Double] in
        let shared = head / (model.heads / model.sharedHeads)
        let scores = (first...position).map { other in
          zip(queries[position][head], keys[other][shared]).map(*).reduce(0, +)
            / Double(model.headWidth).squareRoot()
        }
        let largest = scores.max() ?? 0
        let weights = scores.map { exp($0 - largest) }
        let total = weights.reduce(0, +)
        return (0..<model.headWidth).map { index in
          zip(first...position, weights).map { values[$0][shared][index] * $1 }.reduce(0, +) / total
        }
      }
      return norm(
        product(layer + "attn_output.weight", results), layer + "post_attention_norm.weight")
    }
  }

  private func rotated(_ head: [Double], _ position: Int) -> [Double] {
    var result = head
    for pair in 0..<head.count / 2 {
      let angle = Double(position) * pow(10_000, -2 * Double(pair) / Double(head.count))
      let isLlama = model.architecture == .llama
      let (x, y) = isLlama ? (2 * pair, 2 * pair + 1) : (pair, pair + head.count / 2)
      result[x] = head[x] * cos(angle) - head[y] * sin(angle)
      result[y] = head[x] * sin(angle) + head[y] * cos(angle)
    }
    return result
  }

  /// The numbers over the root of their mean square; as they are where there is no such norm.
  private func norm(_ row: [Double], _ name: String) -> [Double] {
    guard let weights = tensors[name] else { return row }
    let root = (row.map { $0 * $0 }.reduce(0, +) / Double(row.count) + 1e-5).squareRoot()
    return zip(row, weights).map { $0 / root * $1 }
  }

  private func product(_ name: String, _ input: [Double]) -> [Double] {
    let matrix = self[name]
    return stride(from: 0, to: matrix.count, by: input.count).map { start in
      var sum = 0.0
      for index in input.indices { sum += matrix[start + index] * input[index] }
      return sum
    }
  }

  private func gated(_ x: Double) -> Double {
    model.architecture == .gemma3
      ? 0.5 * x * (1 + tanh((2 / Double.pi).squareRoot() * (x + 0.044715 * x * x * x)))
      : x / (1 + exp(-x))
  }
}
