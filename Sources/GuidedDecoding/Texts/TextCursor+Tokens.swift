extension TextCursor {
  /// Finds the tokens that continue a text from here or end exactly with it, each with the least
  /// number of scalars it needs; the length of the text is ignored.
  func forEachToken(
    of trie: TokenTrie, _ machine: TextMachine, _ visit: (NeededToken) -> Void
  ) {
    var stack = [TextCursor](repeating: self, count: trie.depth + 1)
    let (nodes, kinds) = (trie.nodes, ScalarTable.standard.ascii)
    var index = 0
    while index < nodes.count {
      let node = nodes[index]
      var cursor = stack[Int(node.depth)]
      let need: Int
      if node.isPlain, cursor.isBetweenScalars {
        // A fast path for most bytes by far, which need none of the checks in `advance`.
        let next = machine.state(after: kinds[Int(node.byte)], in: cursor.state)
        guard next != TextMachine.none else {
          index = Int(node.skip)
          continue
        }
        cursor.text = next << 5
        cursor.count += 1
        stack[Int(node.depth) + 1] = cursor
        index += 1
        guard node.token >= 0 else { continue }
        need = cursor.count + machine.least[Int(next)]
      } else if node.byte == UInt8(ascii: "\""), cursor.isBetweenScalars {
        index = Int(node.skip)
        guard machine.mayEnd[Int(cursor.state)] else { continue }
        need = cursor.count
      } else {
        guard cursor.advance(by: node.byte, machine, length: Self.anyLength) else {
          index = Int(node.skip)
          continue
        }
        stack[Int(node.depth) + 1] = cursor
        index += 1
        guard node.token >= 0 else { continue }
        need = cursor.leastLength(machine)
      }
      trie.forEachToken(at: node) { visit(NeededToken(token: $0, need: Int32(need))) }
    }
  }

  /// Finds the tokens that end a text from here and go on; if `mayBeEmpty`, it may end here
  /// whatever its machine says.
  func forEachToken(
    of tails: TokenTails, _ machine: TextMachine, mayBeEmpty: Bool,
    _ visit: (TailedToken) -> Void
  ) {
    let trie = tails.tokens
    var stack = [TextCursor](repeating: self, count: trie.depth + 1)
    var index = 0
    while index < trie.nodes.count {
      let node = trie.nodes[index]
      var cursor = stack[Int(node.depth)]
      guard node.byte == UInt8(ascii: "\""), cursor.isBetweenScalars else {
        let isTaken = cursor.advance(by: node.byte, machine, length: Self.anyLength)
        if isTaken { stack[Int(node.depth) + 1] = cursor }
        index = isTaken ? index + 1 : Int(node.skip)
        continue
      }
      let after = (index + 1)..<Int(node.skip)
      index = after.upperBound
      guard machine.mayEnd[Int(cursor.state)] || (mayBeEmpty && cursor.count == 0) else { continue }
      for end in trie.nodes[after] {
        trie.forEachToken(at: end) { token in
          if let tail = tails.tail(of: token, length: Int(end.depth) - Int(node.depth)) {
            visit(TailedToken(token: token, need: Int32(cursor.count), tail: tail))
          }
        }
      }
    }
  }
}

extension TextMachine {
  /// A path through a text; nil once it has failed.
  private typealias Way = TextCursor?

  /// The tokens that need a different number of scalars in one state than in another; nil if they
  /// are more than `most`.
  ///
  /// Once both paths reach the same state, mostly after a scalar or two, the rest is the same and
  /// is skipped.
  func changes(
    from one: UInt16, to other: UInt16, _ trie: TokenTrie, most: Int
  ) -> [NeededToken]? {
    let start: (Way, Way) = (TextCursor(text: one << 5), TextCursor(text: other << 5))
    var stack = [(Way, Way)](repeating: start, count: trie.depth + 1)
    var changes: [NeededToken] = []
    var index = 0
    while index < trie.nodes.count, changes.count <= most {
      let node = trie.nodes[index]
      let (before, after) = stack[Int(node.depth)]
      let (needed, needs): (Int?, Int?)
      if node.byte == UInt8(ascii: "\""), (before ?? after)?.isBetweenScalars ?? false {
        index = Int(node.skip)
        (needed, needs) = (end(before), end(after))
      } else {
        let next = (advance(before, by: node.byte), advance(after, by: node.byte))
        guard next.0 != next.1 else {
          index = Int(node.skip)
          continue
        }
        stack[Int(node.depth) + 1] = next
        index += 1
        guard node.token >= 0 else { continue }
        needed = next.0?.leastLength(self)
        needs = next.1?.leastLength(self)
      }
      guard needed != needs else { continue }
      let need = needs.map(Int32.init) ?? NeededToken.never
      trie.forEachToken(at: node) { changes.append(NeededToken(token: $0, need: need)) }
    }
    return changes.count <= most ? changes : nil
  }

  @inline(__always)
  private func advance(_ way: Way, by byte: UInt8) -> Way {
    guard var cursor = way, cursor.advance(by: byte, self, length: TextCursor.anyLength) else {
      return nil
    }
    return cursor
  }

  private func end(_ way: Way) -> Int? {
    guard let way, mayEnd[Int(way.state)] else { return nil }
    return way.count
  }
}
