/// What a model is asked to write, and what is thought of what it replies.
protocol ModelTask {
  /// What a reply comes to that is of use.
  associatedtype Draft
  /// What comes of asking.
  associatedtype Answer: Hashable, Sendable

  /// The rules, and what an answer may be made of.
  var system: String { get }
  /// What is asked first.
  var messages: [ModelMessage] { get }

  /// The forms among some that have words for what is asked.
  func guides(among forms: [GuideForm]) -> [GuideForm]
  /// What a model is held to in a form.
  func guide(in form: GuideForm) -> ModelGuide
  /// Examines a reply, by what was asked and answered up to it.
  func examine(_ reply: String, after transcript: ModelTranscript) -> ReplyExamination<Draft>
  /// What is asked after a reply that will not do, for faults of a sentence each.
  func correction(of faults: [String]) -> String
  /// What comes of the best reply, and of how it came.
  func answer(_ draft: Draft, _ course: ModelCourse) -> Answer
  /// What comes of it where there is none of use, and the last reply, cut to a line.
  func declining(_ reason: String, _ reply: String?) -> Answer
}

/// How a model's reply came.
struct ModelCourse {
  /// What was tried before it, in order.
  var attempts: [Attempt]
  /// What is unusual about it.
  var notes: [String]
  /// What the model was asked, and what it answered.
  var transcript: ModelTranscript
}

/// A model's reply, held to what was asked.
struct ReplyExamination<Draft> {
  /// What the reply comes to; nil where it is of no use.
  let draft: Draft?
  /// What is wrong with it, a sentence each, so that a model can mend it.
  let faults: [String]
  /// What was left out or lost: fewer is better.
  let losses: Int

  /// Whether nothing has to be mended.
  var isFlawless: Bool { draft != nil && faults.isEmpty }

  /// Creates the examination of a reply that is of use.
  init(_ draft: Draft, faults: [String]) {
    self.draft = draft
    self.faults = faults
    losses = faults.count
  }

  /// Creates the examination of a reply that is of none.
  init(unusable faults: [String]) {
    draft = nil
    self.faults = faults
    losses = .max
  }
}

extension ReplyExamination {
  /// Creates the examination of a reply that is of no use for one reason.
  init(unusable fault: String) { self.init(unusable: [fault]) }
}
