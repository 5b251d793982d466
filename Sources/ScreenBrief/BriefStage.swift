/// What makes a brief of a text, in this order; each pass takes the brief of the one before it.
public enum BriefPass: String, Hashable, Sendable, CaseIterable {
  /// What is no sentence is known first: code, a routine, a document of blocks, a name of the catalog, a
  /// trace. Where it is, the passes up to `finish` are part of this one.
  case recognize
  /// The tree of a text becomes requirements.
  case read
  /// Components that the grammar defines are found by their names.
  case name
  /// The recipe of the kind of screen adds what that implies.
  case expand
  /// The layout of a plan is taken, words are completed, and what is beyond the bounds is cut.
  case finish
  /// Values of a user's data are filled in.
  case bind
  /// The sampler puts alternatives of the recipe in their place.
  case vary
  /// Things that are named by their kind are filled in from the catalog.
  case ground
}

/// A brief as a pass left it.
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

/// The stages of a brief, kept only where somebody asks for them.
package struct BriefTrace: Sendable {
  /// The stages so far.
  package private(set) var stages: [BriefStage] = []
  private let isKept: Bool

  /// Creates a trace.
  package init(isKept: Bool) { self.isKept = isKept }

  /// Notes what a pass made.
  package mutating func note(_ pass: BriefPass, _ brief: Brief) {
    if isKept { stages.append(BriefStage(pass, brief)) }
  }
}
