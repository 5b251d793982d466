import Sampling
import ScreenDiagnostics
import ScreenModel
import Testbed
import Testing

/// What is JSON as it stands is read as it stands, also by the reader that mends.
struct JSONExactTests {
  /// Texts that look like the marks, names and ends that a repair goes by.
  private static let parts = [
    "\"", "\\", ",", ":", "}", "]", "{", "[", " ", "\n", "a", "name\":", "\", \"b\": ", "//", "#",
    "+",
    "é", "```", "\u{201C}", "'",
  ]

  private static func text(_ random: inout SplitMix64, most: UInt64) -> String {
    (0..<random.next() % most).map { _ in parts[Int(random.next() % UInt64(parts.count))] }.joined()
  }

  private static func value(_ random: inout SplitMix64, depth: Int) -> TreeValue {
    switch random.next() % (depth > 3 ? 3 : 6) {
    case 0: return TreeValue(.flag(true))
    case 1: return TreeValue(.number(Double(random.next() % 100)))
    case 2: return TreeValue(.text(text(&random, most: 90)))
    case 3:
      return TreeValue(
        .array((0..<random.next() % 4).map { _ in value(&random, depth: depth + 1) }))
    default:
      let members = (0..<random.next() % 4).map { number in
        TreeMember("\(number)" + text(&random, most: 60), value(&random, depth: depth + 1))
      }
      return TreeValue(.object(members))
    }
  }

  @Test(arguments: [
    ("\"", "\\\""), ("\\", "\\\\"), ("\n", "\\n"), ("\u{1}", "\\u0001"), ("\u{7F}", "\\u007f"),
    ("\u{85}", "\\u0085"), ("\u{2028}", "\\u2028"), ("\u{2029}", "\\u2029"),
    ("é", "é"), ("€", "€"), ("!", "!"), (" ", " "), ("~", "~"), ("\u{A0}", "\u{A0}"),
  ])
  func `a scalar is escaped wherever it is in a text, or nowhere`(scalar: String, written: String) {
    for before in 0..<18 {
      for after in [0, 1, 7, 8, 9] {
        let (start, end) = (
          String(repeating: "a", count: before), String(repeating: "z", count: after)
        )
        let line = String(
          decoding: Self.line(TreeValue(.text(start + scalar + scalar + end))), as: UTF8.self)
        #expect(line == "\"" + start + written + written + end + "\"\n")
      }
    }
  }

  private static func line(_ tree: TreeValue) -> [UInt8] {
    var writer = JSONWriter(.compact)
    writer.tree(tree)
    return writer.finish()
  }

  @Test(arguments: Thoroughness.seeds(300, slow: 10_000))
  func `no repair touches what is JSON, whatever its texts and names hold`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let lines = (0..<3).map { _ in
      Self.line(TreeValue(.object([TreeMember("a", Self.value(&random, depth: 0))])))
    }
    let reading = JSONReader.read(SourceText(name: "one", utf8: lines[0]), .lenient)
    #expect(reading.diagnostics.isEmpty)
    #expect(try Self.line(#require(reading.tree)) == lines[0])
    let sequence = JSONReader.readSequence(SourceText(name: "three", utf8: Array(lines.joined())))
    #expect(sequence.diagnostics.isEmpty)
    #expect(sequence.tree?.elements?.map { Self.line($0) } == lines)
  }
}
