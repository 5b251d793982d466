/// The contents of a section, which decide what may join it and how it is laid out.
package enum SectionRole: Hashable, Sendable {
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
  /// A section that was requested as such, whatever it holds; no kind of component declares it.
  case demanded
}
