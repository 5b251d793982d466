internal import ScreenBrief
package import ScreenDiagnostics
internal import ScreenModel
package import ScreenOutline
internal import ScreenText

/// The bar at the top of a page.
extension InputBuilder {
  /// What the lines below "Top bar" name: where to search, menus and the places to go; nil for lines that
  /// say more.
  package func bar(_ items: [OutlineList.Item], below head: SourceRange) -> [Request]? {
    guard phrases.sense(ofAll: words.folded(head), as: "bar any") != nil, items.count > 1 else {
      return nil
    }
    var found: [Request] = []
    for item in items {
      let line = FieldLine(item.words, of: words)
      guard line.value == nil, (1...3).contains(words.count(line.label)), item.blocks.isEmpty,
        item.isTicked == nil, !line.isQuestion, !line.isStarred
      else { return nil }
      let menu = line.notes.first.map { words.members(of: $0) } ?? []
      if phrases.sense(in: words.folded(line.label), as: "around search") != nil {
        var parts = InputParts(words.label(line.label), item.words)
        parts.kind = .search
        found.append(parts.wish(book))
      } else if menu.count > 1 {
        found += menu.map { Request(.component(.link), $0, Details(label: words.label($0))) }
      } else if isPressed(line.label) {
        found.append(.action(words.label(line.label), item.words))
      } else {
        found.append(
          Request(.component(.link), item.words, Details(label: words.label(line.label))))
      }
    }
    return found
  }
}
