internal import ScreenComposition
internal import ScreenDiagnostics
public import ScreenModel

extension Compilation {
  /// Why one part of the screen is there, and where its values came from; every line ends in LF.
  ///
  /// - Parameter path: The path of an element, or of a section, in the screen's JSON.
  /// - Returns: What the path names, the requirements that it answers, the origins of its values.
  public func explanation(of path: TreePath) -> String {
    var lines = ["\(name(at: path))  \(path.description.isEmpty ? "/" : path.description)"]
    let answered = ledger.entries.filter { $0.paths.contains { $0.isWithin(path) } }
    lines += answered.map {
      "\($0.outcome.rawValue): \"\($0.words.onOneLine)\" (\($0.subject)): \($0.reason.onOneLine)"
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
    lines += found.map { "\($0.severity.rawValue): \($0.message.onOneLine)" }
    return lines.map { $0 + "\n" }.joined()
  }

  /// What a path names: `field "Username"`.
  private func name(at path: TreePath) -> String {
    guard path.steps.count >= 2, case .index(let section) = path.steps[1],
      screen.sections.indices.contains(section)
    else { return "screen" + quoted(screen.title) }
    guard path.steps.count >= 4, case .index(let index) = path.steps[3],
      screen.sections[section].elements.indices.contains(index)
    else { return "section" + quoted(screen.sections[section].title) }
    var component = screen.sections[section].elements[index].component
    var reader = TitleReader()
    component.visitProperties(&reader)
    return component.kind.rawValue + quoted(reader.title)
  }

  private func quoted(_ title: String) -> String {
    title.isEmpty ? "" : " \"\(title.onOneLine)\""
  }

  private func words(for origin: Origin) -> String {
    switch origin {
    case .intent(let range):
      let end = min(range.upperBound, source.utf8.count)
      let words = String(
        decoding: source.utf8[min(range.lowerBound, end)..<end], as: UTF8.self)
      return "from the intent: \"\(words.onOneLine)\""
    case .data(let pointer): return "from the data: \(pointer.onOneLine)"
    case .catalog(let topic): return "from the catalog: \(topic.onOneLine)"
    case .model(let id): return "from the model \(id.onOneLine)"
    case .grammar: return "from the grammar"
    case .sample: return "is a sample, which only shows the layout"
    }
  }
}

extension TreePath {
  /// Whether it leads to what `other` leads to, or into it.
  fileprivate func isWithin(_ other: TreePath) -> Bool { steps.starts(with: other.steps) }
}

extension String {
  /// The text without control characters, and not long.
  fileprivate var onOneLine: String {
    var line = String.UnicodeScalarView()
    for scalar in unicodeScalars.prefix(160) {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: line.append(" ")
      default: line.append(scalar)
      }
    }
    return String(line) + (unicodeScalars.count > 160 ? "…" : "")
  }
}
