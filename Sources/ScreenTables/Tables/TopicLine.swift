package import ScreenText

/// A line of a topic file, `names | columns | closed, source | items`, as the ranges of its parts.
///
/// Commas separate names and columns; semicolons separate items. An item's second value follows its
/// last colon and space, and " / " separates further values. The source may contain commas, and may
/// be left out.
package struct TopicLine: Sendable {
  private let text: FileText
  private let namesPart: Range<Int>
  private let columnsPart: Range<Int>
  private let sourcePart: Range<Int>
  private let itemsPart: Range<Int>
  /// Whether the third part begins with `closed`.
  package let isClosed: Bool

  /// Finds the parts of a line; nil if a part is missing or the third does not begin with `closed`
  /// or `open`.
  package init?(_ text: FileText, line: Range<Int>) {
    var parts: [Range<Int>] = []
    var rest = line
    while let bar = text.firstIndex(of: UInt8(ascii: "|"), in: rest) {
      parts.append(rest.lowerBound..<bar)
      rest = bar + 1..<rest.upperBound
    }
    guard parts.count == 3 else { return nil }
    let comma = text.firstIndex(of: UInt8(ascii: ","), in: parts[2])
    let extent = text.trimmed(parts[2].lowerBound..<(comma ?? parts[2].upperBound))
    isClosed = text.begins(extent, with: "closed") && extent.count == 6
    guard isClosed || text.begins(extent, with: "open") && extent.count == 4 else { return nil }
    sourcePart = text.trimmed((comma.map { $0 + 1 } ?? parts[2].upperBound)..<parts[2].upperBound)
    let isNamed = parts[..<2].allSatisfy { text.items(of: $0).contains { !$0.isEmpty } }
    guard isNamed, comma == nil || !sourcePart.isEmpty else { return nil }
    self.text = text
    (namesPart, columnsPart, itemsPart) = (parts[0], parts[1], rest)
  }

  /// The topic's names, the first of which identifies it.
  package var names: [String] { text.strings(of: namesPart) }

  /// The words of each name.
  package var sequences: [WordSequence] {
    text.items(of: namesPart).map { WordSequence(text.bytes[$0]) }
  }

  /// Whether its names contain lowercase words in sequence.
  package func mentions(_ words: [UInt8]) -> Bool {
    !text.places(ofWords: words, in: namesPart).isEmpty
  }

  /// The names of its items' values.
  package var columns: [String] { text.strings(of: columnsPart) }

  /// The source in which its items can be checked; nil if none is stated.
  package var source: String? { sourcePart.isEmpty ? nil : text.string(sourcePart) }

  /// The values of its items.
  package var items: [[String]] {
    let count = columns.count
    return pieces.map { values($0, count) }
  }

  /// Returns the items whose names contain one of some offsets, given in ascending order.
  package func items(at places: [Int]) -> [[String]] {
    guard !places.isEmpty else { return [] }
    let count = columns.count
    var items: [[String]] = []
    var end = itemsPart.lowerBound
    for place in places where place >= end {
      let start = text.bytes[itemsPart.lowerBound..<place].lastIndex(of: UInt8(ascii: ";"))
      end =
        text.firstIndex(of: UInt8(ascii: ";"), in: place..<itemsPart.upperBound)
        ?? itemsPart.upperBound
      let item = text.trimmed((start.map { $0 + 1 } ?? itemsPart.lowerBound)..<end)
      if name(of: item, count).contains(place) { items.append(values(item, count)) }
    }
    return items
  }

  /// The ranges of its items' names.
  var itemNames: [Range<Int>] {
    let count = columns.count
    return pieces.map { name(of: $0, count) }
  }

  private var pieces: FileText.Pieces {
    text.items(of: itemsPart, separator: UInt8(ascii: ";"))
  }

  /// Returns the range of an item's name: up to its last colon if it has other values.
  private func name(of item: Range<Int>, _ count: Int) -> Range<Int> {
    let colon = item.dropLast().last {
      text.bytes[$0] == UInt8(ascii: ":") && text.bytes[$0 + 1] == UInt8(ascii: " ")
    }
    return item.lowerBound..<(count > 1 ? colon ?? item.upperBound : item.upperBound)
  }

  private func values(_ item: Range<Int>, _ count: Int) -> [String] {
    let name = name(of: item, count)
    guard count > 1, name.upperBound < item.upperBound else { return [text.string(item)] }
    let rest = name.upperBound + 2..<item.upperBound
    return [text.string(name)] + (count > 2 ? parts(of: rest) : [text.string(rest)])
  }

  /// Returns the trimmed parts between slashes with spaces around them.
  private func parts(of range: Range<Int>) -> [String] {
    var parts: [String] = []
    var start = range.lowerBound
    for place in range.dropFirst().dropLast()
    where text.bytes[place] == UInt8(ascii: "/") && text.bytes[place - 1] == UInt8(ascii: " ")
      && text.bytes[place + 1] == UInt8(ascii: " ")
    {
      parts.append(text.string(text.trimmed(start..<place)))
      start = place + 1
    }
    return parts + [text.string(text.trimmed(start..<range.upperBound))]
  }
}
