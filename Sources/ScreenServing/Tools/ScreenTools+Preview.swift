internal import ScreenCompiler
internal import ScreenDiagnostics
package import ScreenModel

extension ScreenTools {
  /// The most successive changes in a preview.
  package static let changeLimit = 100

  /// A screen in all the forms that the browser page shows, as JSON.
  ///
  /// These are pages for light and dark, terminal text, the report with its ledger, the reading,
  /// the outcome of each change, and the equivalent command.
  ///
  /// - Parameter arguments: As for render_screen. In addition, `text`, with `as` stating whether it
  ///   is a `request` or a `screen` (otherwise that is detected from the text), and `edits`, the
  ///   changes to make.
  /// - Returns: An object.
  /// - Throws: `ToolFailure` if there is no screen.
  package func preview(_ arguments: TreeValue) throws(ToolFailure) -> [UInt8] {
    let changes = (arguments["edits"]?.elements ?? []).map { $0.text ?? "" }
    guard changes.count <= Self.changeLimit else {
      throw ToolFailure(text: "At most \(Self.changeLimit) changes can be made in a row.")
    }
    let named = Self.namingText(of: arguments)
    let first = try compilation(of: named)
    let history = EditHistory(changing: first.screen, by: changes, with: try compiler(for: named))
    let screen = history.screen
    let language = first.language
    let columns = arguments["width"]?.whole.map(Int.init) ?? 80
    return JSONWriter.line { writer in
      writer.member("title", screen.title)
      writer.member("confidence", first.confidence.rawValue)
      writer.member("tier", first.tier.rawValue)
      writer.member("draft", first.isDraft)
      for (name, theme) in [("light", HTMLOptions.Theme.light), ("dark", .dark)] {
        let options = HTMLOptions(theme: theme, language: language)
        writer.member(name, screen.rendered(as: .html(options)))
      }
      writer.member("text", Self.plainText(of: screen, columns: columns, language: language))
      writer.member("json", screen.rendered(as: .json))
      let report = SourceText(name: "report", utf8: first.report())
      writer.member("report", JSONReader.read(report, .strict).tree ?? [:])
      if let intent = first.intent {
        let reader = IntentReader().reader(for: SourceText(name: "intent", intent))
        writer.member("reading", "\(reader.read(intent).tree)")
      }
      writer.member("explanation", first.explanation)
      writer.array("edits", history.steps) { $1.write(to: &$0) }
      writer.member(
        "command", command(for: first, data: arguments["data"], changed: changes))
    }
  }

  /// The arguments, with `text` renamed to the kind of text it is.
  private static func namingText(of arguments: TreeValue) -> TreeValue {
    guard case .object(var members) = arguments.content,
      let place = members.firstIndex(where: { $0.name == "text" })
    else { return arguments }
    let isScreen =
      switch arguments["as"]?.text {
      case "screen": true
      case "request": false
      default: source(of: members[place].value, name: "text").isScreen
      }
    members[place] = TreeMember(isScreen ? "reply" : "intent", members[place].value)
    return TreeValue(.object(members))
  }

  /// The equivalent shell commands, with their input piped to them.
  private func command(
    for compilation: Compilation, data: TreeValue?, changed changes: [String]
  ) -> String {
    let quoted = RenderInvocation.quoted
    let isStandard = compilation.grammar == Grammar.standard.name
    let grammar =
      compilation.grammar == self.grammar.name
      ? grammarOption : isStandard ? nil : compilation.grammar
    var lines: [String] = []
    if let data {
      lines.append("printf %s \(quoted(Self.source(of: data, name: "data").string)) > data.json")
    }
    let isRead = compilation.intent == nil
    var calls = isRead ? ["printf %s \(quoted(compilation.source.string))"] : []
    func call(_ subject: RenderInvocation.Subject, _ options: [String], isLast: Bool) {
      calls.append(
        RenderInvocation(
          subject, grammar: grammar, data: options.isEmpty && data != nil ? "data.json" : nil,
          sampling: options.isEmpty ? compilation.sampling : .greedy,
          options: options + (isLast ? [] : ["--format", "json"])
        ).text)
    }
    call(
      compilation.intent.map { .intent($0) } ?? .screen(path: "-"), [], isLast: changes.isEmpty)
    for (place, change) in changes.enumerated() {
      call(.intent(change), ["--from", "-"], isLast: place == changes.count - 1)
    }
    lines.append(calls.joined(separator: " | \\\n  "))
    return lines.joined(separator: "\n")
  }

  /// Terminal text without colours.
  static func plainText(of screen: Screen, columns: Int, language: String) -> String {
    screen.rendered(
      as: .ansi(
        TerminalOptions(width: columns, depth: .none, links: .text, language: language)))
  }
}
