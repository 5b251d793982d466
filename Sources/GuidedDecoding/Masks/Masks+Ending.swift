extension Masks {
  /// All the bytes that must follow, for which no model need be asked.
  ///
  /// A third of a screen's tokens are forced, among them the names of members and most punctuation.
  public func forcedBytes(after place: Configuration) -> [UInt8] {
    var forced: [UInt8] = []
    var place = place
    while !isWhole(place), let byte = automaton.onlyByte(after: place),
      automaton.advance(&place, by: byte)
    {
      forced.append(byte)
    }
    return forced
  }

  /// The number of tokens spelling forced bytes that can be fed to a model before it is asked
  /// again.
  ///
  /// The others, at the end, are held back: a longer token that continues beyond the forced bytes
  /// may be possible in their place, and the model was trained to write that one.
  ///
  /// - Parameters:
  ///   - tokens: The forced bytes as encoded by the model's tokenizer, from the first one on.
  ///   - place: The place before the first of them.
  /// - Returns: The number of tokens, counted from the first.
  public func settled(_ tokens: [Int], after place: Configuration) -> Int {
    var places: [Configuration] = [place]
    var place = place
    for token in tokens {
      guard advance(&place, by: token) else { break }
      places.append(place)
    }
    let bytes = tokens.prefix(places.count - 1).map { self.vocabulary.bytes(of: $0) }
    for count in bytes.indices {
      let rest = bytes[count...].flatMap { $0 }
      if mayExtend(rest, at: places[count]) { return count }
    }
    return bytes.count
  }

  /// Whether a longer token that begins with some bytes may follow.
  private func mayExtend(_ bytes: [UInt8], at place: Configuration) -> Bool {
    let nodes = vocabulary.trie.nodes
    var place = place
    var index = 0
    for (depth, byte) in bytes.enumerated() {
      while index < nodes.count, Int(nodes[index].depth) == depth, nodes[index].byte != byte {
        index = Int(nodes[index].skip)
      }
      guard index < nodes.count, Int(nodes[index].depth) == depth,
        automaton.advance(&place, by: byte)
      else { return false }
      index += 1
    }
    // The nodes below are the longer tokens; one of them must continue as the schema allows.
    var stack = [place]
    while index < nodes.count, Int(nodes[index].depth) >= bytes.count {
      let node = nodes[index]
      let depth = Int(node.depth) - bytes.count
      stack.removeSubrange((depth + 1)...)
      var next = stack[depth]
      guard automaton.advance(&next, by: node.byte) else {
        index = Int(node.skip)
        continue
      }
      if node.token >= 0 { return true }
      stack.append(next)
      index += 1
    }
    return false
  }

  /// The bytes that complete a reply on the shortest path, for a model that has to stop.
  ///
  /// A text that is broken off ends where it is, if it may; one that must not be empty, but is,
  /// becomes an ellipsis.
  public func shortestEnding(after place: Configuration) -> [UInt8] {
    var bytes: [UInt8] = []
    var place = place
    while !isWhole(place), let byte = automaton.nextByteToEnd(after: place, distances),
      automaton.advance(&place, by: byte)
    {
      bytes.append(byte)
    }
    return bytes
  }
}
