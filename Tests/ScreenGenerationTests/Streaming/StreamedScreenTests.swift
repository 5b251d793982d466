import Sampling
import ScreenAdmission
import ScreenDiagnostics
import ScreenGeneration
import ScreenGrammar
import ScreenModel
import Testbed
import Testing

/// Screens of replies that are still being written: what they show has been said.
@Suite struct StreamedScreenTests {
  /// The texts and numbers of a screen, other than what is derived from them.
  private static func leaves(_ tree: TreeValue) -> [TreeValue.Content] {
    tree.leaves { member, members in
      ["id", "name", "action", "version", "reason"].contains(member.name)
        // A count that runs up begins at zero.
        || member.name == "seconds" && member.value.content == .number(0)
          && members.contains { $0.name == "kind" && $0.value.text == "countup" }
    }
  }

  /// A text or number as admission shows it: without what no screen shows, such as a mark for the
  /// order of bytes.
  private static func shown(_ leaf: TreeValue.Content) -> TreeValue.Content {
    guard case .text(let text) = leaf else { return leaf }
    return .text(TextRule(length: 0...Int(Int16.max)).cleaned(text))
  }

  /// What stands for values that have not come: a dash, a title, a kind that needs less, and the
  /// defaults of the vocabulary.
  private static let open: Set<TreeValue.Content> = Set(
    (["—", "Untitled", "neutral", "secondary"] + ComponentKind.allCases.map(\.rawValue))
      .map { .text($0) } + [.number(5), .number(100)])

  /// Whether a text, in any case, is part of a reply as it is written, or of one of its texts.
  private static func isSaid(
    _ leaf: TreeValue.Content, in reply: String, _ said: Set<TreeValue.Content>
  ) -> Bool {
    guard case .text(let text) = leaf else { return false }
    // By bytes: a mark that comes later may join the last letter. Of a text that is cut, the beginning
    // is said.
    let bytes = Array((text.hasSuffix("…") ? String(text.dropLast()) : text).lowercased().utf8)
    func holds(_ whole: String) -> Bool {
      !Array(whole.lowercased().utf8).ranges(of: bytes).isEmpty
    }
    return holds(reply)
      || said.contains { whole in
        guard case .text(let whole) = whole else { return false }
        return holds(whole)
      }
  }

  private static func screen(of tree: TreeValue?) -> Screen? {
    tree.flatMap { Grammar.standard.admit(Proposal(tree: $0)).screen }
  }

  private static func tree(_ screen: Screen) throws -> TreeValue {
    try #require(JSONReader.read(SourceText(name: "screen", screen.json(.compact))).tree)
  }

  @Test(arguments: Thoroughness.seeds(40, slow: 2_000))
  func `no snapshot shows what the whole reply does not say`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let reply = Screen.random(using: &random).json(.compact)
    let source = SourceText(name: "reply", reply)
    let whole = Grammar.standard.read(reply: source).tree
    guard let last = Self.screen(of: whole) else { return }
    let written = try #require(whole).leaves { _, _ in false }
    let said = Set(written + written.map(Self.shown) + Self.leaves(try Self.tree(last)))
    var partial = PartialReply()
    var latest: Screen?
    for scalar in reply.unicodeScalars where partial.append(String(scalar)) {
      latest = Self.screen(of: partial.tree)
      guard let latest else { continue }
      for leaf in Self.leaves(try Self.tree(latest)) where !said.contains(leaf) {
        #expect(
          Self.isSaid(leaf, in: reply, said) || Self.open.contains(leaf), "\(leaf) is made up")
      }
    }
    #expect(latest == last)
  }

  @Test(arguments: [
    (#"{"type":"progress","label":"Read","percent":4"#, "Read"),
    (#"{"type":"rating","label":"Taste","score":"#, "Taste"),
    (#"{"type":"timer","label":"Plank","kind":"countdown","seconds":3"#, "Plank"),
    (#"{"type":"stat","label":"Sales","value":"1"#, "Sales"),
    (#"{"type":"repetition","label":"Squats","sets":3,"reps":1"#, "Squats"),
    (
      #"{"type":"chart","title":"C","kind":"bar","series":[{"name":"","points":[{"label":"Jan","value":"#,
      "Jan"
    ),
    (#"{"type":"map","title":"M","places":[{"name":"Bern","latitude":46.9,"longitude":7."#, "Bern"),
  ])
  func `a number that has not come is not there, and no zero stands for it`(
    end: String, label: String
  ) throws {
    var partial = PartialReply()
    _ = partial.append(
      #"{"title":"T","sections":[{"components":[{"type":"paragraph","text":"P"},"# + end)
    let screen = try #require(Self.screen(of: partial.tree))
    let numbers = Self.leaves(try Self.tree(screen)).filter {
      if case .number(let number) = $0 { ![46.9, 3].contains(number) } else { false }
    }
    #expect(numbers.isEmpty, "\(screen.json(.compact))")
  }
}
