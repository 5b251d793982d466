import ScreenCompiler

/// The model that `--model` names: the recorded replies of one.
struct ModelChoice {
  /// What follows `--model`; nil for no model.
  var text: String?

  /// How the option is written.
  static var syntax: ValueSyntax<String> { .text("replay:FILE") }

  /// What plays the replies; nil where no model is named.
  func load() throws(CommandError) -> ReplayGenerator? {
    guard let text else { return nil }
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0] == "replay", !parts[1].isEmpty else {
      throw .usage(
        "unsupported-model",
        "the model '\(text)' is not supported; 'replay:FILE' plays the replies recorded in a file")
    }
    return try Self.replay(of: File(path: String(parts[1])))
  }

  /// What plays the replies that a file holds.
  static func replay(of file: File) throws(CommandError) -> ReplayGenerator {
    let source = try SourceText.read(file)
    let (cassette, diagnostics) = Cassette.read(source)
    guard diagnostics.isEmpty else { throw .wanting(diagnostics, in: source) }
    return ReplayGenerator(cassette)
  }
}
