public import ScreenDiagnostics
public import ScreenModel

/// The requirements of an intent, in order, each with its range in the text.
public struct Brief: Hashable, Sendable {
  /// The intent, word for word, with "?" for ill-formed bytes.
  public var intent: String
  /// A short title in the intent's words, such as "Log in"; never empty.
  public var title: Phrase
  /// What the screen is about, lower case and without articles, such as "hotels"; may be empty.
  public var topic: Phrase
  /// The language of the intent, as a BCP 47 code; `en` unless cues of another language prevail.
  public var language: String
  /// The layout that the intent asks for the whole screen; nil if it leaves that open.
  public var layout: Screen.Layout?
  /// The requirements, parents before their children, otherwise in the order of the text or the
  /// order that it states.
  public var requirements: [Requirement]
  /// The name of the recipe that implied requirements come from; nil if there are none.
  public var recipe: String?
  /// The catalog entry that made the brief and how, in one lower-case clause; nil if none did.
  public var match: String?
  /// Whether the name of the catalog entry is all the words of the intent, so that it must be what
  /// was meant.
  public var isExact = false
  /// Whether the answer was chosen by one word of the intent that the others do not support.
  public var isGuess = false
  /// The requests of the intent that no requirement can answer.
  public var lacks: [UnmetCondition] = []
  /// The things that the intent asks to leave out, in its words.
  public var exclusions: [Phrase]
  /// The kind of screen and its subject, in the intent's words: "product page for a cordless
  /// drill"; nil if the intent does not say.
  public var kind: Phrase?
  /// Whether the intent says that nothing else is wanted: "just", "only".
  public var isExhaustive = false
  /// The content words that the reader could not place, in the order of the text.
  public var unread: [SourceRange] = []
  /// Words that are understood but not shown, such as a key that a system fills, each with a
  /// reason.
  public var leftOut: [LeftOut] = []
  /// What sentences about stated rows change in them.
  public var rowEffects: [RowEffect] = []
  /// The code in the intent whose every word is accounted for, by a requirement, as left out or as
  /// unread.
  public var specified: [SourceRange] = []
  /// How sure the reader is of the whole brief, as in `Reading.margin`; nil if only one reading is
  /// possible.
  public var margin: Int?
  /// Remarks on how the intent was read, such as a typo taken for a known word.
  public var diagnostics: [Diagnostic]
  /// The request in the language in which it was written, if that is not English and it was
  /// translated; the screen is translated back.
  package var translation: Translation?
  /// The data with the facts that the intent refers to; nil if there is none.
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
  /// Something that an intent asks and that is known to be unanswered, such as "in Norway" for
  /// things of unknown country.
  public struct UnmetCondition: Hashable, Sendable {
    /// The bytes of the intent that ask for it.
    public var range: SourceRange
    /// Why it is unanswered, in one lower-case clause.
    public var reason: String

    /// Creates a record of something unanswered.
    public init(range: SourceRange, reason: String) {
      self.range = range
      self.reason = reason
    }
  }
}

/// Words to show, and their origin.
public struct Phrase: Hashable, Sendable {
  /// The words, as they are to be shown.
  public var text: String
  /// Their origin; nil for words that the composer made up.
  public var origin: Origin?

  /// Creates a phrase from words of the intent; without a range, the words are not from the intent.
  public init(_ text: String, at range: SourceRange? = nil) {
    self.init(text, from: range.map { .intent($0) })
  }

  /// Creates a phrase from words of any origin.
  public init(_ text: String, from origin: Origin?) {
    self.text = text
    self.origin = origin
  }

  /// The bytes of the intent that the words come from; nil for words of another origin.
  public var range: SourceRange? {
    guard case .intent(let range) = origin else { return nil }
    return range
  }
}
