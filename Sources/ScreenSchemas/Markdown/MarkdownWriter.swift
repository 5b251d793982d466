internal import ScreenGrammar
internal import ScreenModel

/// Writes a grammar as a reference of its vocabulary, for people.
enum MarkdownWriter {
  /// The reference.
  static func export(_ grammar: Grammar, _ shape: DocumentShape) -> GrammarExport {
    var text = "# \(shape.name)\n"
    if !grammar.summary.isEmpty { text += "\n\(grammar.summary)\n" }
    text += "\n## Screen\n\n" + table(shape.root)
    if let section = shape.section { text += "\n## Section\n\n" + table(section) }
    for component in shape.tagged {
      text += "\n## \(component.title)\n"
      let rule = grammar.component(named: component.title)
      if !component.guide.isEmpty { text += "\n\(escaped(component.guide)).\n" }
      if let summary = rule?.summary, !summary.isEmpty { text += "\n\(escaped(summary))\n" }
      if let facts = rule.map(facts), !facts.isEmpty { text += "\n" + facts + "\n" }
      if !component.members.isEmpty { text += "\n" + table(component) }
    }
    return GrammarExport(text: text, omissions: [])
  }

  /// Aliases, fallback and, for a derived component, what it becomes.
  private static func facts(of rule: ComponentRule) -> String {
    var facts: [String] = []
    if !rule.aliases.isEmpty {
      facts.append("Also read as " + rule.aliases.map { "`\($0)`" }.joined(separator: ", ") + ".")
    }
    if let fallback = rule.fallback { facts.append("Where it cannot be used: `\(fallback)`.") }
    if let lowering = rule.lowering {
      var names: [String] = []
      for template in lowering {
        let loops = template.collectionNames.map { "for each of `\($0)` " }
        names.append(loops.joined() + "`\(template.component)`")
      }
      facts.append("Becomes " + names.joined(separator: ", ") + ".")
    }
    return facts.joined(separator: " ")
  }

  private static func table(_ object: ObjectShape) -> String {
    var text = "| Property | Value | Guide |\n| --- | --- | --- |\n"
    rows(object, prefix: "", into: &text)
    return text
  }

  private static func rows(_ object: ObjectShape, prefix: String, into text: inout String) {
    for member in object.members {
      let name = prefix + member.name
      text += "| `\(name)`\(member.isRequired ? "" : " (optional)") "
      text += "| \(escaped(PromptWriter.words(for: member.value))) | \(escaped(member.guide)) |\n"
      if let inner = member.value.object, inner.name != "section" {
        rows(inner, prefix: name + ".", into: &text)
      }
    }
  }

  /// A text within a cell, with Markdown's markup characters escaped.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "|", "*", "_", "`", "<", "[", "\\":
        escaped += "\\"
        escaped.unicodeScalars.append(scalar)
      case "\n": escaped += " "
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension DocumentShape {
  /// The object of a section.
  var section: ObjectShape? {
    root.members.lazy.compactMap(\.value.object).first { $0.name == "section" }
  }
}

extension ValueShape {
  /// The object that it is, or that its elements are.
  var object: ObjectShape? {
    switch self {
    case .object(let object): object
    case .array(_, _, let element): element.object
    case .text, .integer, .number, .flag, .choice, .union: nil
    }
  }
}
