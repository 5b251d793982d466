/// A terminal key, as far as a preview distinguishes them.
package enum Key: Hashable, Sendable {
  /// A visible character, or a space.
  case character(Unicode.Scalar)
  /// A letter together with Control, in lower case.
  case control(Unicode.Scalar)
  /// A pasted text, which is never a command.
  case paste(String)
  case up, down, left, right
  case pageUp, pageDown, home, end
  case enter, tab, backspace, delete, escape
}
