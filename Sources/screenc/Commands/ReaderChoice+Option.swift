import ScreenCompiler

extension ReaderChoice {
  /// The option that names who reads, of a command that compiles intents.
  static func option<Values>(_ place: WritableKeyPath<Values, ReaderChoice?>) -> Option<Values> {
    .value("--reader", .word(), place, .input, "Who reads sentences; else both")
  }
}
