extension Masks {
  /// The bytes that must follow, as many as there are: no model need be asked for them.
  ///
  /// A third of a screen's tokens are forced. Names of members are, most punctuation is.
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

  /// How many tokens that spell forced bytes can be fed to a model before it is asked again.
  ///
  /// The others, at the end, are held back: a longer token may follow in their place, one that goes
  /// on beyond what is forced, and a model was taught to write that one.
  ///
  /// - Parameters:
  ///   - tokens: The forced bytes as the model's tokenizer writes them, from the first one on.
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

  /// Whether a token may follow that begins with some bytes and is longer.
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
    // What follows are the longer tokens; one of them must go on as the schema does.
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

  /// The bytes that make a reply whole on the shortest way, for a model that has to stop.
  ///
  /// A text that is broken off ends where it is, if it may; one that has to say something, and
  /// does not, is an ellipsis.
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
