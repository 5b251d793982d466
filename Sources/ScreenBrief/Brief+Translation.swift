package import ScreenLanguages

extension Brief {
  /// What a brief in English answers if its request was in another language.
  package struct Translation: Hashable, Sendable {
    /// The request in its own language.
    package var request: ForeignRequest
    /// The English request that the brief answers.
    package var english: String
    /// The briefs of plainer requests, for a screen with more words that have a translation.
    package var plainer: [Brief]

    /// Creates a record of a translation.
    package init(_ request: ForeignRequest, as english: String, plainer: [Brief] = []) {
      self.request = request
      self.english = english
      self.plainer = plainer
    }
  }
}
