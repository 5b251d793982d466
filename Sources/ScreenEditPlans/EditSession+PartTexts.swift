internal import ScreenAnchors
internal import ScreenDiagnostics
internal import ScreenEdits
internal import ScreenModel

/// The texts of new parts: their names, and the values that go with them.
extension EditSession {

  /// The parts that words name: each of an enumeration, or a single row or column with its values.
  func partTexts(
    _ tokens: ArraySlice<EditToken>, kind: String, in tree: TreeValue
  ) throws(Refusal) -> [Screen.PartText] {
    // `Stop 11: The Roof` next to others named like that is one name.
    let isColonNamed = ComponentPart.parts(of: tree).contains { $0.label.utf8.contains(0x3A) }
    var pieces = finder.pieces(of: tokens)
    if isColonNamed, kind != "row", kind != "column" { pieces = piecesAtCommas(of: tokens) }
    guard kind == "row" || kind == "column" else {
      if kind == "item", let one = describedItem(pieces, in: tree) { return [one] }
      return pieces.map { item($0, in: tree) }
    }
    guard let first = pieces.first else { return [] }
    let with = finder.linkedWith(first)
    if kind == "column" {
      guard let with else {
        return pieces.map { Screen.PartText(name: name(finder.bare($0), like: "A")) }
      }
      let values = ([with.1] + pieces.dropFirst()).map { written($0) }
      let count = tree[Component.Table.Property.rows]?.elements?.count ?? 0
      guard values.count == count else {
        throw Refusal(reason: "there are \(count) rows, but \(values.count) values are given")
      }
      return [Screen.PartText(name: name(with.0, like: "A"), values: values)]
    }
    if let with { pieces = [with.0, with.1] + pieces.dropFirst() }
    pieces[0] = withoutNoun(pieces[0], in: tree)
    // `a treatment on 1 October`
    if let of = words.match("of", at: pieces[0]), of.count < pieces[0].count, pieces.count > 1 {
      pieces[0] = pieces[0].dropFirst(of.count)
    }
    pieces.removeAll(where: \.isEmpty)
    let count = tree[Component.Table.Property.columns]?.elements?.count ?? 0
    // `Restorative with Rada`, if there is room for both.
    while pieces.count < count {
      let split = pieces.flatMap { piece in
        finder.linkedWith(piece).map { [$0.0, $0.1] } ?? [piece]
      }
      guard split.count > pieces.count else { break }
      pieces = split
    }
    let texts = pieces.map { name($0, like: "A") }
    return texts.isEmpty ? [] : [Screen.PartText(name: texts[0], values: Array(texts.dropFirst()))]
  }

  /// `Aspirin, 100 mg, 1 refill`: one item, if the texts after its name have the format of the
  /// others' values, or if there is one more text and each of the others has one; nil if each piece
  /// is a name.
  private func describedItem(
    _ pieces: [ArraySlice<EditToken>], in tree: TreeValue
  ) -> Screen.PartText? {
    let values = pieces.dropFirst().map { written($0) }
    let items = ComponentPart.parts(of: tree)
    let isWritten = values.contains { text in items.contains { $0.fitting(text, in: tree) != nil } }
    let isComma =
      values.count == 1
      && tree[
        JSONPointer(Component.List.Property.items, 0).appending(Component.ListItem.Property.detail)]
        != nil
    let areDetailed = items.allSatisfy {
      tree[$0.pointer.appending(Component.ListItem.Property.detail)] != nil
    }
    guard !values.isEmpty, isWritten || isComma && areDetailed,
      let end = pieces[0].last?.range.upperBound, end < text.utf8.count,
      text.utf8[end] == UInt8(ascii: ",")
    else { return nil }
    return Screen.PartText(name: name(finder.bare(pieces[0]), like: "A"), values: values)
  }

  /// `tank T5` for a table of tanks, none of which is named that way: only the name.
  private func withoutNoun(
    _ tokens: ArraySlice<EditToken>, in tree: TreeValue
  ) -> ArraySlice<EditToken> {
    guard let first = tokens.first, !first.isQuoted else { return tokens }
    let noun = AnchorFinder.stem(first.folded)
    let columns = tree.elements(of: Component.Table.Property.columns).compactMap {
      $0.text.map(AnchorFinder.fold)
    }
    let isOfScreen = AnchorFinder.fold(screen.title).contains { AnchorFinder.stem($0) == noun }
    let isNoun =
      isOfScreen || columns.contains { $0.map(AnchorFinder.stem) == [noun] }
      || AnchorFinder.fold(tree[Component.Table.Property.title]?.text ?? "").last.map(
        AnchorFinder.stem) == noun
      || !finder.collected(tokens.prefix(1)).found.isEmpty
    let isName = ComponentPart.parts(of: tree).contains { part in
      AnchorFinder.fold(part.label).first.map(AnchorFinder.stem) == noun && part.kind == "row"
    }
    return isNoun && !isName ? tokens.dropFirst() : tokens
  }

  /// `tea for 2.20`, `tea 2.20`, `tea: green`: an item and its other value.
  private func item(_ piece: ArraySlice<EditToken>, in tree: TreeValue) -> Screen.PartText {
    let parts = ComponentPart.parts(of: tree)
    if let with = finder.linkedWith(piece),
      Figure(written(with.1)) != nil
        || parts.contains(where: { $0.fitting(written(with.1), in: tree) != nil })
    {
      return Screen.PartText(name: name(with.0, like: "A"), values: [written(with.1)])
    }
    if piece.count > 1, let last = piece.last, Figure(last.text) != nil,
      parts.contains(where: { $0.figure(in: tree) != nil })
    {
      return Screen.PartText(name: name(piece.dropLast(), like: "A"), values: [last.text])
    }
    // `a yearly one`
    var named = finder.bare(piece)
    if named.count > 1, named.last?.isQuoted == false,
      words.isPhrase("ones", named.suffix(1))
    {
      named = named.dropLast()
    }
    return Screen.PartText(name: name(named, like: "A"))
  }

  /// The words between commas and joints.
  private func piecesAtCommas(of tokens: ArraySlice<EditToken>) -> [ArraySlice<EditToken>] {
    var pieces: [ArraySlice<EditToken>] = []
    for piece in finder.pieces(of: tokens) {
      let isSaid = pieces.last.map { last in
        tokens.indices.contains(last.endIndex) && tokens[last.endIndex].text == ":"
          && tokens[last.endIndex].isMark
      }
      if isSaid ?? false, let last = pieces.popLast() {
        pieces.append(tokens[last.startIndex..<piece.endIndex])
      } else {
        pieces.append(piece)
      }
    }
    return pieces
  }
}
