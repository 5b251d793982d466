package import ScreenModel

/// What words for new things ask for: components of a kind, or parts of one that is there.
extension AnchorFinder {
  /// The word that introduces further details: `called`, `of`, `with`; nil if words begin
  /// otherwise.
  package func further(_ tokens: ArraySlice<EditToken>) -> (meaning: String, count: Int)? {
    words.match("saying", at: tokens) ?? words.match("of", at: tokens)
      ?? words.match("link", at: tokens)
  }

  /// The kind that words ask for, named before any details, and the rest as a name.
  package func kind(
    ofNew tokens: ArraySlice<EditToken>
  ) -> (kind: ComponentKind, name: ArraySlice<EditToken>)? {
    let bare = bare(tokens)
    let end = bare.indices.dropFirst().first { further(bare[$0...]) != nil || bare[$0].isQuoted }
    let head = bare[..<(end ?? bare.endIndex)]
    var name = bare[(end ?? bare.endIndex)...]
    while let link = further(name) { name = name.dropFirst(link.count) }
    for count in [3, 2, 1] where count <= head.count {
      if let found = words.meaning("kind", of: head.suffix(count)),
        let kind = ComponentKind(rawValue: found)
      {
        // `a weight field in kg` is named by both.
        let before = head.dropLast(count)
        let tail = bare[head.endIndex...]
        if !before.isEmpty, words.match("measure", at: tail) != nil, tail.count > 1 {
          return (kind, (before + tail)[...])
        }
        // A line with words is a line of text.
        let isMute = OwnTexts(of: Component(kind)).naming == nil && !name.isEmpty
        return (isMute ? .paragraph : kind, name.isEmpty ? head.dropLast(count) : name)
      }
    }
    for count in [3, 2, 1] where count < head.count {
      if let found = words.meaning("kind", of: head.prefix(count)),
        let kind = ComponentKind(rawValue: found)
      {
        return (kind, head.dropFirst(count))
      }
    }
    return nil
  }

  /// `a row for Anna, 12, paid`: the kinds of parts that the first words name, and the rest; or by
  /// the last words, as in `an Archive option`.
  package func partHead(
    of tokens: ArraySlice<EditToken>
  ) -> (kinds: Set<String>, rest: ArraySlice<EditToken>)? {
    let all: Set<String> = Set(ComponentPart.kinds.values.flatMap { $0.map(\.kind) })
    var bare = bare(tokens)
    if let number = words.match("number", at: bare) { bare = bare.dropFirst(number.count) }
    for isLeading in [true, false] {
      for count in [2, 1] where count < bare.count {
        let end = bare.indices.dropFirst().first { index in
          words.match("saying", at: bare[index...]) != nil
            || words.match("link", at: bare[index...])?.meaning == "with"
        }
        let head = isLeading ? bare.prefix(count) : bare[..<(end ?? bare.endIndex)].suffix(count)
        let kinds = Set(
          words.meanings("kind", endingIn: head).filter { $0.count == count }.map(\.meaning)
            .filter(all.contains))
        guard !kinds.isEmpty, !head.contains(where: \.isQuoted) else { continue }
        var rest = isLeading || end != nil ? bare[head.endIndex...] : bare.dropLast(count)
        // `a total row with 44.50`
        if !isLeading, let end, words.match("saying", at: bare[end...]) == nil {
          return (kinds, (bare[..<end].dropLast(count) + bare[end...])[...])
        }
        while let word = words.match("saying", at: rest) ?? words.match("of", at: rest)
          ?? words.match("link", at: rest)
        {
          rest = rest.dropFirst(word.count)
        }
        while rest.first?.isMark == true { rest = rest.dropFirst() }
        // `maybe to the answers` is a place.
        let isPlace = rest.indices.contains {
          words.match("place", at: rest[$0...])?.meaning == "in"
        }
        guard isLeading || !isPlace else { continue }
        return rest.isEmpty ? nil : (kinds, rest)
      }
    }
    return nil
  }

  /// The only component whose things are named by the first word: `a player Di` for a table of
  /// players; nil if there is none.
  package func collection(called what: ArraySlice<EditToken>) -> ElementAddress? {
    let bare = bare(what)
    guard bare.count > 1, let first = bare.first, !first.isQuoted,
      words.meaning("kind", of: bare.prefix(1)) == nil
    else { return nil }
    let noun = AnchorFinder.stem(first.folded)
    let owners = candidates(in: nil).filter { candidate in
      ["table", "list", "checklist"].contains(candidate.kind)
        && candidate.labels.contains { $0.last.map(AnchorFinder.stem) == noun && $0.last != noun }
    }
    if owners.count == 1 { return owners[0].address }
    // `a class at 20:00` of a table with a column of classes, `a hearing` of a "Hearing list".
    let home = collected(bare.prefix(1)).found.first { $0.target.kind == "row" }
    return pieces(of: bare).count > 1 || linkedWith(bare) != nil ? home?.address : nil
  }

  /// Whether words ask for a component, and not for a part of the one they are to go into.
  package func isNewComponent(_ what: ArraySlice<EditToken>, beside element: Element) -> Bool {
    let bare = bare(what)
    // A quoted text is a name.
    guard !(bare.last?.isQuoted ?? true) else { return false }
    return (1...3).contains { count in
      count <= bare.count
        && words.meanings("kind", endingIn: bare).contains { meaning in
          meaning.count == count && ComponentKind(rawValue: meaning.meaning) != nil
        }
    }
  }

  package func linkedWith(
    _ tokens: ArraySlice<EditToken>
  ) -> (ArraySlice<EditToken>, ArraySlice<EditToken>)? {
    for index in tokens.indices.dropFirst() {
      guard let link = words.match("link", at: tokens[index...]), link.meaning == "with",
        index + link.count < tokens.endIndex
      else { continue }
      return (tokens[..<index], tokens[(index + link.count)...])
    }
    return nil
  }
}
