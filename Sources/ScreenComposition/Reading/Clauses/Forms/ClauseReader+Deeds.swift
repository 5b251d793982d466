internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// The names of what can be done at an index: "Mark tree, Skip tree or Photograph tree"; empty
  /// where they are none.
  ///
  /// Each begins with a capital letter, and most of them with a verb.
  func deedNames(_ start: Int) -> [Range<Int>] {
    guard isDeed(start), !plays(start, CueSet(.field, .choice, .flag)) else { return [] }
    var names: [Range<Int>] = []
    var deeds = 0
    var index = start
    while index < end, names.count < 12, kind(index) == .word, tokens[index].isCapitalized {
      let lower = index
      index = deedEnd(lower)
      // "Ring room" says what to do although its verb is not known.
      if isDeed(lower) || index > lower + 1 && !tokens[lower + 1].isCapitalized { deeds += 1 }
      if let family = sense(.component, index - 1)?.component?.family, index > lower + 1,
        family == .action || family == .input
      {
        // "Save draft button" names a component.
        return []
      }
      names.append(lower..<index)
      guard separates(index) else { break }
      while index < end, separates(index) { index += 1 }
    }
    return names.count > 1 && deeds * 2 >= names.count ? names : []
  }

  /// Whether a word with a capital letter says what is done.
  private func isDeed(_ index: Int) -> Bool {
    guard isInside(index), tokens[index].isCapitalized else { return false }
    if isRole(index, .reply) { return true }
    guard let verb = sense(.verb, index)?.argument else { return false }
    return verb.hasPrefix("action") && verb != "action.see" || verb == "choice.toggle"
  }

  /// Where the name of a deed ends: at a separator or a mark.
  private func deedEnd(_ lower: Int) -> Int {
    var index = lower + 1
    while index < min(end, lower + 6), kind(index) == .word,
      tokens[index].isJoined || !separates(index),
      !plays(index, CueSet(.container, .relative, .copula, .named, .as))
    {
      index += 1
    }
    return index
  }

  /// Reads the names of what can be done as actions; false where there are none.
  ///
  /// In "Accept, Decline or Counter a trade" the object behind the last is that of all.
  mutating func deeds() -> Bool {
    let names = deedNames(position)
    guard let last = names.last else { return false }
    let isShared =
      last.count > 1 && plays(last.lowerBound + 1, CueSet(.article))
      && names.dropLast().allSatisfy { $0.count == 1 }
    for name in names where !isFull {
      let upper = isShared && name == last ? name.lowerBound + 1 : name.upperBound
      let index = require(.need(.action), from: name.lowerBound, to: name.upperBound)
      requirements[index].details.label = label(name.lowerBound, upper)
      position = name.upperBound
      modifiers(of: index, inList: true)
      close(index)
    }
    return true
  }

  /// Where the names of what can be done begin, behind who does it: "the forester clicks on Mark
  /// tree, Skip tree"; nil where none stand.
  func deedsBehind(_ phrase: NounPhrase) -> Int? {
    let last = phrase.end - 1
    guard phrase.end > phrase.first, phrase.component != last, phrase.section != last,
      phrase.layout != last
    else { return nil }
    let start = plays(phrase.end, CueSet(.on, .to)) ? phrase.end + 1 : phrase.end
    return deedNames(start).isEmpty ? nil : start
  }

  /// Where several components stand that a phrase is said to be: "the age range is two sliders";
  /// nil where none do.
  func partsBehind(_ phrase: NounPhrase) -> Int? {
    guard phrase.end > position, plays(phrase.end, CueSet(.copula)) else { return nil }
    let parts = nounPhrase(phrase.end + 1)
    let isCounted = parts.count.map { $0 > 1 } ?? false
    return isCounted && parts.component == parts.end - 1 ? phrase.end + 1 : nil
  }

  /// Reads "and stamp it", in whatever verb, as one more thing that users can do with what was named;
  /// false where no such words stand.
  mutating func doesToNamed() -> Bool {
    let verb = plays(position, CueSet(.to)) ? position + 1 : position
    guard !requirements.isEmpty, plays(position - 1, CueSet(.conjunction)), kind(verb) == .word,
      !tokens[verb].plays(Self.boundary.union(CueSet(.copula))), isRole(verb + 1, .reference),
      verb + 2 == end
    else { return false }
    let index = require(.need(.action), from: position, to: verb + 2)
    requirements[index].details.label = verbatim(verb, verb + 1, capitalizing: true)
    position = verb + 2
    close(index)
    return true
  }
}
