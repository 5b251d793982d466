internal import ScreenDiagnostics
internal import ScreenModel

extension Brief: CustomStringConvertible {
  /// A line for the whole and one for each requirement, with parts below their parents.
  public var description: String {
    var lines = [(["\"" + title.text + "\""] + traits).joined(separator: " · ")]
    for index in requirements.indices {
      let indentation = String(repeating: "  ", count: depth(of: index) + 1)
      lines.append(indentation + requirements[index].description)
    }
    lines += unread.map { "  unread: bytes \($0.lowerBound) to \($0.upperBound)" }
    lines += lacks.map { "  not answered: " + $0.reason }
    lines += leftOut.map { "  left out: " + $0.reason }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The properties of the whole, apart from its title.
  private var traits: [String] {
    [
      layout.map { "layout " + $0.rawValue }, kind.map { "kind " + $0.text },
      recipe.map { "recipe " + $0 }, match, language == "en" ? nil : "language " + language,
      isExhaustive ? "nothing else" : nil,
    ].compactMap(\.self)
  }

  /// How many ancestors a requirement has; no chain is longer than the number of requirements.
  private func depth(of index: Int) -> Int {
    var depth = 0
    var place = requirements[index].parent
    while let parent = place, requirements.indices.contains(parent), depth < requirements.count {
      depth += 1
      place = requirements[parent].parent
    }
    return depth
  }
}

extension Requirement: CustomStringConvertible {
  /// The subject, the label and the details, on one line.
  public var description: String {
    var parts = [subject.description]
    if let label = details.label { parts.append("\"" + label.text + "\"") }
    if let variant = details.variant ?? details.fieldKind?.rawValue { parts.append(variant) }
    if let value = details.value { parts.append("= " + value.text) }
    if let count = details.count { parts.append("× \(count)") }
    if let dimension = details.dimension { parts.append("by " + dimension.text) }
    if let split = details.split { parts.append("one for each " + split.text) }
    if details.isRequired == true { parts.append("required") }
    if !details.columns.isEmpty { parts.append("(" + Self.list(details.columns) + ")") }
    if !details.items.isEmpty { parts.append("[" + Self.list(details.items.map(\.label)) + "]") }
    if isImplied { parts.append("implied") }
    return parts.joined(separator: " ")
  }

  /// The first of some phrases, and the number of further ones.
  private static func list(_ phrases: [Phrase]) -> String {
    let shown = phrases.prefix(6).map(\.text).joined(separator: ", ")
    return phrases.count > 6 ? shown + " and \(phrases.count - 6) more" : shown
  }
}

extension Requirement.Subject: CustomStringConvertible {
  /// The name of the need, component or section.
  public var description: String {
    switch self {
    case .need(let need): need.rawValue
    case .component(let kind): kind.rawValue
    case .section(let layout):
      ["section", layout?.rawValue].compactMap(\.self).joined(separator: ".")
    case .unknown: "unknown"
    }
  }
}
