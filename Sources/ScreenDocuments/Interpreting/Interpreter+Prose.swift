package import ScreenBrief
internal import ScreenAssembling
internal import ScreenDiagnostics
internal import ScreenInputs
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
    var alone = Interpreter(
      Outline(scaffold.utf8), scaffold, language: "en", reader: Reader(), lexicon: lexicon)
    alone.told = interpreter.told
    fillPoints(utf8, by: &alone)
    if scaffold.hasCases { dropRepeatedInputs() }
    showLonelyChoice(scaffold.phrases)
    gatherOfEach(utf8, scaffold.phrases)
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

extension Brief {
  /// Drops inputs that cases name again: what is entered in one is entered in all.
  private mutating func dropRepeatedInputs() {
    var known: [FoldedWords] = []
    var dropped = Set<Int>()
    for index in requirements.indices {
      guard requirements[index].subject == .need(.input),
        let label = requirements[index].details.label
      else { continue }
      let name = FoldedWords(label.text)
      if known.contains(name) { dropped.insert(index) } else { known.append(name) }
    }
    drop(dropped)
  }

  /// Shows what is named like options where nothing else is asked and no word says to choose: "the details of the
  /// service (chapel, 14 March, 11 am)".
  private mutating func showLonelyChoice(_ phrases: PhraseBook) {
    let inputs = Wish.all(of: requirements).flatMap { $0.isSection ? $0.parts : [$0] }
      .count(where: \.isInput)
    guard inputs == 1,
      let index = requirements.firstIndex(where: { $0.subject == .need(.choice) }),
      (2...6).contains(requirements[index].details.items.count),
      requirements[index].details.kind == nil,
      let label = requirements[index].details.label, !label.text.hasSuffix("?"),
      phrases.sense(in: FoldedWords(requirements[index].words), as: "sense choosing") == nil
    else { return }
    requirements[index].subject = .component(.list)
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
    // "The screen" names none.
    if let taken = title, phrases.sense(ofAll: FoldedWords(taken.text), as: "word screen") != nil {
      title = nil
    }
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
