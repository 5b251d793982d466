internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// The brief of what was read.
  ///
  /// The order matters: the kind of screen is known before anything is completed, so that nothing is
  /// taken from its name; what lacks its content takes it before the kind of screen implies the
  /// rest, so that nothing named is implied as well; sides and leavings come last, when the places
  /// of all requirements stand.
  mutating func finished() -> Brief {
    if !takeRecipe(), !takeNamedRecipe() {
      takeEntry()
      if recipe == nil { takeTopic() }
    }
    takeKind()
    takeTalk()
    dropPurpose()
    end = tokens.count
    dropActionsNamedAgain()
    countBesideFigures()
    countTold()
    complete()
    fillCards()
    partFigures()
    completeChanges()
    fillLists()
    if requirements.isEmpty, recipe == nil, let phrase = screenPhrase {
      // "a privacy policy page": the screen is what its noun asks for.
      position = phrase.end
      end = phrase.end
      plain(phrase, withModifiers: false)
      for index in requirements.indices { requirements[index].isImplied = true }
    }
    standAbove()
    imply()
    showObjects()
    standSideBySide()
    let remains = dropRemains()
    let title = brought(to: 6)
    var brief = Brief(
      title: title, topic: topic ?? lowercased(title), layout: layout, requirements: requirements,
      exclusions: exclusions)
    brief.diagnostics = remains
    if let recipe, requirements.contains(where: \.isImplied) {
      brief.recipe = RecipeBook.shipped.entries[recipe.place].name
    }
    if isCut {
      brief.diagnostics.append(
        Diagnostic(
          .warning, id: "intent-too-long",
          "the intent asks for more than \(Limits.requirements) things; the rest is not read",
          at: tokens.isEmpty ? nil : range(min(position, tokens.count - 1), tokens.count)))
    }
    if requirements.isEmpty {
      brief.diagnostics.append(
        Diagnostic(
          .warning, id: "nothing-recognized",
          "nothing in the intent says what to show; name the parts of the screen"))
    }
    return brief
  }

  /// Takes what a page is for, "a page where hauliers book a place", for no button of its own where
  /// what is filled in for it ends with another.
  private mutating func dropPurpose() {
    guard let first = requirements.first, first.subject == .need(.action), first.item == nil,
      first.parent == nil, first.details.label != nil, isAbout || title != nil || titleHint != nil,
      requirements.count > 2, requirements[1].isForInput, let end = firstStop,
      first.range.upperBound <= end, requirements[1].range.lowerBound > end,
      requirements.dropFirst().contains(where: \.isForAction)
    else { return }
    title = title ?? first.details.label
    requirements.removeFirst()
    for index in requirements.indices {
      requirements[index].parent = requirements[index].parent.map { $0 - 1 }
    }
  }

  /// Where the first sentence ends, if another follows it.
  private var firstStop: Int? {
    (0..<min(tokens.count, 60)).first { tokens[$0].kind == .stop }.map { tokens[$0].start }
  }

  /// Shows the things that all of the screen is for doing something to: "an app to lend tools".
  private mutating func showObjects() {
    guard let soleObject, requirements.count == 1, case .need(.action) = requirements[0].subject,
      requirements[0].item == nil
    else { return }
    var things = Requirement(
      .need(.records), range: requirements[0].range, words: "", isImplied: true)
    things.details.label = soleObject
    requirements.insert(things, at: 0)
  }

  /// Adds what the kind of screen implies and the intent does not name.
  private mutating func imply() {
    let isFilled = requirements.contains { $0.isForInput || $0.subject == .component(.checklist) }
    if let goal, isFilled,
      !requirements.contains(where: { $0.isForAction }), let range = goal.range
    {
      var action = Requirement(.need(.action), range: range, words: "", isImplied: true)
      action.details.label = goal
      requirements.append(action)
    }
    guard let recipe else {
      implyTask()
      return implySending()
    }
    let known = RecipeBook.shipped.recipe(at: recipe.place)
    furnish(from: known)
    let named = requirements
    var written = 0
    // What is left out of a form first leaves the rest of it: "login without a password, …".
    let first = named.first { $0.isForInput }?.range.lowerBound ?? bytes.count
    let isReduced =
      exclusions.contains { $0.range.map { $0.lowerBound < first } ?? false }
      && known.requirements.contains {
        $0.isForInput && isExcluded($0.details.label?.text ?? "")
      }
    // "login with remember me": a switch does not stand for what is written.
    let hasInput =
      !isReduced && named.contains { $0.isForInput && $0.subject != .component(.toggle) }
    let hasSwitch = named.contains { $0.subject == .component(.toggle) }
    let hasContent = named.contains { !$0.isForInput && !$0.isForAction }
    // What a list of things ends with sends no form.
    let isListed = context == .form && RecipeBook.shipped.entries[recipe.place].context != "form"
    let hasAction = named.contains { $0.isForAction } || isListed && hasInput
    for part in known.requirements {
      var implied = part
      implied.range = recipe.range
      implied.words = ""
      let isNamed =
        implied.isForInput
        ? hasInput || hasSwitch && implied.subject == .component(.toggle)
        : implied.isForAction ? hasAction : hasContent || hasInput
      guard !isNamed, !isExcluded(part.details.label?.text ?? ""), !isExcluded(part.subject) else {
        continue
      }
      // Beyond a form, a screen of which anything but its actions is named is left as it is named.
      if context != .form || !implied.isForInput && !implied.isForAction,
        hasContent || hasInput || hasSwitch
      {
        continue
      }
      if implied.isForInput, !hasInput, hasSwitch || isReduced,
        requirements.allSatisfy({ $0.parent == nil })
      {
        // What is written stands before what is switched.
        requirements.insert(implied, at: written)
        written += 1
      } else {
        requirements.append(implied)
      }
    }
    if isListed { implySending() }
  }

  /// Where what is asked for begins, behind the words that ask for it.
  var requestEnd: Int {
    (0..<tokens.count).first {
      tokens[$0].kind != .line && !tokens[$0].plays(CueSet(.request, .article, .filler))
    } ?? tokens.count
  }

  /// Takes the whole of what is asked for things of one kind, where the catalog has a topic of that
  /// name: "mountain ranges", "picnic food".
  private mutating func takeTopic() {
    let lower = requestEnd
    var upper = tokens.count
    while upper > lower, tokens[upper - 1].kind == .stop || tokens[upper - 1].kind == .line {
      upper -= 1
    }
    // The name of a topic has few words, and takes no part of a screen.
    guard upper > lower, upper - lower <= 8, requirements.count <= 3,
      requirements.allSatisfy({ $0.details.value == nil && $0.details.items.isEmpty })
    else { return }
    end = upper
    // "name six rivers", but "seven wonders"
    let named = isRole(lower, .answering) ? nounPhrase(lower + 1) : nounPhrase(lower)
    let count = named.count.flatMap { $0 > 1 && $0 <= Limits.items ? $0 : nil }
    let first = count == nil || namesTopic(lower..<upper) ? lower : named.first
    let isCounted = requirements.count == 1 && requirements[0].details.count != nil && first > lower
    guard namesTopic(first..<upper), !isCounted else { return }
    let words = label(first, upper)
    let isTicked = requirements.count == 1 && isComponent(0, .checklist)
    requirements.removeAll()
    let subject: Requirement.Subject = isTicked ? .component(.checklist) : .need(.records)
    let index = require(subject, from: lower, to: upper)
    requirements[index].details.label = words
    requirements[index].details.count = first > lower ? count : nil
    requirements[index].isImplied = true
    title = title ?? words
    topic = topic ?? lowercased(words)
  }

  /// Whether some words are all of the name of a topic of the catalog.
  private func namesTopic(_ words: Range<Int>) -> Bool {
    !words.isEmpty && words.allSatisfy { tokens[$0].kind == .word }
      && TopicTable.shipped.index(
        named: WordSequence(label(words.lowerBound, words.upperBound).text))
        != nil
  }

  /// Whether the intent asks to leave out what a label names.
  func isExcluded(_ label: String) -> Bool {
    let label = lowercased(Phrase(label)).text
    return exclusions.contains { label.contains($0.text) || $0.text.contains(label) }
  }

  /// Whether the intent asks to leave out the kind of component that shows a part.
  func isExcluded(_ subject: Requirement.Subject) -> Bool {
    switch subject {
    case .component(let component): excludedKinds.contains(component)
    case .need(.trend), .need(.breakdown): excludedKinds.contains(.chart)
    case .need(.records), .need(.ranking), .need(.schedule):
      excludedKinds.contains(.table) && excludedKinds.contains(.list)
    case .need(.input): excludedKinds.contains(.field)
    case .need(.choice): excludedKinds.contains(.picker)
    case .need(.action): excludedKinds.contains(.button)
    case .need(.place): excludedKinds.contains(.map)
    case .need(.media): excludedKinds.contains(.image)
    case .need(.metric): excludedKinds.contains(.stat)
    case .need, .section, .unknown: false
    }
  }

  /// The title, or the best there is for one, in at most some words.
  private func brought(to words: Int) -> Phrase {
    let candidates = [title, impliedTitle()].compactMap { $0 }
    let named = candidates.first { !$0.text.isEmpty } ?? wholeText()
    let title = isBareForm(named) ? deed ?? named : named
    var count = 0
    var stop = title.text.endIndex
    for (length, index) in title.text.indices.enumerated() {
      if title.text[index] == " " { count += 1 }
      guard count < words, length < Limits.titleLength else {
        stop = index
        break
      }
    }
    guard stop < title.text.endIndex else { return title }
    return Phrase(withoutLooseEnd(title.text[..<stop]), at: title.range)
  }

  /// Whether a title says no more than that the screen is a form.
  private func isBareForm(_ title: Phrase) -> Bool {
    guard let word = firstToken(of: title), title.range?.upperBound == tokens[word].end else {
      return false
    }
    return lexicon.sense(.screen, of: tokens[word].entry)?.argument == "form"
  }

  /// What a screen is for, in two words or more, as its first button says: "Report damage".
  private var deed: Phrase? {
    requirements.first(where: \.isForAction).flatMap(\.details.label).flatMap {
      $0.text.utf8.contains(UInt8(ascii: " ")) ? $0 : nil
    }
  }

  /// A title that was cut, without the small words that its end leaves hanging.
  private func withoutLooseEnd(_ title: Substring) -> String {
    var words = title.split(separator: " ")
    while words.count > 1, let last = words.last, isLoose(last) { words.removeLast() }
    guard var last = words.popLast() else { return String(title) }
    while let mark = last.utf8.last, mark == UInt8(ascii: ",") || mark == UInt8(ascii: ";") {
      last.removeLast()
    }
    return (words + [last]).joined(separator: " ")
  }

  /// Whether a word only leads on to the next: "of", "and the".
  private func isLoose(_ word: Substring) -> Bool {
    let folded = FNV1a.hash(lowercased(Phrase(String(word))).text.utf8)
    guard let entry = lexicon.index(of: folded) else { return false }
    return !lexicon.entries[entry].classes.isDisjoint(
      with: CueSet(
        .article, .conjunction, .alternative, .of, .for, .to, .in, .on, .at, .by, .container, .from,
        .per, .as, .over))
  }

  /// A title from what is asked for: the one thing, or the first few joined.
  private func impliedTitle() -> Phrase? {
    // By their places: a requirement is a large value to copy.
    let top = requirements.indices.filter {
      requirements[$0].parent == nil && !requirements[$0].isImplied
        && requirements[$0].subject != .unknown
    }
    guard let first = top.first.map({ requirements[$0] }) else { return titleHint }
    if case .component(let kind) = first.subject {
      if kind == .heading || kind == .alert { return first.details.label ?? titleHint }
      if kind.family == .text { return titleHint ?? first.details.label }
    }
    func labels(_ places: ArraySlice<Int>) -> [Phrase] {
      places.compactMap { requirements[$0].details.label }.filter { !$0.text.isEmpty }
    }
    let all = labels(top.prefix(3))
    let shown = labels(
      top.filter {
        !requirements[$0].isForAction && requirements[$0].subject != .component(.link)
      }.prefix(3))
    let named = shown.isEmpty ? all : shown
    if top.count == 1 || isCollection(first) || named.count < 2 {
      return titleHint ?? named.first
    }
    if first.isForInput || first.isForAction, titleHint != nil { return titleHint }
    var joined = named[0].text
    for (place, label) in named.enumerated().dropFirst() {
      let more = (place == named.count - 1 ? " and " : ", ") + Self.lowercasedFirst(label.text)
      let words = (joined + more).utf8.count { $0 == UInt8(ascii: " ") } + 1
      guard joined.utf8.count + more.utf8.count <= 48, words <= 6 else { break }
      joined += more
    }
    return Phrase(joined, at: named[0].range)
  }

  /// Whether a requirement is for things that can give a screen its name.
  private func isCollection(_ requirement: Requirement) -> Bool {
    switch requirement.subject {
    case .need(let need):
      switch need {
      case .ranking, .records, .schedule, .sequence, .routine, .status, .place: true
      case .metric, .trend, .breakdown, .narrative, .highlight, .progress, .media, .input, .choice,
        .action, .fact:
        false
      }
    case .component(let component): component.family == .collections
    case .section, .unknown: false
    }
  }

  /// A label as it reads inside of a sentence; a name keeps its capitals.
  static func lowercasedFirst(_ text: String) -> String {
    var utf8 = Array(text.utf8)
    // "I am safe"
    if utf8.count > 1, utf8[0] == UInt8(ascii: "I"), utf8[1] == 0x20 || utf8[1] == 0x27 {
      return text
    }
    guard utf8.count > 1, utf8[0] &- UInt8(ascii: "A") < 26, utf8[1] &- UInt8(ascii: "A") >= 26
    else {
      return text
    }
    utf8[0] |= 0x20
    return String(decoding: utf8, as: UTF8.self)
  }

  /// The first words of the intent, without what asks for it.
  private func wholeText() -> Phrase {
    var lower = 0
    while lower < tokens.count - 1,
      tokens[lower].kind == .line
        || tokens[lower].plays(CueSet(.request, .article, .filler, .container, .ability, .relative))
        || lexicon.sense(.screen, of: tokens[lower].entry)?.argument == "generic"
    {
      lower += 1
    }
    var upper = lower
    while upper < tokens.count, upper - lower < 6, tokens[upper].kind != .line,
      tokens[upper].kind != .colon, upper == lower || tokens[upper].kind != .stop,
      upper == lower || !tokens[upper].plays(CueSet(.container, .ability, .relative))
    {
      upper += 1
    }
    while upper > lower + 1, upper < tokens.count,
      tokens[upper - 1].plays(CueSet(.conjunction, .alternative, .article, .count))
    {
      upper -= 1
    }
    let words = label(lower, max(upper, lower + 1))
    guard words.text.isEmpty else { return words }
    let all = text(tokens[0].start, tokens[tokens.count - 1].end, capitalizing: false, limit: 60)
    return all.text.isEmpty ? Phrase("Screen", at: all.range) : all
  }
}
