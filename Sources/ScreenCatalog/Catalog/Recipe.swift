public import ScreenBrief
package import ScreenModel

/// What a kind of screen, or of a part of one, holds: written as needs, so that any grammar will do.
public struct Recipe: Hashable, Sendable {
  /// Its name, which identifies it.
  public var name: String
  /// The words by which it is called.
  public var cues: [String]
  /// The title of a screen of its kind.
  public var title: String
  /// Whether it is a whole screen rather than a part of one.
  public var isScreen: Bool
  /// What it holds, in display order, each thing on its own; what is said of it is implied.
  public var requirements: [Requirement]
  /// What it may hold beside that, in display order, where the intent leaves the contents open.
  package var options: [Option]
  /// What may take the place of a line of it, where the intent leaves the contents open.
  package var alternatives: [Alternative]
  /// What a screen of its kind is for, as the reader names it: `form`, `settings`, `list`.
  package var context: String
  /// The name of the options that it may have beside its own, where they are not those of all screens
  /// for its purpose.
  package var extras: String?
  /// How the sections of a screen of its kind are laid out, where that belongs to the kind: the
  /// columns of a kanban board.
  package var layout: Screen.Layout?

  /// Something that a kind of screen may hold.
  package struct Option: Hashable, Sendable {
    /// How likely it is drawn at temperature 1, in percent, 1…49: the best screen is without it.
    package var share: Int
    /// Whether it comes before everything else, or after it.
    package var isOpening: Bool
    /// What is added, all or nothing.
    package var requirements: [Requirement]
  }
  /// Something that may take the place of what a line of a recipe adds.
  package struct Alternative: Hashable, Sendable {
    /// How likely it is drawn at temperature 1, in percent; those of a line share less than 50.
    package var share: Int
    /// The places of what the line adds in the recipe's requirements.
    package var line: Range<Int>
    /// What replaces it.
    package var requirements: [Requirement]
  }
}

extension Recipe {
  /// Takes contents that no book has for those of a kind of screen with a purpose, so that they may have
  /// the options of that.
  package init(called name: String, for purpose: String, holding requirements: [Requirement]) {
    self.init(
      name: name, cues: [], title: name, isScreen: true, requirements: requirements, options: [],
      alternatives: [], context: purpose)
  }
}
