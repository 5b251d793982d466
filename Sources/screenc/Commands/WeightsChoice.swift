import ScreenCompiler

/// The reader's weights that `--weights` names, for users who have trained their own.
struct WeightsChoice {
  /// The file; nil for the built-in weights.
  var path: String?

  /// Returns the option for a command that reads sentences.
  static func option<Values>(_ place: WritableKeyPath<Values, String?>) -> Option<Values> {
    .value(
      "--weights", .text("FILE"), place, .input,
      "Read with these weights, made by train-reader")
  }

  /// Loads a reader with the weights; nil for the built-in ones.
  func load() throws(CommandError) -> Reader? {
    guard let path else { return nil }
    let source = try SourceText.read(File(path: path))
    let (reader, diagnostics) = Reader.load(source)
    guard let reader else { throw .invalidInput(diagnostics, in: source) }
    return reader
  }
}
