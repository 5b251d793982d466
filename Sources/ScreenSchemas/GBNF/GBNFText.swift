/// How texts are written under a grammar in GBNF.
public enum GBNFText: Hashable, Sendable {
  /// Unchanged, except that quotation marks, backslashes and line ends are escaped.
  case utf8
  /// In ASCII: everything else is escaped as `\u00e9`, for models whose tokens split characters.
  case asciiSafe
}
