/// A type whose values a language model can be asked for.
///
///     extension Meeting: Generable {
///       static let schema = Schema(Meeting.init) {
///         Property("title", .text(2...60), "Meeting title in 2-6 words, in the user's own wording")
///         Property("minutes", .integer(5...480, otherwise: 30), "Duration in minutes")
///       }
///     }
///
/// A type may hold others, but not, however far down, itself: an answer has a bounded depth.
public protocol Generable: Sendable {
  /// What a value is made of: what a model is told, and what its reply is held to.
  static var schema: Schema<Self> { get }
}
