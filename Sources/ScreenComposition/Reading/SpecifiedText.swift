internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

/// Recognizes a text that is code which says what a screen shows, alone or with words that ask for it:
/// a type, a schema, a thing with its values, a tree of views.
enum SpecifiedText {
  /// The brief of such a text; nil for all others.
  static func brief(of source: SourceText) -> Brief? {
    guard let block = CodeBlock.first(in: source.utf8) else { return nil }
    let words = [block.before, block.after].map { source.text(in: SourceRange($0)) }
    let request = SpecificationRequest(words: words.joined(separator: " "))
    guard
      let part = SpecifiedPart(
        source.utf8, in: block.range, language: block.language, for: request)
    else { return nil }
    var brief = Brief(title: part.title, topic: part.topic, layout: part.layout)
    brief.requirements = part.requirements
    brief.leftOut = part.leftOut
    brief.unread = part.unread
    brief.specified = [part.range]
    brief.diagnostics = part.diagnostics
    return brief
  }
}
