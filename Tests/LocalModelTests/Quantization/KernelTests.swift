import Sampling
import Testing

@testable import LocalModel

/// The kernels that this processor runs beside the portable one.
private let others = Kernels.allCases.filter { $0 > .portable && $0 <= .best }

/// Numbers from −1 to 1.
private func numbers(_ count: Int, _ random: inout SplitMix64) -> [Float] {
  (0..<count).map { _ in Float(random.next(below: 2_001)) / 1_000 - 1 }
}

@Suite struct KernelTests {
  @Test(
    .enabled(if: !others.isEmpty, "this processor runs only the portable kernels"),
    arguments: TensorType.allCases)
  func `all kernels multiply rows and tokens in any number alike`(type: TensorType) {
    var random = SplitMix64(seed: UInt64(type.rawValue))
    let (columns, rowCount) = (512, 7)
    let weights = RandomWeights.bytes(type, columns * rowCount, &random)
    for tokens in [1, 2, 3, 4, 5, 15, 16, 17, 23] {
      let values = numbers(tokens * columns, &random)
      for rows in [0..<7, 2..<4, 3..<6] {
        func bits(_ kernels: Kernels) -> [UInt32] {
          product(weights, type, values, tokens, rows, rowCount, kernels)
        }
        let expected = bits(.portable)
        for kernels in others {
          #expect(bits(kernels) == expected, "\(kernels), \(tokens) tokens, rows \(rows)")
        }
      }
    }
  }

  @Test(
    .enabled(if: !others.isEmpty, "this processor runs only the portable kernels"),
    arguments: [8, 24, 64, 72, 128, 12])
  func `all kernels attend alike, whatever is shared`(width: Int) {
    var random = SplitMix64(seed: UInt64(width))
    for heads in 1...Attention.mostHeads {
      for count in [1, 2, 7, 8, 9, 16, 33] {
        let queries = numbers(heads * width, &random)
        let keys = numbers(count * (width + 8), &random).map(HalfPrecision.bits)
        let values = numbers(count * (width + 8), &random).map(HalfPrecision.bits)
        func bits(_ kernels: Kernels) -> [UInt32] {
          attention(queries, keys, values, heads, width, count, kernels)
        }
        let expected = bits(.portable)
        for kernels in others {
          #expect(bits(kernels) == expected, "\(kernels), \(heads) heads, \(count) tokens")
        }
      }
    }
  }
}

/// The product of some rows with some tokens; the other rows' places hold zeros.
private func product(
  _ weights: [UInt8], _ type: TensorType, _ values: [Float], _ tokens: Int, _ rows: Range<Int>,
  _ rowCount: Int, _ kernels: Kernels
) -> [UInt32] {
  let columns = values.count / tokens
  var bytes = [Int8](repeating: 0, count: values.count)
  var scales = [Float](repeating: 0, count: values.count / 32)
  var sums = scales
  var output = [Float](repeating: 0, count: tokens * rowCount)
  unsafe weights.withUnsafeBytes { weights in
    unsafe values.withUnsafeBufferPointer { values in
      unsafe bytes.withUnsafeMutableBufferPointer { bytes in
        unsafe scales.withUnsafeMutableBufferPointer { scales in
          unsafe sums.withUnsafeMutableBufferPointer { sums in
            unsafe output.withUnsafeMutableBufferPointer { output in
              guard let weights = weights.baseAddress, let values = values.baseAddress,
                let bytes = bytes.baseAddress, let scales = scales.baseAddress,
                let sums = sums.baseAddress, let output = output.baseAddress
              else { return }
              let activations = unsafe Activations(
                tokens: tokens, columns: columns, floats: values, bytes: bytes, scales: scales,
                sums: sums)
              for token in 0..<tokens { activations.quantise(token: token, type.activations) }
              unsafe MatrixProduct(
                weights: weights, stride: columns / type.blockLength * type.blockSize, rows: rows,
                rowCount: rowCount, columns: columns, activations: activations, output: output
              ).run(type, with: kernels)
            }
          }
        }
      }
    }
  }
  return output.map(\.bitPattern)
}

private func attention(
  _ queries: [Float], _ keys: [UInt16], _ values: [UInt16], _ heads: Int, _ width: Int,
  _ count: Int, _ kernels: Kernels
) -> [UInt32] {
  var scores = [Float](repeating: .nan, count: heads * (count + 7))
  var output = [Float](repeating: .nan, count: heads * width)
  unsafe queries.withUnsafeBufferPointer { queries in
    unsafe keys.withUnsafeBufferPointer { keys in
      unsafe values.withUnsafeBufferPointer { values in
        unsafe scores.withUnsafeMutableBufferPointer { scores in
          unsafe output.withUnsafeMutableBufferPointer { output in
            guard let queries = queries.baseAddress, let keys = keys.baseAddress,
              let values = values.baseAddress, let scores = scores.baseAddress,
              let output = output.baseAddress
            else { return }
            unsafe Attention(
              queries: queries, heads: heads, width: width, keys: keys, values: values,
              stride: width + 8, count: count, scores: scores, scoreStride: count + 7,
              output: output
            ).run(with: kernels)
          }
        }
      }
    }
  }
  return output.map(\.bitPattern)
}
