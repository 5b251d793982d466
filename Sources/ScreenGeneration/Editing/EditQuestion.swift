public import Sampling
public import ScreenGrammar
public import ScreenModel
internal import ScreenText

/// What is asked of whoever writes the change of a screen.
public struct EditQuestion: Hashable, Sendable {
  /// The screen as it is.
  public var screen: Screen
  /// What to change, in words.
  public var text: String

  /// Creates a question.
  public init(_ screen: Screen, _ text: String) {
    self.screen = screen
    self.text = text
  }

  /// What a recording knows it by: the words, and the screen that they are said of.
  var recorded: String {
    let hash = FNV1a(screen.jsonUTF8(.compact)).value
    return "\(text) [of the screen \(String(hash, radix: 16))]"
  }
}

/// What came of asking for a change.
public enum EditAnswer: Hashable, Sendable {
  /// A reply that is of use: a patch, untrusted.
  case proposed(Proposed)
  /// There is none, for a reason in one lower-case sentence; with what was last replied, cut to a line.
  case declined(reason: String, reply: String? = nil)

  /// A reply, and how it came.
  public struct Proposed: Hashable, Sendable {
    /// The reply, word for word.
    public var reply: String
    /// What was tried before it, in order.
    public var attempts: [Attempt]
    /// What is unusual about how it came.
    public var notes: [String]
    /// What the model was asked, and what it answered.
    public var transcript: ModelTranscript

    /// Creates what came of asking.
    public init(
      reply: String, attempts: [Attempt] = [], notes: [String] = [], transcript: ModelTranscript
    ) {
      self.reply = reply
      self.attempts = attempts
      self.notes = notes
      self.transcript = transcript
    }
  }
}

/// What whoever asks thinks of a reply.
public struct EditExamination: Hashable, Sendable {
  /// Whether a change comes of it that may be taken.
  public var isUsable: Bool
  /// What is wrong with it, a sentence each, so that a model can mend it.
  public var faults: [String]

  /// Creates an examination.
  public init(isUsable: Bool, faults: [String]) {
    self.isUsable = isUsable
    self.faults = faults
  }
}

/// Anything that writes the change of a screen when it has the answer: a model, or a recording of one.
public protocol ImmediateEditing: Sendable {
  /// Why it may fail.
  associatedtype EditFailure: Error

  /// What reports call it.
  var name: String { get }

  /// Answers a question with a patch, or declines.
  ///
  /// - Parameters:
  ///   - question: The screen, and what to change.
  ///   - grammar: What the screen may be made of.
  ///   - sampling: How choices are made.
  ///   - examine: Says of each reply what is wrong with it.
  /// - Returns: The patch, untrusted, or why there is none.
  /// - Throws: `EditFailure` where there is no answer at all.
  func edit(
    _ question: EditQuestion, under grammar: Grammar, sampling: SamplingOptions,
    examining examine: @escaping @Sendable (String) -> EditExamination
  ) throws(EditFailure) -> EditAnswer
}
