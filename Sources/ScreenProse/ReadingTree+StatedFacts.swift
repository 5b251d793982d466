internal import ScreenDiagnostics
package import ScreenOutline
package import ScreenReading
internal import ScreenText

extension ReadingTree {
  /// The tree with a fact for each name that a sentence gives a value: "the vet is Dr. Amin, the
  /// coat is dark brown and the state is in care".
  ///
  /// - Parameter words: The words of the English text.
  /// - Returns: A well-formed tree over the same text.
  /// - Complexity: O(*n*) in the bytes of the text.
  package func withStatedFacts(_ words: LineWords) -> ReadingTree {
    let sentences = words.sentences(of: SourceRange(0, words.bytes.count))
    let reading = FactReading(words: words)
    return ReadingTree(
      text,
      nodes: sentences.reduce(nodes) { reading.chosen($0, $1) ?? reading.stated($0, $1) ?? $0 })
  }
}

/// Makes facts and choices of sentences that state them by their verb.
private struct FactReading {
  let words: LineWords
  let phrases = DocumentLexicon.shipped

  /// The most words of a name, and of a value.
  private static let most = (name: 4, value: 6)

  /// Brackets with a fact for each "name is value"; nil if the sentence says anything else, or the
  /// reading has them.
  func stated(_ nodes: [ReadingTree.Node], _ sentence: SourceRange) -> [ReadingTree.Node]? {
    guard mayStateFacts(sentence) else { return nil }
    let body = withoutStop(sentence)
    let members = words.members(of: body, joinedBy: ["and"])
    let facts = members.compactMap(fact)
    guard facts.count > 1, facts.count == members.count else { return nil }
    let own = elements(nodes).filter { $0.range.overlaps(body) }
    let figures = own.count { Self.figures.contains($0.label) }
    let isRead =
      own.count == facts.count && figures == own.count
      && own.allSatisfy { node in
        node.children.contains { $0.label == .label }
          && node.children.contains { $0.label == .value || $0.label == .state }
      }
    guard !isRead, figures * 2 >= facts.count,
      !own.contains(where: { [.action, .link, .title].contains($0.label) })
    else { return nil }
    let made = facts.map { fact in
      ReadingTree.Node(
        .fact, fact.name.union(fact.value),
        children: [ReadingTree.Node(.label, fact.name), ReadingTree.Node(.value, fact.value)])
    }
    return BracketReplacement(whole: sentence, inside: body, made: made).applied(to: nodes)
  }

  /// Whether a sentence has the letters of two verbs that state facts. Most have not, and need not be
  /// split into members.
  private func mayStateFacts(_ sentence: SourceRange) -> Bool {
    let bytes = words.bytes[sentence.range]
    return bytes.count(ofLetters: "is") + bytes.count(ofLetters: "are") > 1
  }

  private static let figures: Set<TreeLabel> = [.fact, .stat, .badge, .progress, .rating]

  /// A name and its value, of words with one verb between them.
  private func fact(_ member: SourceRange) -> (name: SourceRange, value: SourceRange)? {
    let folded = words.folded(member).words
    let verbs = folded.indices.filter { folded[$0] == "is" || folded[$0] == "are" }
    guard let verb = verbs.first, verbs.count == 1,
      (1...Self.most.name).contains(verb), (1...Self.most.value).contains(folded.count - verb - 1),
      phrases.sense(ofAll: FoldedWords(folded[0]), as: "sense lone") == nil
        || verb > 1 && ["the", "a", "an"].contains(folded[0])
    else { return nil }
    let whole = SourceRange(member.lowerBound, words.place(after: verb, in: member).end)
    let isLed = phrases.opening(of: words.folded(whole), as: "word article") != nil
    let name = isLed && verb > 1 ? words.dropping(1, from: whole) : whole
    let value = words.unquoted(words.dropping(verb + 1, from: member))
    return (name, value)
  }

  /// Brackets with the choice that a sentence states: "The seat can be window or aisle".
  func chosen(_ nodes: [ReadingTree.Node], _ sentence: SourceRange) -> [ReadingTree.Node]? {
    let folded = words.folded(sentence)
    let found = folded.words.indices.dropFirst().firstNonNil { place in
      phrases.opening(of: folded, as: "choosing any", at: place).map { (place, $0.length) }
    }
    guard let (place, length) = found, place <= Self.most.name, place + length < folded.count
    else { return nil }
    let body = withoutStop(sentence)
    let rest = words.dropping(place + length, from: body)
    let members = words.members(of: rest)
    let before = SourceRange(sentence.lowerBound, words.place(after: place, in: sentence).end)
    let isLed = phrases.opening(of: words.folded(before), as: "word article") != nil
    let name = isLed && place > 1 ? words.dropping(1, from: before) : before
    let says = folded.words[place..<place + length]
    guard (2...10).contains(members.count),
      members.allSatisfy({ (1...Self.most.value).contains(words.count($0)) && !isDone($0) }),
      says.contains("option") || says.contains("choice") || words.hasAlternative(rest),
      phrases.sense(ofAll: words.folded(name), as: "sense lone") == nil,
      !words.bytes[rest.range].contains(UInt8(ascii: ":"))
    else { return nil }
    let own = elements(nodes).filter { $0.range.overlaps(body) }
    guard !own.isEmpty, !own.contains(where: isControl) else { return nil }
    let options = members.map { ReadingTree.Node(.option, $0) }
    let choice = ReadingTree.Node(
      .choice, words.withClosingMark(name.union(members[members.count - 1])),
      children: [ReadingTree.Node(.label, name)] + options)
    return BracketReplacement(whole: sentence, inside: body, made: [choice]).applied(to: nodes)
  }

  /// Whether words say what is done to the thing: "can be edited or deleted".
  private func isDone(_ member: SourceRange) -> Bool {
    words.folded(member).words.contains { $0.utf8.count > 3 && $0.hasSuffix("ed") }
  }

  /// Whether an element names its component, or has all it needs.
  private func isControl(_ node: ReadingTree.Node) -> Bool {
    node.children.contains { $0.label == .kind }
      || node.label == .choice && node.children.count { $0.label == .option } > 1
        && node.children.contains { $0.label == .label }
  }

  private func elements(_ nodes: [ReadingTree.Node]) -> [ReadingTree.Node] {
    nodes.flatMap { node -> [ReadingTree.Node] in
      node.label.family == .section ? elements(node.children) : [node]
    }
  }

  private func withoutStop(_ range: SourceRange) -> SourceRange {
    let last = words.bytes[range.range].last ?? 0
    return ".!?".utf8.contains(last) ? SourceRange(range.lowerBound, range.upperBound - 1) : range
  }
}
