import ScreenCompiler

extension Environment {
  /// The locale that sets the character encoding: the first of `LC_ALL`, `LC_CTYPE` and `LANG` that
  /// is not empty; nil if there is none.
  var locale: String? { ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(value).first }

  /// Whether a locale names UTF-8 as its encoding, such as `de_DE.UTF-8`, `C.utf8` or `UTF-8`.
  static func isUTF8(_ locale: String) -> Bool {
    let encoding = locale.split(separator: ".").last?.split(separator: "@").first ?? ""
    return ["utf-8", "utf8"].contains(encoding.lowercased())
  }

  /// Returns the default glyphs to draw with on an output.
  ///
  /// A terminal whose locale names another encoding gets ASCII. If no locale is set, as in most
  /// containers, the terminal is assumed to read UTF-8. Files and pipes get the same bytes in every
  /// locale.
  func glyphs(on output: FileDescriptor) -> TerminalOptions.Glyphs {
    guard isTerminal(output), let locale, !Self.isUTF8(locale) else { return .unicode }
    return .ascii
  }
}
