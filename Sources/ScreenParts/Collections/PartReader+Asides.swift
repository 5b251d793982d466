package import ScreenDiagnostics
internal import ScreenOutline

/// Words beside a collection that are not on the screen.
extension PartReader {
  /// Whether words say only the order, the look or what stands out: "newest first", "red if late".
  package func isAside(_ range: SourceRange) -> Bool {
    var claim = CollectionClaim()
    return takesAside(range, into: &claim)
  }
}
