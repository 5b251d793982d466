import ScreenCompiler

/// A renderer of cases' snapshots, which caches the grammars and the cassettes that the cases name.
struct SnapshotRenderer {
  /// The current rendering of a snapshot.
  struct Rendering {
    /// The file of the snapshot.
    var file: File
    /// The bytes of the rendering.
    var bytes: [UInt8]
    /// The screen that the snapshot shows.
    var screen: Screen
    /// Renders a screen in the same format and width.
    var render: (Screen) -> [UInt8]
    /// The snapshot of the same screen as JSON, if the case asks for one.
    var jsonFile: File?
  }

  /// The reason why a case has no snapshots.
  struct Failure: Error {
    /// The messages, one line each.
    var messages: [String]

    init(_ diagnostics: [Diagnostic], in source: SourceText?) {
      messages = diagnostics.map { diagnostic in
        guard let source else { return "\(diagnostic.message) [\(diagnostic.id)]" }
        let place = diagnostic.range.map { range -> String in
          let location = source.location(of: range.lowerBound)
          return ":\(location.line):\(location.column)"
        }
        return "\(source.name)\(place ?? ""): \(diagnostic.message) [\(diagnostic.id)]"
      }
    }

    init(_ error: CommandError) { self.init(error.diagnostics, in: error.source) }
  }

  /// The grammars that cases have named so far.
  private var grammars: [String: Grammar] = [:]
  /// The cassettes that cases have named so far.
  private var replays: [String: ReplayGenerator] = [:]

  /// Reads a case.
  func read(_ file: File) throws(Failure) -> SnapshotCase {
    let source: SourceText
    do throws(CommandError) { source = try .read(file) } catch { throw Failure(error) }
    let (snapshotCase, diagnostics) = SnapshotCase.read(source)
    guard let snapshotCase else { throw Failure(diagnostics, in: source) }
    return snapshotCase
  }

  /// Renders one draw of a case in all its formats and widths.
  mutating func render(
    _ snapshotCase: SnapshotCase, at file: File, seed: UInt64?, in console: Console
  ) throws(Failure) -> [Rendering] {
    let folder = file.folder
    let compilation: Compilation
    do throws(CommandError) {
      let compiler = Compiler(grammar: try grammar(snapshotCase.grammar, in: folder, console))
      let text: SourceText?
      switch snapshotCase.subject {
      case .intent: text = nil
      case .screen(let path), .reply(let path): text = try .read(folder.file(path))
      }
      let data = try DataChoice(path: snapshotCase.data.map { folder.file($0).path })
        .load(in: console)
      let replay = try replay(snapshotCase.replay, in: folder)
      do throws(CompilationError) {
        compilation = try snapshotCase.compile(
          seed: seed, with: compiler, text: text, data: data, replay: replay)
      } catch {
        throw .invalidInput(
          error.diagnostics.filter { $0.severity == .error || $0.repair == .lossy },
          in: text ?? SourceText(name: file.path, ""))
      }
    } catch {
      throw Failure(error)
    }
    let variants = snapshotCase.variants(of: seed)
    let json = variants.first { $0.format == .json }
    return variants.map { variant in
      let render = { (screen: Screen) -> [UInt8] in
        snapshotCase.snapshot(of: screen, language: compilation.pageLanguage, in: variant).utf8
      }
      return Rendering(
        file: file.snapshotFolder.file(variant.fileName), bytes: render(compilation.screen),
        screen: compilation.screen, render: render,
        jsonFile: json.map { file.snapshotFolder.file($0.fileName) })
    }
  }

  private mutating func replay(
    _ name: String?, in folder: File
  ) throws(CommandError) -> ReplayGenerator? {
    guard let path = name.map({ folder.file($0).path }) else { return nil }
    if let replay = replays[path] { return replay }
    let replay = ReplayGenerator(try ModelChoice.cassette(of: File(path: path)))
    replays[path] = replay
    return replay
  }

  private mutating func grammar(
    _ name: String, in folder: File, _ console: Console
  ) throws(CommandError) -> Grammar {
    let isShipped = Grammar.shippedNames.contains(name)
    let choice = isShipped ? name : folder.file(name).path
    if let grammar = grammars[choice] { return grammar }
    let grammar = try GrammarChoice(named: choice).load(in: console)
    grammars[choice] = grammar
    return grammar
  }
}
