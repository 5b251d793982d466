internal import ScreenDiagnostics
package import ScreenOutline
package import ScreenReading
internal import ScreenText

extension ReadingTree {
  /// The tree with the things of each enumeration whole: what stands between two commas behind a
  /// colon is one thing, whatever its words mean elsewhere.
  ///
  /// - Parameter words: The words of the English text.
  /// - Returns: A well-formed tree over the same text.
  /// - Complexity: O(*n*) in the bytes of the text.
  package func withWholeMembers(_ words: LineWords) -> ReadingTree {
    guard !nodes.isEmpty else { return self }
    let enumerations = Enumeration.all(in: words, .shipped)
    guard !enumerations.isEmpty else { return self }
    let joining = MemberJoining(words: words)
    return ReadingTree(text, nodes: enumerations.reduce(nodes) { joining.joined($0, $1) })
  }
}

/// Joins what a reading tears of the things of an enumeration.
///
/// The reading decides what the things are, from the element before them; their form decides where
/// each begins and ends, and whether all of them have values.
private struct MemberJoining {
  let words: LineWords
  let phrases = DocumentLexicon.shipped

  /// Some brackets beside each other, with the things of an enumeration whole.
  func joined(_ nodes: [ReadingTree.Node], _ things: Enumeration) -> [ReadingTree.Node] {
    if let section = nodes.firstIndex(where: {
      $0.label.family == .section && $0.range.lowerBound < things.start
        && $0.range.upperBound >= things.end
    }) {
      var nodes = nodes
      nodes[section].children = joined(nodes[section].children, things)
      return nodes
    }
    if let facts = things.facts(words, phrases) { return stated(nodes, things, facts) }
    guard
      let place = nodes.lastIndex(where: {
        $0.range.lowerBound < things.start && $0.range.upperBound > things.head.lowerBound
          && $0.label.family != .screen
      })
    else { return paired(nodes, things) }
    let inside =
      place + 1..<(nodes[place...].firstIndex { $0.range.lowerBound >= things.end } ?? nodes.count)
    let torn = nodes[inside]
    guard torn.allSatisfy({ $0.range.upperBound <= things.end && mayBePiece($0) }),
      let whole = whole(nodes[place], things, torn)
    else { return paired(nodes, things) }
    return nodes[..<place] + [whole] + nodes[inside.upperBound...]
  }

  /// Whether a bracket inside of an enumeration may be a piece of a thing: it does not name its
  /// component.
  private func mayBePiece(_ node: ReadingTree.Node) -> Bool {
    node.label != .layout && !node.children.contains { $0.label == .kind || $0.label == .option }
  }

  /// The element before the things, with all of them; nil if the reading tears none.
  private func whole(
    _ node: ReadingTree.Node, _ things: Enumeration, _ torn: ArraySlice<ReadingTree.Node>
  ) -> ReadingTree.Node? {
    let own = node.children.filter { $0.range.lowerBound < things.start }
    let said = node.children.filter { $0.range.lowerBound >= things.start }
    let part: TreeLabel
    switch node.label {
    case .list, .ranking, .steps: part = .item
    case .choice
    where !things.members.contains(where: hasMark)
      && torn.allSatisfy { $0.label == .action || isJoined($0, to: things) }:
      part = .option
    default: return nil
    }
    // Columns have small letters: "a list of boats: name, berth".
    let areNames = things.members.allSatisfy { words.bytes[$0.lowerBound].isASCIICapital }
    guard said.allSatisfy({ $0.range.upperBound <= things.end && isPlain($0, part) }),
      areNames || !said.contains(where: { $0.label == .column }),
      !own.contains(where: { $0.label == .column || $0.label == part }),
      !said.isEmpty || own.contains(where: { $0.label == .kind })
    else { return nil }
    let members = merged(things.members, said)
    let pieces = members.map { member in
      (said + torn).filter { $0.range.overlaps(member) }
    }
    let values = members.count == things.members.count && part == .item ? things.valued(words) : nil
    let isMixed =
      part == .item && (hasMixedValues(said) || values != nil && said.contains(where: isUnsigned))
    guard isMixed || !torn.isEmpty || zip(members, pieces).contains(where: isTorn) else {
      return nil
    }
    let made = members.indices.compactMap { place -> ReadingTree.Node? in
      let (member, pieces) = (members[place], pieces[place])
      guard let first = pieces.first else { return nil }
      if let values { return named(.item, member, values[place]) }
      let isWhole = !isTorn(member, pieces) && first.label == part && !isMixed
      return isWhole ? first : ReadingTree.Node(part, member)
    }
    let end = max(node.range.upperBound, made.last?.range.upperBound ?? 0)
    return ReadingTree.Node(
      node.label, SourceRange(node.range.lowerBound, end), children: own + made)
  }

  private func named(
    _ label: TreeLabel, _ range: SourceRange, _ valued: Enumeration.Valued
  ) -> ReadingTree.Node {
    ReadingTree.Node(
      label, range,
      children: [ReadingTree.Node(.label, valued.name), ReadingTree.Node(.value, valued.value)])
  }

  /// Whether only a conjunction is between the last thing and the one before: "Grey and Blue".
  private func isJoined(_ last: ReadingTree.Node, to things: Enumeration) -> Bool {
    guard let end = things.members.dropLast().last?.upperBound, end < last.range.lowerBound,
      last.range.upperBound == things.end
    else { return false }
    let between = SourceRange(end, last.range.lowerBound)
    return words.count(between) == 1 && !words.bytes[between.range].contains(UInt8(ascii: ","))
  }

  /// Whether a dash or an arrow parts the words of a thing: "lamb - remarks - Send".
  private func hasMark(_ member: SourceRange) -> Bool { FieldLine(member, of: words).value != nil }

  /// Whether a thing of a reading says nothing but its name and a value.
  private func isPlain(_ node: ReadingTree.Node, _ part: TreeLabel) -> Bool {
    node.label == part
      && node.children.allSatisfy { $0.label == .label || part == .item && $0.label == .value }
      || part == .item && (node.label == .label || node.label == .value)
      || part == .item && (node.label == .column || node.label == .by) && node.children.isEmpty
  }

  /// The things, with the last two as one if the reading found that one has the conjunction in it:
  /// "Trim €19, Wash and cut €34".
  private func merged(_ members: [SourceRange], _ said: [ReadingTree.Node]) -> [SourceRange] {
    guard members.count > 2, let last = said.last,
      last.range.lowerBound < members[members.count - 2].upperBound,
      last.range.upperBound > members[members.count - 1].lowerBound
    else { return members }
    return members.dropLast(2) + [members[members.count - 2].union(members[members.count - 1])]
  }

  /// Whether a thing has several pieces, or one without its first word or its end.
  private func isTorn(_ member: SourceRange, _ pieces: [ReadingTree.Node]) -> Bool {
    guard let first = pieces.first, let last = pieces.last else { return false }
    if first.range.lowerBound < member.lowerBound || last.range.upperBound > member.upperBound {
      return true
    }
    let isJoined = zip(pieces, pieces.dropFirst()).allSatisfy { piece, next in
      let between = SourceRange(piece.range.upperBound, next.range.lowerBound)
      return words.bytes[between.range].contains { Self.joints.contains($0) }
        || words.folded(between).words.contains(where: LineWords.conjunctions.contains)
    }
    guard isJoined else { return true }
    let before = SourceRange(member.lowerBound, first.range.lowerBound)
    let after = SourceRange(last.range.upperBound, member.upperBound)
    return words.bytes[before.range].first?.isASCIICapital ?? false || words.count(after) > 0
  }

  private static let joints = Array("&+,".utf8)

  /// Whether the values of things are no values: nothing parts them from the names, and some things
  /// have none, or they are neither numbers nor states.
  private func hasMixedValues(_ said: [ReadingTree.Node]) -> Bool {
    let items = said.filter { $0.label == .item }
    let values = items.compactMap { item in item.children.first { $0.label == .value } }
      .filter { isBehindName($0.range) }
    guard !values.isEmpty else { return false }
    return values.count < items.count || !values.allSatisfy { isNumberOrState($0.range) }
  }

  /// Whether a thing has a value whose sign is not read with it: "Metro card -⟦value $33⟧".
  private func isUnsigned(_ thing: ReadingTree.Node) -> Bool {
    thing.children.contains { child in
      guard child.label == .value, let sign = words.bytes[..<child.range.lowerBound].last else {
        return false
      }
      return sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+")
    }
  }

  /// Whether only a space is between a name and its value.
  private func isBehindName(_ value: SourceRange) -> Bool {
    let before = words.bytes[..<value.lowerBound].suffix(2)
    return before.last == UInt8(ascii: " ") && before.first.map { $0.isWordPart } ?? false
  }

  private func isNumberOrState(_ value: SourceRange) -> Bool {
    let first = words.bytes[value.range].first { $0.isWordPart } ?? 0
    return first.isASCIIDigit
      || words.count(value) == 1
        && phrases.ending(of: words.folded(value), as: "word state") != nil
  }

  /// Facts of which only first letters part names and values, if the reading finds figures among
  /// them and nothing else.
  private func paired(_ nodes: [ReadingTree.Node], _ things: Enumeration) -> [ReadingTree.Node] {
    let holders: Set<TreeLabel> = [.list, .ranking, .choice, .chart, .table, .steps]
    guard
      !nodes.contains(where: {
        holders.contains($0.label) && $0.range.range.overlaps(things.start..<things.end)
      }),
      let facts = things.paired(words)
    else { return nodes }
    return stated(nodes, things, facts)
  }

  /// Facts with colons between their names and values, whatever these mean.
  private func stated(
    _ nodes: [ReadingTree.Node], _ things: Enumeration, _ facts: [Enumeration.Valued]
  ) -> [ReadingTree.Node] {
    let start = facts[0].name.lowerBound
    let inside = nodes.filter {
      $0.range.lowerBound >= things.head.lowerBound && $0.range.upperBound > start
        && $0.range.upperBound <= things.end
    }
    // "Breed: Border collie" may be read as a part of the screen with a heading.
    let all = inside.flatMap { $0.label.family == .section ? $0.children : [$0] }
    let figures = all.count { $0.label == .fact || $0.label == .stat }
    // A reading of one figure for each thing tears none.
    guard figures > 0, figures < facts.count || all.count > facts.count,
      !(inside + all).contains(where: { node in
        node.label == .kind || node.children.contains { $0.label == .kind }
      })
    else { return nodes }
    let label: TreeLabel =
      inside.count(where: { $0.label == .stat }) * 2 > inside.count ? .stat : .fact
    let before = nodes.filter { $0.range.upperBound <= start }
    let made = facts.map { named(label, $0.name.union($0.value), $0) }
    let after = nodes.filter { $0.range.lowerBound >= things.end }
    guard before.count + inside.count + after.count == nodes.count else { return nodes }
    return before.filter { !isHead($0, of: things) } + made + after
  }

  /// Whether a bracket only names what the facts are: "the current values".
  private func isHead(_ node: ReadingTree.Node, of things: Enumeration) -> Bool {
    node.range.lowerBound >= things.head.lowerBound
      && (node.label == .field || node.label == .title)
      && !node.children.contains { $0.label == .kind }
  }
}
