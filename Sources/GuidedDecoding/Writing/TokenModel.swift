/// What writes token by token: a language model, as far as guiding it needs one.
///
/// Tokens are those of the vocabulary that the masks were made for.
public protocol TokenModel {
  /// Why it cannot go on.
  associatedtype Failure: Error

  /// Reads tokens, and gives a score for each token that may follow: a logit.
  ///
  /// - Throws: `Failure` where it cannot.
  mutating func scores(after tokens: [Int]) throws(Failure) -> [Float]

  /// Forgets the last tokens that it has read.
  ///
  /// - Parameter count: How many; no more than there are.
  mutating func forget(_ count: Int)

  /// The tokens that spell bytes as the model was taught to; nil where it has none for them.
  func tokens(spelling bytes: [UInt8]) -> [Int]?
}
