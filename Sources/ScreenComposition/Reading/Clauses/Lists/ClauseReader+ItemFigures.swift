internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// A figure of an item: a duration, how often, or a value.
  mutating func figure(_ item: inout Details.Item, hasLabel: Bool) {
    let start = position
    let token = tokens[position]
    position += 1
    let unit = sense(.unit, position)
    if token.measure == .duration || token.measure == .plain && (unit?.number ?? 0) > 0 {
      let factor = token.measure == .duration ? 1 : unit?.number ?? 1
      if token.measure != .duration { position += 1 }
      item.seconds = (item.seconds ?? 0) &+ Int(min(token.number * factor, 1e9))
      if hasLabel { item.values.append(verbatim(start, position)) }
      return
    }
    if token.measure == .times || plays(position, CueSet(.repeat)) {
      item.times = Int(min(max(token.number, 0), 1e6))
      if plays(position, CueSet(.repeat)) { position += 1 }
      if plays(position, CueSet(.of)) { position += 1 }
      if token.measure == .times, kind(position) == .number {
        item.values.append(verbatim(position, position + 1))
        position += 1
      }
      return
    }
    if hasLabel, token.measure == .plain, plays(position, CueSet(.state, .copula)) {
      // "lock 2 out of order": the number is part of the name.
      return
    }
    if hasLabel, token.measure == .plain, plays(start - 1, CueSet(.period, .component)),
      position < end,
      kind(position) == .word || kind(position) == .colon
    {
      // "week 1 run": the number is part of the name.
      return
    }
    if !hasLabel, token.measure == .plain, position < end, kind(position) == .word,
      !plays(position, CueSet(.unit)),
      !separates(position)
    {
      item.values.append(verbatim(start, position))
      return
    }
    if plays(position, CueSet(.unit)) || hasLabel && isSymbol(position) { position += 1 }
    if kind(position) == .slash, kind(position + 1) == .word,
      tokens[position].start == tokens[position - 1].end
    {
      // "0.4 mg/l"
      position += 2
    }
    if plays(position, CueSet(.of)) || kind(position) == .slash, kind(position + 1) == .number {
      position += 2
    }
    item.values.append(verbatim(start, position))
  }
}
