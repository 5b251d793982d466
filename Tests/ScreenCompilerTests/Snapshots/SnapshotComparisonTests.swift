import ScreenCompiler
import Testbed
import Testing

@Suite struct UnifiedDifferenceTests {
  private func difference(_ old: String, _ new: String) -> String {
    UnifiedDifference(from: Array(old.utf8), to: Array(new.utf8)).text(old: "a", new: "b")
  }

  @Test func `a changed line is between three lines around it`() {
    let expected = """
      --- a
      +++ b
      @@ -2,7 +2,7 @@
       2
       3
       4
      -5
      +x
       6
       7
       8

      """
    #expect(difference("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nx\n6\n7\n8\n9\n") == expected)
  }

  @Test func `distant changes are parts of their own`() {
    let old = (1...30).map { "\($0)\n" }.joined()
    let new = "0\n" + (1...29).map { "\($0)\n" }.joined()
    let text = difference(old, new)
    #expect(text.contains("@@ -1,3 +1,4 @@\n+0\n"))
    #expect(text.contains("@@ -27,4 +28,3 @@\n") && text.hasSuffix("-30\n"))
  }

  @Test(
    arguments: [("", "x\n", "@@ -0,0 +1 @@\n+x\n"), ("x\n", "", "@@ -1 +0,0 @@\n-x\n")]
      as [(TextCase, TextCase, TextCase)])
  func `an empty text has no first line`(old: TextCase, new: TextCase, end: TextCase) {
    #expect(difference(old.text, new.text).hasSuffix(end.text))
  }

  @Test func `a difference applied to the old text gives the new one`() {
    var random = SplitMix64(seed: 11)
    for _ in 0..<500 {
      let old = (0..<Int(random.next() % 20)).map { _ in "\(random.next() % 5)" }
      let new = (0..<Int(random.next() % 20)).map { _ in "\(random.next() % 5)" }
      let difference = UnifiedDifference(
        from: Array(old.map { $0 + "\n" }.joined().utf8),
        to: Array(new.map { $0 + "\n" }.joined().utf8))
      #expect((difference.lines.isEmpty) == (old == new))
      #expect(applied(difference, to: old) == new)
    }
  }

  /// Applies a difference as `patch` does, by the places of its parts.
  private func applied(_ difference: UnifiedDifference, to old: [String]) -> [String] {
    var result: [String] = []
    var next = 0
    for line in difference.lines {
      switch line.kind {
      case .place:
        let words = line.text.split { " -,+@".contains($0) }
        let counts = line.text.split(separator: " ")[1].contains(",") ? Int(words[1]) ?? 0 : 1
        let start = (Int(words[0]) ?? 0) - (counts == 0 ? 0 : 1)
        result += old[next..<start]
        next = start
      case .kept:
        result.append(line.text)
        next += 1
      case .removed: next += 1
      case .added: result.append(line.text)
      case .remark: break
      }
    }
    return result + old[next...]
  }

  @Test(
    arguments: [
      ("a\n", "a", "-a\n+a\n\\ No newline at end of file\n"),
      ("a\nb", "a\nb\n", "-b\n\\ No newline at end of file\n+b\n"),
      ("a", "b", "-a\n\\ No newline at end of file\n+b\n\\ No newline at end of file\n"),
      ("a\r\n", "a\n", "-a\\u{D}\n+a\n"),
      ("\u{FEFF}a\n", "a\n", "-\\u{FEFF}a\n+a\n"),
      ("caf\u{E9}\n", "cafe\u{301}\n", "-caf\\u{E9}\n+cafe\\u{301}\n"),
      ("\na\n", "a\n", "-\n"),
      ("a \n", "a\n", "-a\\u{20}\n+a\n"), ("  \nb\n", "\nb\n", "-\\u{20}\\u{20}\n+\n"),
      ("a\u{A0}b\n", "a b\n", "-a\\u{A0}b\n+a b\n"), ("a\tb\n", "a b\n", "-a\\u{9}b\n+a b\n"),
      ("a\u{FE0F}\n", "a\n", "-a\\u{FE0F}\n+a\n"), ("a\u{3164}\n", "a\n", "-a\\u{3164}\n+a\n"),
      ("f\u{43E}rm\n", "form\n", "-f\\u{43E}rm\n+form\n"),
      ("3\u{2212}1\n", "3-1\n", "-3\\u{2212}1\n+3-1\n"),
      ("\u{1B}[0m\n", "\\u{1B}[0m\n", "-<U+1B>[0m\n+\\u{1B}[0m\n"),
      ("cafe\u{301} 1\n", "caf\u{E9} 1\nx\n", "-cafe\\u{301} 1\n+caf\\u{E9} 1\n+x\n"),
      // What is seen to differ is written as it is.
      ("caf\u{E9}\n", "cafe\n", "-caf\u{E9}\n+cafe\n"), ("a  b\n", "a b\n", "-a  b\n+a b\n"),
      ("東京\n", "京都\n", "-東京\n+京都\n"), ("5 €\n", "5 $\n", "-5 €\n+5 $\n"),
    ] as [(TextCase, TextCase, TextCase)])
  func `what cannot be seen is shown`(old: TextCase, new: TextCase, end: TextCase) {
    #expect(difference(old.text, new.text).contains(end.text))
    #expect(difference(new.text, old.text) != "")
  }

  @Test(arguments: 0..<200)
  func `texts differ exactly where their bytes do`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let pieces = ["a", "\n", "\r", "\u{FEFF}", "e\u{301}", "\u{E9}", ""]
    func text() -> String {
      (0..<random.next() % 4).map { _ in pieces[Int(random.next() % 7)] }.joined()
    }
    let (old, new) = (Array(text().utf8), Array(text().utf8))
    #expect(UnifiedDifference(from: old, to: new).lines.isEmpty == (old == new))
  }

  @Test(arguments: 0..<400)
  func `two lines that differ never look the same`(seed: Int) {
    var random = SeededRandom(seed)
    let pieces: [[UInt8]] = [
      [0x61], [0x20], [0x09], [0x0D], [0x1B], [0xFF], [0xC3], Array(#"\u{1B}"#.utf8), [0xC2, 0xA0],
      Array("\u{E9}".utf8), Array("e\u{301}".utf8), Array("\u{200B}".utf8), Array("\u{430}".utf8),
    ]
    func line() -> [UInt8] {
      random.array(upTo: 5) { pieces[$0.below(pieces.count)] }.flatMap { $0 }
    }
    let (old, new) = (line(), line())
    let lines = UnifiedDifference(from: old + [0x0A], to: new + [0x0A]).lines
    guard old != new else { return }
    let shown = lines.filter { $0.kind != .place }.map(\.text)
    #expect(shown.count == 2 && !shown[0].utf8.elementsEqual(shown[1].utf8), "\(shown)")
    // Nothing at the end is unseen, and nothing else is a space that is not a space.
    if old.filter({ $0 != 0x20 }) == new.filter({ $0 != 0x20 }), old.last == 0x20, new.last != 0x20
    {
      #expect(shown[0].hasSuffix("}") || shown[0].hasSuffix(">"))
    }
  }

  @Test func `bytes that are no text are written by number`() {
    let lines = UnifiedDifference(from: [0x61, 0xFF, 0x0A], to: Array("a\u{FFFD}\n".utf8)).lines
    #expect(lines.map(\.marked).dropFirst() == ["-a\\x{FF}", "+a\\u{FFFD}"])
  }

  @Test func `texts without a line in common are distinguished soon`() {
    let old = (0..<20_000).map { "old \($0)\n" }.joined()
    let new = (0..<20_000).map { "new \($0)\n" }.joined()
    let difference = UnifiedDifference(from: Array(old.utf8), to: Array(new.utf8))
    #expect(difference.lines.count == 40_001)
  }
}

@Suite struct SnapshotComparisonTests {
  private static func field(_ label: String, name: String = "username") -> Component {
    .field(.init(label: label, placeholder: "Your name", name: name))
  }

  private static let base = Screen(
    title: "Log in",
    sections: [
      Section(id: "account", components: [field("Username"), field("Email", name: "email")]),
      Section(
        id: "plan",
        components: [.picker(.init(label: "Plan", options: ["Free", "Team"], name: "plan"))]),
    ])

  /// The paths of what a change of the base screen touches, with its JSON at hand or without.
  private func paths(
    as format: ScreenFormat = .json, knowsJSON: Bool = true, _ change: (inout Screen) -> Void
  ) -> [String] {
    var screen = Self.base
    change(&screen)
    return SnapshotComparison(
      recorded: Self.base.renderedUTF8(as: format), rendered: screen.renderedUTF8(as: format),
      screen: screen, recordedJSON: knowsJSON ? Self.base.jsonUTF8() : nil
    ) { $0.renderedUTF8(as: format) }.paths
  }

  @Test(arguments: [ScreenFormat.json, .html, .ansi])
  func `a changed label is named by section, component and property`(format: ScreenFormat) {
    for knowsJSON in [true, false] {
      let paths = paths(as: format, knowsJSON: knowsJSON) {
        $0.sections[0].elements[0] = Element(Self.field("Account name"))
      }
      #expect(paths == ["section account › field username › label"], "\(knowsJSON)")
    }
  }

  @Test func `an inserted section is the only thing named`() {
    let paths = paths {
      $0.sections.insert(
        Section(id: "intro", components: [.paragraph(.init(text: "Hello"))]), at: 0)
    }
    #expect(paths == ["section intro (added)"])
  }

  @Test func `what is gone is named by what it was`() {
    let removed = paths { $0.sections[0].elements.removeLast() }
    #expect(removed == ["section account › field email (removed)"])
    #expect(paths { $0.sections.removeLast() } == ["section plan (removed)"])
  }

  @Test func `a changed option is counted, a changed title named`() {
    let option = paths {
      $0.sections[1].elements[0] = Element(
        .picker(.init(label: "Plan", options: ["Free", "Pro"], name: "plan")))
    }
    #expect(option == ["section plan › picker plan › options 2"])
    #expect(paths { $0.title = "Sign in" } == ["title"])
    #expect(paths { $0.sections[0].title = "You" } == ["section account › title"])
  }

  @Test func `the same bytes differ in nothing`() {
    let comparison = SnapshotComparison(
      recorded: Self.base.jsonUTF8(), rendered: Self.base.jsonUTF8(), screen: Self.base
    ) { $0.jsonUTF8() }
    #expect(comparison.isSame && comparison.paths.isEmpty)
  }

  @Test func `a recorded file that is not JSON is compared all the same`() {
    let comparison = SnapshotComparison(
      recorded: [0xFF, 0x00, 0x0A], rendered: Self.base.jsonUTF8(), screen: Self.base,
      recordedJSON: [0xFF]
    ) { $0.jsonUTF8() }
    #expect(!comparison.isSame)
  }
}
