public import ScreenGrammar
public import ScreenModel

extension Grammar {
  /// Checks a proposal against the grammar, and repairs it where it can.
  ///
  /// Admission cleans texts, clamps numbers, drops unusable parts, resolves data, lowers derived
  /// components and checks the screen as a whole. The same rules serve strict and lenient
  /// admission: every change is a diagnostic with its repair, and a strict caller refuses by
  /// `Diagnostic.isRefusedWhenStrict`. An admitted screen is admitted again unchanged.
  ///
  /// - Parameters:
  ///   - proposal: The output of a generator or the content of a text; none of it is trusted.
  ///   - data: The data that `{"from": "/pointer"}` and `{"each": "/pointer", …}` refer to.
  /// - Returns: The screen, with what was changed, the origins of values, and the placements of
  ///   components.
  /// - Complexity: O(size of the proposal), plus the size of the data that it loops over; parts
  ///   beyond the grammar's bounds are counted, not read.
  public func admit(_ proposal: Proposal, data: TreeValue? = nil) -> Admission {
    var admitter = Admitter(grammar: self, origins: proposal.origins, data: data)
    return admitter.admit(proposal.tree)
  }
}
