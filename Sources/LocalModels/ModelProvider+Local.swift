#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif
public import ScreenGeneration

extension ModelProvider {
  /// Models in GGUF files, run in this process.
  ///
  /// A name without a folder is looked for in the folder that `SCREENC_MODELS` names. `SCREENC_THREADS`
  /// says how many threads a model has (else one a processor), and `SCREENC_PROMPTS` which folder keeps
  /// what was made of prompts (empty for none, else the user's caches).
  public static let gguf = ModelProvider(
    prefix: "gguf", syntax: "FILE.gguf",
    summary: "a model in a file, run in this process; gguf:NAME is looked up in $SCREENC_MODELS",
    state: { settings in
      settings.modelFolder.map { .answers(models: $0.names) }
    }
  ) { (name, settings) throws(ModelError) in
    LocalLanguageModel(
      path: settings.path(ofModel: name.model), threads: settings.threads,
      promptFolder: settings.promptFolder)
  }
}

extension ModelSettings {
  /// The variable that says how many threads a model in this process has.
  public static let threadsVariable = "SCREENC_THREADS"

  fileprivate var threads: Int {
    variable(Self.threadsVariable).flatMap(Int.init)
      ?? max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }

  fileprivate var modelFolder: ModelFolder? {
    variable("SCREENC_MODELS").flatMap { $0.isEmpty ? nil : ModelFolder(path: $0) }
  }

  /// The path itself, or that of a file in the folder of models, whose ending may be left out.
  fileprivate func path(ofModel name: String) -> String {
    guard !ModelFolder.exists(name), !name.contains("/"), let modelFolder else { return name }
    return modelFolder.path(named: name)
  }

  /// The folder for what was made of prompts, in the place that the system has for such things.
  fileprivate var promptFolder: String? {
    if let own = variable("SCREENC_PROMPTS") { return own.isEmpty ? nil : own }
    if let caches = variable("XDG_CACHE_HOME"), caches.hasPrefix("/") {
      return caches + "/screenc/prompts"
    }
    guard let home = variable("HOME"), home.hasPrefix("/") else { return nil }
    return home + "/.cache/screenc/prompts"
  }
}
