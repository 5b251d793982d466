import Testing

@testable import ScreenCompiler

@Suite struct GalleryTests {
  private static let intent = SourceText("A login form with username, password")
  private static let hostile = SourceText(
    name: "<intent>", "A form titled \"<script>alert(1)</script>\" with 'it\\'s' and \u{1B}[31m red"
  )

  private static func gallery(
    _ intent: SourceText = intent, seeds: [UInt64] = [0, 1, 2], temperatures: [Double] = [0, 1.2],
    widths: [Int] = [30, 50]
  ) throws -> Gallery {
    try Gallery(
      of: intent, by: Compiler(),
      over: .init(seeds: seeds, temperatures: temperatures, widths: widths))
  }

  @Test func `seeds matter where the best is not simply taken`() {
    let axes = Gallery.Axes(seeds: [4, 5, 4], temperatures: [0, 0.7, 0], widths: [1])
    #expect(
      axes.samplings == [
        .greedy, SamplingOptions(temperature: 0.7, seed: 4),
        SamplingOptions(temperature: 0.7, seed: 5),
      ])
  }

  @Test func `equal screens bear one number, different ones do not`() throws {
    let gallery = try Self.gallery(seeds: Array(0..<20))
    for left in gallery.variants {
      for right in gallery.variants {
        #expect((left.screen == right.screen) == (left.number == right.number))
      }
    }
    #expect(Set(gallery.variants.map(\.number)).count == gallery.distinctCount)
    #expect(gallery.distinctCount > 1)
  }

  @Test func `each variant is what compiling gives with its sampling`() throws {
    for variant in try Self.gallery().variants {
      let again = try Compiler().compile(Self.intent, sampling: variant.sampling)
      #expect(again.screen == variant.screen)
    }
  }

  @Test(arguments: [intent, hostile])
  func `a page has no id twice and no script`(intent: SourceText) throws {
    let page = String(decoding: try Self.gallery(intent).html(), as: UTF8.self)
    let ids = page.matches(of: /\sid="([^"]*)"/).map(\.1)
    #expect(Set(ids).count == ids.count)
    for name in page.matches(of: /aria-labelledby="([^"]*)"/).map(\.1) {
      for id in name.split(separator: " ") { #expect(ids.contains(id)) }
    }
    #expect(!page.contains("<script") && !page.contains("\u{1B}"))
  }

  @Test func `no two captions of a sheet are the same`() throws {
    let page = String(decoding: try Self.gallery().html(), as: UTF8.self)
    let captions = page.matches(of: /<p class="t3" id="g\d+">([^<]*)/).map(\.1)
    #expect(captions.count == 8)
    #expect(Set(captions).count == 8)
  }

  @Test(arguments: [1, 2, 12, 39, 80, 200], [intent, hostile])
  func `no line of a grid is wider than the terminal`(width: Int, intent: SourceText) throws {
    let grid = try Self.gallery(intent).ansi(.init(width: width, depth: .none))
    for line in String(decoding: grid, as: UTF8.self).split(separator: "\n") {
      #expect(line.count <= width, "\(line)")
      #expect(!line.unicodeScalars.contains { $0.value < 0x20 })
    }
  }

  @Test(arguments: [TerminalOptions.Depth.none, .trueColor])
  func `a cell is framed where there is room, and titled`(depth: TerminalOptions.Depth) throws {
    let gallery = try Self.gallery(seeds: [0, 1, 2, 3], temperatures: [1], widths: [36])
    for (width, perRow) in [(80, 2), (120, 3), (38, 1), (36, 1)] {
      let grid = gallery.ansi(.init(width: width, depth: depth))
      let plain = grid.split(separator: UInt8(ascii: "\n")).map {
        String(decoding: TerminalText.withoutEscapes($0), as: UTF8.self)
      }
      let tops = plain.filter { $0.contains("Seed ") && $0.contains("─") }
      #expect(tops.count == (4 + perRow - 1) / perRow, "\(width)")
      #expect(tops[0].matches(of: /Seed/).count == perRow)
      #expect(tops[0].hasPrefix("╭─ Seed 0 · screen 1 ─"))
      #expect(plain.filter { $0.hasPrefix("╰") }.count == tops.count)
      #expect(plain.allSatisfy { $0.count <= width })
    }
  }

  @Test func `a screen that fills the terminal has a frame without sides`() throws {
    let gallery = try Self.gallery(seeds: [0], temperatures: [1], widths: [10])
    let grid = String(decoding: gallery.ansi(.init(width: 10, depth: .none)), as: UTF8.self)
    let lines = grid.split(separator: "\n")
    #expect(lines.contains("── See… ──"))
    #expect(lines.contains("──────────"))
    #expect(!lines.contains { $0.hasPrefix("╭") && $0.contains("Seed") })
  }

  @Test func `the lines of a command in a grid join to the command`() throws {
    let gallery = try Self.gallery(seeds: [7], temperatures: [1], widths: [20])
    let grid = String(decoding: gallery.ansi(.init(width: 20, depth: .none)), as: UTF8.self)
    let command = gallery.command(for: gallery.variants[0], options: ["--width", "20"])
    #expect(grid.filter { $0 != "\n" }.contains(command))
  }

  @Test func `an empty intent gives no sheet`() {
    #expect(throws: CompilationError.emptyIntent) {
      try Self.gallery(SourceText(" \n "))
    }
  }
}
