internal import Sampling
import ScreenBrief
internal import ScreenModel
import ScreenReading

/// A section in the making.
struct PlannedSection {
  /// What its content is, which decides what may join it and how it is laid out.
  enum Role {
    /// Figures and what is like them, side by side.
    case figures
    /// Facts and their names.
    case facts
    /// States.
    case states
    /// What is filled in, and its buttons.
    case form
    /// Buttons and links alone.
    case actions
    /// Running text.
    case prose
    /// What must be noticed.
    case notice
    /// Charts.
    case charts
    /// Pictures, sound and film.
    case media
    /// What is carried out in time.
    case routine
    /// A collection, or whatever stands for one.
    case collection
    /// What was requested as one section, whatever it holds.
    case demanded
  }

  /// What its content is.
  var role: Role
  /// The title; empty for none.
  var title = Phrase("")
  /// The layout requested.
  var layout: Section.Layout?
  /// The column, tab or step it is in; empty for none.
  var group = Phrase("")
  /// Whether it stands outside of the columns, tabs or steps that other sections are set in.
  var isApart = false
  /// The components.
  var drafts: [ComponentDraft] = []
  /// The place of the section's choices.
  var address: StreamAddress
  /// The requirement whose section it is in; nil at the top.
  var home: Int?
  /// The slug that a button names to open it; empty where nothing does.
  var id = ""

  init(_ role: Role, at address: StreamAddress) {
    self.role = role
    self.address = address
  }
}
