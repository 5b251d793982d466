import ScreenDiagnostics

// Brackets that begin or end inside a word that contains signs: "6a" of "6a+", "R" of "R&D".
extension ReadingTree {
  /// Returns the tree, over a text of these bytes, with brackets that hold such words whole.
  ///
  /// The end of a word belongs to the bracket that holds its beginning, and two brackets of one
  /// label that share a word become one. Then each bracket is widened to the whole words at its
  /// ends, but not over another bracket.
  package func holdingSigns(_ bytes: [UInt8]) -> ReadingTree {
    let words = SignedTokens(bytes).ranges
    guard !words.isEmpty else { return self }
    return ReadingTree(
      text, nodes: Self.holding(words, nodes, in: SourceRange(0, bytes.count), bytes))
  }

  private static func holding(
    _ words: [Range<Int>], _ nodes: [Node], in whole: SourceRange, _ bytes: [UInt8]
  ) -> [Node] {
    var result: [Node] = []
    for var node in nodes {
      if let last = result.last, let word = words.word(at: node.range.lowerBound),
        last.range.upperBound > word.lowerBound
      {
        // Two labels in one word with a sign between them are two things: "1-14".
        let isOne =
          last.label == node.label || last.range.upperBound == node.range.lowerBound
          || Self.isRate(last, node, bytes)
        if isOne, node.range.upperBound <= word.upperBound {
          result[result.count - 1].range = last.range.union(node.range)
          continue
        }
        if last.label == node.label, last.range.lowerBound >= word.lowerBound {
          node.range = last.range.union(node.range)
          result.removeLast()
        }
      }
      result.append(node)
    }
    for index in result.indices {
      let before = index > 0 ? result[index - 1].range.upperBound : whole.lowerBound
      let after =
        index + 1 < result.count ? result[index + 1].range.lowerBound : whole.upperBound
      let range = result[index].range
      let first = words.word(at: range.lowerBound) ?? range.lowerBound..<range.lowerBound
      let last = words.word(at: range.upperBound) ?? range.upperBound..<range.upperBound
      result[index].range = SourceRange(
        first.lowerBound < before ? range.lowerBound : first.lowerBound,
        last.upperBound > after ? range.upperBound : last.upperBound)
      result[index].children = holding(
        words, result[index].children, in: result[index].range, bytes)
    }
    return result
  }

  /// Whether a value and its target are one unit per a number of another: "6.4 l/100 km".
  private static func isRate(_ value: Node, _ target: Node, _ bytes: [UInt8]) -> Bool {
    let slash = value.range.upperBound
    return value.label == .value && target.label == .target && slash > 0
      && slash + 1 == target.range.lowerBound && bytes[slash] == UInt8(ascii: "/")
      && (bytes[slash - 1] | 0x20) &- UInt8(ascii: "a") < 26
  }
}

extension [Range<Int>] {
  /// The word that contains a place after its first byte; nil if none does.
  fileprivate func word(at place: Int) -> Range<Int>? {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if self[middle].upperBound <= place { low = middle + 1 } else { high = middle }
    }
    guard low < endIndex, self[low].lowerBound < place else { return nil }
    return self[low]
  }
}
