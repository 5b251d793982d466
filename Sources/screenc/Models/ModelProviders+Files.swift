import ScreenCompiler

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension ModelProviders {
  /// The variable that says how many threads a model in this process has.
  static let threadsVariable = "SCREENC_THREADS"
  /// The variable that names the folder in which models are looked for.
  static let folderVariable = "SCREENC_MODELS"

  /// The variable that names the folder that keeps what was made of prompts; empty for none.
  static let promptsVariable = "SCREENC_PROMPTS"

  /// Models in files, run in this process.
  static var gguf: ModelProvider {
    ModelProvider(
      prefix: "gguf", syntax: "FILE.gguf",
      summary: "a model in a file, run in this process; gguf:NAME is looked for in $SCREENC_MODELS",
      state: { settings in
        folder(settings).map { .answers(models: files(in: $0).map(\.name)) }
      }
    ) { (name, settings) throws(ModelError) in
      CutModelFile.endsProcess()
      return LocalLanguageModel(
        path: file(named: name, settings).path,
        threads: settings.variable(threadsVariable).flatMap(Int.init) ?? processors,
        promptFolder: promptFolder(settings))
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

  /// How many processors work at once here.
  static var processors: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// The bytes of memory that this machine has.
  static var physicalMemory: Int {
    Int(sysconf(Int32(_SC_PHYS_PAGES))) * Int(sysconf(Int32(_SC_PAGESIZE)))
  }

  /// The file of a path, or of a name in the folder of models, where it may lack its ending.
  private static func file(named name: String, _ settings: ModelSettings) -> File {
    let file = File(path: name)
    guard !file.exists, !name.contains("/"), let folder = folder(settings) else { return file }
    let files = files(in: folder)
    // The whole name first; else the first file, by its bytes, that begins so.
    return files.first { $0.name == name || $0.name == name + ".gguf" }
      ?? files.first { $0.name.lowercased().hasPrefix(name.lowercased()) } ?? folder.file(name)
  }

  /// The folder for what was made of prompts, in the place that the system has for such things.
  private static func promptFolder(_ settings: ModelSettings) -> String? {
    if let own = settings.variable(promptsVariable) { return own.isEmpty ? nil : own }
    if let caches = settings.variable("XDG_CACHE_HOME"), caches.hasPrefix("/") {
      return caches + "/screenc/prompts"
    }
    guard let home = settings.variable("HOME"), home.hasPrefix("/") else { return nil }
    return home + "/.cache/screenc/prompts"
  }

  private static func folder(_ settings: ModelSettings) -> File? {
    settings.variable(folderVariable).flatMap { $0.isEmpty ? nil : File(path: $0) }
  }

  private static func files(in folder: File) -> [File] {
    ((try? folder.entries()) ?? []).filter { $0.name.hasSuffix(".gguf") && $0.isRegular }
  }
}
