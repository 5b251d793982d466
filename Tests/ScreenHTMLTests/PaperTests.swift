import Testing

@testable import ScreenHTML

/// What is printed: paper neither scrolls nor shows what a pointer would open.
@Suite struct PaperTests {
  /// The rules of a style sheet, as pairs of selectors and declarations; those for paper apart.
  private struct Rules {
    var screen: [(selectors: [String], body: String)] = []
    var paper: [(selectors: [String], body: String)] = []

    init(_ sheet: String) {
      var rest = Substring(sheet)
      var depth = 0
      var isPaper = false
      while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
        let head = rest[..<brace]
        if rest[brace] == "}" {
          depth -= 1
          if depth == 0 { isPaper = false }
          rest = rest[rest.index(after: brace)...]
        } else if head.contains("@") {
          depth += 1
          isPaper = head.contains("@media print")
          rest = rest[rest.index(after: brace)...]
        } else {
          guard let end = rest.firstIndex(of: "}") else { return }
          let selectors = head.split(separator: ",").map {
            String($0.drop { $0.isWhitespace }).replacing("\n", with: "")
          }
          let rule = (selectors, String(rest[brace..<end]))
          if isPaper { paper.append(rule) } else { screen.append(rule) }
          rest = rest[rest.index(after: end)...]
        }
      }
    }
  }

  private static let sheet = [
    EmbeddedText.base, EmbeddedText.tables, EmbeddedText.listStyles, EmbeddedText.words,
    EmbeddedText.overlays, EmbeddedText.charts, EmbeddedText.media, EmbeddedText.inputs,
    EmbeddedText.print,
  ].map(\.description).joined()

  @Test func `what scrolls on a screen is shown whole on paper`() {
    let rules = Rules(Self.sheet)
    let scrollers = rules.screen.filter { $0.body.contains(/overflow(-x)?: ?auto/) }
      .flatMap(\.selectors)
    #expect(scrollers.count >= 4, "\(scrollers)")
    for scroller in scrollers {
      #expect(
        rules.paper.contains { rule in
          rule.selectors.contains(scroller) && rule.body.contains(/overflow: ?visible/)
        }, "'\(scroller)' is cut where paper ends")
    }
  }

  @Test func `lines of code and cards in a row wrap on paper`() {
    let rules = Rules(Self.sheet)
    func isPrinted(_ selector: String, _ declaration: String) -> Bool {
      rules.paper.contains { $0.selectors.contains(selector) && $0.body.contains(declaration) }
    }
    #expect(isPrinted(".code", "pre-wrap"))
    #expect(isPrinted(".carousel", "wrap"))
    #expect(isPrinted("textarea.in", "content"))
    #expect(!isPrinted(".in", "display"))
  }
}
