package import ScreenBrief
internal import ScreenAssembling
internal import ScreenDiagnostics
internal import ScreenInputs
import ScreenModel
package import ScreenOutline
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
  ///   - scaffold: What is around the requests of the whole text.
  ///   - lexicon: The words that the reader knows.
  package mutating func complete(
    asProse tree: ReadingTree, _ utf8: [UInt8], _ scaffold: Scaffold, _ lexicon: Lexicon
  ) {
    let asked = scaffold.isByLine ? scaffold.utf8 : utf8
    var interpreter = Interpreter(
      Outline(asked), scaffold, language: "en", reader: .prose, lexicon: lexicon)
    interpreter.layout = layout
    takeStoryAlone(scaffold)
    let forms = takeForms(by: interpreter)
    var wishes = Request.all(of: requirements)
    let isRead = tree.nodes.contains { $0.label == .title }
    // The name of a screen is not in a sentence whose form asks for something else.
    let isOfForm = title.range.map { named in
      forms.contains { $0.contains(named) }
    }
    let isPart = scaffold.phrases.sense(ofAll: FoldedWords(title.text), as: "form single") != nil
    let said = isRead && isOfForm != true && !isPart ? title : nil
    title = interpreter.titleOfProse(said: said, wishes) ?? title
    topic = Phrase(LabelText.lowercased(title.text), from: title.origin)
    // A line that is the title asks for nothing else.
    let isTold = requirements.map { interpreter.isTold($0.range) }
    requirements.drop(Set(requirements.indices.filter { isTold[$0] }))
    dropDeed()
    var alone = Interpreter(
      Outline(asked), scaffold, language: "en", reader: Reader(), lexicon: lexicon)
    alone.told = interpreter.told
    fillPoints(utf8, by: &alone)
    if scaffold.hasCases { dropRepeats() }
    showLonelyChoice(scaffold.phrases)
    takeOptionsOfColumns()
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
    requirements.drop(Set(deeds))
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
    let isPoor = (title ?? said).map {
      phrases.opening(of: FoldedWords($0.text), as: "title poor") != nil
    }
    if isPoor ?? true, let first = words.sentences(of: SourceRange(0, bytes.count)).first,
      let owned = words.owned(in: first, phrases)
    {
      // "I run a small tool shop and want a screen where …" names the shop.
      return words.label(owned)
    }
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
