public import ScreenBrief
public import ScreenModel

/// What the catalog makes of a short request.
public struct PhraseAnswer: Hashable, Sendable {
  /// What is shown.
  public enum Contents: Hashable, Sendable {
    /// The contents of a recipe, by the name of that.
    case recipe(String)
    /// A topic, by the words that name it, and how many things of it.
    case topic(words: String, count: Int?)
    /// What a pattern and a frame, or a topic, make.
    case made([Requirement], layout: Screen.Layout?)
  }

  /// What is shown.
  public var contents: Contents
  /// What was matched, and how, in one lower-case clause: "pattern 'log' of frame 'blood pressure'".
  public var reason: String
  /// Whether all words of the request are names of what answers, so that it is what was meant.
  public var isExact = false
  /// Whether it was chosen by a word of the request that the others do not support.
  public var isGuess = false
  /// What the screen is called, where that is not what the request says: a pattern has a title of its
  /// own, or a word was misspelt.
  public var title: String?
  /// What is asked and not answered.
  public var lacks: [Brief.UnmetCondition] = []
}
