package import ScreenBrief
internal import ScreenDiagnostics
import ScreenModel
internal import ScreenOutline
package import ScreenReading
internal import ScreenText

extension Brief {
  /// Calls the screen of a text of prose what its form calls it, where its sentences do not.
  ///
  /// The names of the first parts, joined, are never its title.
  ///
  /// - Parameters:
  ///   - tree: How the text was read.
  ///   - utf8: The text, whose bytes have the places of those that were read.
  ///   - lexicon: The words that the reader is to know.
  package mutating func takeTitle(
    ofProse tree: ReadingTree, _ utf8: [UInt8], _ lexicon: Lexicon
  ) {
    let scaffold = Scaffold(utf8)
    var interpreter = Interpreter(
      Outline(scaffold.utf8), scaffold, language: "en", reader: .prose, lexicon: lexicon)
    let said = tree.nodes.contains { $0.label == .title } ? title : nil
    title = interpreter.titleOfProse(said: said, Wish.all(of: requirements)) ?? title
    topic = Phrase(LabelText.lowercased(title.text), from: title.origin)
  }
}

extension Interpreter {
  /// What prose is called: by its ticket, its subject or its heading, then by what a sentence says, a first line,
  /// or at last by what is on it; nil where nothing is.
  fileprivate mutating func titleOfProse(said: Phrase?, _ wishes: [Wish]) -> Phrase? {
    var root = DocumentSection(outline.blocks)
    takeTitleOfForm(&root)
    if let title = title ?? said { return title }
    if scaffold.isByLine { takeTitleOfRequests(root) }
    if title == nil { takeTitleOfOpening(root) }
    if title == nil { takeTitleOfStory() }
    return title ?? (wishes.isEmpty ? nil : madeTitle(of: wishes))
  }
}
