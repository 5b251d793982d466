internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// "towards a goal of $10,000", "of 10,000": what a figure is measured against.
  mutating func target(of index: Int) -> Bool {
    position += 1
    while plays(position, CueSet(.article, .moment)), !ends(position + 1) { position += 1 }
    let start = position
    if kind(start) == .word, isNeed(index, .input, .choice), hasOptions(start) {
      // "a voice type out of soprano, alto, tenor and bass"
      requirements[index].subject = .need(.choice)
      requirements[index].details.fieldKind = nil
      return options(of: index)
    }
    if kind(position) == .number {
      position += 1
      if plays(position, CueSet(.unit)) { position += 1 }
    } else {
      let phrase = nounPhrase(position)
      guard phrase.end > position else { return true }
      position = phrase.end
      if plays(position, CueSet(.of)), kind(position + 1) == .number { position += 2 }
    }
    let number = kind(position - 1) == .number ? position - 1 : start
    requirements[index].details.target = verbatim(
      number, position, capitalizing: kind(number) != .number)
    if requirements[index].details.variant == "rating", isNeed(index, .choice) {
      requirements[index].details.maximum = tokens[number].number
      return true
    }
    if isComponent(index, .rating) { return true }
    if isOpenFigure(index) { requirements[index].subject = .need(.progress) }
    return true
  }

  /// "by region", "per plan": a breakdown; "by Jane Austen" and "by email" are not.
  mutating func dimension(of index: Int) -> Bool {
    let start = position
    if kind(start + 1) == .number,
      isComponent(index, .rating) || requirements[index].details.target != nil
    {
      // "4.3 out of 5 based on 87 visitors"
      raters(of: index)
      return true
    }
    position += 1
    let phrase = nounPhrase(position)
    guard phrase.end > position else { return plays(start, CueSet(.by)) }
    // "price per litre after fuelling"
    position =
      plays(start, CueSet(.per)) && plays(start + 1, CueSet(.unit)) ? start + 2 : phrase.end
    if isComponent(index, .quote) {
      requirements[index].details.label = verbatim(phrase.first, phrase.end)
      return true
    }
    if tokens[phrase.first].isCapitalized, start > 0 {
      if let label = requirements[index].details.label?.range {
        requirements[index].details.label = text(
          label.lowerBound, tokens[position - 1].end, capitalizing: true)
      }
      return true
    }
    if plays(start, CueSet(.per)), isNeed(index, .input), context == .form,
      let label = requirements[index].details.label?.range
    {
      // "price per litre"
      requirements[index].details.label = text(
        label.lowerBound, tokens[position - 1].end, capitalizing: true)
      return true
    }
    if plays(start, CueSet(.per)), let value = requirements[index].details.value?.range,
      value.upperBound <= tokens[start].start
    {
      // "24.6 l per cow"
      requirements[index].details.value = text(
        value.lowerBound, tokens[position - 1].end, capitalizing: false)
      return true
    }
    requirements[index].details.dimension = verbatim(phrase.first, phrase.end)
    if isNeed(index, .input) { return true }
    if tokens[phrase.end - 1].plays(CueSet(.period)) {
      if isOpenFigure(index) { requirements[index].subject = .need(.trend) }
    } else if isNeed(index, .metric, .fact) || isNeed(index, .records) && plays(start, CueSet(.by))
    {
      requirements[index].subject = .need(.breakdown)
    }
    return true
  }

  /// "with …" behind a requirement: columns, options, content or a value, by what it is.
  mutating func container(of index: Int) -> Bool {
    if kind(position + 1) == .number, nounPhrase(position + 1).count == nil,
      requirements[index].details.value == nil, tokens[position + 1].measure != .date,
      !isInput(index)
    {
      position += 1
      return true
    }
    if announcesItems(index) {
      // "with events: 3 May Dentist, 17 May Concert"
      let phrase = nounPhrase(position + 1)
      position = announcementEnd(phrase)
      if requirements[index].details.label == nil {
        requirements[index].details.label = label(phrase.first, position)
      }
      return colon(of: index)
    }
    if isComponent(index, .list), case let pictures = nounPhrase(position + 1),
      pictures.need == .media, plays(pictures.end, CueSet(.of)),
      pictures.component == nil
        || pictures.component == pictures.end - 1
    {
      // "a gallery with pictures of the mill, the harbour and the kiln"
      let before = position
      position = pictures.end
      if membership(of: index) { return true }
      position = before
    }
    if isComponent(index, .list), listsOwnNames(position + 1, in: index) {
      position += 1
      return items(of: index)
    }
    if isComponent(index, .chart), series(of: index) { return true }
    switch requirements[index].subject {
    case .need(.records), .need(.ranking), .need(.schedule), .component(.list), .component(.table),
      .component(.standings), .need(.sequence), .component(.steps):
      if isNeed(index, .records), listsFigures(position + 1),
        sense(.container, position)?.argument == "with"
      {
        // "the readings of today, with pressure 0.8 bar and flow 61 °C"
        return holds(index)
      }
      if !isNeed(index, .records, .schedule, .sequence), listsFigures(position + 1) {
        // "ranking with Team Owls 42 points, Team Foxes 39"
        position += 1
        return items(of: index)
      }
      return columns(of: index, after: 1, isForEach: false)
    case .component(.picker), .need(.choice):
      guard sense(.container, position)?.argument == "with" || plays(position + 1, CueSet(.choice))
      else { return false }
      let before = position
      position += 1
      skipFillers()
      if plays(position, CueSet(.article)), plays(position + 1, CueSet(.choice)) { position += 1 }
      while plays(position, CueSet(.choice)) || kind(position) == .colon { position += 1 }
      if kind(position) == .colon { position += 1 }
      // "with these options:", and the options on lines below
      if position >= end, position > before + 1 { return true }
      guard options(of: index) else {
        position = before
        return false
      }
      return true
    case .component(.field), .component(.slider), .need(.input):
      guard plays(position + 1, CueSet(.preset)) || kind(position + 1) == .number else {
        return false
      }
      position += 1
      return true
    case .component(.badge) where requirements[index].details.label == nil:
      // "a red badge with On loan"
      guard isInside(position + 1), tokens[position + 1].isCapitalized else { return false }
      let start = position + 1
      position = pieces(start, end).first?.upperBound ?? start
      requirements[index].details.label = verbatim(start, position)
      return true
    case .component(.stat), .component(.keyValue), .component(.progress):
      let phrase = nounPhrase(position + 1)
      guard requirements[index].details.label == nil, phrase.hasDeterminer, !phrase.isEmpty,
        phrase.component == nil, phrase.section == nil
      else { return false }
      requirements[index].details.label = label(phrase.first, phrase.end)
      position = phrase.end
      return true
    case .need(.narrative) where context != .form && listsFigures(position + 1):
      return holds(index)
    case .component(.chart), .need(.breakdown), .need(.trend), .component(.map), .component(.image),
      .component(.player):
      let before = position
      position += 1
      if looksLikeData(position), items(of: index) { return true }
      position = before
      if sense(.container, before)?.argument == "with", !isComponent(index, .chart) {
        return detail(of: index)
      }
      let phrase = nounPhrase(position + 1)
      guard requirements[index].details.label == nil, phrase.component == nil,
        phrase.section == nil
      else { return false }
      return about(of: index)
    case .need(.status) where listsFigures(position + 1):
      return holds(index)
    case .need(.status):
      return columns(of: index, after: 1, isForEach: false)
    case .component(.checklist), .component(.calendar), .need(.highlight):
      guard requirements[index].details.items.isEmpty,
        !listsElements(position + 1) || isComponent(index, .calendar) && isDated(position + 1)
      else { return false }
      position += 1
      return items(of: index)
    case .need(.fact) where saysEach(position) && namesDetails(position + 1):
      return columns(of: index, after: 1, isForEach: false)
    case .need(.fact) where namesDetails(position + 1):
      // "next appointment with date, time and doctor"
      return holds(index)
    default: return false
    }
  }

  /// Reads what follows as the contents of a part of the screen, named by a requirement.
  mutating func holds(_ index: Int) -> Bool {
    requirements[index].subject = .section(nil)
    let outer = parent
    parent = index
    position += 1
    list()
    parent = outer
    return true
  }

  /// "a map of huts with name and altitude": what is on a map is listed with its columns as well.
  private mutating func detail(of index: Int) -> Bool {
    guard isComponent(index, .map) else { return false }
    let marks = nounPhrase(position + 1)
    if marks.hasDeterminer || tokens[max(marks.end - 1, 0)].isPlural,
      (marks.first..<marks.end).contains(where: { isRole($0, .mark) })
    {
      // "with the position of each train", "with pins at Oslo and Bergen"
      position = marks.end
      while plays(position, CueSet(.of, .for, .each)) {
        position = max(position + 1, nounPhrase(position + 1).end)
      }
      if plays(position, CueSet(.at, .in, .on)) || kind(position) == .colon { pins(of: index) }
      return true
    }
    guard namesDetails(position + 1) else { return false }
    close(index)
    let things = require(.need(.records), from: position, to: position + 1)
    requirements[things].details.label = requirements[index].details.label
    _ = columns(of: things, after: 1, isForEach: false)
    close(things)
    return true
  }

  /// Reads "a pin at the Old Mill and the Harbour": names of places, of which none is an element.
  private mutating func pins(of index: Int) {
    let places = Listing.members(of: position + 1..<end, in: self).members.prefix {
      let name = nounPhrase($0.lowerBound)
      return name.end == $0.upperBound && name.component == nil && name.section == nil
    }
    guard let upper = places.last?.upperBound else { return }
    requirements[index].details.items = places.prefix(Limits.items).map {
      Details.Item(label($0.lowerBound, $0.upperBound))
    }
    position = upper
  }

  /// Whether bare names of things to be told, and at least two of them, stand at an index.
  func namesDetails(_ start: Int) -> Bool {
    guard context != .form, depth < 2 else { return false }
    var index = start
    var found = 0
    while index < end {
      let phrase = nounPhrase(index)
      if found > 0, phrase.end >= end, phrase.component != nil {
        // "now playing with song, artist and a progress bar"
        return true
      }
      guard phrase.end > index, !phrase.hasDeterminer, phrase.count == nil,
        phrase.component == nil || phrase.end == index + 1, phrase.section == nil,
        phrase.end - index <= 3,
        !tokens[index].plays(CueSet(.verb, .ability)) || tokens[index].plays(CueSet(.field))
      else { return false }
      found += 1
      index = phrase.end
      // "age and days in the shelter"
      if found > 1, plays(index, CueSet(.in, .of, .on, .at)) {
        index = max(index + 1, nounPhrase(index + 1).end)
      }
      if index >= end || plays(index, CueSet(.each)) { break }
      guard separates(index) else { return false }
      while index < end, separates(index) { index += 1 }
    }
    return found > 1
  }

  /// Whether names with figures, and at least two of them, stand at an index.
  func listsFigures(_ start: Int) -> Bool {
    guard depth < 2, looksLikeData(start) else { return false }
    var index = start
    while index < end, !separates(index) { index += 1 }
    while index < end, separates(index) { index += 1 }
    return looksLikeData(index)
  }

  /// Whether a day stands behind the name at an index: "the fair on the 12th".
  private func isDated(_ index: Int) -> Bool {
    var at = nounPhrase(index).end
    while plays(at, CueSet(.on, .article)) { at += 1 }
    return at > index && kind(at) == .number
      && (tokens[at].measure == .ordinal || tokens[at].measure == .date)
  }

  /// Whether the list at an index names components, as against things to show.
  func listsElements(_ index: Int) -> Bool {
    let phrase = nounPhrase(index)
    if kind(index) == .number, tokens[index].measure == .date { return false }
    return phrase.end == index || phrase.hasDeterminer || phrase.component != nil
      || phrase.section != nil
  }

  /// Whether a list of labels with figures begins at an index.
  func looksLikeData(_ index: Int) -> Bool {
    var at = index
    while at < min(end, index + 5), kind(at) == .word, !plays(at, Self.boundary) { at += 1 }
    if at > index, tellsFigure(at) { at += 1 }
    return at > index && kind(at) == .number && tokens[at].measure != .duration
  }

}
