internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// Looks for the button that opens a dialog, wherever its sentence tells of it: "opened by a Close
  /// button", "Clicking Delete opens a dialog", "When somebody presses Leave, ask …".
  mutating func completeDialogs() {
    asksWhetherSure()
    var index = 0
    while index < requirements.count {
      if asksBehindPress(index) { makeDialog(index) }
      if case .section(.dialog?) = requirements[index].subject,
        index == 0 || !requirements[index - 1].isForAction, !isFull, let found = opener(of: index)
      {
        index = open(index, by: found)
      }
      index += 1
    }
    completePresses()
  }

  /// Makes a button of a name in quotation marks that somebody presses, where there is none by it:
  /// 'she taps "Round finished"'.
  private mutating func completePresses() {
    for at in 0..<tokens.count
    where isRole(at, .pressing) && kind(at + 1) == .quote && !isFull && !requirements.isEmpty {
      let name = range(at + 1, at + 2)
      let isRead = requirements.contains {
        $0.range.lowerBound < name.upperBound && $0.range.upperBound > name.lowerBound
          && ($0.isForAction || $0.subject == .section(.dialog))
      }
      var (lower, upper) = (at, at + 2)
      while kind(lower - 1) == .word, !separates(lower - 1) { lower -= 1 }
      // "if the paper is out she clicks …": when, and nothing to show.
      let told = range(lower, at)
      let isTold = requirements.contains {
        isBareFact($0) && $0.range.lowerBound >= told.lowerBound
          && $0.range.upperBound <= told.upperBound
      }
      guard !isRead || isTold else { continue }
      while plays(upper, CueSet(.filler)) { upper += 1 }
      let bounds = range(lower, upper)
      drop(within: bounds, keeping: 0..<0)
      dropHint(within: bounds)
      let index =
        requirements.firstIndex { $0.range.lowerBound >= name.lowerBound } ?? requirements.count
      insertButton(at + 1..<at + 2, telling: bounds, at: index, of: nil)
    }
  }

  /// Makes a button and a dialog of "When I press Sell boat, ask me if I am sure, with Yes and No": the
  /// dialog asks by the name of the button, and holds what is answered.
  private mutating func asksWhetherSure() {
    guard let sure = (0..<tokens.count).first(where: { isRole($0, .sure) }),
      plays(sure - 1, CueSet(.copula, .narration)) || isRole(sure - 1, .writer),
      case let own = sentence(around: sure),
      let press = own.first(where: { $0 < sure && isRole($0, .pressing) }),
      let name = buttonName(press + 1),
      !requirements.contains(where: { $0.subject == .section(.dialog) && $0.details.label != nil })
    else { return }
    let told = range(own.lowerBound, sure + 1)
    drop(within: told, keeping: 0..<0)
    dropHint(within: told)
    let place = requirements.firstIndex { $0.range.lowerBound >= told.lowerBound }
    let index = place ?? requirements.count
    insertButton(name, telling: told, at: index, of: nil)
    var dialog = Requirement(.section(.dialog), range: told, words: "")
    let asked = label(name.lowerBound, name.upperBound)
    dialog.details.label = Phrase(asked.text + "?", from: asked.origin)
    replace(index + 1..<index + 1, with: [dialog])
    let limit = tokens[own.upperBound - 1].end
    for answer in requirements.indices.dropFirst(index + 2) {
      guard requirements[answer].isForAction, requirements[answer].range.lowerBound < limit else {
        break
      }
      requirements[answer].parent = index + 1
    }
  }

  /// Passes over "It opens" between a button and the dialog that it opens; false where no such words
  /// stand.
  mutating func opensDialog() -> Bool {
    guard let last = requirements.indices.last, requirements[last].isForAction,
      isRole(position, .opening), isDialog(position + 1)
    else { return false }
    position += 1
    element()
    return true
  }

  /// Whether a dialog is named at an index.
  private func isDialog(_ index: Int) -> Bool {
    nounPhrase(index).section.flatMap { sense(.section, $0) }?.argument == "dialog"
  }

  /// Passes over the verb of "Confirm in a popup before …": what is asked for is the popup.
  mutating func skipDialogVerb() {
    guard plays(position, CueSet(.verb, .container)), plays(position + 1, CueSet(.in)),
      isDialog(position + 2)
    else { return }
    position += 2
  }

  /// Puts a button by a name before a requirement.
  private mutating func insertButton(
    _ name: Range<Int>, telling bounds: SourceRange, at index: Int, of parent: Int?
  ) {
    var button = Requirement(.component(.button), parent: parent, range: bounds, words: "")
    button.details.label = label(name.lowerBound, name.upperBound)
    replace(index..<index, with: [button])
  }

  /// What opens a dialog: the name of its button, and all the tokens that tell of it.
  private typealias Opener = (name: Range<Int>, all: Range<Int>)

  private func opener(of index: Int) -> Opener? {
    guard let start = firstToken(of: Phrase("", at: requirements[index].range)) else { return nil }
    let own = sentence(around: start)
    for at in own where isRole(at, .pressing) {
      if let name = buttonName(at + 1) {
        return at < start
          ? (name, min(own.lowerBound, at)..<min(start, name.upperBound + 1))
          : (name, at..<name.upperBound)
      }
    }
    var behind = start..<own.upperBound
    if own.upperBound + 1 < tokens.count, isRole(own.upperBound + 1, .reference) {
      behind = start..<sentence(around: own.upperBound + 1).upperBound
    }
    for at in behind where plays(at, CueSet(.by, .from)) {
      let phrase = nounPhrase(at + 1)
      guard let head = phrase.component, sense(.component, head)?.component == .button,
        let name = buttonName(at + 1)
      else { continue }
      var first = at
      while first > start, kind(first - 1) == .word, !separates(first - 1), at - first < 3,
        !tokens[first - 1].isCapitalized
      {
        first -= 1
      }
      return (name, first..<max(phrase.end, name.upperBound))
    }
    return nil
  }

  /// The name of the button that words begin to tell of: "on Leave", "the Close button", "the button
  /// “Send”"; nil where they tell of none.
  private func buttonName(_ start: Int) -> Range<Int>? {
    var index = start
    while plays(index, CueSet(.on, .article)) { index += 1 }
    let isButton = sense(.component, index)?.component == .button
    if isButton, !tokens[index].isCapitalized { index += 1 }
    if kind(index) == .quote { return index..<index + 1 }
    let first = index
    guard kind(first) == .word, tokens[first].isCapitalized else { return nil }
    let ends = Self.boundary.union(CueSet(.article, .component, .verb, .container, .request))
    while kind(index) == .word, index - first < 4, index == first || !separates(index),
      tokens[index].isCapitalized || !plays(index, ends) && !isRole(index, .pronoun)
    {
      index += 1
    }
    return first..<index
  }

  /// Whether a requirement is for a question in quotation marks that is put when something is
  /// pressed, and answered by the buttons behind it.
  private func asksBehindPress(_ index: Int) -> Bool {
    guard index + 1 < requirements.count, requirements[index + 1].isForAction,
      requirements[index + 1].parent == requirements[index].parent,
      case let isPart = isNeed(index, .input, .narrative, .action, .choice)
        || isComponent(index, .paragraph, .alert, .field, .button), isPart,
      let label = requirements[index].details.label, let quote = firstToken(of: label),
      kind(quote) == .quote, label.text.utf8.last == UInt8(ascii: "?")
    else { return false }
    return (sentence(around: quote).lowerBound..<quote).contains { isRole($0, .pressing) }
  }

  /// Makes a dialog of a question, which holds the buttons behind it.
  private mutating func makeDialog(_ index: Int) {
    let parent = requirements[index].parent
    var details = Details()
    details.label = requirements[index].details.label
    requirements[index].details = details
    requirements[index].subject = .section(.dialog)
    for place in requirements.indices.dropFirst(index + 1) {
      guard requirements[place].isForAction, requirements[place].parent == parent else { break }
      requirements[place].parent = index
    }
  }

  /// Puts the button before the dialog that it opens; returns where the dialog stands then.
  private mutating func open(_ dialog: Int, by opener: Opener) -> Int {
    let bounds = range(opener.all.lowerBound, opener.all.upperBound)
    var upper = dialog + 1
    while upper < requirements.count, requirements[upper].parent == dialog,
      requirements[upper].range.lowerBound < bounds.lowerBound
        || requirements[upper].range.lowerBound >= bounds.upperBound
    {
      upper += 1
    }
    let index = drop(within: bounds, keeping: dialog..<upper)
    dropHint(within: bounds)
    insertButton(opener.name, telling: bounds, at: index, of: requirements[index].parent)
    return index + 1
  }
}
