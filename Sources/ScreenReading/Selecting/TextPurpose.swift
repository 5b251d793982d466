/// What a text is for: describing a screen, or editing an existing one.
package enum TextPurpose: Hashable, Sendable {
  case screen, edit

  /// The labels that the tree may have at the top.
  var tops: TreeLabelSet { self == .screen ? TreeLabel.ofScreen : TreeLabel.ofEdit }

  /// All labels that the tree may have.
  var labels: TreeLabelSet { self == .screen ? Self.ofScreen : Self.ofEdit }

  private static let all = TreeLabelSet(TreeLabel.allCases)
  private static let ofScreen = all.subtracting(LabelTable.edits).subtracting([.what, .place])
  private static let ofEdit = all.subtracting([.title, .layout])
}
