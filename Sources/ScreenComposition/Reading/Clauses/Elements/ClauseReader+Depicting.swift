internal import ScreenDiagnostics
internal import ScreenModel

extension ClauseReader {
  /// Takes where and how into what an image shows: "a red fox in the snow", "a tractor at dawn".
  mutating func depict(_ index: Int) {
    guard let shown = requirements[index].details.label?.range, let last = headToken(of: index),
      last < end
    else { return }
    var stop = last + 1
    while plays(stop, CueSet(.in, .on, .at, .by, .from, .over, .of)) {
      let more = nounPhrase(stop + 1)
      guard more.end > stop + 1, more.component == nil, more.section == nil, more.layout == nil,
        more.count == nil
      else { break }
      stop = more.end
    }
    guard stop > last + 1 else { return }
    requirements[index].details.label = text(
      shown.lowerBound, tokens[stop - 1].end, capitalizing: true)
    position = max(position, stop)
  }

  /// Takes the words of a quotation behind who said them: 'a quote by Marie Curie, "…"'.
  mutating func quoteBehind(_ index: Int) {
    guard requirements[index].details.value == nil, kind(position + 1) == .quote,
      kind(position) == .comma || kind(position) == .colon || kind(position) == .dash
    else { return }
    requirements[index].details.value = verbatim(position + 1, position + 2)
    position += 2
  }

  /// Takes code as it stands, whatever its words and marks mean elsewhere: "SQL: SELECT 1;",
  /// "a code block that reads let answer = 42".
  mutating func printed(_ index: Int) -> Bool {
    guard kind(position) == .colon || sense(.named, position)?.argument == "saying",
      position + 1 < end, kind(position + 1) != .quote
    else { return false }
    let start = position + 1
    let stop = wordingEnd(start)
    guard stop > start else { return false }
    requirements[index].details.value = text(
      tokens[start].start, tokens[stop - 1].end, capitalizing: false)
    position = stop
    return true
  }
}
