internal import ScreenText

extension Session {
  /// The first bytes of every snapshot: the kind of file and its version.
  private static let mark = Array("screenc-session-1\n".utf8)

  /// Returns a snapshot of the session, which `restore(_:)` accepts in a later run too.
  ///
  /// Its size is about that of the key-value cache; `TransformerModel.memory(tokens:)` bounds it.
  public func snapshot() -> [UInt8] {
    var bytes = Self.mark
    bytes.reserveCapacity(64 + tokens.count * 4 * (1 + model.sizes.layers * model.sizes.keyWidth))
    for number in [model.fingerprint, UInt64(tokens.count)] + tokens.map(UInt64.init) {
      unsafe withUnsafeBytes(of: number.littleEndian) { unsafe bytes.append(contentsOf: $0) }
    }
    cache.append(tokens.count, to: &bytes)
    let sum = FNV1a.hash(bytes[...])
    unsafe withUnsafeBytes(of: sum.littleEndian) { unsafe bytes.append(contentsOf: $0) }
    return bytes
  }

  /// Returns the size of a snapshot of some tokens, in bytes.
  func snapshotSize(_ count: Int) -> Int { Self.mark.count + 24 + count * 8 + cache.size(count) }

  /// Restores the session to the state in which `snapshot()` was taken.
  ///
  /// If this throws, the session is unchanged.
  ///
  /// - Throws: `ModelFault` if the bytes are damaged, if they are of another version or another
  ///   model, or if they hold more tokens than the limit of this session.
  public func restore(_ bytes: [UInt8]) throws(ModelFault) {
    let head = Self.mark.count
    func number(_ index: Int) -> UInt64 {
      bytes[(head + index * 8)..<(head + index * 8 + 8)].reversed().reduce(0) {
        $0 << 8 | UInt64($1)
      }
    }
    guard bytes.count >= head + 24, bytes.starts(with: Self.mark) else {
      throw .malformed("this is not a snapshot of a session, or has another version")
    }
    let sum = bytes[(bytes.count - 8)...].reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    guard FNV1a.hash(bytes[..<(bytes.count - 8)]) == sum else {
      throw .malformed("the snapshot of a session is damaged")
    }
    guard number(0) == model.fingerprint else {
      throw .malformed("the snapshot belongs to another model")
    }
    guard let count = Int(exactly: number(1)), count <= min(limit, bytes.count) else {
      throw ModelFault(
        kind: .contextFull,
        message: "the snapshot holds \(number(1)) tokens, but the context holds \(limit)")
    }
    let start = head + 16 + count * 8
    guard bytes.count == start + cache.size(count) + 8 else {
      throw .malformed("the snapshot of a session does not have the length that it states")
    }
    let tokens = (0..<count).map { Int(truncatingIfNeeded: number(2 + $0)) }
    guard tokens.allSatisfy({ 0..<model.tokenizer.count ~= $0 }) else {
      throw .malformed("the snapshot of a session holds unknown tokens")
    }
    cache.restore(count, from: bytes[start...])
    replaceTokens(with: tokens)
  }
}
