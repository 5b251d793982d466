internal import ScreenCompiler
internal import ScreenModel

extension ScreenTools {
  /// Reads a screen in one format and writes it in another.
  func convert(_ arguments: TreeValue) throws(ToolFailure) -> ToolAnswer {
    let compiler = try compiler(for: arguments)
    let source = Self.source(of: arguments["document"] ?? [:], name: "document")
    let from = arguments["from"]?.text
    let compilation: Compilation
    do throws(CompilationError) {
      compilation =
        from == "screen"
        ? try compiler.admit(screen: source)
        : try compiler.admit(source, as: from.flatMap(ExchangeFormat.init(named:)))
    } catch {
      throw ToolFailure(error, in: source)
    }
    let to = arguments["to"]?.text ?? "screen"
    let written = ExchangeFormat(named: to).map { compilation.screen.written(as: $0) }
    let output = written?.text ?? compilation.screen.rendered(as: .json)
    let lost = written?.diagnostics ?? []
    let isLossless = !(compilation.diagnostics + lost).contains(where: \.isRefusedWhenStrict)
    return ToolAnswer(
      text: output + "\n" + DiagnosticFormatter(source).format(compilation.diagnostics)
        + DiagnosticFormatter(SourceText(name: to, "")).format(lost),
      structured: { writer in
        writer.member("to", to)
        writer.member("output", output)
        writer.member("lossless", isLossless)
        writer.array("diagnostics", compilation.diagnostics + lost) {
          $0.diagnostic($1, in: source)
        }
      })
  }

  /// Changes a screen as a text asks.
  func edit(_ arguments: TreeValue) throws(ToolFailure) -> ToolAnswer {
    let compiler = try compiler(for: arguments)
    let screen = try screen(arguments, "screen", compiler)
    let change = SourceText(name: "change", arguments["change"]?.text ?? "")
    let edited: Compilation
    do throws(CompilationError) {
      edited = try compiler.edit(screen, change)
    } catch {
      throw ToolFailure(error, in: change)
    }
    let entries = edited.ledger.entries
    return ToolAnswer(
      text: Self.plainText(of: edited.screen, columns: 80, language: edited.language) + "\n"
        + DiagnosticFormatter(change).format(edited.diagnostics),
      structured: { writer in
        writer.name("screen")
        writer.screen(edited.screen)
        writer.array("met", entries.filter { $0.outcome != .unmet }) { $0.text($1.words) }
        writer.array("unmet", entries.filter { $0.outcome == .unmet }) { $0.text($1.words) }
        writer.array("diagnostics", edited.diagnostics) { $0.diagnostic($1, in: change) }
      })
  }

  /// Describes how two screens differ.
  func diff(_ arguments: TreeValue) throws(ToolFailure) -> ToolAnswer {
    let compiler = try compiler(for: arguments)
    let old = try screen(arguments, "old", compiler)
    let difference = ScreenDifference(from: old, to: try screen(arguments, "new", compiler))
    return ToolAnswer(
      text: difference.isEmpty ? "They are the same.\n" : difference.words,
      structured: { writer in
        writer.member("same", difference.isEmpty)
        writer.member("words", difference.words)
        writer.array("patch", difference.patch.operations) { $0.tree($1.tree) }
      })
  }

  /// The screen in an argument, in any format, admitted by the grammar.
  private func screen(
    _ arguments: TreeValue, _ name: String, _ compiler: Compiler
  ) throws(ToolFailure) -> Screen {
    let source = Self.source(of: arguments[name] ?? [:], name: name)
    do throws(CompilationError) {
      return try compiler.admit(source).screen
    } catch {
      throw ToolFailure(error, in: source)
    }
  }
}
