internal import VectorProducts

/// The implementation of the products; all give bit-identical results.
enum Kernels: Sendable, CaseIterable, Comparable {
  /// Plain Swift, for every processor.
  case portable
  /// Vector instructions, which not every processor has.
  case vector
  /// Vectors of twice the width, with instructions that multiply bytes.
  case wide

  /// The fastest kernels that this processor supports; it also supports all slower ones.
  static let best: Kernels =
    if wide_products_available() != 0 {
      .wide
    } else if vector_products_available() != 0 {
      .vector
    } else {
      .portable
    }
}

extension MatrixProduct {
  /// Runs the product for a weight type.
  func run(_ type: TensorType, with kernels: Kernels) {
    if runVectors(type, with: kernels) { return }
    switch type {
    case .f32: run(FloatLayout.self)
    case .f16: run(HalfLayout.self)
    case .bf16: run(BrainLayout.self)
    case .q4_0: run(Q4Layout0.self)
    case .q4_1: run(Q4Layout1.self)
    case .q5_0: run(Q5Layout0.self)
    case .q5_1: run(Q5Layout1.self)
    case .q8_0: run(Q8Layout0.self)
    case .q4K: run(Q4LayoutK.self)
    case .q5K: run(Q5LayoutK.self)
    case .q6K: run(Q6LayoutK.self)
    }
  }

  /// Runs the product with vector instructions; false if the kernels or the type have none.
  private func runVectors(_ type: TensorType, with kernels: Kernels) -> Bool {
    guard kernels != .portable else { return false }
    var product = unsafe vector_product(
      weights: weights.assumingMemoryBound(to: UInt8.self), stride: stride,
      first_row: rows.lowerBound, end_row: rows.upperBound, row_count: rowCount, columns: columns,
      bytes: activations.bytes, floats: activations.floats, scales: activations.scales,
      sums: activations.sums, tokens: tokens, output: output)
    return unsafe kernels == .wide
      ? wide_product_run(type.rawValue, &product) != 0
      : vector_product_run(type.rawValue, &product) != 0
  }
}
