internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// What a clause says of inputs that were read before it.
  private enum Rule {
    case required(Bool)
    case value(Phrase)
  }

  /// "All are required.", "the digest is off by default, the other two are on": what holds for
  /// inputs that have been read.
  mutating func ruled() -> Bool {
    guard let last = requirements.last, context == .form || last.isForInput else { return false }
    var index = position
    var names: [(lower: Int, upper: Int)] = []
    while index < end, names.count < 8 {
      let phrase = nounPhrase(index)
      guard phrase.end > index else { return false }
      names.append((phrase.first, phrase.end))
      index = phrase.end
      guard separates(index) else { break }
      while index < end, separates(index) { index += 1 }
    }
    let isSaid = plays(index, CueSet(.copula))
    if isSaid { index += 1 }
    guard !names.isEmpty, let rule = rule(index, isSaid: isSaid), ends(index + 1) else {
      return false
    }
    let meant = inputs(named: names)
    guard !meant.isEmpty else { return false }
    for place in meant {
      switch rule {
      case .required(let isRequired): requirements[place].details.isRequired = isRequired
      case .value(let value): requirements[place].details.value = value
      }
    }
    position = index + 1
    return true
  }

  /// What a word says of inputs: that they are required, or on.
  private func rule(_ index: Int, isSaid: Bool) -> Rule? {
    if plays(index, CueSet(.necessity)) {
      return .required(sense(.necessity, index)?.argument == "required")
    }
    guard isSaid, plays(index, CueSet(.power)), let power = sense(.power, index)?.argument else {
      return nil
    }
    return .value(Phrase(power, at: range(index, index + 1)))
  }

  /// The inputs that some names mean: those called so, all of them, or the rest; none where one
  /// of the names is of no input.
  private func inputs(named names: [(lower: Int, upper: Int)]) -> [Int] {
    let places = requirements.indices.filter { requirements[$0].isForInput }
    let words = names[0].lower..<names[0].upper
    if names.count == 1,
      plays(position, CueSet(.article, .count)) || isRole(words.lowerBound, .rest)
    {
      if words.contains(where: { isRole($0, .rest) }) {
        return places.filter { requirements[$0].details.value == nil }
      }
      let isAll = words.allSatisfy {
        plays($0, CueSet(.article, .component, .filler, .columns, .count))
      }
      if isAll { return places }
    }
    var meant: [Int] = []
    for name in names {
      let called = lowercased(label(name.lower, name.upper)).text
      guard
        let place = places.last(where: {
          requirements[$0].details.label.map { lowercased($0).text == called } ?? false
        })
      else { return [] }
      meant.append(place)
    }
    return meant
  }
}
