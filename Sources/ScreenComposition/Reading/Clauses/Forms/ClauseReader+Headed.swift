internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// Whether one thing stands before a list of what people write, of which nothing is told:
  /// "supplier: company, website, email", "berth application - boat name, length".
  ///
  /// Of several things, "visa applications: applicant, country", the list names columns. Here a screen
  /// begins and the names have to tell a form by themselves; where the head is known to be taken down,
  /// and in the middle of a text, `listsNames` and `isRecord` ask less of them.
  func headsFields(_ phrase: NounPhrase) -> Bool {
    guard context == .generic || context == .form, requirements.isEmpty, title == nil,
      parent == nil,
      phrase.end > phrase.first, phrase.component == nil, phrase.section == nil,
      phrase.layout == nil, phrase.count == nil, !tokens[phrase.end - 1].isPlural,
      kind(phrase.end) == .open && tokens[phrase.end].partner == end - 1
        || kind(phrase.end) == .colon || kind(phrase.end) == .semicolon
        || kind(phrase.end) == .dash && !tokens[phrase.end].isJoined,
      !leadsOn(phrase.end + 1)
    else { return false }
    let isFiled =
      isRole(phrase.end - 1, .record) || isMade(phrase)
      || sense(.screen, phrase.end - 1)?.argument == "filed"
    guard
      isFiled
        || phrase.screen.map({
          $0 < phrase.end - 1 || self.sense(.screen, $0)?.argument == "kept"
        }) ?? true
    else { return false }
    return listsFields(phrase.end + 1, isFiled: isFiled)
  }

  /// Whether a phrase names what is written down anew: "Add plant: species, pot size".
  private func isMade(_ phrase: NounPhrase) -> Bool {
    [phrase.start - 1, phrase.first].contains {
      $0 >= 0 && $0 < phrase.end - 1 && lexicon.plays(.making, tokens[$0].entry)
    }
  }

  /// Whether bare names fill the clause, most of which are written in fields; those of a form that
  /// is not named as one are what only its user can tell, such as how to reach them.
  private func listsFields(_ start: Int, isFiled: Bool) -> Bool {
    var index = start
    var names = 0
    var fields = 0
    var isPersonal = isFiled
    while index < end, names < Limits.items {
      let phrase = nounPhrase(index)
      if names > 1, let head = phrase.component, head == phrase.end - 1,
        sense(.component, head)?.component == .button
      {
        // "…, notes, Enrol button": what stands before it is filled in.
        return fields * 2 >= names
      }
      guard phrase.end > index, phrase.count == nil,
        !phrase.hasDeterminer || sense(.article, index)?.argument != "indefinite",
        isFiled || phrase.component.map({ $0 == index || isRole($0, .upload) }) ?? true,
        phrase.section == nil,
        phrase.end - index <= 4
      else { return false }
      names += 1
      if (index..<phrase.end).contains(where: {
        tokens[$0].plays(CueSet(.field, .choice)) || isRole($0, .upload)
      }) {
        fields += 1
      }
      isPersonal = isPersonal || tellsPerson(phrase)
      index = phrase.end
      if self.kind(index) == .open { index = max(index, tokens[index].partner) + 1 }
      guard index < end, self.kind(index) != .close else { break }
      guard separates(index) else { return false }
      while index < end, separates(index) { index += 1 }
    }
    return (isPersonal || fields == names) && names > 1 && (isFiled || fields * 2 >= names)
  }

  /// Whether a name is of what only who fills in a form can tell: how to reach them, what they are
  /// called, the number on their badge.
  private func tellsPerson(_ phrase: NounPhrase) -> Bool {
    switch sense(.field, phrase.end - 1)?.argument {
    case "email"?, "phone"?, "password"?, "file"?, "multiline"?, "url"?: true
    default: phrase.end - phrase.first > 1 && isRole(phrase.end - 1, .identifier)
    }
  }

  /// Whether a component's name is that of a field here: a form before a list asks for a "song".
  func isAskedFor(_ phrase: NounPhrase, _ head: Int) -> Bool {
    guard isListingFields, head == phrase.end - 1, phrase.count == nil, ends(phrase.end),
      sense(.article, phrase.start)?.argument != "indefinite",
      let component = sense(.component, head)?.component
    else { return false }
    return component.family != .input && component.family != .action
  }

  /// Reads "The owner's details are company and email; …": a part of a form, and its fields.
  mutating func detailsPart() -> Bool {
    guard context == .form else { return false }
    let subject = nounPhrase(position)
    guard subject.end > subject.first, subject.component == nil, subject.count == nil,
      tokens[subject.end - 1].isPlural, plays(subject.end, CueSet(.copula)),
      namesBare(subject.end + 1)
    else { return false }
    let index = require(.section(nil), from: subject.start, to: subject.end)
    requirements[index].details.label = label(subject.first, subject.end)
    position = subject.end + 1
    let outer = parent
    parent = index
    list { $0.kind($0.position - 1) == .semicolon }
    parent = outer
    close(index)
    return true
  }

  /// Whether at least two bare names are listed at an index, up to a semicolon or the end.
  private func namesBare(_ start: Int) -> Bool {
    var index = start
    var found = 0
    while index < end, kind(index) != .semicolon {
      let phrase = nounPhrase(index)
      guard phrase.end > index, phrase.component == nil, phrase.end - index <= 4,
        !plays(phrase.end - 1, CueSet(.necessity, .power, .state))
      else { return false }
      found += 1
      index = phrase.end
      guard index >= end || separates(index) else { return false }
      while index < end, separates(index), kind(index) != .semicolon { index += 1 }
    }
    return found > 1
  }
}
