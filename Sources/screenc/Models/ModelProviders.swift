import ScreenCompiler
import ScreenModels

/// What `--model` takes, beside recorded replies.
enum ModelProviders {
  /// How all of them are written, recorded replies first.
  static var syntaxes: [String] { ["replay:FILE"] + ModelProvider.all.map(\.syntax) }

  /// The model that a text names.
  static func model(
    _ text: String, in environment: Environment, threads: Int? = nil
  ) throws(CommandError) -> any LanguageModel {
    do throws(ModelNameError) {
      return try ModelProvider.model(
        named: text, among: ModelProvider.all, settings: environment.modelSettings(threads: threads)
      )
    } catch {
      throw CommandError(error)
    }
  }

  /// That this build is slow, and how to build one that is not; nil for a release build.
  static var debugRemark: Diagnostic? {
    #if DEBUG
      Diagnostic(
        .note, id: "debug-build",
        "this is a debug build, in which a model runs many times slower; "
          + "build by 'swift build -c release --product screenc'")
    #else
      nil
    #endif
  }
}

extension CommandError {
  /// No model is named; what cannot be set up is no fault of the command line.
  fileprivate init(_ error: ModelNameError) {
    switch error {
    case .unknownProvider(let text, _, let suggestion):
      let prefix = ModelName(text).prefix
      self = .usage(
        "unsupported-model",
        "the model '\(text)' is not supported; there are "
          + ModelProviders.syntaxes.joined(separator: ", "),
        suggestion: suggestion ?? Spelling.nearest(to: prefix, among: ["replay"]))
    case .unknownAbility: self = .usage("unknown-ability", error.description)
    case .unusable:
      self.init(
        exitCode: .outside, diagnostics: [Diagnostic(.error, id: "model", error.description)])
    }
  }
}

extension Environment {
  /// What providers find outside; threads that a command line names go before the variable's.
  func modelSettings(threads: Int? = nil) -> ModelSettings {
    // Only this process's own variables are keys.
    ModelSettings { name in
      if name == ModelSettings.threadsVariable, let threads { return String(threads) }
      return Environment.current.variable(name)
    }
  }
}
