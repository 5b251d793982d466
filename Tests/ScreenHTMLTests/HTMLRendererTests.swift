import ScreenModel
import Testbed
import Testing

@testable import ScreenHTML

@Suite struct HTMLRendererTests {
  @Test(arguments: 0..<300)
  func `any screen gives a well-formed page that can do nothing by itself`(seed: Int) {
    var random = SeededRandom(seed)
    let screen = random.screen()
    expectSound(screen, .init(images: random.flag() ? .drawn : .loaded))
    expectSound(screen, .init(extent: .fragment, theme: .dark, idPrefix: "a b\"<"))
  }

  @Test(arguments: ComponentKind.allCases)
  func `every component survives nothing, much, and the unlikely`(kind: ComponentKind) {
    var random = SeededRandom(kind.rawValue.utf8.count)
    expectSound(one(Component(kind)))
    for _ in 0..<40 { expectSound(one(random.component(kind))) }
  }

  @Test(
    arguments: [
      TextCase(String(repeating: "Donaudampfschifffahrt", count: 500)), "مرحبا بالعالم", "שלום 12",
      "🏳️‍🌈👩🏽‍🚀",
      "e\u{301}\u{302}\u{303}\u{304}", "\"\u{301}><b>", "\u{202E}txt.exe",
    ] as [TextCase])
  func `a text does no harm wherever a property takes one`(text: TextCase) {
    for kind in ComponentKind.allCases where kind != .divider && kind != .code {
      var component = Component(kind)
      var filler = Filler(text: text.text)
      component.visitProperties(&filler)
      expectSound(one(component))
    }
  }

  @Test(arguments: Showcase.all)
  func `the showcase is sound in every theme and extent`(screen: Screen) {
    for theme in HTMLOptions.Theme.allCases {
      expectSound(screen, .init(theme: theme))
      expectSound(screen, .init(extent: .fragment, theme: theme))
    }
  }

  @Test func `two hundred rows are all there`() {
    let rows = (0..<200).map { ["row \($0) end", "\($0)"] }
    let page = one(.table(.init(title: "T", columns: ["A", "B"], rows: rows))).html()
    for row in rows { #expect(page.contains(">\(row[0])</th>")) }
  }

  @Test func `a page has a language, a direction, a main and one title`() {
    let page = one(.heading(.init(text: "H"))).html(.init(language: "de-CH"))
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"de-CH\" dir=\"ltr\">"))
    #expect(page.contains("<main class=\"w narrow\">"))
    #expect(page.contains("<title>Screen</title>"))
    #expect(page.contains("<meta name=\"color-scheme\" content=\"light dark\">"))
  }

  @Test(arguments: ["", "e", "en us", "en\"", "123", "x-\u{301}", "en_US", "en--us", "toolonglang"])
  func `what is not a language tag is left out`(language: String) {
    let page = one(.divider(.init())).html(.init(language: language))
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html dir=\"ltr\">"))
  }

  @Test(arguments: [
    ("Hello שלום", "ltr"), ("שלום Hello", "rtl"), ("12 — مرحبا", "rtl"), ("🚀 12", "ltr"),
    ("«Élan»", "ltr"), ("日本語", "ltr"),
  ])
  func `the direction is that of the first strong character`(title: String, direction: String) {
    let screen = Screen(title: title, sections: [])
    #expect(screen.html().contains("dir=\"\(direction)\""))
    #expect(screen.html(.init(direction: .rightToLeft)).contains("dir=\"rtl\""))
    #expect(screen.html(.init(direction: .leftToRight)).contains("dir=\"ltr\""))
  }

  @Test func `ids begin with the prefix, which is cleaned`() {
    let page = one(.toggle(.init(label: "On"))).html(.init(idPrefix: "7 a\"b"))
    #expect(page.contains("id=\"s7-a-b-s.0\""))
    let other = Screen(title: "Another", sections: [])
    #expect(one(.divider(.init())).html() != other.html())
  }

  @Test func `a section more leaves the ids of the others as they are`() {
    var screen = Screen(
      title: "T",
      sections: [
        Section(
          id: "a", title: "A", components: [.field(.init(label: "Name", placeholder: ""))])
      ])
    let options = HTMLOptions(extent: .fragment)
    // Beyond the width of the whole, which a second section changes.
    let before = screen.html(options).split(separator: "\n").filter { !$0.contains("narrow") }
    screen.sections.insert(
      Section(id: "t", title: "B", components: [.paragraph(.init(text: "Hello"))]), at: 0)
    let after = screen.html(options).split(separator: "\n")
    #expect(before.allSatisfy(after.contains))
    // Where ids are not distinguished, places stand for them.
    screen.sections[0].id = "a"
    let twice = screen.html(options)
    #expect(twice.contains("-0.t\">B</h2>") && twice.contains("-1.t\">A</h2>"))
  }

  @Test func `samples are marked and the screen says that it is a draft`() {
    let section = Section(
      id: "s", title: "S",
      elements: [
        Element(.stat(.init(label: "Churn", value: "2%")), samples: ["value"]),
        Element(
          .list(.init(title: "L", items: [.init(title: "One")])), samples: ["items"]),
      ])
    let page = Screen(title: "T", sections: [section]).html()
    #expect(page.contains("<span class=\"smp\">2%</span><span class=\"vh\"> (sample)</span>"))
    #expect(page.contains("<span class=\"tag\">Sample</span>"))
    #expect(page.contains("<strong>Draft.</strong>"))
    #expect(!one(.stat(.init(label: "Churn", value: "2%"))).html().contains("Draft."))
  }

  @Test func `equal labels take their section's title, an item's action its item's`() {
    let button = Component.button(.init(label: "Edit"))
    let screen = Screen(
      title: "T",
      sections: [
        Section(id: "a", title: "Address", components: [button]),
        Section(id: "b", title: "Billing", components: [button, .button(.init(label: "Pay"))]),
        Section(
          id: "c", title: "Cabins",
          components: [
            .list(
              .init(title: "", items: [.init(title: "Lake", actions: [.init(label: "Book")])]))
          ]),
      ])
    let page = screen.html()
    #expect(page.contains(">Edit<span class=\"vh\"> Address</span></button>"))
    #expect(page.contains(">Edit<span class=\"vh\"> Billing</span></button>"))
    #expect(page.contains(">Pay</button>"))
    #expect(page.contains(">Book<span class=\"vh\"> Lake</span></button>"))
  }

  @Test(arguments: [
    "javascript:alert(1)", "data:text/html,x", "java\tscript:x", "//example.com", "\\\\evil",
  ])
  func `an address that a page may not name is text`(destination: String) {
    let page = one(.link(.init(label: "Go", destination: destination))).html()
    #expect(!page.contains("href="))
    #expect(page.contains("Go"))
  }

  @Test func `an image asks nobody unless it may`() {
    let image = one(.image(.init(description: "Dawn", source: "https://example.com/d.png")))
    #expect(!image.html().contains("<img"))
    #expect(image.html(.init(images: .loaded)).contains("<img class=\"pic\" loading=\"lazy\""))
    let plain = one(.image(.init(description: "Dawn", source: "http://example.com/d.png")))
    #expect(!plain.html(.init(images: .loaded)).contains("<img"))
  }

  private func one(_ component: Component) -> Screen {
    Screen(title: "Screen", sections: [Section(id: "s", title: "S", components: [component])])
  }
}

/// Fills every text of a record.
private struct Filler: TextVisitor {
  var text: String
  var depth = 0

  mutating func text(
    _ name: String, as meaning: PropertyMeaning, _ value: inout String, default: String?
  ) { value = text }

  mutating func texts(_ name: String, as meaning: PropertyMeaning, _ value: inout [String]) {
    value = [text, text]
  }
  mutating func grid(_ name: String, as meaning: PropertyMeaning, _ value: inout [[String]]) {
    value = [[text, text]]
  }
  mutating func records<Record: PropertyRecord>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout [Record], isRequired: Bool
  ) {
    // Items have items.
    guard depth < 2 else { return }
    depth += 1
    var record = Record()
    record.visitProperties(&self)
    value = [record]
    depth -= 1
  }
}
