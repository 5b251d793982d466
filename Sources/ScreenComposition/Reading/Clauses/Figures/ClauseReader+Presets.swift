internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// "default 20", "starting at 4", "defaults to on", "preselected".
  mutating func preset(of index: Int) -> Bool {
    position += 1
    if plays(position, CueSet(.copula, .to, .at, .of)) || kind(position) == .colon { position += 1 }
    if plays(position, CueSet(.power)) {
      requirements[index].details.value = Phrase(
        sense(.power, position)?.argument ?? "on", at: range(position, position + 1))
      position += 1
    } else if kind(position) == .number {
      requirements[index].details.value = verbatim(position, position + 1)
      position += 1
      if plays(position, CueSet(.unit)) { position += 1 }
    } else if kind(position) == .quote || kind(position) == .word && !plays(position, Self.boundary)
    {
      let phrase = nounPhrase(position)
      guard phrase.end > position, phrase.component == nil else { return true }
      requirements[index].details.value = verbatim(phrase.first, phrase.end, capitalizing: true)
      position = phrase.end
    }
    select(requirements[index].details.value, in: index)
    return true
  }

  /// Reads 'with the placeholder "Find a boat"' and "hint: your name" behind a field; false where no
  /// such words stand.
  mutating func hints(_ index: Int) -> Bool {
    guard let words = hintStart(position, of: index) else { return false }
    let stop = kind(words) == .quote ? words + 1 : (words..<end).first { separates($0) } ?? end
    guard stop > words else { return false }
    requirements[index].details.hint = verbatim(words, stop, capitalizing: kind(words) != .quote)
    position = stop
    return true
  }

  /// Where the words begin that a field shows at first, behind their name; nil where they have none.
  func hintStart(_ start: Int, of index: Int) -> Int? {
    guard isComponent(index, .field) || isNeed(index, .input) else { return nil }
    var word = start
    while plays(word, CueSet(.container, .article)) { word += 1 }
    guard isRole(word, .hint) else { return nil }
    word += 1
    while plays(word, CueSet(.copula, .of, .named)) || kind(word) == .colon { word += 1 }
    return isInside(word) ? word : nil
  }

  /// Marks the item that a value names as chosen.
  func selected(_ value: Phrase, _ label: Phrase) -> Bool {
    lowercased(value).text == lowercased(label).text
  }

  private mutating func select(_ value: Phrase?, in index: Int) {
    guard let value else { return }
    for item in requirements[index].details.items.indices
    where selected(value, requirements[index].details.items[item].label) {
      requirements[index].details.items[item].isSelected = true
    }
  }
}
