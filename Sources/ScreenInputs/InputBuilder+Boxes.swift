internal import ScreenAssembling
internal import ScreenBrief
package import ScreenDiagnostics
internal import ScreenModel
package import ScreenOutline
internal import ScreenText

/// Choices with boxes or rings before their options.
extension InputBuilder {
  /// A choice with a box or a ring before each of its options: "Size ( ) S ( ) M", "Days: [ ] Mon
  /// [ ] Tue".
  package func boxed(_ range: SourceRange) -> Request? {
    let bytes = words.bytes[range.range]
    for marks in [Self.rings, Self.squares] {
      let places = bytes.indices.compactMap { index in
        marks.first { bytes[index...].starts(with: $0.bytes) }.map { (index, $0) }
      }
      guard places.count > 1, let first = places.first, first.0 > range.lowerBound else { continue }
      let line = FieldLine(
        words.trimmed(SourceRange(range.lowerBound, first.0)), of: words)
      guard !line.label.isEmpty, words.count(line.label) <= 12 else { return nil }
      var parts = InputParts(words.label(line.label), range)
      if line.isQuestion, !parts.label.text.hasSuffix("?") { parts.label.text += "?" }
      if line.isStarred { parts.isRequired = true }
      parts.kind = marks == Self.rings ? .radio : .multiple
      for (place, (start, mark)) in places.enumerated() {
        let end = place + 1 < places.count ? places[place + 1].0 : range.upperBound
        let name = words.trimmed(SourceRange(start + mark.bytes.count, end))
        guard (1...8).contains(words.count(name)) else { return nil }
        parts.options.append(Details.Item(words.verbatim(name), isSelected: mark.isTicked))
      }
      return parts.wish(book)
    }
    return nil
  }

  /// The choice of any number of the lines with boxes below its name: "Weeks * (tick boxes)".
  package func boxes(_ items: [OutlineList.Item], below head: SourceRange) -> Request? {
    let line = FieldLine(head, of: words)
    guard items.count > 1, items.allSatisfy({ $0.isTicked != nil && $0.blocks.isEmpty }),
      line.isStarred || !line.notes.isEmpty || namesValue(line.label) || line.isQuestion
    else { return nil }
    var parts = InputParts(words.label(line.label), items.reduce(head) { $0.union($1.words) })
    if line.isQuestion { parts.label.text += "?" }
    if line.isStarred { parts.isRequired = true }
    parts.kind = .multiple
    for note in line.notes where saysWhetherRequired(note) != nil {
      parts.isRequired = saysWhetherRequired(note)
    }
    parts.options = items.map {
      Details.Item(words.verbatim($0.words), isSelected: $0.isTicked ?? false)
    }
    return parts.wish(book)
  }

  /// A mark before an option.
  private struct Box: Equatable {
    var bytes: [UInt8]
    var isTicked = false

    init(_ text: String, isTicked: Bool = false) {
      (bytes, self.isTicked) = (Array(text.utf8), isTicked)
    }
  }

  private static let rings = [
    Box("( ) "), Box("() "), Box("(x) ", isTicked: true), Box("(•) ", isTicked: true),
    Box("(o) ", isTicked: true), Box("○ "), Box("● ", isTicked: true),
  ]
  private static let squares = [
    Box("[ ] "), Box("[] "), Box("[x] ", isTicked: true), Box("☐ "), Box("☑ ", isTicked: true),
  ]
}
