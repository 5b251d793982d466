import Foundation
import ScreenBrief
import ScreenDiagnostics
import Testbed
import Testing

@testable import ScreenReading

@Suite struct SpanRulesTests {
  /// Of what was drawn, how much the rules allow, counted by brackets.
  @Test func `nearly all brackets of the treebank may be found`() {
    let stride = Thoroughness.count(12, slow: 1)
    var (all, missed) = (0, 0)
    for fixture in TreebankFixture.all {
      for (index, tree) in fixture.trees.enumerated() where index % stride == 0 {
        let document = Document(tree.text)
        let spans = CandidateSpans(document, within: nil)
        for node in tree.nodes.flatMap(\.withAllInside) {
          all += 1
          if !spans.allow(node, in: document) { missed += 1 }
        }
      }
    }
    #expect(all > 2_000)
    #expect(missed * 1_000 < all * 15, "\(missed) of \(all)")
  }

  @Test(arguments: [
    ("I have a loom, a tent. Show them.", "a loom, a tent. Show them", TreeLabel.list),
    ("Free, Plus or Pro", "Plus", .option),
    ("age check - are you over 18? yes / no", "are you over 18? yes / no", .choice),
    ("warn staff that the cold room is above 8 °C", "the cold room is above 8 °C", .value),
    ("sorting isn't needed", "sorting isn't needed", .not),
    ("a button \"Rain or shine\"", "Rain or shine", .label),
    ("a button \"Rain or shine\"", "a button \"Rain or shine\"", .action),
    ("nails of 3\" and 4 others", "nails of 3\" and 4 others", .list),
  ])
  func `a bracket may be there`(_ text: String, _ words: String, _ label: TreeLabel) throws {
    #expect(try isAllowed(words, label, in: text))
  }

  @Test(arguments: [
    ("a form. a list", "a form. a list", TreeLabel.label), ("tea and milk", "and milk", .option),
    ("a form: name", ": name", .field), ("a name, a wish", "a name, a wish", .not),
    ("a button \"Rain or shine\"", "a button \"Rain", .action),
    ("a button \"Rain or shine\"", "shine\"", .action),
  ])
  func `a bracket may not be there`(_ text: String, _ words: String, _ label: TreeLabel) throws {
    #expect(try !isAllowed(words, label, in: text))
  }

  @Test(arguments: [
    ("- name\n- berth\n- flag", "name\n- berth", TreeLabel.field),
    ("- hours, rate\n- tax\n- due", "rate\n- tax", .choice),
    ("a berth\n\nthanks to all", "berth\n\nthanks", .action),
    ("Mo: a berth\nIda: and flag\nMo: ok", "a berth\nIda: and flag", .choice),
    ("- boats with owner\n- price\nand that is it", "owner\n- price", .list),
    ("1 owner\n2 sail and price\n3 berth\n4 total", "price\n3 berth", .choice),
    ("- owner\nmore of them below", "owner\nmore of them below", .field),
  ])
  func `an element does not go over a line that begins something else`(
    _ text: String, _ words: String, _ label: TreeLabel
  ) throws {
    #expect(try !isAllowed(words, label, in: text))
  }

  @Test(arguments: [
    ("- size\n  - small\n  - large", "size\n  - small\n  - large", TreeLabel.choice),
    ("The size:\n- small\n- large", "size:\n- small\n- large", .choice),
    ("- small\n- large", "small\n- large", .list),
    ("Steps\n1. wash\n2. dry", "Steps\n1. wash\n2. dry", .steps),
    ("Boats\n\nElna 9 m\nSif 7 m", "Boats\n\nElna 9 m\nSif 7 m", .table),
  ])
  func `what stands in lines below belongs to what announces it`(
    _ text: String, _ words: String, _ label: TreeLabel
  ) throws {
    #expect(try isAllowed(words, label, in: text))
  }

  private func isAllowed(_ words: String, _ label: TreeLabel, in text: String) throws -> Bool {
    let range = try #require(text.range(of: words))
    let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    let node = ReadingTree.Node(
      label, SourceRange(start, start + words.utf8.count))
    let document = Document(text)
    return CandidateSpans(document, within: nil).allow(node, in: document)
  }
}

extension ReadingTree.Node {
  /// The bracket and all that are inside of it.
  fileprivate var withAllInside: [ReadingTree.Node] {
    [self] + children.flatMap(\.withAllInside)
  }
}

extension CandidateSpans {
  /// Whether a bracket is among the spans, with its label.
  fileprivate func allow(_ node: ReadingTree.Node, in document: Document) -> Bool {
    let tokens = document.tokens
    guard
      let first = tokens.firstIndex(where: { $0.range.upperBound > node.range.lowerBound }),
      let last = tokens.lastIndex(where: { $0.range.lowerBound < node.range.upperBound }),
      first <= last, let span = index(start: first, end: last + 1)
    else { return false }
    return spans[span].labels.contains(node.label)
  }
}
