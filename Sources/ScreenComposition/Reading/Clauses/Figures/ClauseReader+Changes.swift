internal import ScreenModel

extension ClauseReader {
  /// Whether "up 12%" stands at an index.
  func startsChange(_ index: Int) -> Bool {
    plays(index, CueSet(.change)) && kind(index + 1) == .number
      && sense(.change, index)?.variant == nil
  }

  /// Whether "12% more than yesterday" at an index says how the figure before it has moved.
  func changes(_ number: Int, of index: Int) -> Bool {
    let word = plays(number + 1, CueSet(.unit)) ? number + 2 : number + 1
    return requirements[index].details.value != nil && plays(word, CueSet(.change))
      && kind(word + 1) != .number
  }

  /// "up 12%", "down by 0.3 points", "12% more than yesterday".
  mutating func change(of index: Int) -> Bool {
    let start = position
    position += 2
    if plays(position, CueSet(.unit)) { position += 1 }
    if kind(start) == .number, plays(position, CueSet(.change)) { position += 1 }
    if plays(position, CueSet(.relative)), plays(position + 1, CueSet(.moment, .day)) {
      // "since last week"
      position += 2
    } else if kind(start) == .number, plays(position, CueSet(.moment)) {
      position += 1
    } else if plays(position, CueSet(.versus)) || plays(position, CueSet(.from, .over, .on))
      || plays(position, CueSet(.moment))
    {
      let cue = plays(position, CueSet(.moment)) ? position : position + 1
      let phrase = nounPhrase(cue)
      if phrase.end > cue {
        position = phrase.end
      } else if plays(cue, CueSet(.moment)) {
        position = cue + 1
      }
    }
    requirements[index].details.change = verbatim(start, position)
    return true
  }
}
