extension Chart {
  /// How much of what is allowed is looked into: the more, the more exact and the slower.
  struct Widths: Sendable {
    /// How many elements may begin at a token, each a span with a label.
    var elements: Int
    /// The same of sections and exclusions.
    var sections: Int
    /// How many roles a span may have.
    var roles: Int
    /// How many ways to a place inside of a holder go on.
    var states: Int

    /// What sentences are read with: what more finds is next to nothing in cross-validation.
    static let reading = Widths(elements: 24, sections: 8, roles: 10, states: 4)
    /// What weights are trained with: drawn brackets are always looked into there, so less will do.
    static let training = Widths(elements: 10, sections: 4, roles: 5, states: 4)
  }
}
