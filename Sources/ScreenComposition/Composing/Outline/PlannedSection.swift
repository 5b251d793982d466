internal import Sampling
import ScreenBrief
internal import ScreenModel
import ScreenReading

/// A section before it is written.
struct PlannedSection {
  /// The kind of contents, which decides what may join the section and how it is laid out.
  enum Role {
    /// Figures and similar components, side by side.
    case figures
    /// Facts with their names.
    case facts
    /// States.
    case states
    /// Inputs and their buttons.
    case form
    /// Buttons and links alone.
    case actions
    /// Running text.
    case prose
    /// Messages that must be noticed.
    case notice
    /// Charts.
    case charts
    /// Pictures, audio and video.
    case media
    /// Exercises with a duration or a count.
    case routine
    /// A collection, or what stands in for one.
    case collection
    /// A section that was requested as such, whatever it holds.
    case demanded
  }

  /// The kind of contents.
  var role: Role
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

  init(_ role: Role, at address: StreamAddress) {
    self.role = role
    self.address = address
  }
}
