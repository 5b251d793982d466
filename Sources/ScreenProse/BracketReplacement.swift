import ScreenDiagnostics
internal import ScreenOutline
internal import ScreenReading

/// Brackets that replace those of a reading over some words.
struct BracketReplacement {
  /// The words over which elements are replaced.
  let whole: SourceRange
  /// The words over which the names and kinds of parts of the screen are replaced, too.
  let inside: SourceRange
  /// The new brackets, in their order.
  let made: [ReadingTree.Node]
  /// Whether a tab, a step or a dialog around the words stays.
  var keepsParts = true

  /// Some brackets beside each other with the new ones; nil if one of them is about more than the
  /// words.
  func applied(to nodes: [ReadingTree.Node], in parent: TreeLabel? = nil) -> [ReadingTree.Node]? {
    if let place = nodes.firstIndex(where: isAround) {
      var nodes = nodes
      guard let inner = applied(to: nodes[place].children, in: nodes[place].label) else {
        return nil
      }
      nodes[place].children = inner
      return nodes
    }
    guard made.allSatisfy({ parent.allows($0.label) }) else { return nil }
    let replaced = nodes.filter { node in
      node.range.overlaps(node.label.family == .role ? inside : whole)
    }
    guard replaced.allSatisfy(isOfWords) else { return nil }
    let before = nodes.filter { node in
      node.range.upperBound <= whole.upperBound && !replaced.contains(node)
    }
    let after = nodes.filter { node in
      node.range.upperBound > whole.upperBound && !replaced.contains(node)
    }
    guard before.allSatisfy({ $0.range.upperBound <= made[0].range.lowerBound }) else { return nil }
    return before + made + after
  }

  /// Whether a bracket is a part of the screen that holds the words and stays.
  private func isAround(_ node: ReadingTree.Node) -> Bool {
    guard node.label.family == .section, node.range.contains(inside)
    else { return false }
    return keepsParts || node.label == .section || node.label == .sideColumn
      || node.range.upperBound > whole.upperBound || node.range.lowerBound < whole.lowerBound
  }

  /// Whether a bracket says nothing outside of the words but their number.
  private func isOfWords(_ node: ReadingTree.Node) -> Bool {
    let isOfScreen = node.label.family == .screen
    guard node.range.upperBound <= whole.upperBound,
      // The first words of a request may be read as its title: "⟦title KPIs for costs⟧".
      !isOfScreen || node.label == .title && node.range.lowerBound >= whole.lowerBound
    else { return false }
    return node.range.lowerBound >= whole.lowerBound
      || node.children.allSatisfy { child in
        child.range.lowerBound >= whole.lowerBound
          || [.count, .max, .min, .kind, .value].contains(child.label)
      }
  }
}

extension LineWords {
  /// Some words with the quotation mark that closes them.
  func withClosingMark(_ range: SourceRange) -> SourceRange {
    let mark = ["\"", "”"].map { Array($0.utf8) }.first {
      bytes[range.upperBound...].starts(with: $0)
    }
    return SourceRange(range.lowerBound, range.upperBound + (mark?.count ?? 0))
  }
}
