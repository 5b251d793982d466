internal import ScreenDiagnostics
internal import ScreenModel

extension ClauseReader {
  /// "over time", "split by plan", "called out": a need that a phrase gives the noun before it.
  mutating func qualifies(of index: Int, _ need: Need) -> Bool {
    switch need {
    case .trend:
      if isOpenFigure(index) { requirements[index].subject = .need(.trend) }
      requirements[index].details.timeframe =
        requirements[index].details.timeframe ?? verbatim(position, position + 1)
    case .breakdown:
      if isOpenFigure(index) { requirements[index].subject = .need(.breakdown) }
      position += 1
      let list = (position..<min(end, position + 12)).prefix { !plays($0, CueSet(.as)) }
      let cue = bytes[..<tokens[position - 1].end]
      let namesParts = cue.suffix(7).elementsEqual("between".utf8)
      if namesParts, list.contains(where: { kind($0) == .comma }), options(of: index) {
        // "split between cargo, ferries and yachts"
        return true
      }
      _ = phraseComplement(of: index, \.dimension)
      return true
    case .highlight:
      if case .need = requirements[index].subject {
        requirements[index].subject = .need(.highlight)
        describe(highlight: index)
      }
      requirements[index].details.isEmphasized = true
    case .place where isNeed(index, .records, .fact, .ranking, .place, .sequence):
      requirements[index].subject = .need(.place)
    case .progress where isOpenFigure(index):
      requirements[index].subject = .need(.progress)
    default: return false
    }
    position += 1
    return true
  }

  /// Names what must be noticed by all that was said of it: "trains that are delayed by an hour".
  mutating func describe(highlight index: Int) {
    guard requirements[index].details.value != nil,
      let start = requirements[index].details.label?.range?.lowerBound, position > 0,
      tokens[position - 1].end - start <= Limits.titleLength
    else { return }
    var last = position - 1
    while last > 0, separates(last) { last -= 1 }
    requirements[index].details.label = text(start, tokens[last].end, capitalizing: true)
    requirements[index].details.value = nil
  }
}
