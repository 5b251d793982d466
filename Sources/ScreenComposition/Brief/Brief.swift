public import ScreenDiagnostics
public import ScreenModel

/// What an intent asks for, in order, each with the range of the text that asks it.
public struct Brief: Hashable, Sendable {
  /// A short title in the intent's words, such as "Log in"; never empty.
  public var title: Phrase
  /// What the screen is about, lower case and without articles, such as "hotels"; may be empty.
  public var topic: Phrase
  /// The language of the intent's words, as a BCP 47 code; `en` unless cues of another prevail.
  public var language: String
  /// The layout that the intent asks the whole screen to have; nil where it leaves that open.
  public var layout: Screen.Layout?
  /// What must be shown or done, parents before their children, otherwise in the order of the text.
  public var requirements: [Requirement]
  /// What the intent asks to leave out, in its words.
  public var exclusions: [Phrase]
  /// Remarks on how the intent was read, such as a typo taken for a known word.
  public var diagnostics: [Diagnostic]

  /// Creates a brief.
  public init(
    title: Phrase, topic: Phrase = Phrase(""), language: String = "en",
    layout: Screen.Layout? = nil, requirements: [Requirement] = [], exclusions: [Phrase] = [],
    diagnostics: [Diagnostic] = []
  ) {
    self.title = title
    self.topic = topic
    self.language = language
    self.layout = layout
    self.requirements = requirements
    self.exclusions = exclusions
    self.diagnostics = diagnostics
  }
}

/// Words of the intent, cleaned for display, and where they stand.
public struct Phrase: Hashable, Sendable {
  /// The words as they are to be shown.
  public var text: String
  /// The bytes of the intent that they come from; nil for words that are not from it.
  public var range: SourceRange?

  /// Creates a phrase.
  public init(_ text: String, at range: SourceRange? = nil) {
    self.text = text
    self.range = range
  }
}
