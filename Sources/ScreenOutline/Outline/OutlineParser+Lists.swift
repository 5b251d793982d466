import ScreenDiagnostics
import ScreenModel
internal import ScreenText

/// Lists with their nested blocks, and quotes.
extension OutlineParser {
  /// The list that begins with a line, and the index of the line after it.
  func list(
    _ lines: ArraySlice<OutlineLine>, _ start: Int, _ depth: Int
  ) -> (OutlineBlock, Int) {
    let base = lines[start].indent
    let first = mark(of: lines[start])
    var list = OutlineList(isOrdered: first?.isOrdered ?? false)
    var isLoose = false
    var index = start
    while index < lines.endIndex {
      let line = lines[index]
      if line.isBlank {
        let next = nextFilled(lines, index)
        guard next < lines.endIndex else { break }
        if let mark = mark(of: lines[next]) {
          // A tight list ends at a blank line before a sibling.
          let isBelow = lines[next].indent > base + 1
          let isLast = list.items.count < 2 || list.items.last.map { !$0.blocks.isEmpty } ?? false
          guard isBelow || mark.kind == first?.kind && (list.isOrdered || isLoose || isLast) else {
            break
          }
          if !isBelow { isLoose = true }
        } else if lines[next].indent <= base + 1 {
          break
        }
        index = next
        continue
      }
      guard let mark = mark(of: line) else {
        guard line.indent > base || isLazy(lines, index, in: list) else { break }
        index = goOn(lines, index, base, depth, &list)
        continue
      }
      if line.indent >= base + 2, !list.items.isEmpty, depth < Self.mostNested {
        index = nest(lines, index, base, depth, &list)
        continue
      }
      guard line.indent >= base - 1 else { break }
      // Items with mixed signs still form one list.
      if !list.items.isEmpty, mark.isOrdered != list.isOrdered { break }
      list.items.append(item(line, mark))
      index += 1
    }
    let last = lines[start..<index].last { !$0.isBlank } ?? lines[start]
    let range = SourceRange(lines[start].range.lowerBound, last.range.upperBound)
    return (OutlineBlock(.list(list), range), index)
  }

  private func item(_ line: OutlineLine, _ mark: ListMarker) -> OutlineList.Item {
    var start = line.range.lowerBound + mark.length
    var isTicked: Bool?
    if let box = ListMarker.box(bytes[start..<line.range.upperBound]) {
      isTicked = box.isTicked
      start += box.length
    } else if case .sign(let sign) = mark.kind, sign >= 0x2610 {
      isTicked = sign != 0x2610
    }
    let words = bytes.withoutWhiteSpace(around: start..<line.range.upperBound)
    return OutlineList.Item(words: SourceRange(words), isTicked: isTicked)
  }

  /// Whether a line continues a long line of an item although it is not indented.
  private func isLazy(
    _ lines: ArraySlice<OutlineLine>, _ index: Int, in list: OutlineList
  ) -> Bool {
    guard index > lines.startIndex, !lines[index - 1].isBlank, !list.items.isEmpty else {
      return false
    }
    return lines[index - 1].range.count >= 60
      && (slice(lines[index]).first.map(\.isASCIISmallLetter) ?? false)
  }

  /// Reads lines without a mark below an item: more of its words, or nested blocks.
  private func goOn(
    _ lines: ArraySlice<OutlineLine>, _ start: Int, _ base: Int, _ depth: Int,
    _ list: inout OutlineList
  ) -> Int {
    var end = start
    var isFenced = false
    while end < lines.endIndex, isFenced || !lines[end].isBlank,
      mark(of: lines[end]) == nil || isFenced,
      isFenced || lines[end].indent > base || end == start
    {
      if Self.fences.contains(where: { slice(lines[end]).starts(with: $0) }) { isFenced.toggle() }
      end += 1
    }
    let last = list.items.count - 1
    guard last >= 0 else { return end }
    let isNext = start > lines.startIndex && !lines[start - 1].isBlank
    let below = blocks(of: lines[start..<end], depth: min(depth + 1, Self.mostNested))
    if isNext, list.items[last].blocks.isEmpty, below.count == 1, below[0].lead == nil,
      case .paragraph = below[0].content
    {
      list.items[last].words = SourceRange(
        list.items[last].words.lowerBound, below[0].range.upperBound)
    } else {
      list.items[last].blocks += below
    }
    return end
  }

  /// Reads lines below an item that are indented further.
  private func nest(
    _ lines: ArraySlice<OutlineLine>, _ start: Int, _ base: Int, _ depth: Int,
    _ list: inout OutlineList
  ) -> Int {
    let indent = lines[start].indent
    var end = start
    while end < lines.endIndex {
      if lines[end].isBlank {
        let next = nextFilled(lines, end)
        guard next < lines.endIndex, lines[next].indent >= indent, mark(of: lines[next]) != nil
        else {
          break
        }
        end = next
      } else {
        // Tabs and spaces may be mixed, so every line that is clearly below the item belongs to it.
        guard lines[end].indent >= base + 2 else { break }
        end += 1
      }
    }
    list.items[list.items.count - 1].blocks += blocks(of: lines[start..<end], depth: depth + 1)
    return end
  }

  /// Lines after `>`, as nested blocks.
  func quote(
    _ lines: ArraySlice<OutlineLine>, _ start: Int, _ depth: Int
  ) -> (OutlineBlock, Int) {
    var end = start
    var inside: [OutlineLine] = []
    while end < lines.endIndex, slice(lines[end]).first == UInt8(ascii: ">") {
      var lower = lines[end].range.lowerBound
      let stop = lines[end].range.upperBound
      // Quotes beyond the greatest depth are not nested further.
      repeat {
        lower += 1
      } while depth >= Self.mostNested && lower < stop
        && bytes[lower] == UInt8(ascii: ">")
      if lower < stop, bytes[lower] == UInt8(ascii: " ") { lower += 1 }
      inside.append(OutlineLine(lower..<stop, in: bytes))
      end += 1
    }
    let range = SourceRange(
      lines[start].range.lowerBound, lines[end - 1].range.upperBound)
    let below = blocks(of: inside[...], depth: min(depth + 1, Self.mostNested))
    return (OutlineBlock(.quote(below), range), end)
  }
}
