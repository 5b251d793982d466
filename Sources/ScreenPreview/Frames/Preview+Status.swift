internal import ScreenCompiler
internal import ScreenModel
internal import ScreenText

extension Preview {
  /// The status line: a remark, then the options of the focused variant.
  var status: String {
    var parts = note.isEmpty ? [] : [note]
    if panes.count > 1 { parts.append("variant \(focus + 1) of \(panes.count)") }
    if format != .terminal { parts.append(formatName) }
    let sampling = focused.sampling
    if case .intent = subject {
      parts.append(sampling.isGreedy ? "best choice" : "seed \(sampling.seed)")
      parts.append("temperature " + Self.decimal(sampling.isGreedy ? 0 : sampling.temperature))
    }
    if !edits.isEmpty { parts.append(edits.count == 1 ? "1 change" : "\(edits.count) changes") }
    parts.append(grammars[focused.grammar].name)
    parts.append("width \(drawnWidth)")
    if let compilation = focused.compilation {
      if compilation.tier == .finished {
        parts.append("finished screen")
      } else {
        parts += [compilation.tier.rawValue, "\(compilation.confidence.rawValue) confidence"]
      }
    }
    return parts.joined(separator: " · ")
  }

  private var formatName: String {
    switch format {
    case .terminal: "terminal"
    case .json: "JSON"
    case .html: "HTML"
    case .ledger: "ledger"
    }
  }

  private static func decimal(_ value: Double) -> String {
    var buffer = UTF8Buffer()
    buffer.append(number: value)
    return buffer.string
  }

  /// The command that prints the contents of the focused pane.
  var invocation: String {
    var options: [String] = []
    switch format {
    case .terminal:
      options += ["--width", String(drawnWidth)]
      if theme != .automatic { options += ["--theme", themeName] }
      if glyphs == .ascii { options.append("--ascii") }
      if let color { options += ["--color", color] }
    case .json: options += ["--format", "json"]
    case .html:
      options += ["--format", "html"]
      if theme != .automatic { options += ["--theme", themeName] }
    case .ledger: options += ["--explain"]
    }
    let grammar = grammars[focused.grammar].name
    let invocation = RenderInvocation(
      renderedSubject, grammar: grammar == "standard" ? nil : grammar,
      data: dataName, sampling: focused.sampling, options: options, edits: edits)
    // The explanation goes to standard error.
    return invocation.text + (format == .ledger ? " 2>&1 >/dev/null" : "")
  }

  private var renderedSubject: RenderInvocation.Subject {
    switch subject {
    case .intent(let text) where text.isBlank && dataName != nil: .data
    case .intent(let text): .intent(text)
    case .screen(let source): .screen(path: source.name)
    }
  }
}
