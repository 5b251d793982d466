internal import ScreenDiagnostics
internal import ScreenModel

/// A section on its way into the screen.
struct SectionDraft {
  /// The section, without its elements; its id as it was given, or empty.
  var section: Section
  var drafts: [Draft] = []
  /// Origins by their path within the section.
  var origins: [PlacedOrigin] = []
  /// The section's path in the proposal.
  var proposed: [TreePath.Step]
  /// The id as it was written, which a button may name.
  var givenID = ""
  var range: SourceRange?
  /// Whether it holds components that were outside of any section.
  var isRun = false
}
