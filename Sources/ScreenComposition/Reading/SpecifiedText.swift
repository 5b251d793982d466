import ScreenBrief
internal import ScreenDescriptions
internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenSpecifications
internal import ScreenText
import ScreenReading

/// A text with code that specifies what a screen shows: a type, a schema, an object with values, or
/// a view tree.
///
/// The words around the code say what kind of screen to make of it, and what else is wanted.
struct SpecifiedText {
  private let source: SourceText
  private let block: CodeBlock
  private let part: SpecifiedPart
  private let request: SpecificationRequest
  /// Whether the text describes a page part by part.
  private let isDescribed: Bool

  /// Creates the specification of a text from its code; nil for a text without such code.
  init?(_ source: SourceText) {
    guard let block = DescribedText.block(in: source.utf8) ?? CodeBlock.first(in: source.utf8)
    else { return nil }
    let words = [block.before, block.after].map { source.text(in: SourceRange($0)) }
    let request = SpecificationRequest(words: words.spaced)
    let described = SpecifiedPart(
      describing: source.utf8, in: block.range, language: block.language)
    guard
      let part = described
        ?? SpecifiedPart(source.utf8, in: block.range, language: block.language, for: request)
    else { return nil }
    isDescribed = described != nil
    self.source = source
    self.block = block
    self.part = part
    self.request = request
  }

  /// Returns the brief. The closure reads the words around the code, given the text with the code
  /// replaced by spaces.
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

  /// The range of the code, including its fence.
  private var code: Range<Int> {
    block.language == nil ? block.range : block.before.upperBound..<block.after.lowerBound
  }

  /// The text with its code replaced by spaces; nil if there is nothing else in it.
  private var wordsAround: String? {
    var bytes = source.utf8
    for place in code { bytes[place] = 0x20 }
    guard bytes.contains(where: { $0 > 0x20 }) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: What else is wanted

  /// Adds what the words ask for by name besides the code: a title, exclusions, buttons, links and
  /// filters.
  private func take(_ asked: Brief, into brief: inout Brief) {
    if request.title == nil, part.isUntitled, asked.kind != nil { brief.title = asked.title }
    brief.exclusions = asked.exclusions
    let more = asked.requirements.filter {
      !$0.isImplied && $0.details.label.map { !isTitle($0.text, of: brief) } ?? false
    }
    // Around a page that is described, prose is for its maker unless it names a button.
    let actions = more.filter { more in
      isDescribed
        ? more.subject == .component(.button) || more.subject == .component(.link)
        : more.isForAction || more.subject == .component(.link)
    }
    // A button that continues replaces the one that a form has by default.
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

  /// Returns the filter for a requirement: a picker of a column's values if these are known, else
  /// the requirement itself.
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

  /// Whether a label repeats the title of the screen, apart from articles and "new".
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
