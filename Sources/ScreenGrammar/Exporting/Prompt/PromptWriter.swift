internal import ScreenModel

/// Writes a grammar as instructions for a model.
enum PromptWriter {
  /// The instructions; all that they leave out is what no example shows.
  static func export(_ grammar: Grammar, _ shape: DocumentShape) -> GrammarExport {
    var text = "Answer with one JSON object and nothing else: a screen of the grammar \(shape.name)"
    text += grammar.summary.isEmpty ? ".\n" : ". \(firstLine(of: grammar.summary))\n"
    text += "\n# Rules\n\n"
    for rule in rules(grammar, shape) { text += "- \(rule)\n" }
    text += "\n# Screen\n\n" + object(shape.screen, indent: 0)
    text += "\n# Components\n"
    for component in shape.components {
      text += "\n" + component.title + (component.guide.isEmpty ? "\n" : ": \(component.guide)\n")
      text += object(component, indent: 1)
    }
    text += "\n# A complete example\n\n"
    var writer = JSONWriter(.compact)
    writer.tree(ExampleMaker.example(of: shape))
    text += String(decoding: writer.finish(), as: UTF8.self)
    return GrammarExport(text: text, omissions: [])
  }

  private static func firstLine(of summary: String) -> Substring {
    summary.prefix { $0 != "\n" }
  }

  private static func rules(_ grammar: Grammar, _ shape: DocumentShape) -> [String] {
    var rules = [
      "A component starts with \"type\", its name; then its members in the order given here, no others.",
      "A member marked ? may be left out; leave it out where it would say nothing.",
      "Texts are plain: no markup, no markdown. Numbers are numbers, without units.",
      "State nothing that you were not told: a fact that is not known is \"—\".",
    ]
    if let out = grammar.out {
      rules.append(
        "What these components cannot express is \"\(out.name)\", never something else instead.")
    }
    return rules + shape.omissions.map { sentence($0.rule) }
  }

  private static func sentence(_ words: String) -> String {
    (words.first?.uppercased() ?? "") + words.dropFirst() + "."
  }

  private static func object(_ object: ObjectShape, indent: Int) -> String {
    var text = ""
    for member in object.members {
      text += String(repeating: "  ", count: indent) + member.name
      text += member.isOptional || !member.isRequired ? "?: " : ": "
      text += words(for: member.value)
      if !member.guide.isEmpty { text += ". \(member.guide)" }
      text += "\n" + nested(member.value, indent: indent + 1)
    }
    return text
  }

  /// The members of the objects that a value is made of.
  private static func nested(_ value: ValueShape, indent: Int) -> String {
    switch value {
    case .object(let inner): object(inner, indent: indent)
    case .array(_, _, let element): nested(element, indent: indent)
    case .text, .integer, .number, .flag, .choice, .component: ""
    }
  }

  /// A value in words: `text, 1 to 60 characters`.
  static func words(for value: ValueShape) -> String {
    switch value {
    case .text(let text):
      return text.formInWords
        ?? "text, \(text.mayBeEmpty ? "at most \(text.length.upperBound)" : words(text.length)) characters"
    case .integer(let bounds):
      return "whole number, \(bounds.lowerBound) to \(bounds.upperBound)"
    case .number(let bounds):
      guard bounds.upperBound < Admitter.greatestNumber else { return "number" }
      var buffer = UTF8Buffer()
      buffer.append("number, ")
      buffer.append(number: bounds.lowerBound)
      buffer.append(" to ")
      buffer.append(number: bounds.upperBound)
      return buffer.string
    case .flag: return "true or false"
    case .choice(let choices):
      return choices.map { $0.name + ($0.guide.isEmpty ? "" : " (\($0.guide))") }
        .joined(separator: " | ")
    case .array(let count, let isDistinct, let element):
      let kind = isDistinct ? " different: " : ": "
      return "array of \(words(count))\(kind)\(words(for: element))"
    case .object: return "object"
    case .component: return "a component"
    }
  }

  private static func words(_ bounds: ClosedRange<Int>) -> String {
    bounds.lowerBound == bounds.upperBound
      ? "\(bounds.lowerBound)" : "\(bounds.lowerBound) to \(bounds.upperBound)"
  }
}

extension TextShape {
  /// The form of its texts in words; nil for any text.
  fileprivate var formInWords: String? {
    let form: String
    switch use {
    case .slug: form = "slug of letters, digits and hyphens, at most \(length.upperBound)"
    case .month: form = "month, as 2027-03"
    case .date: form = "day, as 2027-03-14"
    case .label, .prose, .code, .pattern, .destination, .source:
      guard let words = rule.words else { return nil }
      form =
        "text, \(words.lowerBound) to \(words.upperBound) words, at most \(length.upperBound) characters"
    }
    return form + (mayBeEmpty ? ", or empty" : "")
  }
}
