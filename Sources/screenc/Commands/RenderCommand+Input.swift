import ScreenCompiler

extension RenderCommand {
  /// Throws if standard input would be read twice.
  func checkStandardInput(_ operands: [[UInt8]]) throws(CommandError) {
    let isSource = [screen, from, patch].contains("-") || operands.contains([UInt8(ascii: "-")])
    guard data != "-" || !isSource else {
      throw .usage(
        "conflict",
        "only one input can come from standard input; name a file for the others")
    }
  }

  /// Throws if more than one thing would go to standard output.
  func checkStandardOutput() throws(CommandError) {
    guard [output ?? "-", report, stylesheet].count(where: { $0 == "-" }) > 1 else { return }
    throw .usage("conflict", "only one thing goes to standard output; give the others a file")
  }

  /// Returns the text to start from: the intent that was typed or piped in, the patch, or the
  /// screen of a file; nil if there is only data.
  func source(
    from operands: [[UInt8]], hasData: Bool
  ) throws(CommandError) -> SourceText? {
    if let screen {
      guard operands.isEmpty else {
        throw .usage("conflict", "'--screen' renders the file; leave the intent out")
      }
      return try .read(path: screen)
    }
    if let patch {
      guard from != nil else {
        throw .usage("missing-screen", "'--patch' needs '--from FILE', the screen to change")
      }
      guard operands.isEmpty else {
        throw .usage("conflict", "'--patch' says what to change; leave the text out")
      }
      return try .read(path: patch)
    }
    guard !operands.isEmpty else {
      if hasData { return nil }
      throw .usage(
        "missing-intent",
        "nothing to render: give an intent, '--screen FILE' or '--data FILE'; '-' is standard input"
      )
    }
    return try self.intent(from: operands, to: "render")
  }
}

extension RenderCommand {
  /// Returns the screen to edit: from a file in any format, or from a snapshot case.
  func edited(
    _ path: String, _ data: TreeValue?, with compiler: Compiler, in console: Console
  ) throws(CommandError) -> Screen {
    guard screen == nil else {
      throw .usage("conflict", "'--from' edits a screen; leave '--screen' out")
    }
    if path.hasSuffix(SnapshotCase.fileEnding) { return try screen(ofCase: path, in: console) }
    let source = try SourceText.read(path: path)
    do throws(CompilationError) {
      let original = try compiler.admit(source, data: data)
      console.show(original.diagnostics, in: source)
      return original.screen
    } catch {
      throw CommandError(error, in: source)
    }
  }

  /// Returns the screen of a case's first draw.
  private func screen(ofCase path: String, in console: Console) throws(CommandError) -> Screen {
    var renderer = SnapshotRenderer()
    do throws(SnapshotRenderer.Failure) {
      let file = File(path: path)
      let snapshotCase = try renderer.read(file)
      let first = try renderer.render(
        snapshotCase, at: file, seed: snapshotCase.draws.first ?? nil, in: console
      ).first
      if let first { return first.screen }
    } catch {
      throw .invalidInput(
        error.messages.map {
          Diagnostic(.error, id: "no-screen", "the case gives no screen: \($0)")
        })
    }
    throw .invalidInput([Diagnostic(.error, id: "no-screen", "the case '\(path)' gives no screen")])
  }
}

extension Command {
  /// Returns the intent that was typed, or piped in for `-`.
  func intent(from operands: [[UInt8]], to verb: String) throws(CommandError) -> SourceText {
    guard let intent = operands.first else {
      throw .usage(
        "missing-intent", "nothing to \(verb): give an intent, or '-' for standard input")
    }
    guard operands.count == 1 else {
      let words = operands.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
      throw .usage(
        "several-intents",
        "expected one intent, not \(operands.count); quote it: \"\(words)\"")
    }
    let source =
      intent == [UInt8(ascii: "-")]
      ? try SourceText.readStandardInput() : SourceText(utf8: intent)
    if let range = source.illFormedRange {
      throw .invalidInput(
        [
          Diagnostic(
            .error, id: "invalid-utf8", "the intent is not valid UTF-8 from here on", at: range)
        ], in: source)
    }
    return source
  }
}

extension SourceText {
  /// Reads the file at a path, or standard input for `-`.
  static func read(path: String) throws(CommandError) -> SourceText {
    path == "-" ? try readStandardInput() : try read(File(path: path))
  }

  /// Reads a file, and names the text by its path.
  static func read(_ file: File) throws(CommandError) -> SourceText {
    do {
      return SourceText(name: file.path, utf8: try file.read())
    } catch {
      let failure = CommandError.outside("cannot read '\(file.path)'", error)
      guard let hint = file.twinHint else { throw failure }
      throw CommandError(
        exitCode: .outside, diagnostics: failure.diagnostics + [Diagnostic(.note, id: "file", hint)]
      )
    }
  }

  /// Reads standard input to its end.
  static func readStandardInput() throws(CommandError) -> SourceText {
    do {
      let bytes = try FileDescriptor.standardInput.readToEnd(limit: File.readingLimit)
      return SourceText(name: "<stdin>", utf8: bytes)
    } catch {
      throw .outside("cannot read standard input", error)
    }
  }
}
