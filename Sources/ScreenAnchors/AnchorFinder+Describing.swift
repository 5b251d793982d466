package import ScreenModel
internal import ScreenText

/// Things referred to by their texts, by their neighbours, or as members of a collection.
extension AnchorFinder {
  /// `the toggle about the bus`, `the paragraph under the player`; nil if the words are neither, or
  /// if they fit more than one thing.
  func described(_ tokens: ArraySlice<EditToken>, in scope: EditTarget?) -> EditTarget? {
    let rows = parts(in: scope).filter { $0.kind == "row" }
    for index in tokens.indices.dropFirst() where !tokens[index].isQuoted {
      let head = bare(tokens[..<index])
      guard !head.isEmpty else { continue }
      // `the 9:30 pH`: a row and one of its columns.
      let own = rows.isEmpty ? [] : named(rows, head, .inFull)
      if own.count == 1, let value = deeper.find(tokens[index...], in: own[0].target).one {
        return value
      }
      let about = words.match("about", at: tokens[index...])
      let place = words.match("place", at: tokens[index...])
      let isBeside = place?.meaning == "after" || place?.meaning == "before"
      guard about != nil || isBeside else { continue }
      let things = things(head, in: scope)
      if head.count == 1, things.isEmpty, let found = marked(tokens[index...], in: scope) {
        return found
      }
      if let about, let found = saying(tokens[(index + about.count)...], among: things) {
        return found
      }
      if let place, isBeside, !things.isEmpty,
        let anchor = deeper.find(tokens[(index + place.count)...]).one,
        let found = nearest(things, to: anchor, isAfter: place.meaning == "after")
      {
        return found
      }
    }
    return nil
  }

  /// `at 13:15`, after a word without meaning here: the row or item with that figure.
  private func marked(_ tokens: ArraySlice<EditToken>, in scope: EditTarget?) -> EditTarget? {
    guard let about = words.match("about", at: tokens) else { return nil }
    let mark = tokens.dropFirst(about.count)
    guard mark.contains(where: { $0.text.utf8.contains(where: \.isASCIIDigit) }) else { return nil }
    return saying(mark, among: parts(in: scope).filter { $0.kind == "row" || $0.kind == "item" })
  }

  /// The only one of several things whose texts contain all the words.
  private func saying(_ tokens: ArraySlice<EditToken>, among things: [Candidate]) -> EditTarget? {
    let wanted = bare(tokens).flatMap { Self.fold($0.meant ?? $0.text) }.map(Self.stem)
    guard !wanted.isEmpty else { return nil }
    let found = things.filter { thing in
      let texts = texts(of: thing.target).flatMap(Self.fold).map(Self.stem)
      return wanted.allSatisfy(texts.contains)
    }
    return found.count == 1 ? found[0].target : nil
  }

  /// The nearest of several things on one side of an anchor, in its section.
  private func nearest(
    _ things: [Candidate], to anchor: EditTarget, isAfter: Bool
  ) -> EditTarget? {
    switch anchor {
    case .element(let address):
      let beside = things.filter { thing in
        guard case .element(let other) = thing.target, other.section == address.section else {
          return false
        }
        return isAfter ? other.index > address.index : other.index < address.index
      }
      return (isAfter ? beside.first : beside.last)?.target
    case .part(let address, let part):
      let beside = things.filter { thing in
        guard case .part(address, let other) = thing.target, other.kind == part.kind,
          let index = part.index, let next = other.index
        else { return false }
        return isAfter ? next > index : next < index
      }
      return (isAfter ? beside.first : beside.last)?.target
    case .section, .screen: return nil
    }
  }

  /// The things of the kind that words name, or the members of a collection.
  private func things(_ tokens: ArraySlice<EditToken>, in scope: EditTarget?) -> [Candidate] {
    guard let kinds = kinds(named: tokens) else { return collected(tokens).found }
    let components = candidates(in: scope).filter { kinds.contains($0.kind) }
    return components + parts(in: scope).filter { kinds.contains($0.kind) }
  }

  /// The members of a collection: `the second call` of the waiting calls, `the 12:15 class` of a
  /// table with a column of classes; none if several collections fit.
  package func collected(_ tokens: ArraySlice<EditToken>) -> (found: [Candidate], isPlural: Bool) {
    guard let last = tokens.last, !last.isQuoted, !last.isMark else { return ([], false) }
    let noun = Self.stem(last.folded)
    // `a hearing` refers to the only table of a "Hearing list".
    let isOfScreen = Self.fold(screen.title).contains { Self.stem($0) == noun }
    let all = parts(in: nil)
    var homes: [ElementAddress] = []
    for thing in candidates(in: nil) {
      guard let address = thing.address, let tokens = ComponentPart.kinds[thing.kind] else {
        continue
      }
      let section = screen.index(of: address.section).map { screen.sections[$0].title } ?? ""
      var names = thing.labels + [Self.fold(section)]
      if tokens.contains(where: { $0.kind == "column" }) {
        names += all.filter { $0.kind == "column" && $0.address == address }.flatMap(\.labels)
      }
      if names.contains(where: { $0.last.map(Self.stem) == noun }) { homes.append(address) }
    }
    if homes.isEmpty, isOfScreen {
      homes = candidates(in: nil).filter { ["table", "list", "checklist"].contains($0.kind) }
        .compactMap(\.address)
    }
    guard homes.count == 1 else { return ([], false) }
    let members = all.filter { thing in
      thing.address == homes[0] && !["column", "point", "button"].contains(thing.kind)
    }
    let name = tokens.dropLast()
    var found = name.isEmpty ? members : named(members, name, .inPart)
    // `beginner courses` are those that say so.
    if found.isEmpty { found = members.filter { says(name, $0) } }
    return (found, noun != last.folded)
  }

  /// Whether one of the things that a part says is exactly some words.
  private func says(_ words: ArraySlice<EditToken>, _ thing: Candidate) -> Bool {
    let wanted = words.flatMap { Self.fold($0.meant ?? $0.text) }
    return texts(of: thing.target).flatMap { TextPieces($0).pieces }
      .contains { Self.fold($0) == wanted }
  }

  /// Every text of a thing and of its parts.
  package func texts(of target: EditTarget) -> [String] {
    switch target {
    case .element(let address):
      return tree(at: address).map(Self.texts) ?? []
    case .part(let address, let part):
      return tree(at: address)?[part.pointer].map(Self.texts) ?? []
    case .section, .screen: return []
    }
  }

  /// The JSON of a component.
  func tree(at address: ElementAddress) -> TreeValue? {
    heldTree(at: address) ?? element(at: address)?.tree
  }

  /// The JSON of a component that has parts; nil for another.
  func heldTree(at address: ElementAddress) -> TreeValue? {
    screen.index(of: address.section).flatMap { sections[$0].trees[address.index] }
  }

  package func element(at address: ElementAddress) -> Element? {
    guard let index = screen.index(of: address.section),
      screen.sections[index].elements.indices.contains(address.index)
    else { return nil }
    return screen.sections[index].elements[address.index]
  }

  private static func texts(of tree: TreeValue) -> [String] {
    switch tree.content {
    case .text(let text): [text]
    case .array(let elements): elements.flatMap(texts)
    case .object(let members): members.flatMap { texts(of: $0.value) }
    case .null, .flag, .number: []
    }
  }
}
