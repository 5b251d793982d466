/// The storage type of a tensor; the raw value is the type's number in the format.
///
/// The layouts are those of ggml (`ggml-common.h`): blocks of 32 or 256 values that share scales.
enum TensorType: UInt32, Sendable, CaseIterable {
  case f32 = 0
  case f16 = 1
  case q4_0 = 2
  case q4_1 = 3
  case q5_0 = 6
  case q5_1 = 7
  case q8_0 = 8
  case q4K = 12
  case q5K = 13
  case q6K = 14
  case bf16 = 30

  /// The number of values in a block.
  var blockLength: Int {
    switch self {
    case .f32, .f16, .bf16: 1
    case .q4_0, .q4_1, .q5_0, .q5_1, .q8_0: 32
    case .q4K, .q5K, .q6K: 256
    }
  }

  /// The size of a block, in bytes.
  var blockSize: Int {
    switch self {
    case .f32: 4
    case .f16, .bf16: 2
    case .q4_0: 18
    case .q4_1: 20
    case .q5_0: 22
    case .q5_1: 24
    case .q8_0: 34
    case .q4K: 144
    case .q5K: 176
    case .q6K: 210
    }
  }

  /// The name of the type in the format.
  var name: String { Self.names[rawValue] ?? "" }

  /// The names of all types in the format, including those that this engine does not support.
  static let names: [UInt32: String] = [
    0: "F32", 1: "F16", 2: "Q4_0", 3: "Q4_1", 6: "Q5_0", 7: "Q5_1", 8: "Q8_0", 9: "Q8_1",
    10: "Q2_K", 11: "Q3_K", 12: "Q4_K", 13: "Q5_K", 14: "Q6_K", 15: "Q8_K", 16: "IQ2_XXS",
    17: "IQ2_XS", 18: "IQ3_XXS", 19: "IQ1_S", 20: "IQ4_NL", 21: "IQ3_S", 22: "IQ2_S", 23: "IQ4_XS",
    24: "I8", 25: "I16", 26: "I32", 27: "I64", 28: "F64", 29: "IQ1_M", 30: "BF16", 34: "TQ1_0",
    35: "TQ2_0", 39: "MXFP4",
  ]

  /// The format of the activations that products with this type take.
  var activations: ActivationFormat {
    switch self {
    case .f32, .f16, .bf16: .floats
    case .q4_0, .q4_1, .q5_0, .q5_1, .q8_0: .blocksOf32
    case .q4K, .q5K, .q6K: .blocksOf256
    }
  }
}
