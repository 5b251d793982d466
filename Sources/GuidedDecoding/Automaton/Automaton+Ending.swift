extension Automaton {
  /// The byte that must follow; nil if several may follow, or none.
  func onlyByte(after place: Configuration) -> UInt8? {
    let node = nodes[Int(place.node)]
    guard node.text < 0 else { return onlyByte(in: texts[Int(node.text)], place) }
    var only: UInt8?
    for (low, high) in openEdges(at: place) {
      guard low == high, only == nil else { return nil }
      only = low
    }
    return only
  }

  private func onlyByte(in text: Text, _ place: Configuration) -> UInt8? {
    switch place.partial {
    case .lowEscape: return UInt8(ascii: "\\")
    case .lowU: return UInt8(ascii: "u")
    case .none: break
    default: return nil
    }
    let count = text.field.count(in: place.counts)
    let machine = machines[text.machine]
    let cursor = TextCursor(text: place.text, bits: place.bits, count: count)
    guard cursor.open(machine, text.length).isEmpty,
      mayEnd(text, machine, place.state, count: count)
    else { return nil }
    return UInt8(ascii: "\"")
  }

  /// The ranges of bytes that may follow outside of texts.
  private func openEdges(at place: Configuration) -> [(UInt8, UInt8)] {
    var open: [(UInt8, UInt8)] = []
    var counts = place.counts
    var node = nodes[Int(place.node)]
    while true {
      for index in Int(node.firstEdge)..<(Int(node.firstEdge) + Int(node.edgeCount)) {
        var after = counts
        guard perform(edges[index].action, &after) else { continue }
        open.append((edges[index].low, edges[index].high))
      }
      guard node.fallback != Self.none, perform(node.fallbackAction, &counts) else { return open }
      node = nodes[Int(node.fallback)]
    }
  }

  // MARK: - The shortest way

  /// The number of bytes from each node to the end of a reply, if arrays end after one element and
  /// texts after one scalar.
  func distances() -> [UInt32] {
    let far = UInt32.max / 2
    var distances = [UInt32](repeating: far, count: nodes.count)
    distances[Int(end)] = 0
    // Nodes are mostly made from the end backwards, so few rounds are needed.
    var isChanged = true
    while isChanged {
      isChanged = false
      for (index, node) in nodes.enumerated() {
        var best = distances[index]
        for edge in edges[Int(node.firstEdge)..<(Int(node.firstEdge) + Int(node.edgeCount))] {
          best = min(best, distances[Int(edge.target)] + 1)
        }
        if node.fallback != Self.none { best = min(best, distances[Int(node.fallback)]) }
        if node.text >= 0 {
          best = min(best, distances[Int(texts[Int(node.text)].after)] + 2)
        }
        guard best < distances[index] else { continue }
        distances[index] = best
        isChanged = true
      }
    }
    return distances
  }

  /// The next byte on the shortest path to the end of a reply; nil at its end.
  func nextByteToEnd(after place: Configuration, _ distances: [UInt32]) -> UInt8? {
    let text = nodes[Int(place.node)].text
    guard text < 0 else { return nextByteToEnd(of: texts[Int(text)], place) }
    var best: (byte: UInt8, distance: UInt32)?
    for (low, high) in openEdges(at: place) {
      for byte in low...high {
        var next = place
        guard advance(&next, by: byte) else { continue }
        let distance = distances[Int(next.node)]
        if distance < best?.distance ?? .max { best = (byte, distance) }
      }
    }
    return best?.byte
  }

  /// The bytes that continue a text on the shortest path, the best first: its end, an ellipsis to
  /// show that it was cut off, or whatever its form requires.
  private static let textBytes: [UInt8] =
    [UInt8(ascii: "\"")] + Array("…".utf8)
    + Array("x0123456789-abcdefABCDEFu\\n".utf8) + Array(0x80...0xF4)

  private func nextByteToEnd(of text: Text, _ place: Configuration) -> UInt8? {
    var best: (byte: UInt8, length: Int)?
    for byte in Self.textBytes {
      var next = place
      guard advance(&next, by: byte) else { continue }
      guard next.node == place.node else { return byte }
      let cursor = TextCursor(
        text: next.text, bits: next.bits, count: text.field.count(in: next.counts))
      let length = cursor.leastLength(machines[text.machine])
      if length < best?.length ?? .max { best = (byte, length) }
    }
    return best?.byte
  }
}
