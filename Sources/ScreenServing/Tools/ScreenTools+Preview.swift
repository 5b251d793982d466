internal import ScreenCompiler
package import ScreenModel

extension ScreenTools {
  /// A screen in all the ways that the page of a browser shows it, as JSON: pages for light and dark,
  /// terminal text, the account with its ledger, the reading, and the same call as a command.
  ///
  /// - Parameter arguments: As those of render_screen.
  /// - Returns: An object.
  /// - Throws: `ToolFailure` where there is no screen.
  package func preview(_ arguments: TreeValue) throws(ToolFailure) -> [UInt8] {
    let compilation = try compilation(of: arguments)
    let (screen, language) = (compilation.screen, compilation.language)
    let columns = arguments["width"]?.whole.map(Int.init) ?? 80
    return JSONWriter.line { writer in
      writer.member("title", screen.title)
      writer.member("confidence", compilation.confidence.rawValue)
      writer.member("tier", compilation.tier.rawValue)
      writer.member("draft", compilation.isDraft)
      for (name, theme) in [("light", HTMLOptions.Theme.light), ("dark", .dark)] {
        let options = HTMLOptions(theme: theme, language: language)
        writer.member(name, screen.rendered(as: .html(options)))
      }
      writer.member("text", Self.plainText(of: screen, columns: columns, language: language))
      writer.member("json", screen.rendered(as: .json))
      let report = SourceText(name: "report", utf8: compilation.report())
      writer.member("report", JSONReader.read(report, .strict).tree ?? [:])
      if let intent = compilation.intent {
        writer.member("reading", "\(Reader().read(intent).tree)")
      }
      writer.member("explanation", compilation.explanation)
      writer.member("command", command(for: arguments, compilation))
    }
  }

  /// The call as it is typed into a shell.
  private func command(for arguments: TreeValue, _ compilation: Compilation) -> String {
    let subject: RenderInvocation.Subject =
      compilation.intent.map { .intent($0) } ?? .screen(path: "-")
    return RenderInvocation(
      subject, grammar: compilation.grammar == Grammar.standard.name ? nil : compilation.grammar,
      sampling: compilation.sampling
    ).text
  }

  /// Terminal text without colours.
  static func plainText(of screen: Screen, columns: Int, language: String) -> String {
    screen.rendered(
      as: .ansi(
        TerminalOptions(width: columns, depth: .none, links: .text, language: language)))
  }
}
