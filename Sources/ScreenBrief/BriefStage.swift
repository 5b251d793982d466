/// The passes that make a brief from a text, in order; each takes the brief of the pass before it.
public enum BriefPass: String, Hashable, Sendable, CaseIterable {
  /// Recognizes texts that are not sentences: code, a routine, a document of blocks, a name of the
  /// catalog, a trace.
  ///
  /// For such a text, the passes up to `finish` are part of this one.
  case recognize
  /// Turns the tree of a text into requirements.
  case read
  /// Finds components that the grammar defines by their names.
  case name
  /// Adds what the recipe of the kind of screen implies.
  case expand
  /// Applies the layout of a plan, completes words, and cuts everything beyond the bounds.
  case finish
  /// Fills in values of the user's data.
  case bind
  /// Lets the sampler choose among the alternatives of the recipe.
  case vary
  /// Fills in things that are named by their kind from the catalog.
  case ground
}

/// The brief after a pass.
public struct BriefStage: Hashable, Sendable {
  /// The pass.
  public var pass: BriefPass
  /// The brief after it.
  public var brief: Brief

  /// Creates a stage.
  public init(_ pass: BriefPass, _ brief: Brief) {
    self.pass = pass
    self.brief = brief
  }
}

/// The stages of a brief, kept only on request.
package struct BriefTrace: Sendable {
  /// The stages so far.
  package private(set) var stages: [BriefStage] = []
  private let isKept: Bool

  /// Creates a trace.
  package init(isKept: Bool) { self.isKept = isKept }

  /// Records the result of a pass.
  package mutating func note(_ pass: BriefPass, _ brief: Brief) {
    if isKept { stages.append(BriefStage(pass, brief)) }
  }
}
