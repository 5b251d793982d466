package import ScreenBrief
internal import ScreenAssembling
internal import ScreenDiagnostics
import ScreenModel
internal import ScreenOutline
package import ScreenReading
internal import ScreenText

extension Brief {
  /// Completes the brief of a text of prose by its form: what the screen is called where its sentences do not say
  /// it, and what ends a form.
  ///
  /// The names of the first parts, joined, are never its title.
  ///
  /// - Parameters:
  ///   - tree: How the text was read.
  ///   - utf8: The text, whose bytes have the places of those that were read.
  ///   - lexicon: The words that the reader is to know.
  package mutating func complete(
    asProse tree: ReadingTree, _ utf8: [UInt8], _ lexicon: Lexicon
  ) {
    let scaffold = Scaffold(utf8)
    var interpreter = Interpreter(
      Outline(scaffold.utf8), scaffold, language: "en", reader: .prose, lexicon: lexicon)
    interpreter.layout = layout
    var wishes = Wish.all(of: requirements)
    let said = tree.nodes.contains { $0.label == .title } ? title : nil
    title = interpreter.titleOfProse(said: said, wishes) ?? title
    topic = Phrase(LabelText.lowercased(title.text), from: title.origin)
    // A line that is the title asks for nothing more.
    drop(Set(requirements.indices.filter { interpreter.isTold(requirements[$0].range) }))
    dropDeed()
    wishes = Wish.all(of: requirements)
    let count = wishes.count
    interpreter.endProse(&wishes, title)
    Wish.add(Array(wishes[count...]), of: utf8, to: &requirements)
  }

  /// Drops what the title says once more as a button, where another button does it: "I want to lend a tool … then
  /// press Reserve".
  private mutating func dropDeed() {
    let pressed = requirements.indices.filter { requirements[$0].isPressed }
    let name = FoldedWords(title.text)
    let deeds = pressed.filter { index in
      requirements[index].details.label.map { FoldedWords($0.text) == name } ?? false
    }
    guard deeds.count < pressed.count else { return }
    drop(Set(deeds))
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

  /// Ends prose that is a form above all: most of its parts are filled in.
  fileprivate mutating func endProse(_ wishes: inout [Wish], _ title: Phrase) {
    let all = wishes.flatMap { $0.isSection ? $0.parts : [$0] }
    isAsked = all.count(where: \.isInput) * 2 > all.count
    self.title = title
    endForm(&wishes)
  }
}
