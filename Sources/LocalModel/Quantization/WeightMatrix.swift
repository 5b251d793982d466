/// A matrix of weights in a mapped file.
@safe struct WeightMatrix: Sendable {
  /// Keeps the mapping alive.
  private let file: MappedFile
  nonisolated(unsafe) private let start: UnsafeRawPointer
  let type: TensorType
  let rows: Int
  let columns: Int
  private let stride: Int

  /// Creates the matrix of a tensor, whose range must be within the file.
  init?(_ tensor: GGUFTensor, in file: MappedFile) {
    guard let base = unsafe file.bytes.baseAddress else { return nil }
    self.file = file
    unsafe start = base + tensor.range.lowerBound
    type = tensor.type
    rows = tensor.rows
    columns = tensor.columns
    stride = tensor.stride
  }

  /// Multiplies some of the rows with activations in the format of the weight type.
  ///
  /// The order of summation depends only on the number of columns.
  ///
  /// - Parameters:
  ///   - rows: The rows to multiply.
  ///   - activations: The activations.
  ///   - output: The results: as many values for each token as the matrix has rows.
  ///   - kernels: The implementation to use.
  func multiply(
    _ rows: Range<Int>, _ activations: Activations, into output: UnsafeMutablePointer<Float>,
    with kernels: Kernels
  ) {
    unsafe MatrixProduct(
      weights: start, stride: stride, rows: rows, rowCount: self.rows, columns: columns,
      activations: activations, output: output
    ).run(type, with: kernels)
  }

  /// Writes the dequantised values of a row.
  func dequantise(row: Int, into output: UnsafeMutablePointer<Float>) {
    let address = unsafe start + row * stride
    switch type {
    case .f32: unsafe FloatLayout.copy(address, columns, output)
    case .f16: unsafe HalfLayout.copy(address, columns, output)
    case .bf16: unsafe BrainLayout.copy(address, columns, output)
    case .q4_0: unsafe Q4Layout0.copy(address, columns, output)
    case .q4_1: unsafe Q4Layout1.copy(address, columns, output)
    case .q5_0: unsafe Q5Layout0.copy(address, columns, output)
    case .q5_1: unsafe Q5Layout1.copy(address, columns, output)
    case .q8_0: unsafe Q8Layout0.copy(address, columns, output)
    case .q4K: unsafe Q4LayoutK.copy(address, columns, output)
    case .q5K: unsafe Q5LayoutK.copy(address, columns, output)
    case .q6K: unsafe Q6LayoutK.copy(address, columns, output)
    }
  }
}
