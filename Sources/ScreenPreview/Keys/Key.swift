/// A key of a terminal, as far as a preview distinguishes them.
package enum Key: Hashable, Sendable {
  /// A character that can be seen, or a space.
  case character(Unicode.Scalar)
  /// A letter together with Control, in lower case.
  case control(Unicode.Scalar)
  /// A text that was pasted, which is no command whatever it says.
  case paste(String)
  case up, down, left, right
  case pageUp, pageDown, home, end
  case enter, tab, backspace, delete, escape
}
