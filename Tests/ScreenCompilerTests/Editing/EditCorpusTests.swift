import Foundation
import ScreenCompiler
import ScreenModel
import Testbed
import Testing

/// Edits of screens of many trades, each with the patch that it comes to.
@Suite struct EditCorpusTests {
  /// An edit, and what is to come of it.
  struct Case: CustomTestStringConvertible, Sendable {
    let screen: String
    let edit: String
    let patch: TreeValue

    var testDescription: String { "\(screen): \(edit)" }
  }

  private static func lines(of name: String) throws -> [TreeValue] {
    let url = FixtureFolder.root.appending(path: "Fixtures/Edits/\(name)")
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map { line in
      try #require(JSONReader.read(SourceText(name: name, String(line))).tree)
    }
  }

  private static let cases: [Case] = {
    let lines = (try? Self.lines(of: "edits.jsonl")) ?? []
    return lines.compactMap { line in
      guard let screen = line["screen"]?.text, let edit = line["edit"]?.text,
        let patch = line["patch"]
      else { return nil }
      return Case(screen: screen, edit: edit, patch: patch)
    }
  }()

  private static let screens: [String: Screen] = {
    var screens: [String: Screen] = [:]
    for line in (try? Self.lines(of: "screens.jsonl")) ?? [] {
      guard let name = line["name"]?.text, let tree = line["screen"] else { continue }
      screens[name] = Grammar.standard.admit(Proposal(tree: tree)).screen
    }
    return screens
  }()

  @Test func `the corpus is there`() {
    #expect(Self.cases.count > 300)
    #expect(Self.screens.count > 30)
  }

  /// Each reads as it was learned; what is not done is read otherwise than it is meant.
  @Test func `of a hundred edits, ninety-seven do what their patch does, and nothing else`() throws
  {
    let compiler = Compiler()
    var lost: [String] = []
    for edit in Self.cases {
      let screen = try #require(Self.screens[edit.screen])
      let result = try screen.edited(edit.edit, by: compiler)
      var json = JSONWriter(.compact)
      json.tree(edit.patch)
      let patch = SourceText(name: "patch", utf8: json.finish())
      let expected = try compiler.patch(screen, with: patch).screen
      if !result.ledger.isSettled || result.screen.json() != expected.json() {
        lost.append(edit.testDescription)
      }
    }
    #expect(lost.count * 100 <= Self.cases.count * 3, "\(lost)")
  }

  @Test(arguments: cases)
  func `the patch of a difference makes the same bytes`(_ edit: Case) throws {
    let screen = try #require(Self.screens[edit.screen])
    let compiler = Compiler()
    let changed = try screen.edited(edit.edit, by: compiler).screen
    for (old, new) in [(screen, changed), (changed, screen)] {
      let patch = ScreenDifference(from: old, to: new).patch
      var json = JSONWriter(.compact)
      json.tree(TreeValue(.array(patch.operations.map(\.tree))))
      let text = SourceText(name: "patch", utf8: json.finish())
      #expect(try compiler.patch(old, with: text).screen.json() == new.json())
    }
  }

  /// What goes although no word names it is found, whatever else was done as it was asked.
  @Test func `a component that goes with what is named, and is not named itself, is found`() throws
  {
    let editor = Editor(grammar: .standard) { _ in Editor.Composed(elements: []) }
    let compiler = Compiler()
    var missed: [String] = []
    var count = 0
    for edit in Self.cases {
      let screen = try #require(Self.screens[edit.screen])
      let text = SourceText(name: "<edit>", edit.edit)
      var changed = try compiler.edit(screen, text).screen
      guard let stray = Self.unnamed(on: changed, since: screen, in: edit.edit),
        changed.apply(.remove(stray))
      else { continue }
      count += 1
      if editor.judge(screen, changed, text).unnamed.isEmpty {
        missed.append(edit.testDescription)
      }
    }
    #expect(count > 200)
    #expect(missed.count * 20 <= count, "\(missed)")
  }

  /// A component that an edit left as it was, and whose name shares no word with it; nil if there is
  /// none.
  private static func unnamed(
    on changed: Screen, since old: Screen, in edit: String
  ) -> ElementAddress? {
    func words(_ text: String) -> Set<String> {
      Set(text.lowercased().split { !$0.isLetter && !$0.isNumber }.map { String($0.prefix(4)) })
    }
    let said = words(edit)
    let before = Set(old.sections.flatMap(\.elements))
    guard said.isDisjoint(with: ["all", "ever", "both", "each", "rest"]) else { return nil }
    for section in changed.sections where section.elements.count > 1 {
      for (index, element) in section.elements.enumerated() where before.contains(element) {
        let title = OwnTexts(of: element.component).title
        let isNamed = said.contains(String(element.component.kind.rawValue.prefix(4)))
        if !title.isEmpty, !isNamed, words(title).isDisjoint(with: said) {
          return ElementAddress(section: section.id, index: index)
        }
      }
    }
    return nil
  }

  /// What people ask of one screen is asked of others, too, on which little of it can be found.
  @Test func `whatever is asked of any screen leaves one that the grammar admits`() throws {
    let folder = FixtureFolder.root.appending(path: "Fixtures/Treebank/Edits")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let sentences = try files.flatMap { file in
      try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        .split(separator: "\n").filter { !$0.hasPrefix("#") }
    }
    let screens = Self.screens.sorted { $0.key < $1.key }.map(\.value)
    let compiler = Compiler()
    var random = SplitMix64(seed: 1)
    var strays: [String] = []
    for sentence in sentences where Thoroughness.isFull || random.next() % 20 == 0 {
      let said = sentence.replacing(/\u{27E6}[a-z]+ |\u{27E7}/, with: "")
      let screen = screens[Int(random.next() % UInt64(screens.count))]
      let result = try compiler.edit(screen, SourceText(name: "<edit>", String(said)))
      let edited = result.screen
      strays += Self.strays(from: screen, to: result).map { "\(said): \($0)" }
      let admitted = Grammar.standard.admit(Proposal(tree: edited.tree)).screen
      #expect(admitted == edited, "\(said)")
    }
    #expect(sentences.count > 5000)
    #expect(strays.isEmpty, "\(strays.joined(separator: "\n"))")
  }

  /// The components that changed, went or came although no entry of the ledger names them.
  private static func strays(from old: Screen, to result: Compilation) -> [String] {
    // A value that is not shown as it is stated says so instead of what was done.
    guard !result.ledger.entries.contains(where: { $0.outcome == .approximated }) else { return [] }
    let met = result.ledger.entries.filter { $0.outcome == .met }
    let said = met.map(\.reason).joined(separator: "\n")
    func elements(_ screen: Screen) -> [(section: Section, element: Element)] {
      screen.sections.flatMap { section in section.elements.map { (section, $0) } }
    }
    var kept = elements(result.screen)
    var touched = elements(old).filter { entry in
      guard let place = kept.firstIndex(where: { $0.element == entry.element }) else { return true }
      kept.remove(at: place)
      return false
    }
    touched += kept
    let named = met.flatMap(\.paths).compactMap { path -> Element? in
      guard path.steps.count >= 4, case .index(let section) = path.steps[1],
        case .index(let place) = path.steps[3], result.screen.sections.indices.contains(section),
        result.screen.sections[section].elements.indices.contains(place)
      else { return nil }
      return result.screen.sections[section].elements[place]
    }
    func title(_ element: Element) -> String { OwnTexts(of: element.component).title }
    var strays: [String] = []
    // What the screen itself has is named in words of its own.
    if old.title != result.screen.title, !said.contains(result.screen.title) {
      strays.append("the title")
    }
    if old.accent != result.screen.accent, !said.contains("accent") { strays.append("the accent") }
    if old.appearance != result.screen.appearance,
      !said.contains("the screen is \(result.screen.appearance.rawValue)")
    {
      strays.append("the appearance")
    }
    strays += touched.filter { section, element in
      let name = title(element)
      let isSaid =
        said.contains(name.isEmpty ? element.component.kind.rawValue : name)
        || said.contains("section \"\(section.title.isEmpty ? section.id : section.title)\"")
      let isNamed = named.contains {
        $0.component.kind == element.component.kind && title($0) == name
      }
      return met.isEmpty || !isSaid && !isNamed
    }.map { "\($0.element.component.kind) \"\(title($0.element))\"" }
    return strays
  }
}
