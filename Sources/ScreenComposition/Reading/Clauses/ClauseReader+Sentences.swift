internal import ScreenModel

extension ClauseReader {
  /// Reads "The first, Sales, has a chart", "Second tab: orders": a sentence on one of the tabs,
  /// steps or columns that were announced; false where it is on none.
  mutating func ordinalPart() -> Bool {
    guard let layout, layout != .stack, let variant = Self.variant(of: layout) else { return false }
    var index = position
    if plays(index, CueSet(.article)) { index += 1 }
    guard plays(index, CueSet(.ordinal)) || says(index, "last") || says(index, "other") else {
      return false
    }
    index += 1
    if plays(index, CueSet(.layout, .section)) || says(index, "one") || says(index, "step") {
      index += 1
    }
    let start = position
    var name: (lower: Int, upper: Int)?
    if plays(index, CueSet(.copula)), plays(index + 1, CueSet(.named)) { index += 1 }
    if kind(index) == .comma || plays(index, CueSet(.named)) {
      let upper = quotedOrName(index + 1)
      guard upper > index + 1 else { return false }
      name = (index + 1, upper)
      index = kind(upper) == .comma ? upper + 1 : upper
    }
    guard plays(index, CueSet(.container)) || kind(index) == .colon || name != nil && index >= end
    else { return false }
    parent = nil
    let part = require(.section(nil), from: start, to: max(index, start + 1))
    requirements[part].details.label = name.map { verbatim($0.lower, $0.upper, capitalizing: true) }
    requirements[part].details.variant = variant
    position = index
    content(of: part)
    close(part)
    return true
  }

  private static func variant(of layout: Screen.Layout) -> String? {
    switch layout {
    case .tabs: "tab"
    case .wizard: "step"
    case .columns: "column"
    case .stack: nil
    }
  }

  /// Reads "by choosing a service and a day": what is filled in to do what stands before; false
  /// where no such verb stands.
  mutating func fillsIn() -> Bool {
    guard isGerund(position), !plays(position, CueSet(.verb)), position > 0,
      tokens[position - 1].plays(CueSet(.by)), let verb = verbArgument(ofGerund: position),
      verb.hasPrefix("choice") || verb.hasPrefix("input")
    else { return false }
    position += 1
    fills = verb.hasPrefix("choice") ? .choice : .input
    return true
  }
}
