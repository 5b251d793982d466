import ScreenModel
import Testbed
import Testing

@testable import ScreenTerminal

@Suite struct `Terminal output` {
  static let widths = [0, 1, 2, 3, 8, 20, 40, 80, 120, 200]

  @Test(arguments: ComponentKind.allCases)
  func `stays in its width and holds no control character, whatever a component says`(
    _ kind: ComponentKind
  ) {
    for (index, text) in TerminalText.texts.enumerated() {
      var filler = PropertyFiller([text], seed: UInt64(index))
      let section = Section(id: "a", title: text, components: [filler.component(kind)])
      let screen = Screen(title: text, sections: [section])
      for width in Self.widths {
        let options = TerminalOptions(width: width, theme: .dark)
        let bytes = ANSIRenderer(options).render(screen)
        #expect(TerminalText.faults(in: bytes, options) == [], "width \(width), text \(index)")
      }
    }
  }

  @Test(arguments: 0..<300)
  func `is sound for any screen, options and width`(_ seed: Int) {
    var filler = PropertyFiller(TerminalText.texts, seed: UInt64(seed))
    let screen = filler.screen()
    let widths = Self.widths + [5, 12, 17, 24, 33, 64, 77, 79]
    let options = TerminalOptions(
      width: widths[filler.next(widths.count)],
      depth: TerminalOptions.Depth.allCases[filler.next(4)],
      theme: TerminalOptions.Theme.allCases[filler.next(3)],
      glyphs: TerminalOptions.Glyphs.allCases[filler.next(2)],
      links: TerminalOptions.Links.allCases[filler.next(2)])
    let bytes = ANSIRenderer(options).render(screen)
    #expect(TerminalText.faults(in: bytes, options) == [])
    var plain = options
    plain.depth = .none
    #expect(TerminalText.plain(bytes) == screen.ansi(plain))
    #expect(ANSIRenderer(options).render(screen) == bytes)
  }

  @Test(arguments: 0..<120)
  func `says of each line how wide it is`(_ seed: Int) {
    var filler = PropertyFiller(TerminalText.texts, seed: UInt64(seed))
    let screen = filler.screen()
    for width in [12, 30, 80] {
      let drawing = ANSIRenderer(TerminalOptions(width: width, depth: .none)).draw(screen)
      for line in drawing.lines {
        let text = String(decoding: drawing.utf8[line.bytes], as: UTF8.self)
        #expect(DisplayWidth.columns(of: text[...]) == line.columns, "'\(text)'")
      }
    }
  }

  @Test(arguments: 0..<120)
  func `has boxes whose lines are of one width`(_ seed: Int) {
    var filler = PropertyFiller(TerminalText.texts, seed: UInt64(seed))
    var screen = filler.screen()
    for index in screen.sections.indices where index % 2 == 0 {
      screen.sections[index].layout = .card
    }
    for width in [20, 40, 80, 120] {
      let text = screen.ansi(TerminalOptions(width: width, depth: .none))
      var top: Int?
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        let columns = DisplayWidth.columns(of: line)
        let first = line.first { $0 != " " }
        if first == "╭" { top = columns }
        if first == "│" || first == "╰", let top { #expect(columns == top, "\(line)") }
        if first != "╭" && first != "│" || first == "╰" { top = nil }
      }
    }
  }

  @Test func `has no spaces at the ends of lines but those of chips and beside boxes`() {
    for seed in 0..<60 {
      var filler = PropertyFiller(["Plain words", "12", "A longer label"], seed: UInt64(seed))
      var screen = filler.screen()
      screen.layout = .stack
      for index in screen.sections.indices {
        screen.sections[index].layout = .stack
        screen.sections[index].elements.removeAll {
          if case .badge = $0.component { return true }
          if case .list = $0.component { return true }
          return false
        }
      }
      let text = screen.ansi(TerminalOptions(depth: .none))
      for line in text.split(separator: "\n") { #expect(line.last != " ", "\(line)") }
    }
  }

  @Test(arguments: [20, 40, 80])
  func `shows every row of a long table`(_ width: Int) {
    let rows = (1...200).map { ["row\($0)", "x", "y", "z", String(repeating: "w", count: 30)] }
    let table = Component.table(
      .init(title: "Rows", columns: ["A", "B", "C", "D", "E"], rows: rows))
    let screen = Screen(title: "", sections: [Section(id: "a", components: [table])])
    let text = screen.ansi(TerminalOptions(width: width, depth: .none))
    for row in 1...200 { #expect(text.contains("row\(row)"), "row \(row)") }
  }

  @Test func `keeps every word of prose at any width from 20`() {
    let words = "Alpha beta gamma delta epsilon zeta eta theta iota kappa lambda".split(
      separator: " ")
    let text = words.joined(separator: " ")
    let components: [Component] = [
      .paragraph(.init(text: text)), .heading(.init(text: text)), .quote(.init(text: text)),
      .alert(.init(title: text, message: text)), .unclear(.init(reason: text)),
      .button(.init(label: text)), .link(.init(label: text)), .badge(.init(label: text)),
      .keyValue(.init(key: text, value: text)), .checklist(.init(title: text, items: [])),
      .toggle(.init(label: text)), .repetition(.init(label: text, sets: 3, reps: 12)),
    ]
    for component in components {
      for width in 20...90 {
        let screen = Screen(title: "", sections: [Section(id: "a", components: [component])])
        let shown = screen.ansi(TerminalOptions(width: width, depth: .none))
        for word in words { #expect(shown.contains(word), "\(word) at \(width) in \(shown)") }
      }
    }
  }
}
