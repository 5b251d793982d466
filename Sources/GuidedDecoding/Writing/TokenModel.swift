/// The operations of a language model that guided decoding needs.
///
/// Tokens are those of the vocabulary that the masks were made for.
public protocol TokenModel {
  /// Why it cannot continue.
  associatedtype Failure: Error

  /// Reads tokens, and returns a logit for each token of the vocabulary as the next one.
  ///
  /// - Throws: `Failure` if it cannot.
  mutating func scores(after tokens: [Int]) throws(Failure) -> [Float]

  /// Removes the last tokens from those that it has read.
  ///
  /// - Parameter count: The number of tokens, at most as many as it has read.
  mutating func forget(_ count: Int)

  /// The tokens that spell bytes in the way the model was trained; nil if it has none for them.
  func tokens(spelling bytes: [UInt8]) -> [Int]?
}
