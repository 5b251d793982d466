/// A matrix of weights in a mapped file.
@safe struct WeightMatrix: Sendable {
  /// Keeps the bytes where they are.
  private let file: MappedFile
  nonisolated(unsafe) private let start: UnsafeRawPointer
  let type: TensorType
  let rows: Int
  let columns: Int
  private let stride: Int

  /// The matrix of a tensor, whose range has been held to the file's.
  init?(_ tensor: GGUFTensor, in file: MappedFile) {
    guard let base = unsafe file.bytes.baseAddress else { return nil }
    self.file = file
    unsafe start = base + tensor.range.lowerBound
    type = tensor.type
    rows = tensor.rows
    columns = tensor.columns
    stride = tensor.stride
  }

  /// Multiplies some of the rows with activations of the type's format.
  ///
  /// Each result is summed in one order, which depends on nothing but the number of columns.
  ///
  /// - Parameters:
  ///   - rows: Which rows.
  ///   - activations: The other side.
  ///   - output: The results: for each token as many numbers as the matrix has rows.
  ///   - kernels: Which code does it.
  func multiply(
    _ rows: Range<Int>, _ activations: Activations, into output: UnsafeMutablePointer<Float>,
    with kernels: Kernels
  ) {
    unsafe MatrixProduct(
      weights: start, stride: stride, rows: rows, rowCount: self.rows, columns: columns,
      activations: activations, output: output
    ).run(type, with: kernels)
  }

  /// Writes the numbers of a row.
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
