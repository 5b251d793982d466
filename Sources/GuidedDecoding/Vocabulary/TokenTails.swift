/// A token that ends a text and goes on, with the scalars it needs before the end and the number of
/// its tail.
struct TailedToken: Hashable, Sendable {
  var token: Int32
  var need: Int32
  var tail: Int32
}

/// The tails of tokens after the quotation mark that ends a text; the same few recur, so each tail
/// is tried once instead of each token.
struct TokenTails: Sendable {
  /// Marks a token without a tail.
  static let none: Int32 = -1

  /// The tails as a tree, by number.
  let trie: TokenTrie
  /// The tokens that have a tail.
  let tokens: TokenTrie
  /// The length of each tail, in bytes.
  private let lengths: [Int]
  /// The tail of each token, if it follows at a scalar boundary.
  private let plain: [Int32]
  /// The tail of a token that follows a backslash, if that is different.
  private let escaped: [Int32: Int32]

  init(_ all: TokenBytes, _ chosen: [Int32]) {
    var known: [ArraySlice<UInt8>: Int32] = [:]
    var tails: [[UInt8]] = []
    func number(of tail: ArraySlice<UInt8>) -> Int32 {
      if let number = known[tail] { return number }
      let number = Int32(tails.count)
      known[tail] = number
      tails.append(Array(tail))
      return number
    }
    var plain = [Int32](repeating: Self.none, count: all.count)
    var escaped: [Int32: Int32] = [:]
    var tailed: [Int32] = []
    for token in chosen {
      let bytes = all.bytes[all.range(of: token)]
      guard bytes.contains(UInt8(ascii: "\"")) else { continue }
      if let tail = Self.tail(of: bytes) { plain[Int(token)] = number(of: tail) }
      if let tail = Self.tail(of: bytes.dropFirst()) { escaped[token] = number(of: tail) }
      if plain[Int(token)] != Self.none || escaped[token] != nil { tailed.append(token) }
    }
    self.plain = plain
    self.escaped = escaped
    lengths = tails.map(\.count)
    trie = TokenTrie(TokenBytes(tails), tails.indices.map(Int32.init))
    tokens = TokenTrie(all, tailed)
  }

  /// The number of words of a set of tails.
  var wordCount: Int { (lengths.count + 63) / 64 }

  /// The tail of a token that has `length` bytes after the quotation mark that ends a text.
  func tail(of token: Int32, length: Int) -> Int32? {
    let tail = plain[Int(token)]
    if tail != Self.none, lengths[Int(tail)] == length { return tail }
    guard let tail = escaped[token], lengths[Int(tail)] == length else { return nil }
    return tail
  }

  /// The bytes after the first quotation mark without a backslash before it; nil if there are none.
  private static func tail(of bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var isEscaped = false
    for index in bytes.indices {
      if !isEscaped, bytes[index] == UInt8(ascii: "\"") {
        let tail = bytes[(index + 1)...]
        return tail.isEmpty ? nil : tail
      }
      isEscaped = !isEscaped && bytes[index] == UInt8(ascii: "\\")
    }
    return nil
  }
}
