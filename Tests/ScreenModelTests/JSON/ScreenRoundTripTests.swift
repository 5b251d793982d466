import ScreenDiagnostics
import ScreenModel
import Sampling
import Testbed
import Testing

/// Reading, decoding and writing give back what was written.
@Suite struct ScreenRoundTripTests {
  private func decoded(_ bytes: [UInt8], _ name: String = "screen.json") throws -> Screen {
    let source = SourceText(name: name, utf8: bytes)
    let reading = JSONReader.read(source)
    let tree = try #require(reading.tree)
    let decoding = ScreenDecoding(tree)
    let faults = (reading.diagnostics + decoding.diagnostics).filter {
      // Control characters are escaped in what is written, so nothing is to be mended.
      $0.severity >= .warning
    }
    #expect(faults.isEmpty, "\(DiagnosticFormatter(source).format(faults))")
    return try #require(decoding.screen)
  }

  @Test(arguments: try Fixture.files(in: "Screens", extension: "json"))
  func `every screen of the fixtures is canonical`(_ file: Fixture) throws {
    let bytes = try file.source().utf8
    let screen = try decoded(bytes, file.path)
    #expect(screen.jsonUTF8() == bytes)
    #expect(try decoded(screen.jsonUTF8(.compact)) == screen)
  }

  @Test func `the fixtures show every component, layout and choice`() throws {
    let files = try Fixture.files(in: "Screens", extension: "json")
    #expect(files.count >= 12)
    let showcase = try #require(files.first { $0.path.hasSuffix("showcase.json") })
    let screen = try decoded(try showcase.source().utf8)
    let components = screen.sections.flatMap(\.components)
    #expect(Set(components.map(\.kind)) == Set(ComponentKind.allCases))
    #expect(Set(screen.sections.map(\.layout)) == Set(Section.Layout.allCases))
    #expect(screen.isDraft)
  }

  @Test func `the benchmark's screen has 24 components`() throws {
    let file = Fixture(path: "Screens/dashboard.json")
    let screen = try decoded(try file.source().utf8)
    #expect(screen.sections.flatMap(\.elements).count == 24)
  }

  @Test(arguments: 0..<300)
  func `random screens come back as they were`(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let screen = Screen.random(using: &random)
    for layout in [JSONLayout.indented, .compact] {
      let bytes = screen.jsonUTF8(layout)
      let back = try decoded(bytes)
      #expect(back == screen)
      #expect(back.jsonUTF8(layout) == bytes)
    }
    let source = SourceText(name: "screen", utf8: screen.jsonUTF8(.compact))
    let tree = try #require(JSONReader.read(source).tree)
    #expect(tree.isSame(as: screen.tree))
  }

  @Test(arguments: ComponentKind.allCases)
  func `every kind comes back, at its defaults and at random`(_ kind: ComponentKind) throws {
    var random = SplitMix64(seed: 7)
    var elements = [Element(Component(kind))]
    for _ in 0..<20 { elements.append(.random(kind, using: &random)) }
    let screen = Screen(title: "", sections: [Section(id: "all", elements: elements)])
    #expect(try decoded(screen.jsonUTF8()) == screen)
  }

  @Test(arguments: 0..<100)
  func `indented lines break only where a line is too long or too deep`(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let lines = Screen.random(using: &random).json().split(separator: "\n")
    for line in lines where line.unicodeScalars.count > 100 {
      let content = line.drop { $0 == " " }
      // What is longer than a line is a scalar, or a record of scalars.
      #expect(!content.contains("[[") && !content.contains("[{"))
    }
    let depths = lines.map { $0.prefix { $0 == " " }.count }
    for (above, below) in zip(depths, depths.dropFirst()) { #expect(abs(above - below) <= 2) }
  }

  @Test func `no control character or line separator is in what is written`() {
    for seed in 0..<100 {
      var random = SplitMix64(seed: UInt64(seed))
      for scalar in Screen.random(using: &random).json().unicodeScalars where scalar != "\n" {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: Issue.record("U+\(scalar.value)")
        default: continue
        }
      }
    }
  }
}
