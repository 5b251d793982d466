import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenSpecifications
internal import ScreenText
import ScreenReading

/// A text with code in it that says what a screen shows: a type, a schema, a thing with its values, a
/// tree of views.
///
/// Words around the code say what is made of it, and what else is wanted.
struct SpecifiedText {
  private let source: SourceText
  private let block: CodeBlock
  private let part: SpecifiedPart
  private let request: SpecificationRequest

  /// Takes a text for what its code specifies; nil for a text without such code.
  init?(_ source: SourceText) {
    guard let block = CodeBlock.first(in: source.utf8) else { return nil }
    let words = [block.before, block.after].map { source.text(in: SourceRange($0)) }
    let request = SpecificationRequest(words: words.joined(separator: " "))
    guard
      let part = SpecifiedPart(
        source.utf8, in: block.range, language: block.language, for: request)
    else { return nil }
    self.source = source
    self.block = block
    self.part = part
    self.request = request
  }

  /// The brief; `read` gives that of the words around the code, in which the code itself is blank.
  func brief(reading read: (String) -> Brief?) -> Brief {
    var brief = Brief(title: part.title, topic: part.topic, layout: part.layout)
    brief.requirements = part.requirements
    brief.leftOut = part.leftOut
    brief.unread = part.unread
    brief.specified = [SourceRange(code)]
    brief.diagnostics = part.diagnostics
    if let asked = wordsAround.flatMap(read) { take(asked, into: &brief) }
    return brief
  }

  /// The code, with the marks of its fence.
  private var code: Range<Int> {
    block.language == nil ? block.range : block.before.upperBound..<block.after.lowerBound
  }

  /// The text with its code blank; nil where nothing else is in it.
  private var wordsAround: String? {
    var bytes = source.utf8
    for place in code { bytes[place] = 0x20 }
    guard bytes.contains(where: { $0 > 0x20 }) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: What else is wanted

  /// Takes what words ask for by name beside the code: a title in quotation marks, buttons, links, a
  /// search, filters.
  private func take(_ asked: Brief, into brief: inout Brief) {
    if request.title == nil, part.isUntitled, asked.kind != nil { brief.title = asked.title }
    brief.exclusions = asked.exclusions
    let more = asked.requirements.filter {
      !$0.isImplied && $0.details.label.map { !isTitle($0.text, of: brief) } ?? false
    }
    let actions = more.filter { $0.isForAction || $0.subject == .component(.link) }
    // What goes on takes the place of the button that a form has anyway.
    if actions.contains(where: { ActionMeaning($0.details.label?.text ?? "").isGoing }) {
      brief.requirements.removeAll { $0.isImplied && $0.isForAction }
    }
    let home = brief.requirements.last?.parent
    brief.requirements += actions.map { action in
      var action = action
      action.parent = home
      return action
    }
    guard let things = brief.requirements.first(where: \.hasThings), brief.requirements[0].hasThings
    else { return }
    let filters = more.filter(\.isForInput).map { filter($0, of: things) }
    brief.requirements.insert(contentsOf: filters, at: 0)
    for index in brief.requirements.indices.dropFirst(filters.count) {
      brief.requirements[index].parent = brief.requirements[index].parent.map { $0 + filters.count }
    }
  }

  /// A filter by a column whose values are known has these to choose from.
  private func filter(_ requirement: Requirement, of things: Requirement) -> Requirement {
    let label = requirement.details.label?.text.lowercased()
    for (column, values) in zip(things.details.columns, things.details.columnValues) {
      guard column.text.lowercased() == label, case .some(let options) = values else { continue }
      var filter = requirement
      filter.subject = .component(.picker)
      filter.details = Details(label: column, items: options.map { Details.Item(Phrase($0)) })
      return filter
    }
    return requirement
  }

  /// Whether words say what the whole screen is for, "to add a player".
  private func isTitle(_ label: String, of brief: Brief) -> Bool {
    func plain(_ text: String) -> [Substring] {
      text.lowercased().spacedWords.filter { !["a", "an", "the", "new"].contains($0) }
    }
    return plain(label) == plain(brief.title.text)
  }
}

extension ActionMeaning {
  fileprivate var isGoing: Bool { if case .going = self { true } else { false } }
}
