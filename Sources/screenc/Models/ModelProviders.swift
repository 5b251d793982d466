import ScreenCompiler
import ScreenModels

/// The models that `--model` takes.
enum ModelProviders {
  /// The syntax of each kind of model, recorded replies first.
  static var syntaxes: [String] { ["replay:FILE"] + ModelProvider.all.map(\.syntax) }

  /// Returns the model that a text names.
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

  /// The note that this is a debug build, which is slow, and how to build a faster one; nil in a
  /// release build.
  static var debugRemark: Diagnostic? {
    #if DEBUG
      Diagnostic(
        .note, id: "debug-build",
        "this is a debug build, in which a model runs many times slower; build with 'swift build "
          + "-c release --product screenc'")
    #else
      nil
    #endif
  }
}

extension CommandError {
  /// Creates the error of a name that gives no model. A model that cannot be set up is not a fault
  /// of the command line.
  fileprivate init(_ error: ModelNameError) {
    switch error {
    case .unknownProvider(let text, _, let suggestion):
      let prefix = ModelName(text).prefix
      self = .usage(
        "unsupported-model",
        "the model '\(text)' is not supported; use one of "
          + ModelProviders.syntaxes.joined(separator: ", "),
        suggestion: suggestion ?? Spelling.nearest(to: prefix, among: ["replay"]))
    case .noModel: self = .usage("unsupported-model", error.description)
    case .unknownAbility: self = .usage("unknown-ability", error.description)
    case .unusable:
      self.init(
        exitCode: .outside, diagnostics: [Diagnostic(.error, id: "model", error.description)])
    }
  }
}

extension Environment {
  /// Returns the settings that providers read from the environment; `threads`, from the command
  /// line, takes precedence over the variable.
  func modelSettings(threads: Int? = nil) -> ModelSettings {
    // Keys are read only from the variables of this process.
    ModelSettings { name in
      if name == ModelSettings.threadsVariable, let threads { return String(threads) }
      return Environment.current.variable(name)
    }
  }
}
