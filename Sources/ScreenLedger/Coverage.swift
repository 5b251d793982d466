internal import ScreenBrief
internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenReading

/// The words of an intent that have no effect on a screen.
///
/// Each word ends as *shown*, if it can be read on the screen in any inflection; as a *cue*, if it
/// is part of a phrase that says what to show; as *filler*, if it says nothing by itself; or as
/// *unread*. The words of the intent are compared with those of the screen, independent of how the
/// intent was read, so a reader cannot hide what it ignored.
struct Coverage {
  /// The ranges of the unread words, in the order of the text; adjacent words form one range.
  private(set) var unread: [SourceRange] = []

  let bytes: [UInt8]
  let document: Document
  let lexicon = Lexicon.shipped
  private let screenElements: [Evidence.ScreenElement]
  private var shown = WordStems()
  /// The words of the grammar's derived components.
  private var derived = WordStems()
  /// The numbers of things that requirements ask for, and how many elements of each kind there are.
  let counts: Set<Double>

  /// The words and numbers with signs that are on the screen as they are stated.
  private let kept: [SourceRange]

  /// Classifies the words of a brief's intent, given as a document; `names` are those of the
  /// grammar's derived components.
  init(
    of brief: Brief, _ document: Document, on evidence: Evidence, _ stated: StatedValues,
    names: [String]
  ) {
    bytes = Array(brief.intent.utf8)
    self.document = document
    kept = brief.specified.isEmpty ? stated.kept : StatedValues(bytes, on: evidence.screen).kept
    screenElements = evidence.screenElements
    let kinds = Dictionary(grouping: screenElements, by: \.kind).values.map(\.count)
    let asked = brief.requirements.compactMap(\.details.count)
    counts = Set((kinds + asked + [evidence.screen.sections.count]).map(Double.init))
    var titles = PlainWords(evidence.screen.title)
    for section in evidence.screen.sections {
      titles.append(section.title)
      titles.append(section.group)
    }
    shown.add(titles)
    for screenElement in evidence.screenElements { shown.add(screenElement.words) }
    for name in names { derived.add(PlainWords(name)) }
    // For other languages the lexicon has the names of fields and lists, but not the function
    // words.
    guard brief.language == "en" else { return }
    let left =
      brief.exclusions.compactMap(\.range) + brief.leftOut.map(\.range)
      + brief.rowEffects.map(\.range)
    var mayJoin = false
    for piece in pieces {
      let range = SourceRange(document.bytes(of: piece))
      // The reader of code accounts for every word itself.
      guard !brief.specified.contains(where: { $0.union(range) == $0 }) else {
        mayJoin = false
        continue
      }
      let isLeftOut = left.contains {
        $0.contains(range)
      }
      guard !isLeftOut, !comesToSomething(piece) else {
        mayJoin = false
        continue
      }
      if mayJoin, let last = unread.popLast() {
        unread.append(last.union(range))
      } else {
        unread.append(range)
      }
      mayJoin = true
    }
  }

  /// The tokens of each phrase, number or quotation.
  private var pieces: [Range<Int>] {
    var pieces: [Range<Int>] = []
    var end = 0
    for phrase in document.phrases where phrase.lowerBound >= end {
      let first = document.tokens[phrase.lowerBound]
      if let last = document.quotationEnd(from: phrase.lowerBound) {
        end = last + 1
        pieces.append(phrase.lowerBound..<end)
      } else if first.isWord || first.kind == .number || phrase.count > 1 {
        pieces.append(phrase)
      }
    }
    return pieces
  }

  private func comesToSomething(_ piece: Range<Int>) -> Bool {
    if let end = document.quotationEnd(from: piece.lowerBound) {
      return isShown(bytes[document.quotation(from: piece.lowerBound, to: end)])
    }
    let text = bytes[document.bytes(of: piece)]
    let first = document.tokens[piece.lowerBound]
    if isMissedCount(piece.lowerBound) { return false }
    let range = SourceRange(document.bytes(of: piece))
    if kept.contains(where: { $0.union(range) == $0 }) { return true }
    if first.isFunction, piece.count == 1 { return true }
    if isCue(first) || isShown(text) { return true }
    if first.kind == .number, piece.count == 1 { return isMeasure(piece.lowerBound) }
    return isOfScreen(piece) || isUnit(piece.lowerBound) || isOfRepetition(piece.lowerBound)
      || isCompound(text) || isMisspelt(piece)
  }

  private func isShown(_ text: some Collection<UInt8>) -> Bool {
    let words = PlainWords(String(decoding: text, as: UTF8.self))
    return words.isEmpty || shown.contains(words) || derived.contains(words)
  }

  /// Whether each part of a word with hyphens is shown or a cue: "two-column".
  private func isCompound(_ word: ArraySlice<UInt8>) -> Bool {
    let parts = word.split(separator: UInt8(ascii: "-"))
    return parts.count > 1
      && parts.allSatisfy {
        isShown($0) || lexicon.classes(ofWord: String(decoding: $0, as: UTF8.self)) != nil
      }
  }

  /// Whether the intended spelling of a misspelt word is shown or a cue.
  private func isMisspelt(_ piece: Range<Int>) -> Bool {
    guard piece.count == 1, let meant = document.correction(at: piece.lowerBound, bytes)?.meant
    else { return false }
    return isShown(meant.utf8)
      || document.tokens[piece.lowerBound].cueClasses.isEmpty
        && lexicon.classes(ofWord: meant) != nil
  }

  // MARK: Cues

  /// Whether a token is a cue that chose something, or of a class that says nothing by itself.
  private func isCue(_ token: Token) -> Bool {
    let classes = lexicon.classes(of: token, in: "en")
    guard !classes.isEmpty else { return false }
    if classes.isSubset(of: Self.kindNames), let sense = lexicon.sense(.component, of: token) {
      // A word that only names a kind of component must have chosen one.
      return isThere(sense)
    }
    if classes.isSubset(of: Self.lookNames), let sense = lexicon.sense(.style, of: token) {
      return isThere(look: sense.argument)
    }
    if classes.isSubset(of: Self.stateNames), let sense = lexicon.sense(.state, of: token) {
      // A state must have given something its tone, or belong to something that can be on or off.
      return isShown(look: sense.argument)
        || [.toggle, .checklist, .steps].contains(where: isShown)
    }
    return true
  }

  /// The classes of words that name only kinds, only looks, and only states.
  private static let kindNames = CueClasses(.component, .role)
  private static let lookNames = CueClasses(.style, .role)
  private static let stateNames = CueClasses(.state, .role)

  /// Whether the screen has a component of a kind, or an equivalent one.
  func isThere(_ kind: ComponentKind) -> Bool {
    isShown(kind) || kind.standIns.contains(where: isShown)
      || kind == .button && screenElements.contains { !$0.actions.isEmpty }
  }

  /// Whether the screen has a component of exactly this kind.
  private func isShown(_ kind: ComponentKind) -> Bool {
    screenElements.contains { $0.kind == kind }
  }

  /// Whether an element of the screen has this look.
  private func isShown(look: String) -> Bool { screenElements.contains { $0.looks.contains(look) } }

  /// Whether a timer or a player of the screen has this length.
  func isShown(seconds: Int) -> Bool { screenElements.contains { $0.seconds == seconds } }

  /// Whether something is done this often on the screen.
  func isShown(repetition count: Double) -> Bool {
    screenElements.contains { Double($0.repetitions ?? -1) == count }
  }

  /// The number of elements that may be those of a kind: for a field all inputs, for a button all
  /// that is pressed.
  func number(of kind: ComponentKind) -> Int {
    screenElements.reduce(0) { number, element in
      let isAlike = element.kind == kind || kind.family == element.kind.family
      return number + (isAlike ? 1 : 0) + (kind == .button ? element.actions.words.count : 0)
    }
  }

  /// Whether a collection of the screen holds this number of things.
  func isShown(count: Double) -> Bool { screenElements.contains { Double($0.count) == count } }

  /// Whether the screen has a component that a word names: a pie, not just any chart.
  private func isThere(_ named: CueSense) -> Bool {
    let names = named.argument.split(separator: ".", maxSplits: 1).map(String.init)
    guard let kind = names.first.flatMap(ComponentKind.init(rawValue:)) else { return true }
    guard isShown(kind), names.count > 1 else { return isThere(kind) }
    let look = names[1]
    if kind == .chart { return isShown(look: look) }
    guard kind == .picker else { return true }
    return switch Component.PickerStyle(rawValue: look) {
    case nil: true
    case .multiple: isThere(look: look)
    case .menu, .segmented, .radio: isShown(look: look)
    }
  }

  /// Whether the screen has an element with a look, or one that has it by nature; "none" stands for
  /// the absence of a look.
  private func isThere(look: String) -> Bool {
    switch look {
    case "none": true
    case "numbered": isShown(look: look) || isThere(.steps) || isThere(.standings)
    case "multiple": isShown(look: look) || isThere(.checklist) || isThere(.toggle)
    case "radio": ["radio", "menu", "segmented"].contains(where: isShown(look:))
    default: isShown(look: look)
    }
  }
}
