internal import ScreenDiagnostics
package import ScreenOutline
package import ScreenReading
internal import ScreenText

extension ReadingTree {
  /// The tree with the parts that a sentence names behind a word for their kind, all of this kind
  /// and each whole.
  ///
  /// - Parameter words: The words of the English text.
  /// - Returns: A well-formed tree over the same text.
  /// - Complexity: O(*n*) in the bytes of the text.
  package func withStatedParts(_ words: LineWords) -> ReadingTree {
    guard !nodes.isEmpty else { return self }
    let parts = StatedParts.all(in: words, .shipped)
    let reading = PartReading(words: words)
    return ReadingTree(
      text, nodes: parts.reduce(nodes) { reading.stated($0, $1) ?? $0 })
  }
}

/// Makes brackets for the parts that a sentence names, where the reading takes some for others.
private struct PartReading {
  let words: LineWords
  let phrases = DocumentLexicon.shipped

  /// Brackets with those of the parts; nil if all are read as stated, or it is not sure that they
  /// are such parts.
  func stated(_ nodes: [ReadingTree.Node], _ parts: StatedParts) -> [ReadingTree.Node]? {
    guard let parts = parts.cut(before: { self.ends($0, nodes, parts) }, words) else { return nil }
    if parts.kind == .steps || areThings(parts) { return asThings(nodes, parts) }
    let read = Self.elements(nodes).filter { $0.range.overlaps(parts.inside) }
    let kept = parts.members.map { member in
      let own = read.filter { $0.range.overlaps(member) }
      return own.count == 1 && parts.kind.kept.contains(own[0].label) && names(own[0], member)
        ? own[0] : nil
    }
    guard kept.contains(nil), isSure(parts, read) else { return nil }
    if parts.kind == .stat || parts.kind == .card {
      // A figure with its value is read as such.
      let hasValues = parts.members.contains { member in
        words.bytes[member.range].contains(where: \.isASCIIDigit)
      }
      guard !hasValues else { return nil }
    }
    let made = zip(parts.members, kept).map { member, kept in
      kept
        ?? ReadingTree.Node(
          parts.kind.label, member, children: [ReadingTree.Node(.label, name(member))])
    }
    return BracketReplacement(
      whole: words.withClosingMark(parts.head.union(parts.inside)), inside: parts.inside,
      made: made,
      keepsParts: parts.kind == .link || parts.kind == .nav
    ).applied(to: nodes)
  }

  /// Whether cards are named by capitals or quotations, as many as are asked for: they are things.
  private func areThings(_ parts: StatedParts) -> Bool {
    parts.kind == .card && (parts.count == nil || parts.count == parts.members.count)
      && parts.members.allSatisfy { words.bytes[$0.lowerBound].isASCIICapital }
  }

  /// Brackets with one collection of the parts; nil if they are read as things of one.
  private func asThings(_ nodes: [ReadingTree.Node], _ parts: StatedParts) -> [ReadingTree.Node]? {
    let read = Self.elements(nodes).filter { $0.range.overlaps(parts.inside) }
    let hasValues = parts.members.contains { member in
      words.bytes[member.range].contains(where: \.isASCIIDigit)
    }
    guard !hasValues,
      read.count != 1 || read[0].children.count(where: { $0.label == .item }) != parts.members.count
    else { return nil }
    let whole = words.withClosingMark(parts.head.union(parts.inside))
    let items = parts.members.map { ReadingTree.Node(.item, $0) }
    let made = ReadingTree.Node(
      parts.kind == .steps ? .steps : .list, whole,
      children: [ReadingTree.Node(.kind, parts.head)] + items)
    return BracketReplacement(
      whole: whole, inside: parts.inside, made: [made], keepsParts: false
    ).applied(to: nodes)
  }

  /// Whether an element other than the parts begins with some words.
  private func ends(
    _ member: SourceRange, _ nodes: [ReadingTree.Node], _ parts: StatedParts
  ) -> Bool {
    let folded = words.folded(member)
    if folded.count > 1, phrases.opening(of: folded, as: "word article") != nil,
      phrases.ending(of: folded, as: "component any") != nil
    {
      return true
    }
    if phrases.opening(of: folded, as: "opening also") != nil { return true }
    let isLed = phrases.opening(of: folded, as: "word article") != nil
    return Self.elements(nodes).contains { node in
      node.range.overlaps(member) && node.range.lowerBound >= parts.inside.lowerBound
        && (isLed || node.label == .action || node.label == .link)
        && node.children.contains {
          $0.label == .kind && $0.range.lowerBound >= member.lowerBound
            && $0.range.lowerBound < member.upperBound
        }
    }
  }

  /// Whether the reading, quotation marks or the word for their kind leave no doubt.
  private func isSure(_ parts: StatedParts, _ read: [ReadingTree.Node]) -> Bool {
    let alike = read.count { $0.label == parts.kind.label }
    let isQuoted = parts.members.allSatisfy { member in
      member.lowerBound > 0 && words.bytes[member.lowerBound - 1] == UInt8(ascii: "\"")
    }
    let areThings = read.contains {
      $0.children.contains { $0.label == .item || $0.label == .option }
    }
    switch parts.kind {
    case .card:
      return alike * 2 >= parts.members.count || alike > 0 && parts.count == parts.members.count
    case .action where isQuoted: return true
    case .stat, .toggle, .switched, .field, .filter, .link, .nav, .action:
      return alike > 0 && !areThings
    case .steps: return true
    }
  }

  /// Whether a bracket is named by all words of a part.
  private func names(_ node: ReadingTree.Node, _ member: SourceRange) -> Bool {
    guard let name = node.children.first(where: { $0.label == .label }) else { return false }
    return words.folded(name.range) == words.folded(self.name(member))
  }

  /// The words of a part without its article.
  private func name(_ member: SourceRange) -> SourceRange {
    let first = words.folded(member).words.first ?? ""
    let isLed = Self.articles.contains(first)
    return isLed && words.count(member) > 1 ? words.dropping(1, from: member) : member
  }

  // "My orders" is a name, with the word for whose they are.
  private static let articles: Set<String> = ["a", "an", "the", "their"]

  /// The elements of some brackets and of the parts of the screen among them.
  private static func elements(_ nodes: [ReadingTree.Node]) -> [ReadingTree.Node] {
    nodes.flatMap { node -> [ReadingTree.Node] in
      switch node.label.family {
      case .section: elements(node.children)
      case .element: [node]
      case .screen, .edit, .role: []
      }
    }
  }
}
