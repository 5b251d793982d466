public import ScreenBrief
public import ScreenModel

/// The catalog's answer to a short request.
public struct PhraseAnswer: Hashable, Sendable {
  /// The contents of the screen.
  public enum Contents: Hashable, Sendable {
    /// A recipe, by its name.
    case recipe(String)
    /// A topic, by the words that name it, and the number of its things to show.
    case topic(words: String, count: Int?)
    /// The requirements made from a pattern and a frame, or from a topic.
    case made([Requirement], layout: Screen.Layout?)
  }

  /// The contents of the screen.
  public var contents: Contents
  /// What was matched and how, as one lower-case clause: "pattern 'log' of frame 'blood pressure'".
  public var reason: String
  /// Whether every word of the request is part of a matched name, so that the answer is what was
  /// meant.
  public var isExact = false
  /// Whether a word that the other words do not support determined the answer.
  public var isGuess = false
  /// Whether the rows are placeholders of things that are unknown.
  package var isOpen = false
  /// What the matched entry accounts for; nil if the answer is made of what the request says.
  var account: MatchAccount?
  /// The title of the screen if it differs from the request, because the pattern has its own or a
  /// word was misspelt.
  public var title: String?
  /// The conditions of the request that the answer does not meet.
  public var lacks: [Brief.UnmetCondition] = []
}

extension PhraseAnswer {
  /// Whether the answer has a table of the seven days of a week.
  var isWeek: Bool {
    guard case .made(let requirements, _) = contents else { return false }
    return requirements.contains {
      $0.details.nameColumn?.text == "Day" && $0.details.items.count == 7
    }
  }
}
