internal import ScreenDiagnostics
package import ScreenOutline
package import ScreenReading
internal import ScreenText

extension ReadingTree {
  /// The tree without what elements take from the sentence before theirs, and without what a clause
  /// about people tells behind the title: "a page for an app where people rate a stay".
  ///
  /// - Parameter words: The words of the English text.
  /// - Returns: A well-formed tree over the same text.
  /// - Complexity: O(*n*) in the bytes of the text.
  package func withWholeSentences(_ words: LineWords) -> ReadingTree {
    let sentences = words.sentences(of: SourceRange(0, words.bytes.count))
    guard sentences.count > 1 else { return self }
    let clause = Self.clause(behind: nodes.first, sentences, words)
    let told = nodes.filter { node in
      guard let clause, clause.range.contains(node.range.lowerBound) else { return false }
      return node.range.upperBound <= clause.upperBound && Self.told.contains(node.label)
        && node.children.allSatisfy { $0.label == .label }
    }
    // A figure without a value shows that people are told of: "where owners rate a stay".
    let isTold = told.contains { $0.label != .action }
    let kept = nodes.filter { !isTold || !told.contains($0) }
    return ReadingTree(text, nodes: kept.map { Self.own($0, sentences, words) })
  }

  private static let told: Set<TreeLabel> = [.stat, .fact, .badge, .action]

  /// An element without its name, if a sentence ends between that and the word for its kind: "⟦steps
  /// the ⟦label driver⟧ is Bo. Show the ⟦kind steps⟧ …⟧".
  private static func own(
    _ node: Node, _ sentences: [SourceRange], _ words: LineWords
  ) -> Node {
    guard node.label.family == .element, let name = node.children.first, name.label == .label,
      let kind = node.children.first(where: { $0.label == .kind }),
      let sentence = sentences.first(where: { $0.range.contains(kind.range.lowerBound) }),
      name.range.upperBound <= sentence.lowerBound,
      // The name has a value of its own there; "Poems 95 %, Diary 5 %. A bar for each" has none.
      let verb = words.folded(SourceRange(name.range.upperBound, sentence.lowerBound)).words.first,
      verb == "is" || verb == "are"
    else { return node }
    let children = node.children.filter { $0.range.lowerBound >= sentence.lowerBound }
    return Node(
      node.label, SourceRange(children[0].range.lowerBound, node.range.upperBound),
      children: children)
  }

  /// The clause about people, from "where" to the end of the first sentence, right behind the title.
  private static func clause(
    behind title: Node?, _ sentences: [SourceRange], _ words: LineWords
  ) -> SourceRange? {
    guard let title, title.label == .title, let first = sentences.first,
      title.range.upperBound < first.upperBound
    else { return nil }
    let rest = words.trimmed(SourceRange(title.range.upperBound, first.upperBound))
    guard words.folded(rest).words.first == "where",
      !words.bytes[rest.range].contains(UInt8(ascii: ","))
    else { return nil }
    return rest
  }
}
