import ScreenModel
import Testbed
import Testing

@testable import ScreenTerminal

struct TerminalPlaceTests {
  /// The places of the lines that hold some words.
  private static func places(
    of words: String, in drawing: TerminalDrawing
  ) -> [[TerminalDrawing.Place]] {
    drawing.lines.filter {
      String(decoding: drawing.utf8[$0.bytes], as: UTF8.self).contains(words)
    }.map { $0.parts.map(\.place) }
  }

  @Test func `each line says what it shows`() {
    let fields = ["Username", "Password", "Phone"].map {
      Component.field(.init(label: $0, placeholder: $0.lowercased()))
    }
    let screen = Screen(
      title: "Sign in",
      sections: [
        Section(id: "a", title: "Account", layout: .card, components: fields),
        Section(id: "b", title: "Help", components: [.paragraph(.init(text: "Call us"))]),
      ])
    let drawing = ANSIRenderer(TerminalOptions(width: 40, depth: .none)).draw(screen)
    #expect(Self.places(of: "Sign in", in: drawing) == [[.screen]])
    #expect(Self.places(of: "Account", in: drawing) == [[.section(0)]])
    #expect(Self.places(of: "Help", in: drawing) == [[.section(1)]])
    for (index, label) in ["Username", "Password", "Phone"].enumerated() {
      let place = TerminalDrawing.Place.element(section: 0, index: index)
      #expect(Self.places(of: label, in: drawing) == [[place]])
      #expect(Self.places(of: label.lowercased(), in: drawing) == [[place]])
    }
    #expect(Self.places(of: "Call us", in: drawing) == [[.element(section: 1, index: 0)]])
  }

  @Test func `the part of an element goes from its first text to its last`() {
    let fact = Component.keyValue(.init(key: "Name", value: "Ada Lovelace"))
    let screen = Screen(title: "", sections: [Section(id: "a", components: [fact])])
    let drawing = ANSIRenderer(TerminalOptions(width: 40, depth: .none)).draw(screen)
    let line = drawing.lines.first { !$0.parts.isEmpty }
    #expect(line?.parts.map(\.place) == [.element(section: 0, index: 0)])
    let text = line.map { String(decoding: drawing.utf8[$0.bytes], as: UTF8.self) } ?? ""
    let start = text.prefix { $0 == " " }.count
    #expect(line?.parts.first?.columns == start..<text.count)
  }

  @Test(arguments: 0..<60)
  func `parts are in order, within their line, and neighbours show different things`(_ seed: Int) {
    var filler = PropertyFiller(TerminalText.texts, seed: UInt64(seed))
    let drawing = ANSIRenderer(TerminalOptions(width: 60, depth: .none)).draw(filler.screen())
    for line in drawing.lines {
      for part in line.parts { #expect(part.columns.upperBound <= line.columns) }
      for (left, right) in zip(line.parts, line.parts.dropFirst()) {
        #expect(left.columns.upperBound <= right.columns.lowerBound)
        #expect(left.place != right.place)
      }
    }
  }

  @Test(arguments: [("de", "Bild: Boot"), ("en", "Image: Boot"), ("it", "Immagine: Boot")])
  func `words that the drawing adds are in the language of the screen`(tag: String, shown: String) {
    let image = Component.image(.init(description: "Boot"))
    let screen = Screen(title: "", sections: [Section(id: "a", title: "", components: [image])])
    let text = screen.ansi(TerminalOptions(width: 40, depth: .none, language: tag))
    #expect(text.contains(shown))
  }
}
