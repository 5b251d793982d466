internal import ScreenDiagnostics
package import ScreenOutline
package import ScreenReading
internal import ScreenText

extension ReadingTree {
  /// The tree with elements as their words state them: a button with the text that it is said to
  /// have, and one that a picture names.
  ///
  /// - Parameter words: The words of the English text.
  /// - Returns: A well-formed tree over the same text.
  /// - Complexity: O(*n*) in the bytes of the text.
  package func withStatedElements(_ words: LineWords) -> ReadingTree {
    ReadingTree(text, nodes: StatedElements(words: words).stated(nodes))
  }
}

/// Mends single elements by the form of their words.
private struct StatedElements {
  let words: LineWords
  let phrases = DocumentLexicon.shipped

  func stated(_ nodes: [ReadingTree.Node]) -> [ReadingTree.Node] {
    let hasFigures = nodes.contains { node in
      (node.label == .fact || node.label == .stat)
        && node.children.contains { $0.label == .value }
    }
    return nodes.flatMap { node -> [ReadingTree.Node] in
      var node = node
      if node.label.family == .section { node.children = stated(node.children) }
      guard node.label.family == .element else { return [node] }
      if let parts = parted(node) { return parts }
      let made = saying(node) ?? pictured(node) ?? indicated(node) ?? graded(node)
      return [made ?? (hasFigures ? coloured(node) : nil) ?? joined(node) ?? node]
    }
  }

  /// Buttons that the reading takes for a list of one: "⟦list a ⟦column share icon⟧ and ⟦action …⟧⟧".
  private func parted(_ node: ReadingTree.Node) -> [ReadingTree.Node]? {
    guard node.label == .list, node.children.count > 1, let first = node.children.first,
      first.label == .column || first.label == .label,
      node.children.dropFirst().allSatisfy({ $0.label == .action }),
      let button = pictured(ReadingTree.Node(.action, first.range, children: []))
    else { return nil }
    return [button] + node.children.dropFirst()
  }

  /// A badge that is called an indicator: "an online indicator".
  private func indicated(_ node: ReadingTree.Node) -> ReadingTree.Node? {
    guard [.list, .fact, .unknown, .image, .action].contains(node.label),
      node.children.allSatisfy({ $0.label == .kind || $0.label == .label })
    else { return nil }
    let text = withoutArticle(words.trimmed(node.range))
    let folded = words.folded(text).words
    guard (2...3).contains(folded.count), folded.last == "indicator",
      !["step", "progress", "page", "loading"].contains(folded[0])
    else { return nil }
    let name = words.droppingLast(1, from: text)
    let kind = words.dropping(folded.count - 1, from: text)
    return ReadingTree.Node(
      .badge, node.range,
      children: [ReadingTree.Node(.label, name), ReadingTree.Node(.kind, kind)])
  }

  /// A fact whose value of two words the reading takes for options: "roof ⟦option pale⟧ ⟦option
  /// grey⟧" among other facts.
  private func coloured(_ node: ReadingTree.Node) -> ReadingTree.Node? {
    let options = node.children.filter { $0.label == .option }
    guard node.label == .choice, options.count == 2, node.children.count == 3,
      let name = node.children.first, name.label == .label,
      words.bytes[options[0].range.upperBound..<options[1].range.lowerBound].elementsEqual(" ".utf8)
    else { return nil }
    let value = options[0].range.union(options[1].range)
    return ReadingTree.Node(
      .fact, node.range, children: [name, ReadingTree.Node(.value, value)])
  }

  /// A list with the words of each thing joined that only a space parts, if commas or conjunctions
  /// part others: "River loop, Old ⟦item quarry⟧".
  private func joined(_ node: ReadingTree.Node) -> ReadingTree.Node? {
    guard node.label == .list || node.label == .ranking else { return nil }
    let gaps = zip(node.children, node.children.dropFirst()).filter { item, next in
      item.label == .item && next.label == .item
    }.map { words.bytes[$0.range.upperBound..<$1.range.lowerBound] }
    let isTorn = gaps.contains { $0.elementsEqual(" ".utf8) }
    let isParted = gaps.contains { gap in
      gap.first == UInt8(ascii: ",") || gap.count > 3
    }
    let values = node.children.filter { !$0.children.isEmpty && $0.label == .item }
    let items = node.children.count { $0.label == .item }
    let isMixed = items > 2 && values.count == 1 && isInWords(values[0])
    guard isTorn && isParted || isMixed else { return nil }
    var node = node
    var children: [ReadingTree.Node] = []
    for child in node.children {
      if isTorn, let last = children.last, last.label == .item, child.label == .item,
        last.children.isEmpty, child.children.isEmpty,
        words.bytes[last.range.upperBound..<child.range.lowerBound].elementsEqual(" ".utf8)
      {
        children[children.count - 1].range = last.range.union(child.range)
      } else {
        let isWhole = isMixed && child == values[0]
        children.append(isWhole ? ReadingTree.Node(.item, child.range) : child)
      }
    }
    node.children = children
    return node
  }

  /// Whether the value of a thing is only the second word of its name: "Lentil ⟦value soup⟧".
  private func isInWords(_ item: ReadingTree.Node) -> Bool {
    guard item.children.count == 2, item.children[1].label == .value,
      words.bytes[item.children[0].range.upperBound..<item.children[1].range.lowerBound]
        .elementsEqual(" ".utf8)
    else { return false }
    let value = item.children[1].range
    return words.bytes[value.lowerBound].isASCIISmallLetter
      && phrases.ending(of: words.folded(value), as: "word state") == nil
  }

  /// A button whose text is quoted behind its name: "the submit button says \"Open ticket\"".
  private func saying(_ node: ReadingTree.Node) -> ReadingTree.Node? {
    let names = node.children.filter { $0.label == .label }
    guard node.label == .action || node.label == .link, names.count > 1,
      let last = names.last, isQuoted(last), !isQuoted(names[0])
    else { return nil }
    var node = node
    node.children.removeAll { $0.label == .label && $0 != last }
    return node
  }

  /// A button that only a picture of what it does names: "a paperclip icon".
  private func pictured(_ node: ReadingTree.Node) -> ReadingTree.Node? {
    guard [.action, .unknown, .image, .badge].contains(node.label),
      node.children.allSatisfy({ $0.label == .kind || $0.label == .label })
    else { return nil }
    let text = withoutArticle(words.trimmed(node.range))
    let folded = words.folded(text)
    guard folded.count == 2, folded.words[1] == "icon",
      phrases.sense(ofAll: FoldedWords(folded.words[0]), as: "icon action") != nil
    else { return nil }
    let name = words.droppingLast(1, from: text)
    let kind = words.dropping(1, from: text)
    return ReadingTree.Node(
      .action, node.range,
      children: [ReadingTree.Node(.label, name), ReadingTree.Node(.kind, kind)])
  }

  /// A slider between two grades in words, which the reading takes for one option: "mood from low to
  /// high".
  private func graded(_ node: ReadingTree.Node) -> ReadingTree.Node? {
    let options = node.children.filter { $0.label == .option }
    guard node.label == .choice, options.count == 1, node.children.count == 2,
      let name = node.children.first, name.label == .label
    else { return nil }
    let bounds = options[0].range
    let folded = words.folded(bounds).words
    guard let to = folded.firstIndex(of: "to"), to > 0, to + 1 < folded.count else { return nil }
    let least = SourceRange(bounds.lowerBound, words.place(after: to, in: bounds).end)
    let most = words.dropping(to + 1, from: bounds)
    if folded.count == 3, !words.bytes[bounds.range].contains(where: \.isASCIIDigit) {
      return ReadingTree.Node(.slider, node.range, children: [name])
    }
    // "Bed 1 to Bed 8" has a name and a number on both sides.
    guard let first = folded[to - 1].utf8.first, first.isASCIIDigit,
      let last = folded.last?.utf8.first, last.isASCIIDigit, folded.count - to > 2
    else { return nil }
    return ReadingTree.Node(
      .choice, node.range,
      children: [name, ReadingTree.Node(.min, least), ReadingTree.Node(.max, most)])
  }

  private func withoutArticle(_ range: SourceRange) -> SourceRange {
    let isLed = phrases.opening(of: words.folded(range), as: "word article") != nil
    return isLed ? words.dropping(1, from: range) : range
  }

  private func isQuoted(_ node: ReadingTree.Node) -> Bool {
    node.range.lowerBound > 0 && words.bytes[node.range.lowerBound - 1] == UInt8(ascii: "\"")
  }
}
