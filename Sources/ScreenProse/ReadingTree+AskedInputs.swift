internal import ScreenDiagnostics
package import ScreenOutline
package import ScreenReading
internal import ScreenText

extension ReadingTree {
  /// The tree with every input that a sentence lists between commas: questions that "or not" ends
  /// are switches, and what the reading leaves out or takes for a slider is a field.
  ///
  /// - Parameter words: The words of the English text.
  /// - Returns: A well-formed tree over the same text.
  /// - Complexity: O(*n*) in the bytes of the text.
  package func withAskedInputs(_ words: LineWords) -> ReadingTree {
    guard !nodes.isEmpty else { return self }
    let sentences = words.sentences(of: SourceRange(0, words.bytes.count), isLoose: true)
    let reading = InputListing(words: words)
    return ReadingTree(text, nodes: sentences.reduce(nodes) { reading.completed($0, in: $1) })
  }
}

/// Completes the inputs that sentences list between commas.
private struct InputListing {
  let words: LineWords
  let phrases = DocumentLexicon.shipped

  /// The least number of inputs of a sentence that lists them.
  private static let fewest = 3
  /// The most words of an input that the reading leaves out.
  private static let mostWords = 4

  /// Some brackets beside each other, with all inputs of a sentence.
  func completed(_ nodes: [ReadingTree.Node], in sentence: SourceRange)
    -> [ReadingTree.Node]
  {
    if let place = nodes.firstIndex(where: { node in
      node.label.family == .section && node.range.lowerBound <= sentence.lowerBound
        && node.range.upperBound >= sentence.upperBound
    }) {
      var nodes = nodes
      nodes[place].children = completed(nodes[place].children, in: sentence)
      return nodes
    }
    let own = nodes.filter { $0.range.overlaps(sentence) }
    if own.isEmpty, let room = room(sentence) { return merged(room, into: nodes) }
    let inputs = own.filter { Self.inputs.contains($0.label) }
    guard
      inputs.count >= Self.fewest
        || own.count > 1 && words.bytes[sentence.range].count(ofLetters: "whether") > 0
    else { return nodes }
    let members = words.members(of: sentence, joinedBy: ["and"])
    if let asked = members.last.flatMap({ whether($0, own) }) {
      return replacing(asked.range, with: asked, in: nodes)
    }
    guard members.count > 1, inputs.count >= Self.fewest,
      own.allSatisfy({ $0.label.family == .element }),
      inputs.count * 2 > own.count
    else { return nodes }
    var result = nodes
    for (place, member) in members.enumerated() {
      if let made = input(member, isFirst: place == 0, hasSlider(own), result) {
        result = replacing(member, with: made, in: result)
      }
    }
    return result
  }

  private static let inputs: Set<TreeLabel> = [.field, .choice, .toggle, .slider, .rating]

  /// The input of some words between two commas; nil if the reading has it.
  private func input(
    _ member: SourceRange, isFirst: Bool, _ hasSlider: Bool, _ nodes: [ReadingTree.Node]
  ) -> ReadingTree.Node? {
    let own = nodes.filter { $0.range.overlaps(member) }
    if let question = question(member) {
      let isRead =
        own.count == 1 && own[0].label == .toggle
        && own[0].children.contains { $0.label == .label }
      return isRead
        ? nil
        : ReadingTree.Node(.toggle, member, children: [ReadingTree.Node(.label, question)])
    }
    if own.isEmpty, !isFirst {
      let name = withoutLead(member)
      let folded = words.folded(name)
      guard (1...Self.mostWords).contains(folded.count),
        phrases.sense(in: folded, as: "sense finite") == nil,
        phrases.sense(in: folded, as: "sense lone") == nil,
        !words.bytes[name.range].contains(where: { "(:\"".utf8.contains($0) })
      else { return nil }
      return ReadingTree.Node(.field, name, children: [ReadingTree.Node(.label, name)])
    }
    // A slider of which only the name is said, beside one that is called so, is a field.
    if own.count == 1, own[0].label == .slider, hasSlider,
      words.count(member) < 3,
      own[0].children.count == 1, own[0].children[0].label == .label,
      own[0].range.lowerBound >= member.lowerBound, own[0].range.upperBound <= member.upperBound
    {
      return ReadingTree.Node(.field, own[0].range, children: own[0].children)
    }
    return nil
  }

  /// Whether one of some inputs, and no more, is called a slider.
  private func hasSlider(_ nodes: [ReadingTree.Node]) -> Bool {
    nodes.contains { node in
      node.label == .slider
        && node.children.contains {
          $0.label == .kind && words.bytes[$0.range.upperBound - 1] != UInt8(ascii: "s")
        }
    }
  }

  /// A field for which a sentence leaves room: "some space for notes".
  private func room(_ sentence: SourceRange) -> ReadingTree.Node? {
    let named = withoutStop(withoutLead(sentence))
    let folded = words.folded(named)
    guard let lead = phrases.opening(of: folded, as: "room any"), lead.length < folded.count,
      folded.count - lead.length <= Self.mostWords,
      !words.bytes[named.range].contains(where: { ",:;(\"".utf8.contains($0) })
    else { return nil }
    let name = withoutLead(words.dropping(lead.length, from: named))
    return ReadingTree.Node(.field, named, children: [ReadingTree.Node(.label, name)])
  }

  private func withoutStop(_ range: SourceRange) -> SourceRange {
    let last = words.bytes[range.range].last ?? 0
    return ".!?".utf8.contains(last) ? SourceRange(range.lowerBound, range.upperBound - 1) : range
  }

  private func merged(_ made: ReadingTree.Node, into nodes: [ReadingTree.Node])
    -> [ReadingTree.Node]
  {
    guard !nodes.contains(where: { $0.range.overlaps(made.range) }) else {
      return nodes
    }
    return nodes.filter { $0.range.upperBound <= made.range.lowerBound } + [made]
      + nodes.filter { $0.range.lowerBound >= made.range.upperBound }
  }

  /// A switch for "whether we may come in", of which the reading takes one word for a field.
  private func whether(_ member: SourceRange, _ nodes: [ReadingTree.Node]) -> ReadingTree.Node? {
    let member = withoutStop(member)
    let folded = words.folded(member)
    let own = nodes.filter { $0.range.overlaps(member) }
    guard folded.count > 3, folded.words.first == "whether", own.count == 1,
      own[0].label == .field, nodes.contains(where: { $0 != own[0] && $0.label == .field }),
      phrases.opening(of: folded, as: "actor who", at: 1) != nil,
      own[0].range.lowerBound > words.place(after: 2, in: member).end,
      own[0].range.upperBound <= member.upperBound
    else { return nil }
    return ReadingTree.Node(
      .toggle, member, children: [ReadingTree.Node(.label, words.dropping(1, from: member))])
  }

  /// The words of a question that ends in "or not": "did it rain" in "did it rain or not".
  private func question(_ member: SourceRange) -> SourceRange? {
    let asked = withoutLead(member)
    let folded = words.folded(asked)
    guard folded.count > 3, folded.words.suffix(2) == ["or", "not"],
      let first = folded.words.first,
      phrases.sense(ofAll: FoldedWords(first), as: "asked any") != nil
    else { return nil }
    return words.droppingLast(2, from: asked)
  }

  /// Some words without those that only lead on: "then", "and", an article.
  private func withoutLead(_ member: SourceRange) -> SourceRange {
    var rest = member
    while words.count(rest) > 1 {
      let folded = words.folded(rest)
      let isLed =
        phrases.opening(of: folded, as: "opening also")?.length == 1
        || phrases.opening(of: folded, as: "word article")?.length == 1
        || phrases.opening(of: folded, as: "sense start")?.length == 1
      guard isLed else { return rest }
      rest = words.dropping(1, from: rest)
    }
    return rest
  }

  /// Some brackets with another in place of those over its words.
  private func replacing(
    _ member: SourceRange, with made: ReadingTree.Node, in nodes: [ReadingTree.Node]
  ) -> [ReadingTree.Node] {
    var before: [ReadingTree.Node] = []
    var after: [ReadingTree.Node] = []
    for node in nodes {
      if node.range.upperBound <= member.lowerBound {
        before.append(node)
      } else if node.range.lowerBound >= member.upperBound {
        after.append(node)
      } else if node.range.lowerBound < member.lowerBound {
        // It goes on over the comma: "⟦choice ⟦option lake⟧ or ⟦option sea⟧, do you ⟦option swim⟧⟧".
        let kept = node.children.filter { $0.range.upperBound <= member.lowerBound }
        guard let last = kept.last, node.range.upperBound <= member.upperBound else { return nodes }
        before.append(
          ReadingTree.Node(
            node.label, SourceRange(node.range.lowerBound, last.range.upperBound), children: kept))
      } else if node.range.upperBound > member.upperBound {
        return nodes
      }
    }
    return before + [made] + after
  }
}
