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
          components: kinds.map { random.component($0) }))
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
