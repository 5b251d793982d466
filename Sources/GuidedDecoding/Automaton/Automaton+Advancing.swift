extension Automaton {
  /// Advances a configuration by a byte.
  ///
  /// - Returns: Whether the byte may follow; if not, the configuration must not be used any more.
  @inline(__always)
  func advance(_ place: inout Configuration, by byte: UInt8) -> Bool {
    let node = nodes[Int(place.node)]
    if node.text >= 0 { return advanceText(&place, by: byte, texts[Int(node.text)]) }
    return advanceStructure(&place, by: byte, node)
  }

  private func advanceStructure(
    _ place: inout Configuration, by byte: UInt8, _ first: Node
  ) -> Bool {
    var node = first
    while true {
      var index = Int(node.firstEdge)
      let end = index + Int(node.edgeCount)
      while index < end {
        let edge = edges[index]
        if byte >= edge.low, byte <= edge.high {
          if edge.action != 0, !perform(edge.action, &place.counts) { return false }
          place.node = edge.target
          place.text = edge.entry
          return true
        }
        index += 1
      }
      guard node.fallback != Self.none else { return false }
      if node.fallbackAction != 0, !perform(node.fallbackAction, &place.counts) { return false }
      node = nodes[Int(node.fallback)]
    }
  }

  /// Performs a count, if its bounds allow it.
  @inline(__always)
  func perform(_ index: UInt16, _ counts: inout UInt64) -> Bool {
    let action = actions[Int(index)]
    let count = action.field.count(in: counts)
    switch action.operation {
    case .none: return true
    case .add:
      guard count < action.bounds.upperBound else { return false }
      counts += 1 << UInt64(action.field.shift)
    case .leave:
      guard count >= action.bounds.lowerBound else { return false }
      counts &= ~action.field.mask
    }
    return true
  }

  // MARK: - Texts

  private func advanceText(_ place: inout Configuration, by byte: UInt8, _ text: Text) -> Bool {
    let count = text.field.count(in: place.counts)
    let machine = machines[text.machine]
    if byte == UInt8(ascii: "\""), place.text & 31 == 0 {
      guard mayEnd(text, machine, place.state, count: count) else { return false }
      place.counts &= ~text.field.mask
      place.node = text.after
      place.text = 0
      return true
    }
    var cursor = TextCursor(text: place.text, bits: place.bits, count: count)
    guard cursor.advance(by: byte, machine, length: text.length) else { return false }
    if cursor.count != count {
      place.counts = text.field.setting(cursor.count, in: place.counts)
    }
    place.text = cursor.text
    place.bits = cursor.bits
    return true
  }

  @inline(__always)
  func mayEnd(_ text: Text, _ machine: TextMachine, _ state: UInt16, count: Int) -> Bool {
    count == 0
      ? text.mayBeEmpty : machine.mayEnd[Int(state)] && count >= text.length.lowerBound
  }
}
