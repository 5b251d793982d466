import ScreenCompiler

/// The weights that `--weights` names: what a person uses who has trained some.
struct WeightsChoice {
  /// The file; nil for the weights that the command was built with.
  var path: String?

  /// The option, of a command that reads sentences.
  static func option<Values>(_ place: WritableKeyPath<Values, String?>) -> Option<Values> {
    .value(
      "--weights", .text("FILE"), place, .input,
      "Read with these weights, made by train-reader")
  }

  /// A reader with the weights; nil for those that the command was built with.
  func load() throws(CommandError) -> Reader? {
    guard let path else { return nil }
    let source = try SourceText.read(File(path: path))
    let (reader, diagnostics) = Reader.load(source)
    guard let reader else { throw .invalidInput(diagnostics, in: source) }
    return reader
  }
}
