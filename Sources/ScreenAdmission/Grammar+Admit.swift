public import ScreenGrammar
public import ScreenModel

extension Grammar {
  /// Holds a proposal to the grammar: cleans, clamps, drops, resolves data, lowers, judges.
  ///
  /// One set of rules serves strict and lenient admission: every change is a diagnostic with its
  /// repair, and who is strict refuses by `Diagnostic.isRefusedWhenStrict`. An admitted screen is
  /// admitted again unchanged.
  ///
  /// - Parameters:
  ///   - proposal: What a generator made, or a text said; nothing about it is trusted.
  ///   - data: What `{"from": "/pointer"}` and `{"each": "/pointer", …}` speak of.
  /// - Returns: The screen with what was changed, where values came from, and where components went.
  /// - Complexity: O(size of the proposal), and of the data where it is walked over; what lies
  ///   beyond the grammar's bounds is counted, not read.
  public func admit(_ proposal: Proposal, data: TreeValue? = nil) -> Admission {
    var admitter = Admitter(grammar: self, origins: proposal.origins, data: data)
    return admitter.admit(proposal.tree)
  }
}
