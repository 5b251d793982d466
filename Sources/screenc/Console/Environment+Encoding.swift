import ScreenCompiler

extension Environment {
  /// The locale of characters: `LC_ALL`, `LC_CTYPE` or `LANG`; nil where none of them is set.
  var locale: String? { ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(value).first }

  /// Whether a locale names UTF-8 as its encoding: `de_DE.UTF-8`, `C.utf8`, `UTF-8`.
  static func isUTF8(_ locale: String) -> Bool {
    let encoding = locale.split(separator: ".").last?.split(separator: "@").first ?? ""
    return ["utf-8", "utf8"].contains(encoding.lowercased())
  }

  /// The characters to draw with on an output, where none are asked for.
  ///
  /// A terminal whose locale is of another encoding gets ASCII. Where no locale is set, as in most
  /// containers, the terminal that is looked at reads UTF-8 all the same. Files and pipes
  /// have the same bytes in every locale.
  func glyphs(on output: FileDescriptor) -> TerminalOptions.Glyphs {
    guard isTerminal(output), let locale, !Self.isUTF8(locale) else { return .unicode }
    return .ascii
  }
}
