public import ScreenDiagnostics
public import ScreenModel

/// The result of checking a proposal against a grammar.
public struct Admission: Hashable, Sendable {
  /// The screen; nil if not one component survived.
  public var screen: Screen?
  /// What was changed or dropped, in document order.
  public var diagnostics: [Diagnostic]
  /// The origins that survived, by the path of their value in the screen's JSON.
  public var origins: [PlacedOrigin]
  /// For each component of the proposal, the paths of the elements that it became.
  public var placements: [Placement]

  /// The elements of the screen that a component of the proposal became.
  public struct Placement: Hashable, Sendable {
    /// The component's path in the proposal.
    public var proposed: TreePath
    /// The paths of its elements in the screen: several if it was lowered or split, none if it was
    /// dropped.
    public var admitted: [TreePath]
    /// The derived component that it was lowered from; nil if it was written as a built-in one.
    public var derived: String?

    /// Creates a placement.
    public init(proposed: TreePath, admitted: [TreePath], derived: String? = nil) {
      self.proposed = proposed
      self.admitted = admitted
      self.derived = derived
    }
  }

  /// Creates an admission.
  public init(
    screen: Screen?, diagnostics: [Diagnostic] = [], origins: [PlacedOrigin] = [],
    placements: [Placement] = []
  ) {
    self.screen = screen
    self.diagnostics = diagnostics
    self.origins = origins
    self.placements = placements
  }
}
