import Sampling
import ScreenBrief
import ScreenDiagnostics
import Testbed
import Testing

@testable import ScreenOutline

/// Laws of form over generated documents.
@Suite struct OutlinePropertyTests {
  private static let words = [
    "Oslo", "paper clip", "42", "−12.99", "6a+", "C#", "1,204", "ml", "Grüße", "on leave", "3 km",
    "a-b",
    "Ann", "€14", "half-day", "x/y",
  ]

  private func word(_ random: inout SplitMix64) -> String {
    Self.words[Int(random.next(below: UInt64(Self.words.count)))]
  }

  @Test func `the same cells in every form of a table are the same table`() {
    for seed in Thoroughness.seeds(300, slow: 10_000) {
      var random = SplitMix64(seed: seed)
      let width = 2 + Int(random.next(below: 5))
      let header = (0..<width).map { "Column " + ["A", "B", "C", "D", "E", "F"][$0] }
      let rows = (0..<(2 + Int(random.next(below: 5)))).map { _ in
        (0..<width).map { _ in word(&random) }
      }
      for text in Self.texts(of: [header] + rows) {
        let outline = Outline(Array(text.utf8))
        guard case .table(let table)? = outline.blocks.first?.content, outline.blocks.count == 1
        else {
          Issue.record("no table: \(text)")
          continue
        }
        #expect(table.header?.map(\.text) == header, "\(text)")
        #expect(table.rows.map { $0.map(\.text) } == rows, "\(text)")
      }
    }
  }

  /// A table as people write it, in each of the forms.
  private static func texts(of rows: [[String]]) -> [String] {
    let dashes = rows[0].map { _ in "---" }
    let bars = [rows[0], dashes] + rows.dropFirst()
    let widths = rows[0].indices.map { place in (rows.map { $0[place].count }.max() ?? 0) + 2 }
    return [
      bars.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n"),
      bars.map { $0.joined(separator: " | ") }.joined(separator: "\r\n"),
      rows.map { $0.joined(separator: "\t") }.joined(separator: "\n"),
      rows.map { $0.joined(separator: ";") }.joined(separator: "\n"),
      rows.map { $0.map { $0.contains(",") ? "\"\($0)\"" : $0 }.joined(separator: ",") }
        .joined(separator: "\n"),
      rows.map { row in
        zip(row, widths).map { $0.padding(to: $1) }.joined()
      }.joined(separator: "\n"),
    ]
  }

  @Test func `members are below their heading, whatever the marks and the ends of lines`() {
    for seed in Thoroughness.seeds(200, slow: 10_000) {
      var random = SplitMix64(seed: seed)
      let sections = (0..<(1 + Int(random.next(below: 4)))).map { section in
        (
          head: "Part \(section)",
          members: (0..<(1 + Int(random.next(below: 5)))).map { "\(word(&random)) \($0)" }
        )
      }
      let mark = ["-", "*", "+", "•"][Int(random.next(below: 4))]
      let end = ["\n", "\r\n", " \n", "\r"][Int(random.next(below: 4))]
      let gap = random.next(below: 2) == 0 ? end : ""
      var text = ""
      for section in sections {
        text += ["## \(section.head)", "**\(section.head)**"][Int(seed % 2)] + end + gap
        for member in section.members { text += "\(mark) \(member)" + end }
        text += gap
      }
      let outline = Outline(Array(text.utf8))
      var found: [(head: String, members: [String])] = []
      for block in outline.blocks {
        switch block.content {
        case .heading: found.append((string(block.range.range, outline), []))
        case .list(let list):
          found[found.count - 1].members += list.items.map { string($0.words.range, outline) }
        default: Issue.record("neither heading nor list: \(text)")
        }
      }
      #expect(found.map(\.head) == sections.map(\.head))
      #expect(found.map(\.members) == sections.map(\.members), "\(text)")
    }
  }

  private func string(_ range: Range<Int>, _ outline: Outline) -> String {
    String(decoding: outline.utf8[range], as: UTF8.self)
  }
}

extension String {
  /// The text with spaces after it up to some width.
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }
}
