internal import ScreenGrammar
internal import ScreenModel
internal import ScreenText

/// Writes the documents of a shape as instructions for a model.
struct PromptWriter {
  /// The words for a document, to follow "nothing else:".
  var document: String
  /// The name of the document in the list of its members.
  var title: String
  /// The name of the document in an example, as the name of a property.
  var owner: String
  /// The plural name of the objects with a tag.
  var plural: String
  /// The name of one object with a tag, with its article.
  var singular: String
  /// What to write for an unknown value.
  var unknown: String
  /// The name of the out branch; nil if there is none.
  var out: String?

  /// The instructions with an example of everything; their omissions are the rules that no example
  /// shows.
  func export(_ shape: DocumentShape) -> GrammarExport {
    let text =
      instructions(shape) + "\n# A complete example\n\n" + example(of: shape) + "\n"
    return GrammarExport(text: text, omissions: [])
  }

  /// The rules and the vocabulary.
  func instructions(_ shape: DocumentShape) -> String {
    let tagged = shape.tagged
    var text = "Answer with one JSON object and nothing else: \(document)"
    text += shape.summary.isEmpty ? ".\n" : ". \(Self.firstLine(of: shape.summary))\n"
    text += "\n# Rules\n\n"
    for rule in rules(shape, hasTags: !tagged.isEmpty) { text += "- \(rule)\n" }
    text += "\n# \(title)\n\n" + object(shape.root, indent: 0)
    if !tagged.isEmpty { text += "\n# \(plural)\n" }
    for object in tagged {
      text += "\n" + object.title + (object.guide.isEmpty ? "\n" : ": \(object.guide)\n")
      text += self.object(object, indent: 1)
    }
    return text
  }

  /// An example of a shape, on one line without a line end, that shows every object with a tag.
  func example(of shape: DocumentShape) -> String {
    var writer = JSONWriter(.compact)
    writer.tree(ExampleBuilder.example(of: shape, called: owner))
    return String(decoding: writer.finish().dropLast(), as: UTF8.self)
  }

  private static func firstLine(of summary: String) -> Substring {
    summary.prefix { $0 != "\n" }
  }

  private func rules(_ shape: DocumentShape, hasTags: Bool) -> [String] {
    var rules = [
      hasTags
        ? "\(Self.capitalized(singular)) starts with \"type\", its name; then its members in the order given here, no others."
        : "Objects have their members in the order given here, no others.",
      "A member marked ? may be left out; leave it out where it would say nothing.",
      "Texts are plain: no markup, no markdown. Numbers are numbers, without units.",
      "State nothing that you were not told: \(unknown).",
    ]
    if let out {
      rules.append(
        "What these \(plural.lowercased()) cannot express is \"\(out)\", never something else instead."
      )
    }
    return rules + shape.omissions.map { Self.capitalized($0.rule) + "." }
  }

  private static func capitalized(_ words: String) -> String {
    (words.first?.uppercased() ?? "") + words.dropFirst()
  }

  private func object(_ object: ObjectShape, indent: Int) -> String {
    var text = ""
    for member in object.members {
      text += String(repeating: "  ", count: indent) + member.name
      text += member.isOptional || !member.isRequired ? "?: " : ": "
      text += Self.words(for: member.value)
      if !member.guide.isEmpty { text += ". \(member.guide)" }
      text += "\n" + nested(member.value, indent: indent + 1)
    }
    return text
  }

  /// The members of the objects in a value.
  private func nested(_ value: ValueShape, indent: Int) -> String {
    switch value {
    case .object(let inner): object(inner, indent: indent)
    case .array(_, _, let element): nested(element, indent: indent)
    case .text, .integer, .number, .flag, .choice, .union: ""
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
      guard bounds.upperBound < NumberLimit.number else { return "number" }
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
    case .union(let union): return union.words
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
