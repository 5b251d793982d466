public import ScreenDiagnostics
public import ScreenModel

/// What an intent asks for, in order, each with the range of the text that asks it.
public struct Brief: Hashable, Sendable {
  /// The intent word for word; ill-formed bytes are "?" in it.
  public var intent: String
  /// A short title in the intent's words, such as "Log in"; never empty.
  public var title: Phrase
  /// What the screen is about, lower case and without articles, such as "hotels"; may be empty.
  public var topic: Phrase
  /// The language of the intent's words, as a BCP 47 code; `en` unless cues of another prevail.
  public var language: String
  /// The layout that the intent asks the whole screen to have; nil where it leaves that open.
  public var layout: Screen.Layout?
  /// What must be shown or done, parents before their children, otherwise in the order of the
  /// text, or the one that it states.
  public var requirements: [Requirement]
  /// The recipe from which what is implied comes, by its name; nil where nothing is.
  public var recipe: String?
  /// What of the catalog made it otherwise, and how, in one lower-case clause; nil where nothing did.
  public var match: String?
  /// Whether what made it has all words of the intent for its name, so that it is what was meant.
  public var isExact = false
  /// Whether what answers it was chosen by a word of it that the others do not support.
  public var isGuess = false
  /// What the intent asks and no requirement can answer.
  public var lacks: [Lack] = []
  /// What the intent asks to leave out, in its words.
  public var exclusions: [Phrase]
  /// What kind of screen it is, in the intent's words and with what it is of: "product page for a
  /// cordless drill"; nil where the intent does not say.
  public var kind: Phrase?
  /// Whether the intent says that nothing else is wanted: "just", "only".
  public var isExhaustive = false
  /// The words of content that the reader found no place for, in the order of the text.
  public var unread: [SourceRange] = []
  /// What is understood and not to be shown, such as a key that a system fills; each with why.
  public var leftOut: [LeftOut] = []
  /// The code in the intent of which every word is accounted for: by requirements, as left out, or as
  /// unread.
  public var specified: [SourceRange] = []
  /// How sure the reader is of all of it, as in `Reading.margin`; nil for what has one reading only.
  public var margin: Int?
  /// Remarks on how the intent was read, such as a typo taken for a known word.
  public var diagnostics: [Diagnostic]
  /// Where the facts come from that the intent speaks of; nil for no data.
  public var data: TreeValue?

  /// Creates a brief.
  public init(
    title: Phrase, intent: String = "", topic: Phrase = Phrase(""), language: String = "en",
    layout: Screen.Layout? = nil, requirements: [Requirement] = [], exclusions: [Phrase] = [],
    diagnostics: [Diagnostic] = []
  ) {
    self.title = title
    self.intent = intent
    self.topic = topic
    self.language = language
    self.layout = layout
    self.requirements = requirements
    self.exclusions = exclusions
    self.diagnostics = diagnostics
  }
}

extension Brief {
  /// Something that an intent asks, and that is known not to be answered: "in Norway" of things whose
  /// country nobody knows.
  public struct Lack: Hashable, Sendable {
    /// The bytes of the intent that ask it.
    public var range: SourceRange
    /// Why it is not answered, in one lower-case clause.
    public var reason: String

    /// Creates the account of what is not answered.
    public init(range: SourceRange, reason: String) {
      self.range = range
      self.reason = reason
    }
  }
}

/// Words to be shown, and where they come from.
public struct Phrase: Hashable, Sendable {
  /// The words as they are to be shown.
  public var text: String
  /// Where they come from; nil for words of the composer's own.
  public var origin: Origin?

  /// Creates a phrase of words of the intent; without a range, they are not from it.
  public init(_ text: String, at range: SourceRange? = nil) {
    self.init(text, from: range.map { .intent($0) })
  }

  /// Creates a phrase of words from anywhere.
  public init(_ text: String, from origin: Origin?) {
    self.text = text
    self.origin = origin
  }

  /// The bytes of the intent that the words come from; nil for words that are not from it.
  public var range: SourceRange? {
    guard case .intent(let range) = origin else { return nil }
    return range
  }
}
