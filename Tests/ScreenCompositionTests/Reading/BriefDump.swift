import ScreenBrief
import ScreenComposition
import ScreenModel
import ScreenReading

/// A brief as a few lines of text, to compare with what a person expects of it.
///
/// The first line is the title and what holds for the whole screen; then comes a line for each
/// requirement, indented below its parent.
struct BriefDump: CustomStringConvertible {
  let description: String

  init(_ brief: Brief) {
    var lines = ["\"\(brief.title.text)\""]
    if let layout = brief.layout { lines[0] += " layout=\(layout.rawValue)" }
    if brief.language != "en" { lines[0] += " language=\(brief.language)" }
    if !brief.exclusions.isEmpty {
      lines[0] += " without[\(brief.exclusions.map(\.text).joined(separator: ", "))]"
    }
    for requirement in brief.requirements {
      var depth = 1
      var parent = requirement.parent
      while let above = parent {
        depth += 1
        parent = brief.requirements[above].parent
      }
      lines.append(String(repeating: "  ", count: depth) + Self.line(requirement))
    }
    description = lines.joined(separator: "\n")
  }

  private static func line(_ requirement: Requirement) -> String {
    let details = requirement.details
    var words: [String] = []
    switch requirement.subject {
    case .need(let need): words.append("need:\(need.rawValue)")
    case .component(let component): words.append(component.rawValue)
    case .section(let layout): words.append("section" + (layout.map { ":\($0.rawValue)" } ?? ""))
    case .unknown: words.append("unknown")
    }
    func add(_ name: String, _ value: String?) {
      if let value { words.append("\(name)=\(value)") }
    }
    if let label = details.label { words.append("\"\(label.text)\"") }
    add("count", details.count.map(String.init))
    add("kind", details.fieldKind?.rawValue)
    add("variant", details.variant)
    add("value", details.value.map { "\"\($0.text)\"" })
    add("unit", details.unit?.text)
    add("target", details.target.map { "\"\($0.text)\"" })
    add("change", details.change.map { "\"\($0.text)\"" })
    add("over", details.timeframe.map { "\"\($0.text)\"" })
    add("by", details.dimension?.text)
    if let minimum = details.minimum, let maximum = details.maximum {
      words.append("\(minimum)...\(maximum)")
    }
    add("tone", details.tone?.rawValue)
    if let isRequired = details.isRequired { words.append(isRequired ? "required" : "optional") }
    if details.isEmphasized { words.append("emphasized") }
    if details.isAscending { words.append("ascending") }
    if !details.columns.isEmpty {
      words.append("columns[\(details.columns.map(\.text).joined(separator: ", "))]")
    }
    if !details.items.isEmpty { words.append("[\(list(details.items))]") }
    if requirement.isImplied { words.append("implied") }
    if let item = requirement.item { words.append("#\(item + 1)") }
    return words.joined(separator: " ")
  }

  private static func list(_ items: [Details.Item]) -> String {
    items.map { item in
      var text = item.label.text
      if !item.values.isEmpty { text += "=" + item.values.map(\.text).joined(separator: "/") }
      if let state = item.state { text += " is \(state.text)" }
      if let tone = item.tone { text += "!\(tone.rawValue)" }
      if let seconds = item.seconds { text += " \(seconds)s" }
      if let times = item.times { text += " ×\(times)" }
      if item.isSelected { text += "*" }
      if !item.items.isEmpty { text += "{\(list(item.items))}" }
      return text
    }.joined(separator: ", ")
  }
}
