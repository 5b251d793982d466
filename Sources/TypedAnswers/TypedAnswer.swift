/// A type whose values can be requested from a language model.
///
///     extension Meeting: TypedAnswer {
///       static let schema = Schema(Meeting.init) {
///         Property("title", .text(2...60), "Meeting title in 2-6 words, in the user's own wording")
///         Property("minutes", .integer(5...480, otherwise: 30), "Duration in minutes")
///       }
///     }
///
/// A type may contain others, but never itself at any level, because an answer has a bounded depth.
public protocol TypedAnswer: Sendable {
  /// The structure of a value: it is described to a model, and the model's reply is checked against
  /// it.
  static var schema: Schema<Self> { get }
}
