import ScreenBrief
import ScreenDiagnostics
import Testbed
import Testing

@testable import ScreenReading

@Suite struct ReaderTests {
  private static let reader = Reader()

  /// Sentences of many kinds: every so many of the treebank's, so that tests stay fast.
  private static let sentences: [String] = {
    let all = TreebankFixture.all.flatMap { $0.trees.map(\.text) }
    return stride(from: 0, to: all.count, by: Thoroughness.count(251, slow: 83)).map { all[$0] }
  }()

  /// A bracket's label and words, with those inside: what must not change with the dress of a text.
  private static func plain(_ nodes: [ReadingTree.Node], of tree: ReadingTree) -> [String] {
    nodes.flatMap { node in
      let words = tree.words(of: node).split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return ["\(node.label.word): \(words)"] + plain(node.children, of: tree)
    }
  }

  private static func plain(_ text: String) -> [String] {
    let tree = reader.read(text).tree
    return plain(tree.nodes, of: tree)
  }

  @Test func `every reading is well formed and prints as it parses`() throws {
    for sentence in Self.sentences {
      let tree = Self.reader.read(sentence).tree
      #expect(tree.text == sentence)
      #expect(tree.isWellFormed, "\(tree)")
      let parsed = ReadingTree.parse(SourceText(name: "tree", tree.description))
      #expect(parsed.tree == tree)
    }
  }

  /// What is as likely one thing as another may be read as either.
  @Test func `politeness, marks around the whole and line ends change nothing in 97 of 100`() {
    var (all, changed) = (0, [String]())
    for sentence in Self.sentences where !sentence.contains("\"") && !sentence.contains("“") {
      let expected = Self.plain(sentence)
      let dresses = [
        "\"" + sentence + "\"", "please, " + sentence, sentence + ", please",
        "  " + sentence + "  ",
        sentence.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n"),
      ]
      all += dresses.count
      changed += dresses.filter { Self.plain($0) != expected }
    }
    #expect(all > 40 && changed.count * 100 <= all * 3, "\(changed) of \(all)")
  }

  // A dash that comes to be at the start of a line is a bullet, and a colon at the end of one
  // announces lines, so such sentences are left out.
  @Test func `wrapping a line changes nothing in 95 of 100`() {
    var (all, changed) = (0, [String]())
    for sentence in Self.sentences where !sentence.contains("\n") && !sentence.contains(" -") {
      for width in [40, 60, 72] where sentence.utf8.count > width {
        let wrapped = Self.wrapped(sentence, at: width)
        guard !wrapped.contains(":\n") else { continue }
        all += 1
        if Self.plain(wrapped) != Self.plain(sentence) { changed.append(wrapped) }
      }
    }
    #expect(all > 10 && changed.count * 20 <= all, "\(changed) of \(all)")
  }

  private static func wrapped(_ text: String, at width: Int) -> String {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let line = lines.last, line.count + 1 + word.count <= width {
        lines[lines.count - 1] = line + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Texts that say nothing, or too much of it.
  private static let hostile: [String] = [
    "", " ", "\n\n\n", "\"", "\"\"", "((((", "))))", "please", ".", ",,,,", "\u{0}", "\u{FEFF}",
    "a\u{301}\u{301}", "🚉🚉🚉", "⟦title a⟧", #"\ \n \\"#, "- - - -", "1. 2. 3.",
    String(repeating: "(", count: 1_000) + String(repeating: ")", count: 1_000),
    String(repeating: "a", count: 5_000), String(repeating: "a, ", count: 200),
    String(repeating: "\"quoted\" ", count: 200), String(repeating: "\n- x", count: 200),
    String(repeating: "\u{2028}", count: 500),
  ]

  @Test func `no text is too strange to read`() {
    for text in Self.hostile {
      let reading = Self.reader.read(text)
      #expect(reading.tree.isWellFormed)
      #expect(reading.tree.text == text)
      for range in reading.unread { #expect(range.upperBound <= text.utf8.count) }
    }
  }

  @Test func `the best reading comes first and the others differ from it`() throws {
    let text = "radio player: station name, artwork, play and skip buttons"
    let readings = Self.reader.readings(of: text, upTo: 4)
    #expect(readings.count == 4)
    #expect(readings[0] == Self.reader.read(text))
    #expect(Set(readings.map(\.tree)).count == readings.count)
    for (better, worse) in zip(readings, readings.dropFirst()) {
      #expect(better.score >= worse.score)
    }
    #expect(Self.reader.readings(of: text, upTo: 0).isEmpty)
  }

  @Test func `each bracket has a margin and the least is what the next reading lacks`() {
    let text = "radio player: station name, artwork, play and skip buttons"
    let readings = Self.reader.readings(of: text, upTo: 2)
    let least = Self.reader.margins(of: text).map(\.margin).min()
    #expect(least == readings[0].score - readings[1].score)
  }

  @Test func `the margin of a reading is that of its least sure bracket at most`() throws {
    var (brackets, overlooked) = (0, 0)
    for sentence in Self.sentences {
      let reading = Self.reader.read(sentence)
      guard !reading.tree.nodes.isEmpty else {
        #expect(reading.margin == nil)
        continue
      }
      let margin = try #require(reading.margin)
      for (_, least) in Self.reader.margins(of: sentence) {
        brackets += 1
        // Charts are pruned: without a bracket a reading may be found that had been overlooked.
        if least < margin { overlooked += 1 }
      }
    }
    #expect(brackets > Self.sentences.count)
    // In a quick run one bracket is more than a hundredth.
    #expect(overlooked * 100 <= brackets * Thoroughness.count(3, slow: 1))
    #expect(Self.reader.read("").margin == nil)
    let others = Self.reader.readings(of: "a form with a name", upTo: 3).dropFirst()
    #expect(others.allSatisfy { $0.margin == nil })
  }

  /// The share of brackets of the treebank that are found again: of its own training sentences.
  @Test func `the shipped weights read what they were taught`() {
    var (drawn, found) = (0, 0)
    let trees = TreebankFixture.all.flatMap(\.trees)
    for index in stride(from: 0, to: trees.count, by: Thoroughness.count(509, slow: 61)) {
      let tree = trees[index]
      let gold = Self.plain(tree.nodes, of: tree)
      let read = Set(Self.plain(tree.text))
      drawn += gold.count
      found += gold.count { read.contains($0) }
    }
    // Label and words are to agree to the letter. Much below this the weights were made for other
    // features, or for another treebank.
    #expect(found * 100 >= drawn * 75, "\(found) of \(drawn)")
  }
}
