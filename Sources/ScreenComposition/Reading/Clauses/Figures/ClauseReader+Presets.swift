internal import ScreenModel

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
