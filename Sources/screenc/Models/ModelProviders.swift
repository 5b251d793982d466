import ScreenCompiler

/// What `--model` takes, beside recorded replies.
enum ModelProviders {
  /// The providers, in the order that help lists them.
  static var all: [ModelProvider] { [gguf] + ModelProvider.hosted + [exec] }

  private static var exec: ModelProvider {
    ModelProvider(
      prefix: "exec", syntax: "exec[+ABILITY…]:COMMAND",
      summary: "a program: the request as JSON on its standard input, the reply on its output"
    ) { (command, _) throws(ModelError) in ExecModel(command: command) }
  }

  /// The program of `exec+schema+tools:COMMAND`.
  private static func program(
    _ prefix: String, _ command: String
  ) throws(CommandError) -> ExecModel? {
    let words = prefix.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    guard words.count > 1, words[0] == "exec", !command.isEmpty else { return nil }
    var abilities: [ExecModel.Ability] = []
    for word in words.dropFirst() {
      guard let ability = ExecModel.Ability(rawValue: word) else {
        let names = ExecModel.Ability.allCases.map(\.rawValue)
        throw .usage(
          "unknown-ability",
          "no program can do '\(word)'; there are " + names.joined(separator: ", "),
          suggestion: Spelling.nearest(to: word, among: names))
      }
      if !abilities.contains(ability) { abilities.append(ability) }
    }
    return ExecModel(command: command, abilities: abilities)
  }

  /// How all of them are written, recorded replies first.
  static var syntaxes: [String] { ["replay:FILE"] + all.map(\.syntax) }

  /// The model that a text names.
  static func model(
    _ text: String, in environment: Environment, threads: Int? = nil
  ) throws(CommandError) -> any LanguageModel {
    let (prefix, name) = parts(of: text)
    if let program = try program(prefix, name) { return program }
    guard let provider = all.first(where: { $0.prefix == prefix }), !name.isEmpty else {
      throw .usage(
        "unsupported-model",
        "the model '\(text)' is not supported; there are " + syntaxes.joined(separator: ", "),
        suggestion: Spelling.nearest(to: prefix, among: ["replay"] + all.map(\.prefix)))
    }
    do throws(ModelError) {
      return try provider.model(name, environment.modelSettings(threads: threads))
    } catch {
      throw CommandError(
        exitCode: .outside,
        diagnostics: [Diagnostic(.error, id: "model", "'\(prefix)': \(error.description)")])
    }
  }

  /// What is before and after the first colon; the path of a model's file needs no prefix.
  static func parts(of text: String) -> (prefix: String, name: String) {
    if text.hasSuffix(".gguf"), !text.hasPrefix("gguf:") { return ("gguf", text) }
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
  }
}

extension Environment {
  /// What providers find outside; threads that a command line names go before the variable's.
  func modelSettings(threads: Int? = nil) -> ModelSettings {
    // Only this process's own variables are keys.
    ModelSettings { name in
      if name == ModelProviders.threadsVariable, let threads { return String(threads) }
      return Environment.current.variable(name)
    }
  }
}
