internal import Sampling
import ScreenBrief
internal import ScreenModel
import ScreenReading

/// A section before it is written.
struct PlannedSection {
  /// The kind of contents.
  var role: SectionRole
  /// The title; empty if there is none.
  var title = Phrase("")
  /// The requested layout; nil if it is left open.
  var layout: Section.Layout?
  /// The column, tab or step that holds the section; empty if there is none.
  var group = Phrase("")
  /// Whether the section stands outside the columns, tabs or steps of the other sections.
  var isApart = false
  /// The components.
  var drafts: [ComponentDraft] = []
  /// The address of the section's random choices.
  var address: StreamAddress
  /// The index of the requirement for the section that holds it; nil at the top level.
  var home: Int?
  /// The id by which a button opens the section; empty if none does.
  var id = ""

  init(_ role: SectionRole, at address: StreamAddress) {
    self.role = role
    self.address = address
  }
}
