internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

/// Reads clauses, lists and noun phrases into requirements, from left to right.
///
/// `position` only grows, save where a list looks one element ahead and goes back; what it looks
/// ahead is bounded by the clause and by `Limits.lookahead`.
struct ClauseReader {
  /// What a screen is for, as far as it tells how a bare noun is meant.
  enum Context: String, Sendable { case generic, form, dashboard, detail, list, settings }

  /// How much is read.
  enum Limits {
    static let requirements = 240
    static let items = 60
    static let lookahead = 48
    static let depth = 4
    /// In characters.
    static let titleLength = 60
  }

  let bytes: [UInt8]
  let lexicon: Lexicon
  let tokens: TokenSequence

  /// The right spellings of misspelt words, as tokens count them.
  var spellings: [[UInt8]] = []

  /// The next token to read, and where the clause that is being read ends.
  var position = 0
  var end = 0

  var requirements: [Requirement] = []
  var exclusions: [Phrase] = []
  /// The kinds of components that are to be left out altogether: "no charts".
  var excludedKinds: [ComponentKind] = []
  var layout: Screen.Layout?
  var context = Context.generic
  var title: Phrase?
  var topic: Phrase?
  /// A title in the words of the first element, for an intent that names no screen.
  var titleHint: Phrase?
  /// Whether the intent says what the screen is about: "a page for my habits".
  var isAbout = false
  /// The noun of a screen of no known kind, without the words for a screen.
  var screenPhrase: NounPhrase?
  /// What a form is for, as the action that ends it: "report a bug".
  var goal: Phrase?
  /// The kind of screen that is named, as its place among the recipes.
  var recipe: (place: Int, range: SourceRange)?
  /// Whether it says so as "a way to …", which is an input or an action whatever its verb.
  var isWay = false
  /// What the last verb of the sentence asks of its objects, where that is to be filled in.
  var fills: Need?
  /// The things that the first action is done to: "lend tools".
  var soleObject: Phrase?
  /// What the text says of where things stand beside each other, in its order.
  var sides: [Side] = []
  /// The requirement that those now read are part of.
  var parent: Int?
  /// The numbered or bulleted item that is being read.
  var item: Int?
  /// Whether the items at hand say each what users can do.
  var areDeeds = false
  /// Whether the clause says what users can do, so that its list is one of verbs.
  var isAbility = false
  /// Whether it says so as a wish for the whole screen: "I want to …", "something to …".
  var isWish = false
  /// Whether the text tells more than it asks, so that only what it asks for is read.
  var isStory = false
  /// Whether what a form asks for is listed by bare names.
  var isListingFields = false
  /// Whether what users write has been named, so that the names that go on are of fields too.
  var isFilling = false
  /// Whether the intent says that users can write something.
  var asksToWrite = false
  /// Whether what is read is to be shown, even on a form.
  var isShown = false
  /// Whether the sentence asks for a screen: its question mark makes no question of its last words.
  var isPolite = false
  /// Whether something was left unread because of a limit.
  var isCut = false
  var depth = 0

  init(bytes: [UInt8], lexicon: Lexicon, tokens: [Token]) {
    self.bytes = bytes
    self.lexicon = lexicon
    self.tokens = TokenSequence(tokens, length: bytes.count)
  }

  /// Whether the token at an index plays one of some parts.
  @inline(__always)
  func plays(_ index: Int, _ classes: CueSet) -> Bool {
    isInside(index) && tokens[index].plays(classes) && !tokens[index].isJoined
  }

  @inline(__always)
  func kind(_ index: Int) -> Token.Kind { isInside(index) ? tokens[index].kind : .line }

  /// Whether there is a token at an index of what is being read; before and behind it there is none.
  @inline(__always)
  func isInside(_ index: Int) -> Bool { index >= 0 && index < end }

  /// The sense in which the token at an index plays a part.
  func sense(_ cue: CueClass, _ index: Int) -> Sense? {
    isInside(index) ? lexicon.sense(cue, of: tokens[index].entry) : nil
  }

  func need(_ index: Int) -> Need? {
    isInside(index) && tokens[index].plays(CueSet(.need)) ? sense(.need, index)?.need : nil
  }

  /// The range of the bytes of some tokens.
  func range(_ lower: Int, _ upper: Int) -> SourceRange {
    guard lower < upper else {
      return .at(lower < tokens.count ? tokens[lower].start : bytes.count)
    }
    return SourceRange(tokens[lower].start, tokens[upper - 1].end)
  }

  /// Appends a requirement that begins at a token; its range grows while its clause is read.
  mutating func require(_ subject: Requirement.Subject, from lower: Int, to upper: Int) -> Int {
    requirements.append(
      Requirement(subject, parent: parent, range: range(lower, upper), words: "", item: item))
    return requirements.count - 1
  }

  /// Extends a requirement's range to the token before `position`.
  mutating func close(_ index: Int) {
    var last = position - 1
    while last > 0, tokens[last].kind == .comma || tokens[last].plays(Self.separators) { last -= 1 }
    guard last >= 0 else { return }
    let end = tokens[last].end
    if end > requirements[index].range.upperBound { requirements[index].range.upperBound = end }
  }

  /// Whether there is room for more.
  var isFull: Bool { requirements.count >= Limits.requirements }

  /// Separators of a list, and words between clauses that ask for nothing.
  static let separators = CueSet(.conjunction, .alternative)
  static let linking = CueSet(
    .conjunction, .alternative, .container, .request, .filler, .ordinal, .only)

  /// Whether a list's separator stands at an index.
  func separates(_ index: Int) -> Bool {
    switch kind(index) {
    case .comma, .semicolon: true
    case .word: plays(index, Self.separators)
    default: false
    }
  }

  /// Passes over separators; returns whether there was one.
  @discardableResult
  mutating func skipSeparators() -> Bool {
    let start = position
    while position < end, separates(position) { position += 1 }
    return position > start
  }

  /// Reads the elements of a clause up to its end, or up to where `stop` says.
  mutating func list(until stop: (ClauseReader) -> Bool = { _ in false }) {
    guard depth < Limits.depth else { return }
    depth += 1
    defer { depth -= 1 }
    while position < end {
      let before = position
      if tellsSequence() { continue }
      if continuesPart() { continue }
      skipLinks()
      guard position < end, !stop(self) else { break }
      if kind(position - 1) == .semicolon { referBack() }
      guard !isFull else {
        isCut = true
        position = end
        break
      }
      element()
      // No element begins before the one that was just read, or reading would not end.
      position = max(position, before + 1)
    }
  }

  /// Passes over what links one element to the next.
  mutating func skipLinks() {
    while position < end {
      switch tokens[position].kind {
      case .comma, .semicolon, .dash, .symbol, .stop, .slash, .close, .line, .colon: break
      case .word
      where plays(position, Self.linking) && !isNamedByItself(position) && !isAdjective(position):
        if plays(position, CueSet(.container, .request)) {
          isFilling = asksFor(position)
          isShown = sense(.container, position)?.argument == "shown"
        }
      case .word
      where plays(position + 1, CueSet(.container))
        && (isRole(position, .modal)
          || isRole(position, .pronoun) && plays(position - 1, CueSet(.relative))):
        // "the page shall display", "where I put in the ring number"
        break
      case .word where context == .form && isRole(position, .gathering) && !ends(position + 1):
        break
      case .word where isRole(position, .sequel) && plays(position + 1, CueSet(.article)): break
      default: return
      }
      position += 1
    }
  }

  /// Whether what is to be filled in stands behind an index: "a page asking for the ring number", but
  /// not "the scout asks for an agenda".
  func asksFor(_ index: Int) -> Bool {
    guard sense(.container, index)?.argument == "asked" else { return false }
    let need = nounPhrase(index + 1).need
    return need == nil || need == .fact || need == .metric
  }

  /// Whether a word is the first of a list of single words: "first, middle and last name".
  private func sharesWord(_ index: Int) -> Bool {
    plays(index + 1, Self.separators)
      || kind(index + 1) == .comma && kind(index + 2) == .word && separates(index + 3)
  }

  /// Whether an ordinal counts the noun behind it, rather than the parts of a list: "First aid".
  private func isAdjective(_ index: Int) -> Bool {
    plays(index, CueSet(.ordinal)) && kind(index + 1) == .word
      && !plays(index + 1, Self.boundary)
      && !tokens[index + 1].plays(
        CueSet(.article, .verb, .component, .section, .layout, .count, .request, .role, .copula))
  }

  /// Whether a word that could be passed over is what is asked for: "Show more button".
  private func isNamedByItself(_ index: Int) -> Bool {
    plays(index, CueSet(.verb, .component)) && plays(index + 1, CueSet(.component))
      || plays(index, CueSet(.field, .choice, .flag)) && ends(index + 1)
      || plays(index, CueSet(.verb)) && tokens[index].isCapitalized && separates(index - 1)
      || namesButton(index)
      // "coverage 87%, build time 6m"
      || plays(index, CueSet(.request)) && separates(index - 1) && isNoun(index + 1)
        && kind(index + 2) == .number
      || namesGoal(index)
      || item != nil && context == .form && plays(index, CueSet(.verb))
        && plays(index, CueSet(.request))
        && tokens[index - 1].kind != .word
      || plays(index, CueSet(.question)) && isQuestion(index)
      || plays(index, CueSet(.ordinal, .request)) && sharesWord(index)
  }
}
