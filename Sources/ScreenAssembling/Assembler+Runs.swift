internal import ScreenBrief
import ScreenDiagnostics
import ScreenModel
internal import ScreenReading
internal import ScreenText

/// Neighbouring brackets, and the words between them.
extension Assembler {
  /// Adds all brackets of the text, and the requirements in the words between them.
  mutating func addAll() {
    let gaps = gaps
    var row: (section: Int, label: TreeLabel?)?
    for (place, node) in tree.nodes.enumerated() {
      addNamed(in: gaps[place], before: node)
      guard !saysNothing(node), !announces(node, at: place) else { continue }
      if node.label == .layout, let kind = sectionLayout(of: node) {
        row = (require(.section(kind), node, parent: nil, Details()), nil)
        if !leads(to: place + 1, gaps) { gather(before: place, into: requirements.count - 1) }
      }
      if let own = row, own.label != nil && own.label != node.label { row = nil }
      if node.label.family == .element { row?.label = node.label }
      let copies = node.label.family == .element ? partsBefore(place, gaps) : []
      guard copies.isEmpty else {
        for part in copies { add(node, parent: part) }
        continue
      }
      add(node, parent: node.label.family == .element ? row?.section : nil)
    }
    if let last = gaps.last { addNamed(in: last, before: nil) }
    share(gaps)
    placeAsStated(gaps)
  }

  /// Whether an element is only a kind named by a function word: the "this" of "show this".
  private func saysNothing(_ node: ReadingTree.Node) -> Bool {
    node.label.family == .element && !node.children.isEmpty
      && node.children.allSatisfy { $0.label == .kind } && areSmall(words(in: node.range))
  }

  /// Whether an element only announces the number of the ones that follow: "two edit boxes" before
  /// their names.
  private func announces(_ node: ReadingTree.Node, at place: Int) -> Bool {
    guard place + 1 < tree.nodes.count, tree.nodes[place + 1].label == node.label,
      node.children.contains(where: { $0.label == .kind }),
      let name = node.children.first(where: { $0.label == .label })
    else { return false }
    let words = words(in: name.range)
    return areSmall(words) && words.contains { Measures.count(String($0)) != nil }
  }

  private func words(in range: SourceRange) -> [Substring] {
    verbatim(range).text.spacedWords
  }

  private func areSmall(_ words: [Substring]) -> Bool {
    let lexicon = Lexicon.shipped
    return !words.isEmpty
      && words.allSatisfy { lexicon.function(FNV1a(folding: Array($0.utf8)[...])) != nil }
  }

  /// Whether a layout applies to the elements after it: nothing precedes it, or a mark or a
  /// preposition leads on.
  private func leads(to next: Int, _ gaps: [SourceRange]) -> Bool {
    guard next < tree.nodes.count else { return false }
    let isFirst = !tree.nodes.prefix(next - 1).contains { $0.label.family == .element }
    let words = String(decoding: slice(gaps[next]), as: UTF8.self)
    return isFirst || words.contains(":") || words.contains("\n")
  }

  /// Moves the elements with one label right before a layout into the section with that layout.
  private mutating func gather(before place: Int, into section: Int) {
    var moved = requirements.remove(at: section)
    var start = requirements.count
    var label: TreeLabel?
    for node in tree.nodes[..<place].reversed() {
      guard node.label.family == .element, label == nil || label == node.label else { break }
      label = node.label
      guard let index = requirements.lastIndex(where: { $0.range == node.range }) else { break }
      start = index
    }
    guard start < requirements.count, requirements[start].parent == nil else { return }
    moved.range = requirements[start].range
    requirements.insert(moved, at: start)
    for index in requirements.indices.dropFirst(start + 1) {
      requirements[index].parent =
        requirements[index].parent.map { $0 >= start ? $0 + 1 : $0 }
        ?? start
    }
  }

  /// The layout of a part of the screen that words name; nil if they name one for the whole screen.
  private func sectionLayout(of node: ReadingTree.Node) -> Section.Layout? {
    for case .layout(let name) in book.senses(of: verbatim(node).text, as: "layout") {
      guard Screen.Layout(rawValue: name) == nil else { return nil }
      return Section.Layout(rawValue: name)
    }
    return nil
  }

  /// The parts of the screen right before an element that each get one: "tabs Departures and
  /// Arrivals, each with a table".
  private func partsBefore(_ place: Int, _ gaps: [SourceRange]) -> [Int] {
    let words = FoldedWords(slice(gaps[place]))
    guard place > 0, book.senses(of: words, as: "each").contains(.isMember) else { return [] }
    var ranges: [SourceRange] = []
    for node in tree.nodes[..<place].reversed() {
      guard node.label.family == .section, node.children.allSatisfy({ $0.label.family == .role })
      else { break }
      ranges.append(node.range)
    }
    return requirements.indices.filter { index in
      guard case .section = requirements[index].subject else { return false }
      return ranges.contains(requirements[index].range)
    }
  }

  /// Adds things that have no bracket but are named between brackets: a divider, and a heading if
  /// the words lead up to a title.
  private mutating func addNamed(in gap: SourceRange, before node: ReadingTree.Node?) {
    let words = slice(gap)
    for case .component(let kind, _) in book.senses(of: FoldedWords(words), as: "gap") {
      if kind == .heading, let node, node.label == .title {
        _ = require(
          .component(kind), node, parent: nil, Details(label: label(node), value: verbatim(node)))
      } else if kind == .divider {
        requirements.append(
          Requirement(
            .component(kind), range: gap, words: String(decoding: words, as: UTF8.self)))
      }
    }
  }
}
