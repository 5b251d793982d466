package import ScreenBrief
package import ScreenDiagnostics
internal import ScreenModel

/// The content of a piece of code, whatever its notation: type definitions, an object with values,
/// an array of objects, or a tree of views.
package struct Specification: Hashable, Sendable {
  /// The kinds of content.
  package enum Content: Hashable, Sendable {
    /// Type definitions; types that are parts of others are nested in these.
    case definitions([Definition])
    /// One thing with its values.
    case object([Property])
    /// Things as rows of values in the same columns.
    case records(Records)
    /// A tree of views.
    case views([ViewNode])
  }

  /// The definition of a type.
  package struct Definition: Hashable, Sendable {
    /// The name in the code; nil if the type is anonymous.
    package var name: Phrase?
    /// The properties of the type.
    package var properties: [Property]
    /// Whether the name is a title written for readers.
    package var isTitled = false
    /// The labels of the buttons that the definition names.
    package var actions: [Phrase] = []
  }

  /// Things that share the same columns.
  package struct Records: Hashable, Sendable {
    /// The name of the things in the code; nil if they have none.
    package var name: Phrase?
    /// The names of the columns.
    package var columns: [Phrase]
    /// The rows, each with one value per column; nil marks a missing value.
    package var rows: [[Phrase?]]
  }

  /// The notation of the code.
  package var notation: Notation
  /// The content of the code.
  package var content: Content
  /// The bytes of the code in the text.
  package var range: SourceRange
  /// The name of the thing that the whole code describes; nil if it has none.
  package var name: Phrase?
  /// The parts that were understood but are not shown, each with the reason.
  package var leftOut: [LeftOut] = []
  /// The parts that were not understood.
  package var unread: [SourceRange] = []
  /// Diagnostics about the code, such as a type that is not defined.
  package var diagnostics: [Diagnostic] = []
}
