public import ScreenBrief
import ScreenDiagnostics
import ScreenModel
public import ScreenReading
internal import ScreenText

extension Brief {
  /// Creates a brief from the reading of a text.
  ///
  /// Each bracket of an element becomes a requirement, and brackets of sections become parents of
  /// their contents. Every tree gives a brief.
  ///
  /// - Parameters:
  ///   - tree: The text, with its words labelled.
  ///   - language: The language of the text, a BCP 47 code.
  ///   - corrections: The right spellings of misspelt words, in the order of the text.
  /// - Complexity: O(*n*) in the bytes of the text, times the depth of the tree.
  public init(_ tree: ReadingTree, in language: String = "en", corrections: [Phrase] = []) {
    var assembler = Assembler(tree, book: .speaking(language), corrections: corrections)
    assembler.addAll()
    self = assembler.finished()
    self.language = language
  }
}

/// Makes requirements from brackets.
package struct Assembler {
  let tree: ReadingTree
  let bytes: [UInt8]
  let book: KindLexicon
  var requirements: [Requirement] = []
  var exclusions: [Phrase] = []
  var layout: Screen.Layout?
  private let corrections: [Phrase]
  private let listItems: ListItems
  private var titles: [Phrase] = []
  /// The words for the kind of screen and its subject.
  private var kind: Phrase?

  init(_ tree: ReadingTree, book: KindLexicon, corrections: [Phrase]) {
    bytes = Array(tree.text.utf8)
    self.tree = tree.holdingQuotations(bytes).holdingSigns(bytes).joiningRows(bytes)
      .joiningSeries(bytes, book).namingColumns(bytes, book)
    self.book = book
    self.corrections = corrections
    listItems = ListItems(of: bytes)
  }

  // MARK: Words

  /// The words of a bracket as a label.
  func label(_ node: ReadingTree.Node) -> Phrase { label(node.range) }

  /// Some words as a label.
  func label(_ range: SourceRange) -> Phrase {
    let whole = withOwnArticle(range)
    return Phrase(LabelText.label(spelt(whole)), at: whole)
  }

  /// A name with an article that belongs to it: a capitalised "The" within a sentence, before a
  /// capital.
  private func withOwnArticle(_ range: SourceRange) -> SourceRange {
    let start = range.lowerBound - Self.article.count
    guard start > 1, slice(SourceRange(start, range.lowerBound)).elementsEqual(Self.article),
      let first = slice(range).first, first.isASCIICapital,
      bytes[start - 1] == UInt8(ascii: " "), !Self.enders.contains(bytes[start - 2])
    else { return range }
    return SourceRange(start, range.upperBound)
  }

  private static let article = Array("The ".utf8)
  private static let enders = Set(".!?-)\n".utf8)

  /// The words of a bracket, verbatim.
  func verbatim(_ node: ReadingTree.Node) -> Phrase { verbatim(node.range) }

  /// Some words, verbatim.
  func verbatim(_ range: SourceRange) -> Phrase {
    Phrase(LabelText.verbatim(spelt(range)), at: range)
  }

  func slice(_ range: SourceRange) -> ArraySlice<UInt8> {
    let lower = min(max(range.lowerBound, 0), bytes.count)
    return bytes[lower..<min(max(range.upperBound, lower), bytes.count)]
  }

  /// The bytes of a range, with misspelt words corrected.
  private func spelt(_ range: SourceRange) -> ArraySlice<UInt8> {
    let inside = corrections.filter { correction in
      correction.range.map {
        $0.lowerBound >= range.lowerBound && $0.upperBound <= range.upperBound
      } ?? false
    }
    guard !inside.isEmpty else { return slice(range) }
    var result: [UInt8] = []
    var start = range.lowerBound
    for correction in inside {
      guard let wrong = correction.range, wrong.lowerBound >= start else { continue }
      result += slice(SourceRange(start, wrong.lowerBound))
      result += correction.text.utf8
      start = wrong.upperBound
    }
    return result[...] + slice(SourceRange(start, range.upperBound))
  }

  /// The bytes before each outermost bracket and after the last, outside of all brackets.
  var gaps: [SourceRange] {
    let starts = [0] + tree.nodes.map(\.range.upperBound)
    let ends = tree.nodes.map(\.range.lowerBound) + [bytes.count]
    return zip(starts, ends).map { SourceRange($0, $1) }
  }

  /// The words of all brackets with a label directly inside another, in order.
  func words(_ label: TreeLabel, of node: ReadingTree.Node) -> String {
    node.children.reduce(into: "") { words, child in
      guard child.label == label else { return }
      if !words.isEmpty { words += " " }
      words += verbatim(child).text
    }
  }

  // MARK: Brackets

  /// Adds the requirement of a bracket, below another requirement or at the top.
  mutating func add(_ node: ReadingTree.Node, parent: Int?) {
    switch node.label.family {
    case .element: addElement(node, parent: parent)
    case .section where isUnsupported(node): addElement(node, parent: parent)
    case .section: addSection(node, parent: parent)
    case .screen:
      if node.label == .not {
        exclude(node)
      } else if node.label == .layout {
        layOut(node, parent: parent)
      } else {
        takeTitle(node)
      }
    case .role, .edit: break
    }
  }

  /// Adds a requirement, and returns its index.
  mutating func require(
    _ subject: Requirement.Subject, _ node: ReadingTree.Node, parent: Int?, _ details: Details
  ) -> Int {
    var requirement = Requirement(
      subject, parent: parent, range: node.range,
      words: String(decoding: slice(node.range), as: UTF8.self), details: details,
      item: listItems.item(at: node.range.lowerBound))
    requirement.meantWords = LabelText.line(spelt(node.range))
    requirements.append(requirement)
    return requirements.count - 1
  }

  /// Reads an exclusion: each thing by its name, or in the words used.
  mutating func exclude(_ node: ReadingTree.Node) {
    for thing in node.children {
      let labels = thing.children.filter { $0.label == .label }
      let kinds = thing.children.filter { $0.label == .kind }
      for words in labels.isEmpty ? kinds.isEmpty ? [thing] : kinds : labels {
        exclusions.append(Phrase(LabelText.lowercased(label(words).text), at: words.range))
      }
    }
  }

  /// Reads a layout for the screen, or a divider.
  private mutating func layOut(_ node: ReadingTree.Node, parent: Int?) {
    let senses = book.senses(of: verbatim(node).text, as: "layout")
    if senses.contains(.component(.divider, nil)) {
      _ = require(.component(.divider), node, parent: parent, Details())
      return
    }
    for case .layout(let name) in senses {
      if parent == nil, let known = Screen.Layout(rawValue: name) { layout = layout ?? known }
    }
  }

  /// Reads a title, and the words before it as the kind of screen: "product page for a …".
  private mutating func takeTitle(_ node: ReadingTree.Node) {
    titles.append(label(node))
    guard kind == nil else { return }
    let before = tree.nodes.last { $0.range.upperBound <= node.range.lowerBound }
    var start = before?.range.upperBound ?? 0
    if let mark = slice(SourceRange(start, node.range.lowerBound)).lastIndex(where: {
      $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "\n")
    }) {
      start = mark + 1
    }
    kind = verbatim(SourceRange(start, node.range.upperBound))
  }

  // MARK: The whole

  /// The brief with everything that was added.
  func finished() -> Brief {
    let names = names
    // The title if none is stated and several things are requested: their names.
    let joined = Self.joined(names)
    // A proper name has its kind stated before it: 'profile page "My account"'.
    let title = titles.last { !$0.text.isEmpty } ?? joined ?? names.first ?? wholeText
    // The joined names of several things are not a kind of screen.
    let topic = title == joined ? "" : LabelText.lowercased(title.text)
    var brief = Brief(
      title: title, intent: tree.text, topic: Phrase(topic, from: title.origin), layout: layout,
      requirements: requirements, exclusions: exclusions)
    brief.kind = kind
    brief.isExhaustive = saysThatIsAll
    return brief
  }

  /// Whether words outside the brackets say that nothing else is wanted.
  private var saysThatIsAll: Bool {
    gaps.contains { book.senses(of: FoldedWords(slice($0)), as: "gap").contains(.isMember) }
  }

  /// The names of the first things requested; buttons count only if there is nothing else.
  private var names: [Phrase] {
    let labelled = requirements.indices.filter { requirements[$0].details.label != nil }
    let outer = labelled.filter { requirements[$0].parent == nil }
    let top = outer.isEmpty ? labelled : outer
    let shown = top.filter { !requirements[$0].isButton }
    return (shown.isEmpty ? top : shown).compactMap { requirements[$0].details.label }
      .filter { !$0.text.isEmpty }
  }

  /// As many of the first names as make a title; nil if there are fewer than two.
  private static func joined(_ names: [Phrase]) -> Phrase? {
    guard names.count > 1 else { return nil }
    var joined = names[0].text
    for (place, name) in names.prefix(3).enumerated().dropFirst() {
      let isLast = place == min(names.count, 3) - 1
      let more = (isLast ? " and " : ", ") + Self.inSentence(name.text)
      guard joined.utf8.count + more.utf8.count <= 48 else { break }
      joined += more
    }
    return Phrase(joined, at: names[0].range)
  }

  /// A name within a title: its words in lower case, other than those with capitals inside, such as
  /// "BIC" and "pH".
  private static func inSentence(_ name: String) -> String {
    name.split(separator: " ", omittingEmptySubsequences: false).map { word in
      word.dropFirst().contains(where: \.isUppercase)
        ? String(word) : LabelText.lowercased(String(word))
    }.joined(separator: " ")
  }

  /// The kind of the first collection, "todo list", or its things, or the first words of the text.
  private var wholeText: Phrase {
    let first = tree.nodes.first { $0.label.family == .element }
    if let first, first.holdsThings {
      if let kind = first.children.first, kind.label == .kind { return label(kind) }
      let named = first.children.filter { $0.label == .item && item($0).label != Self.emptyCell }
      let things = named.map { thing in
        label(thing.children.first { $0.label == .label } ?? thing)
      }
      if let title = Self.joined(things) { return title }
    }
    let words = LabelText.verbatim(bytes.prefix(200)[...]).split(separator: " ").prefix(6)
    let text = LabelText.capitalized(words.joined(separator: " "))
    let name = text.reversed().drop { ",;:".contains($0) }.reversed()
    return Phrase(name.isEmpty ? "Screen" : String(name), at: SourceRange(0, min(bytes.count, 200)))
  }
}

extension Requirement {
  /// Whether it is a button or an action.
  package var isPressed: Bool { subject == .component(.button) || subject == .need(.action) }

  /// Whether it is a button, an action or a link.
  fileprivate var isButton: Bool { isPressed || subject == .component(.link) }
}

extension ReadingTree.Node {
  /// Whether it names things or their attributes.
  fileprivate var holdsThings: Bool {
    children.contains { $0.label == .item || $0.label == .column }
  }
}
