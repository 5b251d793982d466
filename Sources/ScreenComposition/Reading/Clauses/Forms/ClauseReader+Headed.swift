internal import ScreenModel

extension ClauseReader {
  /// Whether one thing stands before a list of what people write, of which nothing is told:
  /// "supplier: company, website, email", "berth application - boat name, length".
  ///
  /// Of several things, "visa applications: applicant, country", the list names columns.
  func headsFields(_ phrase: NounPhrase) -> Bool {
    guard context == .generic || context == .form, requirements.isEmpty, title == nil,
      parent == nil,
      phrase.end > phrase.first, phrase.component == nil, phrase.section == nil,
      phrase.layout == nil, phrase.count == nil, !tokens[phrase.end - 1].isPlural,
      kind(phrase.end) == .colon || kind(phrase.end) == .semicolon
        || kind(phrase.end) == .dash && !tokens[phrase.end].isJoined
    else { return false }
    let isFiled = isRole(phrase.end - 1, .filed)
    guard isFiled || phrase.screen.map({ self.sense(.screen, $0)?.argument == "kept" }) ?? true
    else { return false }
    return listsFields(phrase.end + 1, isFiled: isFiled)
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
      guard phrase.end > index, !phrase.hasDeterminer, phrase.count == nil,
        phrase.component == nil || phrase.component == index, phrase.section == nil,
        phrase.end - index <= 4
      else { return false }
      names += 1
      if (index..<phrase.end).contains(where: { tokens[$0].plays(CueSet(.field, .choice)) }) {
        fields += 1
      }
      let kind = sense(.field, phrase.end - 1)?.argument
      isPersonal = isPersonal || kind == "email" || kind == "phone" || kind == "password"
      index = phrase.end
      if self.kind(index) == .open { index = max(index, tokens[index].partner) + 1 }
      guard index < end else { break }
      guard separates(index) else { return false }
      while index < end, separates(index) { index += 1 }
    }
    return isPersonal && names > 1 && (isFiled && fields > 0 || fields * 2 >= names)
  }
}
