internal import ScreenModel

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
    for place in 0..<min(tokens.count, Self.foresight) {
      let token = tokens[place]
      guard token.kind == .word else {
        if token.kind == .number, place > 0, tokens[place - 1].plays(CueSet(.field)) {
          evidence.shown += 1
        }
        continue
      }
      if token.plays(CueSet(.screen)), let name = lexicon.sense(.screen, of: token.entry)?.argument
      {
        // The form of a page with other parts is one of them.
        if name == "form", !isOfAnother { return .form }
        let next = place + 1 < tokens.count ? tokens[place + 1] : nil
        if name != "form", !(next?.plays(CueSet(.screen)) ?? false) { isOfAnother = true }
        // Of an application's status there is nothing to file.
        if name == "filed", !token.isPlural, !(next?.plays(CueSet(.need)) ?? false) {
          evidence.isFiled = true
        }
      }
      if token.plays(CueSet(.layout)),
        lexicon.sense(.layout, of: token.entry)?.argument == "wizard"
      {
        return .form
      }
      weigh(place, &evidence)
    }
    return evidence.isForm && (tokens.count <= 60 || evidence.isStrong) ? .form : .generic
  }

  /// Adds what one word tells of whether the screen is a form.
  private func weigh(_ place: Int, _ evidence: inout FormEvidence) {
    let token = tokens[place]
    if token.plays(CueSet(.necessity)) { evidence.isAsked = true }
    if token.plays(CueSet(.each, .columns)) { evidence.shown += 1 }
    if lexicon.sense(.verb, of: token.entry)?.argument == "action.commit" {
      let next = place + 1 < tokens.count ? tokens[place + 1] : nil
      if let next, lexicon.sense(.component, of: next.entry)?.component == .button {
        evidence.isSubmitted = true
      }
      let endsList = next.map { $0.kind == .stop || $0.kind == .line } ?? true
      if endsList, place > 0,
        tokens[place - 1].kind != .word || tokens[place - 1].plays(Self.separators)
      {
        evidence.isSent = true
      }
    }
    if token.plays(CueSet(.component)),
      let sense = lexicon.sense(.component, of: token.entry), let component = sense.component
    {
      switch component.family {
      case .input where component == .field && sense.variant != "search": evidence.isAsked = true
      case .input where component != .field: evidence.controls += 1
      case .facts, .collections, .media, .routine:
        if component != .rating, component != .image { evidence.shown += 1 }
      case .input, .text, .action, .feedback: break
      }
    } else if token.plays(CueSet(.field)), !token.isCapitalized || place > 0 {
      evidence.fields += 1
      let kind = lexicon.sense(.field, of: token.entry)?.argument
      if kind == "password" { evidence.controls += 1 }
    } else if token.plays(CueSet(.choice, .flag)) {
      evidence.fields += 1
    } else if token.plays(CueSet(.need)),
      let need = lexicon.sense(.need, of: token.entry)?.need,
      need == .trend || need == .breakdown || need == .ranking || need == .schedule
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
  /// It has a button by the name of what sends a form.
  var isSubmitted = false
  /// The list of what it names ends with a verb that hands it in.
  var isSent = false
  /// Names of what fields take.
  var fields = 0
  /// Controls other than fields.
  var controls = 0
  /// What there is to look at.
  var shown = 0

  /// Whether the screen is a form.
  var isForm: Bool {
    if isAsked { return true }
    guard shown == 0 else { return false }
    if isFiled || isSubmitted { return true }
    return fields > 0 && controls > 0 && fields + controls > 2 || isSent && fields > 1
  }

  /// Whether that holds for a long text too, which may speak of a form in passing.
  var isStrong: Bool { isFiled && shown == 0 }
}
