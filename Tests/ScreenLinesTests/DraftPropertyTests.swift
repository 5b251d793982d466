import ScreenInputs
import ScreenRoles
import Testbed
import Testing

@testable import ScreenLines

/// What holds for all lines, whatever their words and roles are.
@Suite struct DraftPropertyTests {
  @Test(arguments: Thoroughness.seeds(400, slow: 20_000))
  func `random lines with random roles make requests or none, and never stop`(_ seed: UInt64) {
    var random = SeededRandom(Int(seed), mixing: Self.fragments)
    let lines = (0..<1 + random.below(8)).map { _ in random.text(upTo: 12) }
    let roles = lines.map { _ in LineRole.allCases[random.below(LineRole.allCases.count)] }
    _ = DraftedLines(lines.joined(separator: "\n"), roles).told
  }

  @Test(arguments: Thoroughness.seeds(400, slow: 20_000))
  func `a line that names an input makes at least one request`(_ seed: UInt64) {
    var random = SeededRandom(Int(seed), mixing: Self.fragments)
    let words = random.text(upTo: 12).filter { !$0.isNewline }
    let line = "Name " + words
    #expect(!DraftedLines(line, all: .input).requests.isEmpty)
  }

  /// What lines of documents are made of, with marks that may stay open.
  private static let fragments = [
    "Name", "date ", "a ", "the ", "(", ")", "[", "]", "[ ]", "☐", "____", ".....", ":", " – ",
    " → ",
    " - ", ", ", "; ", " | ", " / ", "/", " + ", "\"", "'", "„", "yes/no", " or ", " and ",
    " with ",
    "required", "*", "?", ".", "# ", "- ", "1. ", "12", "€500 – €3,000", "button ", "as a chart",
    "list of ", "can be ", "The user ", "shall ", "enter ", "sees ", "tick all that apply",
    "so we can ",
    "{name}", "<b>", "</b>", "REQ-1 ", "Step 2 ", "\t",
  ]
}
