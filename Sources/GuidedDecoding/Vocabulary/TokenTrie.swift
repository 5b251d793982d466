/// The bytes of tokens as a tree in depth-first order: a node is followed by its descendants, and
/// `skip` leads past them.
struct TokenTrie: Sendable {
  struct Node: Hashable, Sendable {
    var byte: UInt8
    /// Whether several tokens end here.
    var hasTwins = false
    /// The number of bytes before it.
    var depth: UInt16
    /// The token that ends here; -1 for none.
    var token: Int32 = -1
    /// The index of the first node that is not below this one.
    var skip: UInt32 = 0

    /// Whether the byte is a whole character within a text, and not a backslash.
    var isPlain: Bool {
      byte >= 0x20 && byte < 0x80 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }
  }

  private(set) var nodes: [Node] = []
  /// The length of the longest token, in bytes.
  private(set) var depth = 0
  /// The next token with the same bytes; -1 for none.
  private var duplicates: [Int32]

  /// Creates the tree of tokens by their bytes; tokens without bytes are left out.
  ///
  /// - Complexity: O(n log n) comparisons for n tokens.
  init(_ tokens: TokenBytes, _ chosen: [Int32]) {
    duplicates = [Int32](repeating: -1, count: tokens.count)
    let order = tokens.sorted(chosen)
    var path: [UInt32] = []
    var last: Int32 = -1
    for token in order {
      let range = tokens.range(of: token)
      let common = last < 0 ? 0 : tokens.commonPrefix(last, token)
      if last >= 0, common == range.count, path.count == range.count {
        // Of tokens with the same bytes, the one with the lowest number is in the tree.
        duplicates[Int(last)] = token
        nodes[Int(path[path.count - 1])].hasTwins = true
        last = token
        continue
      }
      while path.count > common { nodes[Int(path.removeLast())].skip = UInt32(nodes.count) }
      for offset in common..<range.count {
        path.append(UInt32(nodes.count))
        nodes.append(
          Node(byte: tokens.bytes[range.lowerBound + offset], depth: UInt16(offset)))
      }
      nodes[nodes.count - 1].token = token
      depth = max(depth, range.count)
      last = token
    }
    while let open = path.popLast() { nodes[Int(open)].skip = UInt32(nodes.count) }
  }

  /// Visits the tokens that end at a node.
  @inline(__always)
  func forEachToken(at node: Node, _ visit: (Int32) -> Void) {
    guard node.token >= 0 else { return }
    visit(node.token)
    // Most have no duplicates, and looking that up would access distant memory.
    guard node.hasTwins else { return }
    var token = duplicates[Int(node.token)]
    while token >= 0 {
      visit(token)
      token = duplicates[Int(token)]
    }
  }
}

/// The bytes of all tokens, concatenated.
struct TokenBytes: Sendable {
  /// The greatest length of a token; longer ones are never allowed.
  static let maximumLength = Int(UInt16.max)

  private(set) var bytes: [UInt8] = []
  private var starts: [UInt32] = [0]

  init(_ tokens: [[UInt8]]) {
    starts.reserveCapacity(tokens.count + 1)
    for token in tokens {
      bytes += token
      starts.append(UInt32(bytes.count))
    }
  }

  var count: Int { starts.count - 1 }

  /// The range of a token's bytes.
  func range(of token: Int32) -> Range<Int> {
    Int(starts[Int(token)])..<Int(starts[Int(token) + 1])
  }

  /// Tokens sorted by their bytes, and by number if the bytes are equal.
  func sorted(_ chosen: [Int32]) -> [Int32] {
    // Most tokens differ in their first eight bytes.
    var keyed = chosen.map { token -> (key: UInt64, token: Int32) in
      var key: UInt64 = 0
      let range = range(of: token)
      for offset in 0..<8 {
        let byte = offset < range.count ? UInt64(bytes[range.lowerBound + offset]) : 0
        key = key << 8 | byte
      }
      return (key, token)
    }
    keyed.sort { one, other in
      if one.key != other.key { return one.key < other.key }
      let (left, right) = (range(of: one.token), range(of: other.token))
      for offset in 0..<min(left.count, right.count) {
        let (a, b) = (bytes[left.lowerBound + offset], bytes[right.lowerBound + offset])
        if a != b { return a < b }
      }
      return (left.count, one.token) < (right.count, other.token)
    }
    return keyed.map(\.token)
  }

  /// The length of the common prefix of two tokens, in bytes.
  func commonPrefix(_ one: Int32, _ other: Int32) -> Int {
    let (left, right) = (range(of: one), range(of: other))
    var offset = 0
    while offset < min(left.count, right.count),
      bytes[left.lowerBound + offset] == bytes[right.lowerBound + offset]
    {
      offset += 1
    }
    return offset
  }
}
