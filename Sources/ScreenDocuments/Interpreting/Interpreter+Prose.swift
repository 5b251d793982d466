package import ScreenBrief
internal import ScreenAssembling
internal import ScreenDiagnostics
internal import ScreenInputs
import ScreenModel
internal import ScreenOutline
package import ScreenReading
internal import ScreenText

extension Brief {
  /// Completes the brief of prose by its form: adds a title that its sentences do not state, and
  /// the button that ends a form.
  ///
  /// The joined names of the first parts are never the title.
  ///
  /// - Parameters:
  ///   - tree: The reading of the text.
  ///   - utf8: The text, with its bytes at the places of those that were read.
  ///   - lexicon: The words that the reader knows.
  package mutating func complete(
    asProse tree: ReadingTree, _ utf8: [UInt8], _ lexicon: Lexicon
  ) {
    let scaffold = Scaffold(utf8)
    var interpreter = Interpreter(
      Outline(scaffold.utf8), scaffold, language: "en", reader: .prose, lexicon: lexicon)
    interpreter.layout = layout
    var wishes = Request.all(of: requirements)
    let said = tree.nodes.contains { $0.label == .title } ? title : nil
    title = interpreter.titleOfProse(said: said, wishes) ?? title
    topic = Phrase(LabelText.lowercased(title.text), from: title.origin)
    // A line that is the title asks for nothing else.
    drop(Set(requirements.indices.filter { interpreter.isTold(requirements[$0].range) }))
    dropDeed()
    var alone = Interpreter(
      Outline(scaffold.utf8), scaffold, language: "en", reader: Reader(), lexicon: lexicon)
    alone.told = interpreter.told
    fillPoints(utf8, by: &alone)
    if scaffold.hasCases { dropRepeatedInputs() }
    showLonelyChoice(scaffold.phrases)
    gatherOfEach(utf8, scaffold.phrases)
    wishes = Request.all(of: requirements)
    let count = wishes.count
    interpreter.endProse(&wishes, title)
    Request.add(Array(wishes[count...]), of: utf8, to: &requirements)
  }

  /// Gives several lines that state no title one from their form, never a join of names.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  package mutating func completeTitle(
    ofLines tree: ReadingTree, _ utf8: [UInt8], _ lexicon: Lexicon
  ) {
    let lines = utf8.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    guard lines.count > 2, !tree.nodes.contains(where: { $0.label == .title }) else { return }
    let scaffold = Scaffold(utf8)
    let outline = Outline(scaffold.utf8)
    guard !outline.isProse else { return }
    var interpreter = Interpreter(
      outline, scaffold, language: "en", reader: .prose, lexicon: lexicon)
    interpreter.layout = layout
    let wishes = Request.all(of: requirements)
    guard let found = interpreter.titleOfProse(said: nil, wishes) else { return }
    title = found
    topic = Phrase(LabelText.lowercased(title.text), from: title.origin)
  }

  /// Drops a button that repeats the title if another button does the same: "I want to lend a tool
  /// … then press Reserve".
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
  /// Drops inputs that further cases repeat: an input of one case belongs to all.
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

  /// Shows things named like options if nothing else is asked and no word says to choose: "the
  /// details of the service (chapel, 14 March, 11 am)".
  private mutating func showLonelyChoice(_ phrases: DocumentLexicon) {
    let inputs = Request.all(of: requirements).flatMap { $0.isSection ? $0.parts : [$0] }
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
  /// The title of prose; nil if it has no content.
  ///
  /// It is taken from the ticket, the subject or the heading, then from a sentence, then from the
  /// first line, and finally from the content.
  fileprivate mutating func titleOfProse(said: Phrase?, _ wishes: [Request]) -> Phrase? {
    var root = DocumentSection(outline.blocks)
    takeTitleOfForm(&root)
    if let title = title ?? said { return title }
    if scaffold.isByLine { takeTitleOfRequests(root) }
    if title == nil { takeTitleOfOpening(root) }
    // "The screen" is not a title.
    if let taken = title, phrases.sense(ofAll: FoldedWords(taken.text), as: "word screen") != nil {
      title = nil
    }
    if title == nil { takeTitleOfStory() }
    return title ?? (wishes.isEmpty ? nil : madeTitle(of: wishes))
  }

  /// Ends prose that is mainly a form, with mostly inputs as its parts.
  fileprivate mutating func endProse(_ wishes: inout [Request], _ title: Phrase) {
    let all = wishes.flatMap { $0.isSection ? $0.parts : [$0] }
    isAsked = all.count(where: \.isInput) * 2 > all.count
    self.title = title
    endForm(&wishes)
  }
}
