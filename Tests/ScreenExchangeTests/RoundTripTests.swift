import Sampling
import ScreenAdmission
import ScreenDiagnostics
import ScreenExchange
import ScreenGrammar
import ScreenModel
import Testbed
import Testing

/// The formats that are both written and read.
private let formats: [ExchangeFormat] = [.a2ui08, .a2ui09, .a2ui10, .jsonRender, .adaptiveCard]

@Suite struct RoundTripTests {
  private static func fixture(_ name: String) throws -> Screen {
    let bytes = try FixtureFolder("Screens").bytes(of: name)
    return try Screen(reading: SourceText(name: name, utf8: bytes))
  }

  /// The words of a screen's texts, each once.
  private static func words(of screen: Screen) -> Set<String> {
    var words: Set<String> = []
    for section in screen.sections {
      for component in section.components {
        for text in RecordTexts.of(component) {
          words.formUnion(text.split { !$0.isLetter && !$0.isNumber }.map(String.init))
        }
      }
    }
    return words
  }

  @Test(arguments: formats)
  func `no word of the showcase goes without a diagnostic`(_ format: ExchangeFormat) throws {
    let screen = try Self.fixture("showcase.json")
    for section in screen.sections {
      for (index, element) in section.elements.enumerated() {
        let single = Screen(
          title: "Title", sections: [Section(id: "one", title: "One", elements: [element])])
        let written = single.written(as: format)
        #expect(written.diagnostics.allSatisfy { $0.path?.hasPrefix("sections/one") ?? false })
        let back = try Screen(reading: SourceText(name: "a", utf8: written.utf8))
        let lost = Self.words(of: single).subtracting(Self.words(of: back))
          .subtracting(back.title.split(separator: " ").map(String.init))
          .subtracting(back.sections.flatMap { $0.title.split(separator: " ").map(String.init) })
        let isSaid = written.diagnostics.contains { $0.path == "sections/one/components/0" }
        #expect(
          lost.isEmpty || isSaid,
          "\(section.id)/\(index) \(element.component.kind): \(lost.sorted())")
      }
    }
  }

  /// The kinds that come back as they were, whatever their properties in the showcase.
  private static let kept: [ExchangeFormat: Set<ComponentKind>] = [
    .a2ui09: [
      .paragraph, .quote, .code, .keyValue, .stat, .badge, .list, .checklist, .steps, .table,
      .field,
      .picker, .toggle, .slider, .button, .link, .alert,
    ],
    .jsonRender: [
      .paragraph, .keyValue, .stat, .badge, .progress, .table, .field, .picker, .toggle, .slider,
      .button, .link, .alert,
    ],
    .adaptiveCard: [
      .paragraph, .code, .keyValue, .stat, .table, .field, .picker, .toggle, .button,
    ],
  ]

  @Test(arguments: [ExchangeFormat.a2ui09, .jsonRender, .adaptiveCard])
  func `components that a format has come back as what they are`(_ format: ExchangeFormat) throws {
    let screen = try Self.fixture("showcase.json")
    for section in screen.sections {
      for element in section.elements {
        let kind = element.component.kind
        guard Self.kept[format]?.contains(kind) ?? false else { continue }
        let single = Screen(
          title: "Title",
          sections: [
            Section(
              id: "one", title: "One",
              elements: [Element(.paragraph(.init(text: "Before"))), Element(element.component)])
          ])
        let written = single.written(as: format)
        guard !written.diagnostics.contains(where: { $0.id == "composed" }) else { continue }
        let back = try Screen(reading: SourceText(name: "a", utf8: written.utf8))
        #expect(
          back.sections.flatMap(\.components).contains { $0.kind == kind },
          "\(kind) became \(back.sections.flatMap(\.components).map(\.kind)): \(written.text)")
      }
    }
  }

  @Test(arguments: ["login.json", "dashboard.json", "columns.json", "tabs.json", "wizard.json"])
  func `a screen in A2UI comes back with its sections`(_ name: String) throws {
    let screen = try Self.fixture(name)
    let written = screen.written(as: .a2ui09)
    let back = try Screen(reading: SourceText(name: name, utf8: written.utf8))
    #expect(back.title == screen.title)
    if screen.layout == .columns || screen.layout == .tabs { #expect(back.layout == screen.layout) }
    let titles = screen.sections.map(\.title).filter { !$0.isEmpty }
    #expect(back.sections.map(\.title).filter { !$0.isEmpty } == titles)
  }

  @Test(arguments: Thoroughness.seeds(150, slow: 10_000))
  func `any screen is written in every format, and read again`(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let screen = Screen.random(using: &random)
    for format in ExchangeFormat.writable {
      let written = screen.written(as: format)
      #expect(written.utf8.last == UInt8(ascii: "\n") || written.utf8.isEmpty)
      guard formats.contains(format) else { continue }
      let lines = JSONReader.readSequence(SourceText(name: "a", utf8: written.utf8))
      #expect(lines.diagnostics.isEmpty, "\(format): \(lines.diagnostics.map(\.message))")
      let faults = WrittenDocument(lines.tree?.elements ?? [], as: format).faults
      #expect(faults.isEmpty, "\(format): \(faults)")
      let document = ScreenDocument(SourceText(name: "a", utf8: written.utf8))
      #expect(document.format == format)
      #expect(document.proposal != nil)
      if let proposal = document.proposal { _ = Grammar.standard.admit(proposal) }
    }
  }

  @Test(arguments: ExchangeFormat.writable, Screen.Layout.allCases)
  func `a group that stands in two places is written twice`(
    _ format: ExchangeFormat, _ layout: Screen.Layout
  ) {
    let sections = ["A", "", "A"].enumerated().map { index, group in
      Section(
        id: "s\(index)", title: "Part \(index)", group: group,
        components: [.paragraph(.init(text: "Words \(index)"))])
    }
    let text = Screen(title: "Title", layout: layout, sections: sections).written(as: format).text
    for index in 0..<3 { #expect(text.contains("Words \(index)")) }
  }

  @Test(arguments: [ExchangeFormat.a2ui09, .a2ui10, .jsonRender, .adaptiveCard])
  func `what has to be chosen or switched on comes back so`(_ format: ExchangeFormat) throws {
    let screen = Screen(
      title: "Consent",
      sections: [
        Section(
          id: "one", title: "One",
          components: [
            .picker(.init(label: "Class", options: ["4a", "4b"], name: "class", required: true)),
            .toggle(.init(label: "I agree", name: "i-agree", required: true)),
            .toggle(.init(label: "News", name: "news")),
          ])
      ])
    let written = screen.written(as: format)
    let back = try Screen(reading: SourceText(name: "a", utf8: written.utf8))
    let required = back.sections.flatMap(\.components).compactMap { component in
      switch component {
      case .picker(let picker): picker.required
      case .toggle(let toggle): toggle.required
      default: nil
      }
    }
    #expect(required == [true, true, false])
  }

  @Test(arguments: ExchangeFormat.writable)
  func `the same screen gives the same bytes`(_ format: ExchangeFormat) throws {
    let screen = try Self.fixture("showcase.json")
    #expect(screen.written(as: format) == screen.written(as: format))
  }

  @Test func `what cannot be written says so`() {
    let screen = Screen(title: "A", sections: [])
    for format in ExchangeFormat.allCases where !ExchangeFormat.writable.contains(format) {
      let written = screen.written(as: format)
      #expect(written.utf8.isEmpty)
      #expect(written.diagnostics.map(\.id) == ["unwritable-format"])
    }
  }
}

/// The texts of a component, of all that it holds.
enum RecordTexts {
  static func of(_ component: Component) -> [String] {
    var collector = TextCollector()
    var component = component
    component.visitProperties(&collector)
    return collector.texts
  }
}

private struct TextCollector: TextVisitor {
  var texts: [String] = []

  mutating func text(
    _ name: String, as meaning: PropertyMeaning, _ value: inout String, default: String?
  ) {
    if !meaning.isHidden, meaning != .destination { texts.append(value) }
  }

  mutating func texts(_ name: String, as meaning: PropertyMeaning, _ value: inout [String]) {
    texts += value
  }
  mutating func grid(_ name: String, as meaning: PropertyMeaning, _ value: inout [[String]]) {
    texts += value.flatMap { $0 }
  }
  mutating func records<Record: PropertyRecord>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout [Record], isRequired: Bool
  ) {
    for record in value {
      var record = record
      record.visitProperties(&self)
    }
  }
  mutating func record<Record: PropertyRecord>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Record?
  ) {
    value?.visitProperties(&self)
  }
}
