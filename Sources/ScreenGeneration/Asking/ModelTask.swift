/// A task for a model to write something, with the examination of its replies.
protocol ModelTask {
  /// The result of a usable reply.
  associatedtype Draft
  /// The result of the task.
  associatedtype Answer: Hashable, Sendable

  /// The rules, and the vocabulary of an answer.
  var system: String { get }
  /// The first question.
  var messages: [ModelMessage] { get }

  /// The forms, among those given, that can express the task.
  func guides(among forms: [ConstraintFormat]) -> [ConstraintFormat]
  /// The guide for a model in a form.
  func guide(in form: ConstraintFormat) -> OutputConstraint
  /// Examines a reply, given the transcript before it.
  func examine(_ reply: String, after transcript: ModelTranscript) -> ReplyExamination<Draft>
  /// The question after an inadequate reply, given its faults as a sentence each.
  func correction(of faults: [String]) -> String
  /// The answer from the best reply and its course.
  func answer(_ draft: Draft, _ course: ModelRun) -> Answer
  /// The answer if no reply is usable, with the last reply cut to a line.
  func declining(_ reason: String, _ reply: String?) -> Answer
}

/// The course of asking that led to a reply.
struct ModelRun {
  /// The earlier attempts, in order.
  var attempts: [Attempt]
  /// Remarks on anything unusual.
  var notes: [String]
  /// The requests to the model and its answers.
  var transcript: ModelTranscript
}

/// The examination of a model's reply against its task.
struct ReplyExamination<Draft> {
  /// The result of the reply; nil if it is unusable.
  let draft: Draft?
  /// The faults, as a sentence each, so that a model can correct them.
  let faults: [String]
  /// The number of parts that were left out or lost; fewer is better.
  let losses: Int

  /// Whether nothing needs correction.
  var isFlawless: Bool { draft != nil && faults.isEmpty }

  /// Creates the examination of a usable reply.
  init(_ draft: Draft, faults: [String]) {
    self.draft = draft
    self.faults = faults
    losses = faults.count
  }

  /// Creates the examination of an unusable reply.
  init(unusable faults: [String]) {
    draft = nil
    self.faults = faults
    losses = .max
  }
}

extension ReplyExamination {
  /// Creates the examination of a reply that is unusable for a single reason.
  init(unusable fault: String) { self.init(unusable: [fault]) }
}
