public import ScreenDiagnostics
public import ScreenGeneration
public import ScreenModel
internal import ScreenText

extension SnapshotCase {
  /// Compiles one draw of the case.
  ///
  /// - Parameters:
  ///   - seed: The seed; nil to take the best choice each time.
  ///   - compiler: A compiler with the grammar that the case names.
  ///   - text: The contents of the file that the case names; nil for an intent.
  ///   - data: The data that the case names.
  ///   - replay: The generator that replays the recorded replies that the case names.
  /// - Returns: The compilation.
  /// - Throws: `CompilationError` if there is no screen, or if the grammar does not admit a
  ///   finished one, given as `screen:`, unchanged.
  public func compile(
    seed: UInt64?, with compiler: Compiler, text: SourceText?, data: TreeValue? = nil,
    replay: ReplayGenerator? = nil
  ) throws(CompilationError) -> Compilation {
    switch subject {
    case .intent(let intent):
      let source = SourceText(name: name + Self.fileEnding, intent)
      let sampling = sampling(seed: seed)
      guard let replay else {
        return try compiler.compile(source, sampling: sampling, data: data)
      }
      return try compiler.compile(
        source, sampling: sampling, data: data, asking: replay, only: .model)
    case .screen(let path):
      let result = try compiler.admit(text ?? SourceText(name: path, ""), data: data)
      guard result.isAcceptable(.strict) else {
        throw .nothingAdmitted(
          result.diagnostics.filter(\.isRefusedWhenStrict) + [
            Diagnostic(
              .error, id: "screen-not-exact",
              "the screen does not conform to the grammar \(compiler.grammar.name)")
          ])
      }
      return result
    case .reply(let path):
      return try compiler.admit(text ?? SourceText(name: path, ""), data: data)
    }
  }

  /// The snapshot of a screen in one variant.
  public func snapshot(of screen: Screen, language: String, in variant: Variant) -> Snapshot {
    var header: [Snapshot.HeaderLine] = [.init("case", name)]
    switch subject {
    case .intent(let intent): header.append(.init("intent", intent))
    case .screen(let path): header.append(.init("screen", path))
    case .reply(let path): header.append(.init("reply", path))
    }
    header.append(.init("grammar", grammar))
    if let data { header.append(.init("data", data)) }
    if let replay { header.append(.init("replay", replay)) }
    if let seed = variant.seed {
      header.append(.init("seed", String(seed)))
      var buffer = UTF8Buffer()
      buffer.append(number: temperature)
      header.append(.init("temperature", buffer.string))
    }
    header.append(.init("format", variant.format.rawValue))
    if let width = variant.width { header.append(.init("width", String(width))) }
    return Snapshot(
      header: header, body: screen.renderedUTF8(as: variant.screenFormat(language: language)))
  }
}
