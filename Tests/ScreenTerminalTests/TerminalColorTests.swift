import ScreenModel
import Testbed
import Testing

@testable import ScreenTerminal

@Suite struct `Terminal colours` {
  private static func screens() -> [Screen] {
    (0..<40).map { seed in
      var filler = PropertyFiller(["Paid", "Some words", "12"], seed: UInt64(seed))
      return filler.screen()
    }
  }

  /// The parameters of every style that an output sets.
  private static func parameters(_ text: String) -> [[Int]] {
    text.split(separator: "\u{1B}[").dropFirst().compactMap { part in
      part.firstIndex(of: "m").map { end in
        part[..<end].split(separator: ";").compactMap { Int($0) }
      }
    }
  }

  @Test(arguments: TerminalOptions.Theme.allCases)
  func `are never deeper than the depth says`(_ theme: TerminalOptions.Theme) {
    for screen in Self.screens() {
      for set in Self.parameters(screen.ansi(TerminalOptions(depth: .ansi16, theme: theme))) {
        #expect(set.allSatisfy { [0, 1, 2, 4, 7, 39].contains($0) || (31...36).contains($0) })
      }
      for set in Self.parameters(screen.ansi(TerminalOptions(depth: .ansi256, theme: theme))) {
        for (index, value) in set.enumerated() where value == 38 || value == 48 {
          if index == 0 || ![38, 48].contains(set[index - 1]), index + 1 < set.count {
            #expect([5, 38, 48].contains(set[index + 1]) || set[index - 1] == 5, "\(set)")
          }
        }
      }
    }
  }

  @Test func `set no background where it is not known`() {
    for screen in Self.screens() {
      let shown = screen.ansi(TerminalOptions(depth: .trueColor, theme: .automatic))
      for set in Self.parameters(shown) {
        #expect(set.first != 48 && !set.dropFirst().starts(with: [48]), "\(set)")
      }
    }
  }

  @Test func `of the button that matters most are the accent in reverse`() {
    let button = Component.button(.init(label: "Go", style: .primary))
    let screen = Screen(title: "", sections: [Section(id: "a", components: [button])])
    let expected: [(TerminalOptions.Depth, TerminalOptions.Theme, String)] = [
      (.none, .dark, "  [» Go ]"),
      (.ansi16, .automatic, "  \u{1B}[1;7m[» Go ]\u{1B}[0m"),
      (.ansi256, .automatic, "  \u{1B}[1;7;38;5;62m[» Go ]\u{1B}[0m"),
      (.ansi256, .dark, "  \u{1B}[1;48;5;147;38;5;17m[» Go ]\u{1B}[0m"),
      (.trueColor, .dark, "  \u{1B}[1;48;2;166;179;255;38;2;18;22;58m[» Go ]\u{1B}[0m"),
      (.trueColor, .light, "  \u{1B}[1;48;2;59;76;198;38;2;255;255;255m[» Go ]\u{1B}[0m"),
    ]
    for (depth, theme, line) in expected {
      let shown = screen.ansi(TerminalOptions(depth: depth, theme: theme))
      #expect(shown == "\n" + line + "\n", "\(depth) \(theme)")
    }
  }

  @Test func `distinguish the tones of chips, with a sign for each`() {
    let badges = Component.Tone.allCases.map { Component.badge(.init(label: "x", tone: $0)) }
    let screen = Screen(title: "", sections: [Section(id: "a", components: badges)])
    let shown = screen.ansi(TerminalOptions(depth: .ansi16))
    #expect(
      shown == """

          \u{1B}[7m · x \u{1B}[0m \u{1B}[34;7m i x \u{1B}[0m \u{1B}[32;7m ✓ x \u{1B}[0m \
        \u{1B}[33;7m ! x \u{1B}[0m \u{1B}[31;7m × x \u{1B}[0m

        """)
  }
}

@Suite struct `Terminal links` {
  private static func shown(
    _ destination: String, _ options: TerminalOptions = TerminalOptions(depth: .ansi16)
  ) -> String {
    let link = Component.link(.init(label: "Read on", destination: destination))
    return Screen(title: "", sections: [Section(id: "a", components: [link])]).ansi(options)
  }

  @Test(arguments: ["https://example.com/a?b=c#d", "http://x", "mailto:a@example.com", "HTTPS://x"])
  func `lead to pages and mailboxes`(_ destination: String) {
    #expect(
      Self.shown(destination) == """

          \u{1B}]8;;\(destination)\u{1B}\\\u{1B}[4;36mRead on\u{1B}]8;;\u{1B}\\\u{1B}[0m \
        \u{1B}[2m↗\u{1B}[0m \u{1B}[2m\(destination)\u{1B}[0m

        """)
  }

  @Test(arguments: [
    "", "javascript:alert(1)", "data:text/html,x", "file:///etc/passwd", "/relative", "https://",
    "https://exa mple.com", "https://x\u{1B}\\", "https://x\u{7}", "https://münchen.de",
    "httpss://x",
    "mailto:", "ftp://x", " https://x",
  ])
  func `lead nowhere else`(_ destination: String) {
    let shown = Self.shown(destination)
    #expect(!shown.contains("\u{1B}]"))
    #expect(shown.contains("Read on"))
  }

  @Test(arguments: TerminalOptions.Links.allCases)
  func `show where they lead, as nobody can follow them in print`(links: TerminalOptions.Links) {
    let options = TerminalOptions(depth: .none, links: links)
    #expect(Self.shown("https://x.org", options) == "\n  Read on ↗ https://x.org\n")
    #expect(Self.shown("/help", options) == "\n  Read on ↗ /help\n")
    #expect(Self.shown("javascript:x", options) == "\n  Read on ↗ javascript:x\n")
    #expect(Self.shown("#", options) == "\n  Read on ↗\n")
    #expect(Self.shown("", options) == "\n  Read on ↗\n")
  }

  @Test func `are closed at the end of each line that they take`() {
    let shown = Self.shown("https://x.org", TerminalOptions(width: 6, depth: .trueColor))
    #expect(shown.contains("]8;;https"))
    for line in shown.split(separator: "\n") {
      #expect(line.components(of: "]8;;https") == line.components(of: "]8;;\u{1B}"), "\(line)")
    }
  }
}

extension Substring {
  /// How often another text occurs.
  fileprivate func components(of text: String) -> Int { split(separator: text).count }
}
