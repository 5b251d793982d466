import Foundation
import ScreenModel
import Testbed
import Testing

@testable import ScreenHTML

/// Where `.ci/pages` wants the pages that it opens in a browser; nil where nobody does.
private let folder = ProcessInfo.processInfo.environment["SCREENC_PAGES"]

@Suite struct PageCorpusTests {
  /// Texts that are hard to set in 320 pixels.
  private static let wide = [
    "Internationalization ", "Donaudampfschifffahrtsgesellschaft", "kilowatt hours per year ",
    "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9eyJzdWIiOiIxMjM0NTY3ODkwIn0", "Municipal department ",
    "1234567.25 ", "https://example.com/a/very/long/path/that/goes/on/and/on/to/the/end", "Q1 ",
    "مركز الخدمات البلدية", "東京都千代田区丸の内一丁目", "North ",
  ]

  /// A table with up to four buttons in each row, of which no word is wider than a telephone.
  private static func tableWithButtons(_ random: inout SeededRandom) -> Component {
    let words = [
      "Edit", "Delete", "Send a reminder", "Internationalization", "Zurücksetzen", "تعديل",
    ]
    return .table(
      .init(
        title: random.text(), columns: random.array { $0.text() },
        rows: random.array { $0.array { $0.text() } } + [["Ann Smith", "£1,234.00"]],
        actions: (0...random.below(4)).map { _ in .init(label: words[random.below(words.count)]) }))
  }

  @Test(.enabled(if: folder != nil, "only .ci/pages wants them"))
  func `writes generated pages`() throws {
    let folder = URL(filePath: try #require(folder))
    for seed in 0..<120 {
      var random = SeededRandom(seed, mixing: Self.wide + Self.wide + Self.wide)
      var screen = random.screen()
      let kinds: [ComponentKind] = [.chart, .table, .list, .keyValue, .standings]
      screen.sections.append(
        Section(
          id: "wide", title: random.text(), layout: random.choice(Section.Layout.self),
          components: kinds.map { random.component($0) } + [Self.tableWithButtons(&random)]))
      let page = HTMLRenderer().render(screen)
      try Data(page).write(to: folder.appending(path: "seed-\(seed).html"))
    }
  }

  @Test(arguments: 0..<60)
  func `are sound with long words too`(seed: Int) {
    var random = SeededRandom(seed, mixing: Self.wide)
    expectSound(random.screen())
  }
}
