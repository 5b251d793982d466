public import ScreenModel

extension Composer {
  /// The screen that says that nothing in a text can be shown, for a text of nothing but control
  /// characters and white space.
  ///
  /// It holds the grammar's component for what it cannot express, or else a paragraph or a heading;
  /// nil if the grammar has none of these.
  public var unclear: Proposal? {
    let component: TreeValue
    if allowedComponents.hasOut {
      component = ["type": "unclear", "reason": TreeValue(.text(Self.nothingToShow))]
    } else if let kind = [ComponentKind.paragraph, .heading].first(where: allowedComponents.allows)
    {
      component = [
        "type": TreeValue(.text(kind.rawValue)), "text": TreeValue(.text(Self.nothingToShow)),
      ]
    } else {
      return nil
    }
    return Proposal(tree: ["title": "Screen", "sections": [["components": [component]]]])
  }

  private static let nothingToShow = "Nothing in the text can be shown"
}
