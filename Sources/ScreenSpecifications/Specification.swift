package import ScreenBrief
package import ScreenDiagnostics
internal import ScreenModel

/// What a piece of code says of things or of a screen, whatever its notation: the definition of a type,
/// an object with values, an array of objects, or a tree of views.
package struct Specification: Hashable, Sendable {
  /// What is said.
  package enum Content: Hashable, Sendable {
    /// Types, and what the things of each have; those that are parts of others stand in these.
    case definitions([Definition])
    /// One thing and its values.
    case object([Property])
    /// Things, each a row of the values of the same columns.
    case records(Records)
    /// The parts of a screen.
    case views([ViewNode])
  }

  /// The definition of a type.
  package struct Definition: Hashable, Sendable {
    /// What it is called in the code; nil where it has no name.
    package var name: Phrase?
    /// What things of the type have.
    package var properties: [Property]
    /// Whether the name is a title written for readers.
    package var isTitled = false
    /// The labels of the buttons that it names.
    package var actions: [Phrase] = []
  }

  /// Things that all have the same columns.
  package struct Records: Hashable, Sendable {
    /// What the things are called in the code; nil where they have no name.
    package var name: Phrase?
    /// The names of the columns.
    package var columns: [Phrase]
    /// The values of each, as many as there are columns; nil where a thing has none.
    package var rows: [[Phrase?]]
  }

  /// What it is written in.
  package var notation: Notation
  /// What it says.
  package var content: Content
  /// Its bytes in the text.
  package var range: SourceRange
  /// What the one thing is called that it is all of; nil where that has no name.
  package var name: Phrase?
  /// What is known and yet not to be shown, each with why.
  package var leftOut: [LeftOut] = []
  /// What was not understood.
  package var unread: [SourceRange] = []
  /// Remarks on it, such as on a type that is not defined.
  package var diagnostics: [Diagnostic] = []
}
