internal import ScreenDiagnostics
internal import ScreenOutline
internal import ScreenReading
internal import ScreenText

/// The elements of prose, determined by all of their names together.
extension NamePlausibility {
  /// A choice of several options, or a field if one or no option is left.
  mutating func choice(
    _ node: ReadingTree.Node, _ inner: [ReadingTree.Node]
  ) -> ReadingTree.Node? {
    var inner = withFirstOption(inner)
    var options = inner.filter { $0.label == .option }
    if options.count > 2, let last = options.last, options.count(where: isAside) == 1, isAside(last)
    {
      inner.removeAll { $0 == last }
      unread.append(words.trimmed(last.range))
      options.removeLast()
    }
    if isChat, !Self.hasName(inner), !options.isEmpty, options.allSatisfy(isAnswer) {
      return givenBack(node)
    }
    guard node.children.contains(where: { $0.label == .option }), options.count < 2,
      !inner.contains(where: { $0.label == .kind || $0.label == .min || $0.label == .max })
    else { return with(inner, node) }
    guard Self.hasName(inner) else { return givenBack(node) }
    unread += options.map { words.trimmed($0.range) }
    let children = inner.filter {
      $0.label != .option && TreeLabel.field.children.contains($0.label)
    }
    return ReadingTree.Node(.field, node.range, children: children)
  }

  /// The parts of a filter whose first option was read as its name: "filter by garden, wood or kitchen".
  private func withFirstOption(_ inner: [ReadingTree.Node]) -> [ReadingTree.Node] {
    guard
      let kind = inner.first(where: { $0.label == .kind }),
      phrases.sense(in: words.folded(kind.range), as: "sense filter") != nil,
      let name = inner.firstIndex(where: { $0.label == .label }), name + 1 < inner.count,
      inner[name + 1].label == .option,
      words.bytes[inner[name].range.upperBound..<inner[name + 1].range.lowerBound]
        .elementsEqual(", ".utf8)
    else { return inner }
    var inner = inner
    inner[name].label = .option
    return inner
  }

  /// Whether an option only adds to the one before it: "lager or ale, for those who drive none".
  private func isAside(_ option: ReadingTree.Node) -> Bool {
    phrases.opening(of: words.folded(option.range), as: "sense aside") != nil
      && !isQuoted(option.range)
  }

  /// Whether an option is an answer in a chat: "yes, both".
  private func isAnswer(_ option: ReadingTree.Node) -> Bool {
    phrases.sense(ofAll: words.folded(option.range), as: "sense answer") != nil
  }

  /// A field, or a fact if its words say that something is shown: "show what I save".
  func field(_ node: ReadingTree.Node, _ inner: [ReadingTree.Node]) -> ReadingTree.Node {
    guard let name = inner.firstIndex(where: { $0.label == .label }), !isQuoted(inner[name].range),
      let shows = phrases.opening(of: words.folded(inner[name].range), as: "sense show"),
      shows.length < words.count(inner[name].range),
      inner.allSatisfy({ TreeLabel.fact.children.contains($0.label) })
    else { return with(inner, node) }
    var inner = inner
    inner[name].range = words.trimmed(words.dropping(shows.length, from: inner[name].range))
    return ReadingTree.Node(.fact, node.range, children: inner)
  }

  /// An alert with the whole clause that it is about, up to its other details.
  func alert(_ node: ReadingTree.Node, _ inner: [ReadingTree.Node]) -> ReadingTree.Node {
    guard let name = inner.firstIndex(where: { $0.label == .label }) else {
      return with(inner, node)
    }
    let end = name + 1 < inner.count ? inner[name + 1].range.lowerBound : limit
    var inner = inner
    inner[name] = wholeClause(inner[name], upTo: end)
    return ReadingTree.Node(.alert, node.range.union(inner[name].range), children: inner)
  }

  /// The subject of an alert, up to the end of its clause: "the tank" in "when the tank is below 15
  /// %".
  private func wholeClause(_ name: ReadingTree.Node, upTo limit: Int) -> ReadingTree.Node {
    guard name.label == .label, !isQuoted(name.range) else { return name }
    let bytes = words.bytes
    let stop = bytes[name.range.upperBound...].firstIndex { Self.clauseEnds.contains($0) }
    let end = min(stop ?? bytes.count, limit)
    let rest = words.trimmed(
      SourceRange(name.range.upperBound, max(end, name.range.upperBound)))
    let folded = words.folded(rest)
    guard let verb = folded.words.first, folded.count <= 14,
      phrases.sense(ofAll: FoldedWords(verb), as: "sense finite") != nil
    else { return name }
    let count =
      (1..<folded.count).first { phrases.opening(of: folded, as: "sense stop", at: $0) != nil }
      ?? folded.count
    guard count > 1 else { return name }
    let last =
      count == folded.count ? rest.upperBound : words.place(after: count, in: rest).end
    return ReadingTree.Node(
      .label, SourceRange(name.range.lowerBound, max(last, name.range.upperBound)))
  }

  private static let clauseEnds = Set(".,;\n\"".utf8)

  /// An element that is drawn in a way of its own if its sentence speaks of it; otherwise a list of
  /// the things, a field, or nothing.
  mutating func founded(
    _ node: ReadingTree.Node, _ inner: [ReadingTree.Node]
  ) -> ReadingTree.Node? {
    guard
      phrases.sense(in: words.folded(sentence(around: node.range)), as: "drawn " + node.label.word)
        == nil
    else { return with(inner, node) }
    let label: TreeLabel
    switch node.label {
    case .map: label = .list
    case .slider: label = .field
    default: return givenBack(node)
    }
    guard Self.hasName(inner) else { return givenBack(node) }
    return ReadingTree.Node(
      label, node.range, children: inner.filter { label.children.contains($0.label) })
  }

  /// The sentence around some words.
  private func sentence(around range: SourceRange) -> SourceRange {
    let bytes = words.bytes
    let start = bytes[..<range.lowerBound].lastIndex { Self.sentenceEnds.contains($0) }
    let end = bytes[range.upperBound...].firstIndex { Self.sentenceEnds.contains($0) }
    return SourceRange(start.map { $0 + 1 } ?? 0, end ?? bytes.count)
  }

  private static let sentenceEnds = Set(".!?\n".utf8)

  /// A choice without a name, named by the short question right before it in a chat: "slot?", "yes,
  /// 18:00 or 19:00".
  func asked(_ node: ReadingTree.Node, after end: Int) -> ReadingTree.Node {
    guard isChat, node.label == .choice, !Self.hasName(node.children),
      let line = words.bytes[..<node.range.lowerBound].lastIndex(of: UInt8(ascii: "\n")), line > end
    else { return node }
    let start = words.bytes[..<line].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let speaker = speakers.first { $0.lowerBound >= start && $0.upperBound <= line }
    let question = words.trimmed(SourceRange(max(speaker?.upperBound ?? start, end), line))
    guard let last = words.bytes[question.range].last, last == UInt8(ascii: "?"),
      (1...3).contains(words.count(question))
    else { return node }
    let name = ReadingTree.Node(.label, SourceRange(question.lowerBound, question.upperBound - 1))
    return ReadingTree.Node(
      .choice, question.union(node.range), children: [name] + node.children)
  }
}
