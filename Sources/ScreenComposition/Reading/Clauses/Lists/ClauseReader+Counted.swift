internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// Looks for the names of parts that are only counted, as many names as there are to be parts:
  /// "three tabs, namely Plan, Budget and Risks", "Two sliders, please: bass and treble".
  mutating func completeCounted() {
    var index = 0
    while index < requirements.count {
      if let count = requirements[index].details.count, (2...12).contains(count), isNameable(index),
        let names = names(count, near: index),
        lacksName(index, beside: range(names[0].lowerBound, names[count - 1].upperBound))
      {
        index = name(index, names)
      }
      index += 1
    }
  }

  /// Whether a requirement stands for parts that have each a name of their own.
  private func isNameable(_ index: Int) -> Bool {
    switch requirements[index].subject {
    case .component(let component): Self.isDistributed(component) && component != .picker
    // "two numbers, kilometres this year and best time"
    case .section(.card?), .section(.disclosure?), .need(.metric): true
    case .section, .need, .unknown: false
    }
  }

  /// Whether a requirement has no name but the first of a list.
  private func lacksName(_ index: Int, beside list: SourceRange) -> Bool {
    guard let label = requirements[index].details.label else { return true }
    return label.range.map { $0.lowerBound >= list.lowerBound && $0.upperBound <= list.upperBound }
      ?? false
  }

  /// The names behind a requirement in its sentence, or all of the next one.
  private func names(_ count: Int, near index: Int) -> [Range<Int>]? {
    guard let start = firstToken(of: Phrase("", at: requirements[index].range)) else { return nil }
    let own = sentence(around: start)
    for mark in start..<own.upperBound where announcesNames(mark) {
      if let names = names(count, from: mark + 1, until: own.upperBound) { return names }
    }
    if own.contains(where: { plays($0, CueSet(.only)) }), own.lowerBound > 1 {
      // "Clock in and clock out. Only two buttons."
      let before = sentence(around: own.lowerBound - 2)
      let names = names(count, from: before.lowerBound, until: before.upperBound)
      if let names, names[count - 1].upperBound == before.upperBound {
        return names.map { $0.lowerBound..<($0.first { plays($0, CueSet(.for)) } ?? $0.upperBound) }
      }
    }
    guard own.upperBound + 1 < tokens.count else { return nil }
    let next = sentence(around: own.upperBound + 1)
    let names = names(count, from: next.lowerBound, until: next.upperBound)
    return names?.last?.upperBound == next.upperBound ? names : nil
  }

  private func announcesNames(_ index: Int) -> Bool {
    switch kind(index) {
    case .colon, .comma, .line: true
    case .dash: !tokens[index].isJoined
    case .word: plays(index, CueSet(.named, .container, .copula)) || isRole(index, .naming)
    default: false
    }
  }

  /// Exactly so many names from an index on, of which the last is tied to the others or ends the
  /// sentence.
  private func names(_ count: Int, from start: Int, until limit: Int) -> [Range<Int>]? {
    var names: [Range<Int>] = []
    var index = start
    var isTied = false
    while index < limit, kind(index) == .line || isRole(index, .naming) || kind(index) == .comma {
      index += 1
    }
    while index < limit, names.count < count {
      let first = index
      while index < min(limit, first + 5), !separates(index), isOfName(index, from: first) {
        index += 1
      }
      guard index > first else { return nil }
      names.append(first..<index)
      guard names.count < count else { break }
      guard separates(index) else { return nil }
      isTied = false
      while index < limit, separates(index) {
        isTied = isTied || plays(index, Self.separators)
        index += 1
      }
    }
    guard names.count == count else { return nil }
    let isLast = index >= limit || kind(index) == .close
    let goesOn = kind(index) == .comma || kind(index) == .semicolon || kind(index) == .open
    return isLast || isTied && (goesOn || kind(index) == .dash) ? names : nil
  }

  private func isOfName(_ index: Int, from first: Int) -> Bool {
    switch kind(index) {
    case .quote: index == first
    case .word:
      tokens[index].isCapitalized
        || !plays(
          index, CueSet(.request, .ability, .relative, .container, .copula, .negation, .count))
          // "kilometres this year"
          && (index > first || !plays(index, CueSet(.article)))
    case .number: index > first || tokens[index].measure != .plain
    default: tokens[index].isJoined && index > first
    }
  }

  /// Makes a part of each name; returns where the last of them stands.
  private mutating func name(_ index: Int, _ names: [Range<Int>]) -> Int {
    let bounds = range(names[0].lowerBound, names[names.count - 1].upperBound)
    let index = drop(within: bounds, for: index)
    let parts = names.map { name in
      var part = requirements[index]
      part.details.count = nil
      part.details.label = label(name.lowerBound, name.upperBound)
      part.range = range(name.lowerBound, name.upperBound)
      return part
    }
    replace(index..<index + 1, with: parts)
    let more = parts.count - 1
    guard requirements[index].subject == .component(.toggle) else { return index + more }
    // "…, the first one being on and the others off"
    position = names[names.count - 1].upperBound
    let behind = position
    switches(index..<index + parts.count)
    guard position > behind else { return index + more }
    dropHint(within: range(behind, position))
    return drop(within: range(behind, position), keeping: index..<index + parts.count) + more
  }
}
