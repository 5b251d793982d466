public import Sampling
public import ScreenGrammar
public import ScreenModel
internal import ScreenText

/// A request for a change to a screen.
public struct EditQuestion: Hashable, Sendable {
  /// The current screen.
  public var screen: Screen
  /// The change, in words.
  public var text: String

  /// Creates a question.
  public init(_ screen: Screen, _ text: String) {
    self.screen = screen
    self.text = text
  }

  /// The key of a recording: the words, and the screen they refer to.
  var recorded: String {
    let hash = FNV1a(screen.jsonUTF8(.compact)).value
    return "\(text) [of the screen \(String(hash, radix: 16))]"
  }
}

/// The result of asking for a change.
public enum EditAnswer: Hashable, Sendable {
  /// A usable reply: an untrusted patch.
  case proposed(EditProposal)
  /// No usable reply, with a reason in one lower-case sentence and the last reply cut to a line.
  case declined(reason: String, reply: String? = nil)

  /// A reply, and how it came about.
  public struct EditProposal: Hashable, Sendable {
    /// The reply, word for word.
    public var reply: String
    /// The earlier attempts, in order.
    public var attempts: [Attempt]
    /// Remarks on anything unusual.
    public var notes: [String]
    /// The requests to the model and its answers.
    public var transcript: ModelTranscript

    /// Creates a proposed answer.
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

/// The caller's examination of a reply.
public struct EditExamination: Hashable, Sendable {
  /// Whether it results in an acceptable change.
  public var isUsable: Bool
  /// The faults, as a sentence each, so that a model can correct them.
  public var faults: [String]

  /// Creates an examination.
  public init(isUsable: Bool, faults: [String]) {
    self.isUsable = isUsable
    self.faults = faults
  }
}

/// Anything that writes the change to a screen without waiting, such as the recording of a model.
public protocol ImmediateEditing: Sendable {
  /// Why it may fail.
  associatedtype EditFailure: Error

  /// The name used in reports.
  var name: String { get }

  /// Answers a question with a patch, or declines.
  ///
  /// - Parameters:
  ///   - question: The screen, and what to change.
  ///   - grammar: The grammar of the screen.
  ///   - sampling: How choices are made.
  ///   - examine: Examines each reply.
  /// - Returns: The untrusted patch, or why there is none.
  /// - Throws: `EditFailure` if there is no answer at all.
  func edit(
    _ question: EditQuestion, under grammar: Grammar, sampling: SamplingOptions,
    examining examine: @escaping @Sendable (String) -> EditExamination
  ) throws(EditFailure) -> EditAnswer
}
