public import ScreenBrief
package import ScreenModel

/// The contents of a kind of screen or of a part of one, expressed as needs so that they fit any
/// grammar.
public struct Recipe: Hashable, Sendable {
  /// The name that identifies the recipe.
  public var name: String
  /// The words that call for the recipe.
  public var cues: [String]
  /// The title of such a screen.
  public var title: String
  /// Whether the recipe is for a whole screen rather than a part of one.
  public var isScreen: Bool
  /// The contents in display order, all of them implied.
  public var requirements: [Requirement]
  /// Optional contents in display order, for intents that leave the contents open.
  package var options: [Option]
  /// Alternatives to lines of the recipe, for intents that leave the contents open.
  package var alternatives: [Alternative]
  /// The purpose of such a screen, as the reader names it: `form`, `settings`, `list`.
  package var context: String
  /// The name of the shared options to offer besides the recipe's own; nil for those of the
  /// screen's purpose.
  package var extras: String?
  /// The layout of the sections if the kind of screen determines it, such as the columns of a
  /// kanban board.
  package var layout: Screen.Layout?

  /// Optional contents of a kind of screen.
  package struct Option: Hashable, Sendable {
    /// The probability of being drawn at temperature 1, in percent, 1…49: the best screen omits it.
    package var share: Int
    /// Whether the option comes before everything else rather than after it.
    package var isOpening: Bool
    /// The requirements that are added, all or none.
    package var requirements: [Requirement]
  }
  /// A replacement for the contents of one line of a recipe.
  package struct Alternative: Hashable, Sendable {
    /// The probability of being drawn at temperature 1, in percent; the alternatives of a line add
    /// up to less than 50.
    package var share: Int
    /// The range of the line's contents in the recipe's requirements.
    package var line: Range<Int>
    /// The replacement.
    package var requirements: [Requirement]
  }
}

extension Recipe {
  /// Creates a recipe from contents that come from no file, so that they can take the options for a
  /// purpose.
  package init(called name: String, for purpose: String, holding requirements: [Requirement]) {
    self.init(
      name: name, cues: [], title: name, isScreen: true, requirements: requirements, options: [],
      alternatives: [], context: purpose)
  }
}
