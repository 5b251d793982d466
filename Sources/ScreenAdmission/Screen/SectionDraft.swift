internal import ScreenDiagnostics
internal import ScreenModel

/// A section that is being admitted into the screen.
struct SectionDraft {
  /// The section without its elements, and with its id as given, or empty.
  var section: Section
  var drafts: [Draft] = []
  /// Origins by their path within the section.
  var origins: [PlacedOrigin] = []
  /// The section's path in the proposal.
  var proposed: [TreePath.Step]
  /// The id as written, which a button may name.
  var givenID = ""
  var range: SourceRange?
  /// Whether it holds components that were outside of any section.
  var isRun = false
}
