internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// How much of a text is looked at before it is read.
  private static let foresight = 600

  /// What the words of the whole text make of a screen that is not named.
  ///
  /// The word "form" settles it, and so does what only a form has. Short of that, a screen is a
  /// form if it is for filing something, or has controls or a verb that sends it, if it names what
  /// fields take, and nothing of it is there to be shown.
  func foreseenContext() -> Context {
    var evidence = FormEvidence()
    var isOfAnother = false
    var object: Int?
    for place in 0..<min(tokens.count, Self.foresight) {
      let token = tokens[place]
      guard token.kind == .word else {
        if token.kind == .number, place > 0, tokens[place - 1].plays(CueSet(.field)) {
          evidence.shown += 1
        }
        // What a later sentence shows makes no less of a form of the first.
        let ends = token.kind == .line || token.kind == .stop && evidence.fields > 1
        if ends, evidence.fields > 0, isSettled(evidence) { return .form }
        continue
      }
      if token.plays(CueSet(.screen)), let name = lexicon.sense(.screen, of: token.entry)?.argument
      {
        let next = place + 1 < tokens.count ? tokens[place + 1] : nil
        // "an admission" is filed; "the admission price" is told.
        let isHead =
          next.map {
            $0.kind != .word || $0.plays(Self.boundary) || $0.plays(CueSet(.article))
          } ?? true
        // The form of a page with other parts is one of them; "form received" is a step.
        if name == "form", !isOfAnother, isHead || !(next?.plays(CueSet(.step)) ?? false) {
          return .form
        }
        if name != "form", isHead, !(next?.plays(CueSet(.screen)) ?? false) { isOfAnother = true }
        // "These are the settings of my café."
        if name == "settings", isHead, isRole(place - 1, .introducing) { evidence.switched += 2 }
        if name == "filed", !token.isPlural, isHead {
          evidence.isFiled = true
          // "an application for a plot": what is applied for is not shown.
          if next?.plays(CueSet(.article)) ?? false { object = place + 2 }
        }
      }
      if token.plays(CueSet(.layout)),
        lexicon.sense(.layout, of: token.entry)?.argument == "wizard"
      {
        return .form
      }
      if place != object { weigh(place, &evidence) }
    }
    if isSettled(evidence) { return .form }
    return evidence.isSettings ? .settings : .generic
  }

  /// Whether what was found makes a form of the whole, which may be long.
  private func isSettled(_ evidence: FormEvidence) -> Bool {
    evidence.isForm && (tokens.count <= 60 || evidence.isStrong)
  }

  /// Whether a bracket behind a word lists what it may be, of which one or several are chosen.
  private func isAnswered(_ place: Int) -> Bool {
    guard place + 1 < tokens.count, tokens[place + 1].kind == .open else { return false }
    let partner = tokens[place + 1].partner
    guard partner > place, partner - place <= Limits.lookahead else { return false }
    var separators = 0
    for index in place + 2..<partner {
      if tokens[index].plays(CueSet(.style)),
        let style = lexicon.sense(.style, of: tokens[index].entry),
        style.argument == "multiple" || style.argument == "radio"
      {
        return true
      }
      let isSeparator =
        tokens[index].kind == .slash || tokens[index].kind == .comma
        || tokens[index].plays(CueSet(.alternative))
      if isSeparator { separators += 1 }
    }
    let isYesOrNo = lexicon.plays(.answer, tokens[place + 2].entry)
    return separators > 0 && (isYesOrNo || tokens[place].plays(CueSet(.choice)))
  }

  /// Whether names of what fields take are listed at an index: "the name, the breed and an email".
  private func namesFields(_ start: Int) -> Bool {
    let names = pieces(start, (start..<end).first { kind($0) == .stop || kind($0) == .line } ?? end)
    let fields = names.count { $0.contains { plays($0, CueSet(.field)) } }
    return fields > 1 && fields * 2 >= names.count
      && !names.joined().contains { plays($0, CueSet(.component, .section, .layout, .screen)) }
  }

  /// Whether a list ends within a word or two of an index, without a component.
  private func endsList(_ index: Int) -> Bool {
    for place in index..<index + 3 {
      guard place < tokens.count else { return true }
      switch tokens[place].kind {
      case .stop, .line: return true
      case .word where !tokens[place].plays(CueSet(.component)): break
      default: return false
      }
    }
    return false
  }

  /// Whether no other noun follows that a word would only qualify: "guide dog".
  private func isHeadNoun(_ place: Int) -> Bool {
    place + 1 == tokens.count || tokens[place + 1].kind != .word
      || tokens[place + 1].plays(Self.boundary)
  }

  /// Whether a figure stands at an index, or a name behind a mark or what is written small: "Keeper:
  /// Odile Marsh", "keeper Odile Marsh".
  func isGiven(_ index: Int) -> Bool {
    let isMarked = tokens[index].kind == .colon
    let value = tokens[isMarked ? index + 1 : index]
    return value.kind == .number
      || value.kind == .word && value.isCapitalized && value.entry < 0
        && (isMarked || !tokens[index - 1].isCapitalized)
  }

  /// Whether "yes/no" stands at an index.
  private func answersYesOrNo(_ place: Int) -> Bool {
    place + 2 < tokens.count && tokens[place + 1].kind == .slash
      && lexicon.plays(.answer, tokens[place].entry)
  }

  /// Whether "or" ends a list behind a mark, of which one is chosen: "season: spring or summer".
  private func endsOptions(_ place: Int) -> Bool {
    var index = place - 1
    while index > 0, place - index < Limits.lookahead {
      switch tokens[index].kind {
      case .colon, .dash: return !tokens[index].isJoined
      case .word where tokens[index].plays(CueSet(.component, .container, .verb, .ability)):
        return false
      case .word, .comma, .number: index -= 1
      default: return false
      }
    }
    return false
  }

  /// Adds what one word tells of whether the screen is a form.
  private func weigh(_ place: Int, _ evidence: inout FormEvidence) {
    let token = tokens[place]
    if token.plays(CueSet(.necessity)) { evidence.isAsked = true }
    if isRole(place, .record) {
      let isCarried = place + 1 < tokens.count && tokens[place + 1].plays(CueSet(.section))
      if listsNames(isCarried ? place + 2 : place + 1) { evidence.isFiled = true }
      if place < 4,
        kind(place + 1) == .stop
          || plays(place + 1, CueSet(.for, .of, .in, .at, .on)) || isRole(place + 1, .condition)
      {
        evidence.isRecorded = true
      }
    }
    // "Rating, what went well, …"
    if token.plays(CueSet(.asking, .question)), kind(place - 1) == .comma { evidence.wondered += 1 }
    if sense(.style, place)?.argument == "multiline" { evidence.isAsked = true }
    if token.plays(CueSet(.only)), case let name = nounPhrase(place + 1), name.hasDeterminer,
      name.component == nil, ends(name.end), plays(name.end - 1, CueSet(.field))
    {
      // "just an email"
      evidence.isAsked = true
    }
    if isRole(place, .gathering), namesFields(place + 1) { evidence.isFiled = true }
    if sense(.verb, place)?.argument == "input.file", place > 0, tokens[place - 1].kind == .word {
      // "receipt upload"
      evidence.controls += 1
    }
    if lexicon.plays(.amount, token.entry) {
      evidence.amounts += 1
    }
    if isAnswered(place) || answersYesOrNo(place) { evidence.controls += 1 }
    if token.plays(CueSet(.alternative)), endsOptions(place) { evidence.controls += 2 }
    if place == 0, token.plays(CueSet(.field)), !token.plays(CueSet(.need, .component)) {
      // "amount by region" is told of.
      let isSplit = tokens.count > 1 && tokens[1].plays(CueSet(.by, .per, .over, .of, .from))
      evidence.isNamedFirst = tokens.count <= 12 && !isSplit
    }
    if saysManner(place + 1) { evidence.isAsked = true }
    if token.plays(CueSet(.choice)), place + 1 < tokens.count, tokens[place + 1].kind == .colon {
      evidence.switched += 1
    }
    if token.plays(CueSet(.power)), place > 0, tokens[place - 1].kind == .word,
      place + 1 == tokens.count || tokens[place + 1].kind != .word
        || tokens[place + 1].plays(Self.separators)
    {
      evidence.switched += 1
    }
    if token.plays(CueSet(.each)), isRole(place + 2, .needing), namesFields(place + 3) {
      // "I want to add boats. Each boat needs a name and a length."
      evidence.isAsked = evidence.isMade
    } else if token.plays(CueSet(.each, .columns)) {
      evidence.shown += 1
    }
    if isRole(place, .making), place < 8 { evidence.isMade = true }
    let verb = lexicon.sense(.verb, of: token.entry)?.argument
    if verb == "action.commit" || verb == "action.file" {
      let next = place + 1 < tokens.count ? tokens[place + 1] : nil
      if let next, lexicon.sense(.component, of: next.entry)?.component == .button {
        if verb == "action.commit" { evidence.isSubmitted = true } else { evidence.controls += 1 }
      }
      if place == 0, let next, next.plays(CueSet(.article)), evidence.fields == 0 {
        // "Register a drone. …": what the screen is for.
        evidence.isSent = true
      }
      if endsList(place + 1), place > 0,
        tokens[place - 1].kind != .word || tokens[place - 1].plays(Self.separators)
      {
        evidence.isSent = true
      }
    }
    if token.plays(CueSet(.component)),
      let sense = lexicon.sense(.component, of: token.entry), let component = sense.component
    {
      switch component.family {
      case .input
      where component == .field && sense.variant != "search" && !isRole(place, .stepper):
        evidence.isAsked = true
      // "Fish and chips £9"
      case .input where component != .field && kind(place + 1) != .number: evidence.controls += 1
      case .text where component == .code && place > 0 && tokens[place - 1].kind == .word:
        evidence.fields += 1
      case .facts, .collections, .media:
        // "badge count": what stands before another noun is not what is shown.
        let isHead = isHeadNoun(place) && !isRole(place + 1, .record)
        if component != .rating, component != .image, isHead { evidence.shown += 1 }
      case .input, .text, .action, .feedback, .routine: break
      }
    } else if token.plays(CueSet(.field)),
      !token.isCapitalized || place > 0 || tokens.count > 1 && tokens[1].plays(Self.separators)
    {
      if isGiven(place + 1) { evidence.told += 1 }
      if place > 0, lexicon.plays(.addressed, tokens[place - 1].entry) { evidence.owned += 1 }
      evidence.fields += 1
      let kind = lexicon.sense(.field, of: token.entry)?.argument
      if kind == "date" { evidence.dates += 1 }
      if kind == "password" || kind == "file", !token.plays(CueSet(.need)) {
        evidence.controls += 1
      }
    } else if token.plays(CueSet(.choice, .flag)) {
      evidence.fields += 1
    } else if token.plays(CueSet(.need)), !token.plays(CueSet(.verb)),
      let sense = lexicon.sense(.need, of: token.entry), sense.variant != "after",
      let need = sense.need,
      need == .ranking
        || (need == .trend || need == .breakdown || need == .schedule || need == .sequence)
          && isHeadNoun(place)
    {
      evidence.shown += 1
    }
  }
}

/// What speaks for a screen to be a form, and against it.
private struct FormEvidence {
  /// Something that only a form has: a field by that name, a rule for one.
  var isAsked = false
  /// The screen is called after what is handed in by it: an application, a request.
  var isFiled = false
  /// It is for making something new: "add", "register".
  var isMade = false
  /// It has a button by the name of what sends a form.
  var isSubmitted = false
  /// The list of what it names ends with a verb that hands it in.
  var isSent = false
  /// What is told first of is taken down by one, and its fields may follow.
  var isRecorded = false
  /// It begins with the name of what a field takes, and is short.
  var isNamedFirst = false
  /// Names of what fields take.
  var fields = 0
  /// Names behind which a figure stands, so that it is told what others are asked for.
  var told = 0
  /// Names of what is the reader's: "your name".
  var owned = 0
  /// Names of dates among them.
  var dates = 0
  /// Controls other than fields.
  var controls = 0
  /// What is on or off.
  var switched = 0
  /// What there is more or less of, on a scale.
  var amounts = 0
  /// What there is to look at.
  var shown = 0
  /// Clauses that say what is asked, behind a comma: "what went well".
  var wondered = 0

  /// Whether the screen is a form.
  var isForm: Bool {
    if isAsked { return true }
    // What has a value behind each name is told.
    if told > 1, told >= fields { return false }
    guard shown == 0 || shown * 2 <= controls && fields > 1 else { return false }
    if isFiled || isSubmitted || isRecorded && fields + wondered > 1 || owned > 1 && told == 0 {
      return true
    }
    // "start and end of my leave": both ends of a time are asked for; one date is told.
    if dates == 2 && fields == 2 || isNamedFirst && fields > told + 1 { return true }
    return fields > told && controls > 0 && fields + controls > 2
      || isSent && fields > told + 1
  }

  /// Whether the screen is one of settings.
  var isSettings: Bool {
    shown == 0
      && (switched > 1 || switched > 0 && controls > 0
        || amounts > 0 && (controls > 0 || switched > 0 || amounts > 1))
  }

  /// Whether that holds for a long text too, which may speak of a form in passing.
  var isStrong: Bool { isFiled && shown == 0 || controls > 2 && fields > 1 }
}
