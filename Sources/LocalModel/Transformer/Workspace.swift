/// The buffers of a forward pass, for a batch of tokens.
@safe final class Workspace {
  /// The greatest number of tokens in a batch.
  static let batch = 64

  /// The residual stream.
  let stream: UnsafeMutablePointer<Float>
  /// The input of the next matrix product.
  let input: UnsafeMutablePointer<Float>
  let queries: UnsafeMutablePointer<Float>
  let keys: UnsafeMutablePointer<Float>
  let values: UnsafeMutablePointer<Float>
  let gate: UnsafeMutablePointer<Float>
  let up: UnsafeMutablePointer<Float>
  let result: UnsafeMutablePointer<Float>
  private let blocks32: QuantizedBuffer
  private let blocks256: QuantizedBuffer
  private let floats: [UnsafeMutablePointer<Float>]

  /// A buffer for quantised activations.
  @safe private struct QuantizedBuffer {
    var bytes: UnsafeMutablePointer<Int8>
    var scales: UnsafeMutablePointer<Float>
    var sums: UnsafeMutablePointer<Float>

    init(_ count: Int) {
      unsafe bytes = .allocate(capacity: count)
      unsafe scales = .allocate(capacity: count / 32 + 1)
      unsafe sums = .allocate(capacity: count / 32 + 1)
    }

    func deallocate() {
      unsafe bytes.deallocate()
      unsafe scales.deallocate()
      unsafe sums.deallocate()
    }
  }

  init(_ sizes: Hyperparameters) {
    let widest = max(sizes.width, sizes.queryWidth, sizes.innerWidth)
    func room(_ width: Int) -> UnsafeMutablePointer<Float> {
      let room = UnsafeMutablePointer<Float>.allocate(capacity: width * Self.batch)
      unsafe room.initialize(repeating: 0, count: width * Self.batch)
      return unsafe room
    }
    unsafe stream = room(sizes.width)
    unsafe input = room(widest)
    unsafe queries = room(sizes.queryWidth)
    unsafe keys = room(sizes.keyWidth)
    unsafe values = room(sizes.keyWidth)
    unsafe gate = room(sizes.innerWidth)
    unsafe up = room(sizes.innerWidth)
    unsafe result = room(sizes.width)
    unsafe floats = [stream, input, queries, keys, values, gate, up, result]
    blocks32 = QuantizedBuffer(widest * Self.batch)
    blocks256 = QuantizedBuffer(widest * Self.batch)
  }

  deinit {
    unsafe floats.forEach { unsafe $0.deallocate() }
    blocks32.deallocate()
    blocks256.deallocate()
  }

  /// Returns the size of a workspace, in bytes.
  static func size(_ sizes: Hyperparameters) -> Int {
    let widest = max(sizes.width, sizes.queryWidth, sizes.innerWidth)
    let floats =
      2 * sizes.width + widest + sizes.queryWidth + 2 * sizes.keyWidth + 2 * sizes.innerWidth
    return batch * (4 * floats + 2 * (widest + widest / 4))
  }

  /// Returns the activations of some tokens, with the buffer for the given format.
  func activations(
    of floats: UnsafePointer<Float>, columns: Int, tokens: Int, _ format: ActivationFormat
  ) -> Activations {
    let room = format == .blocksOf256 ? blocks256 : blocks32
    return unsafe Activations(
      tokens: tokens, columns: columns, floats: floats, bytes: room.bytes, scales: room.scales,
      sums: room.sums)
  }
}
