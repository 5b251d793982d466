internal import ScreenComposition
internal import ScreenDiagnostics
public import ScreenModel
internal import ScreenText

extension Compilation {
  /// Explains why a part of the screen is there and where its values come from; every line ends in
  /// LF.
  ///
  /// - Parameter path: The path of an element or a section in the screen's JSON.
  /// - Returns: The name of the part, the requirements that it answers, and the origins of its
  ///   values.
  public func explanation(of path: TreePath) -> String {
    var lines = ["\(name(at: path))  \(path.description.isEmpty ? "/" : path.description)"]
    let answered = ledger.entries.filter { $0.paths.contains { $0.isWithin(path) } }
    lines += answered.map {
      "\($0.outcome.rawValue): \"\($0.words.onOneLine(160))\" (\($0.subject)): \($0.reason.onOneLine(160))"
    }
    if intent != nil, answered.isEmpty { lines.append("No requirement asks for it by itself.") }
    let placed = origins.filter { $0.path.isWithin(path) }
    lines += placed.map { origin in
      let property = String(origin.path.description.dropFirst(path.description.count + 1))
      return (property.isEmpty ? "" : property + " ") + words(for: origin.origin)
    }
    if placed.isEmpty, let nearest = origins.last(where: { path.isWithin($0.path) }) {
      lines.append("the whole " + words(for: nearest.origin))
    }
    let found = diagnostics.filter {
      $0.path.map { $0 == path.description || $0.hasPrefix(path.description + "/") } ?? false
    }
    lines += found.map { "\($0.severity.rawValue): \($0.message.onOneLine(160))" }
    return lines.map { $0 + "\n" }.joined()
  }

  private func words(for origin: Origin) -> String {
    switch origin {
    case .intent(let range):
      let end = min(range.upperBound, source.utf8.count)
      let words = String(
        decoding: source.utf8[min(range.lowerBound, end)..<end], as: UTF8.self)
      return "from the intent: \"\(words.onOneLine(160))\""
    case .data(let pointer): return "from the data: \(pointer.onOneLine(160))"
    case .catalog(let topic): return "from the catalog: \(topic.onOneLine(160))"
    case .model(let id): return "from the model \(id.onOneLine(160))"
    case .tool(let name, let call): return "from call \(call), of the tool \(name.onOneLine(160))"
    case .grammar: return "from the grammar"
    case .sample: return "is a sample, which only shows the layout"
    }
  }
}

extension TreePath {
  /// Whether it leads to the same value as `other`, or into it.
  fileprivate func isWithin(_ other: TreePath) -> Bool { steps.starts(with: other.steps) }
}
