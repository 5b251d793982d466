internal import VectorProducts

/// Which code multiplies; both give the same bits.
enum Kernels: Sendable, CaseIterable {
  /// Swift, for every processor.
  case portable
  /// Vector instructions that not every processor has.
  case vector

  /// The fastest that this processor runs.
  static let best: Kernels = vector_products_available() != 0 ? .vector : .portable
}

extension MatrixProduct {
  /// Runs it with vector instructions; false for types that they do not cover.
  func runVectors(_ type: TensorType) -> Bool {
    var product = unsafe vector_product(
      weights: weights.assumingMemoryBound(to: UInt8.self), stride: stride,
      first_row: rows.lowerBound, end_row: rows.upperBound, row_count: rowCount, columns: columns,
      bytes: activations.bytes, floats: activations.floats, scales: activations.scales,
      sums: activations.sums, tokens: tokens, output: output)
    return unsafe vector_product_run(type.rawValue, &product) != 0
  }
}
