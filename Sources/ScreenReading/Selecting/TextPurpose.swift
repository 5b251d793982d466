/// What a text speaks of: what is on a screen, or what is to change on one that is there.
package enum TextPurpose: Hashable, Sendable {
  case screen, edit

  /// The labels that its tree may have at the top.
  var tops: TreeLabelSet { self == .screen ? TreeLabel.ofScreen : TreeLabel.ofEdit }

  /// All labels that its tree may have.
  var labels: TreeLabelSet { self == .screen ? Self.ofScreen : Self.ofEdit }

  private static let all = TreeLabelSet(TreeLabel.allCases)
  private static let ofScreen = all.subtracting(LabelTable.edits).subtracting([.what, .place])
  private static let ofEdit = all.subtracting([.title, .layout])
}
