import ScreenBrief
import ScreenModel

/// What the description of a page, part by part, asks a screen to show.
struct DescribedPage: Hashable, Sendable {
  /// The title; nil if the description gives none.
  var title: Phrase?
  /// The requirements, parents before their children.
  var requirements: [Requirement] = []
  /// The layout that the description names.
  var layout: Screen.Layout?
  /// What was understood but is not shown.
  var leftOut: [LeftOut] = []
}
