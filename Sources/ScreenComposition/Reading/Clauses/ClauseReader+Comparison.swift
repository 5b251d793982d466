internal import ScreenDiagnostics
internal import ScreenModel

extension ClauseReader {
  /// Reads "compare Basic, Pro and Team by price and storage": things, and what each has.
  mutating func comparison() -> Bool {
    guard plays(position, CueSet(.request)), sense(.request, position)?.argument == "compare"
    else { return false }
    let start = position
    var index = position + 1
    var names: [(lower: Int, upper: Int)] = []
    var isClosed = false
    while index < end, names.count < Limits.items {
      while plays(index, CueSet(.article, .filler)), !ends(index + 1) { index += 1 }
      let phrase = nounPhrase(index)
      guard phrase.end > index, phrase.component == nil, phrase.section == nil else { return false }
      names.append((phrase.first, phrase.end))
      index = phrase.end
      guard
        separates(index) || plays(index, CueSet(.versus, .to))
          || plays(index, CueSet(.container)) && !isClosed && names.count == 1
      else { break }
      if plays(index, CueSet(.conjunction, .alternative, .versus, .to)) { isClosed = true }
      while index < end, separates(index) || plays(index, CueSet(.versus, .to, .container)) {
        if plays(index, CueSet(.conjunction, .alternative)) { isClosed = true }
        index += 1
      }
    }
    guard names.count > 1, isClosed else { return false }
    let asked = require(.need(.records), from: start, to: index)
    // "the Basic, Pro and Team plans": the noun behind the last name is what all of them are.
    if let last = names.last, last.upper - last.lower > 1, tokens[last.upper - 1].isPlural,
      !tokens[last.upper - 1].isCapitalized
    {
      requirements[asked].details.label = label(last.upper - 1, last.upper)
      names[names.count - 1].upper -= 1
    } else {
      requirements[asked].details.label = Phrase("Options", at: range(start, start + 1))
    }
    requirements[asked].subject = .component(.table)
    requirements[asked].details.items = names.map { Details.Item(label($0.lower, $0.upper)) }
    if title == nil {
      title = text(
        tokens[start].start, tokens[names.count > 3 ? names[2].upper - 1 : index - 1].end,
        capitalizing: true)
    }
    position = index
    if plays(position, CueSet(.by, .on, .in, .as, .for, .over)) || kind(position) == .colon
      || plays(position, CueSet(.container)) || plays(position, CueSet(.per))
    {
      position += 1
      while position < end, requirements[asked].details.columns.count < 12 {
        let phrase = nounPhrase(position)
        guard phrase.end > position, !phrase.hasDeterminer || phrase.component == nil else { break }
        requirements[asked].details.columns.append(label(phrase.first, phrase.end))
        position = phrase.end
        guard separates(position) else { break }
        skipSeparators()
      }
    }
    modifiers(of: asked)
    close(asked)
    return true
  }
}
