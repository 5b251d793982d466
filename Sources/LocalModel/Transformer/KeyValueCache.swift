/// The keys and values of the tokens so far, in half precision.
@safe final class KeyValueCache {
  /// The number of values that a token has in each layer, for keys and for values.
  let width: Int
  private let layers: Int
  /// The number of tokens that fit into the allocated memory.
  private(set) var capacity = 0
  private var keys: [UnsafeMutablePointer<UInt16>] = unsafe []
  private var values: [UnsafeMutablePointer<UInt16>] = unsafe []

  init(layers: Int, width: Int) {
    self.layers = layers
    self.width = width
  }

  deinit { unsafe (keys + values).forEach { unsafe $0.deallocate() } }

  /// Returns the keys of a layer: `width` values for each token.
  func keys(layer: Int) -> UnsafeMutablePointer<UInt16> { unsafe keys[layer] }

  /// Returns the values of a layer: `width` values for each token.
  func values(layer: Int) -> UnsafeMutablePointer<UInt16> { unsafe values[layer] }

  /// Makes room for tokens.
  ///
  /// - Parameters:
  ///   - tokens: The number of tokens to make room for.
  ///   - used: The number of tokens to keep.
  func reserve(_ tokens: Int, keeping used: Int) {
    guard tokens > capacity else { return }
    let room = max(tokens, capacity * 3 / 2, 64)
    for layer in 0..<layers {
      let key = UnsafeMutablePointer<UInt16>.allocate(capacity: room * width)
      let value = UnsafeMutablePointer<UInt16>.allocate(capacity: room * width)
      if capacity == 0 {
        unsafe keys.append(key)
        unsafe values.append(value)
        continue
      }
      unsafe key.update(from: keys[layer], count: used * width)
      unsafe value.update(from: values[layer], count: used * width)
      unsafe keys[layer].deallocate()
      unsafe values[layer].deallocate()
      unsafe keys[layer] = key
      unsafe values[layer] = value
    }
    capacity = room
  }

  /// Returns the size of the keys and values of some tokens, in bytes.
  func size(_ tokens: Int) -> Int { layers * 2 * tokens * width * 2 }

  /// Appends the keys and values of the first tokens to some bytes.
  func append(_ used: Int, to bytes: inout [UInt8]) {
    guard used > 0 else { return }
    let length = used * width * 2
    for layer in 0..<layers {
      unsafe bytes.append(contentsOf: UnsafeRawBufferPointer(start: keys[layer], count: length))
      unsafe bytes.append(contentsOf: UnsafeRawBufferPointer(start: values[layer], count: length))
    }
  }

  /// Restores the keys and values of the first tokens from `size(used)` bytes.
  func restore(_ used: Int, from bytes: ArraySlice<UInt8>) {
    guard used > 0 else { return }
    reserve(used, keeping: 0)
    unsafe bytes.withUnsafeBytes { bytes in
      let length = used * width * 2
      for layer in 0..<layers {
        let start = 2 * layer * length
        unsafe UnsafeMutableRawBufferPointer(start: keys[layer], count: length)
          .copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[start..<(start + length)]))
        unsafe UnsafeMutableRawBufferPointer(start: values[layer], count: length)
          .copyMemory(
            from: UnsafeRawBufferPointer(
              rebasing: bytes[(start + length)..<(start + 2 * length)]))
      }
    }
  }

  /// Returns a copy that holds the first tokens.
  func copy(_ used: Int) -> KeyValueCache {
    let copy = KeyValueCache(layers: layers, width: width)
    guard used > 0 else { return copy }
    copy.reserve(used, keeping: 0)
    for layer in 0..<layers {
      unsafe copy.keys[layer].update(from: keys[layer], count: used * width)
      unsafe copy.values[layer].update(from: values[layer], count: used * width)
    }
    return copy
  }
}
