internal import ScreenDiagnostics

/// Words of a line that are not on the screen.
extension LineDraft {
  /// Why words that belong to what is shown are not shown themselves.
  enum Reason: String {
    /// "each with a tick" behind what is ticked.
    case more = "it says more of what is shown"
    /// "if stock is low".
    case condition = "it says when or why something is shown"
    /// "in red".
    case appearance = "it says how something looks"
    /// "-> list".
    case manner = "it says how something is shown"
    /// "on the home screen".
    case place = "it says where or how something is shown"
    /// "for example rain".
    case examples = "it gives examples of what is shown"
  }

  /// Tells that words are not on the screen, "in red", and why.
  mutating func leaveOut(_ range: SourceRange, _ reason: Reason) {
    leaveOut(range, reason.rawValue)
  }
}
