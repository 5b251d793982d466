import ScreenDiagnostics
import ScreenGrammar
import ScreenModel
import Testbed
import Testing

@testable import ScreenAdmission

/// Names proposed for the items of a list, and what becomes of them.
struct ListCase: CustomTestStringConvertible, Sendable {
  var names: [String]
  /// The names that stay; nil where the list is lost.
  var kept: [String]?
  var ids: Set<String>

  /// What names are doubted for; other diagnostics follow from these.
  static let ids: Set<String> = [
    "marker", "white-space", "text-too-short", "text-too-long", "too-many-words", "excluded-text",
    "duplicate-element", "misplaced-digits", "empty-text", "too-few-left",
  ]

  var testDescription: String { names.joined(separator: "; ") }

  private init?(line: String) {
    let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, !line.hasPrefix("#") else { return nil }
    names = parts[0].split(separator: ";").map { String($0.drop { $0 == " " }) }
    kept = parts[1] == "-" ? nil : parts[1].split(separator: "; ").map(String.init)
    ids = Set(parts[2].split(separator: " ").map(String.init))
  }

  static func all() throws -> [ListCase] {
    let bytes = try FixtureFolder("Lists").bytes(of: "names.tsv")
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      .compactMap { ListCase(line: String($0)) }
  }
}

struct ListTests {
  private func admit(_ names: [String], under grammar: Grammar) -> Admission {
    let items = names.map { TreeValue(.object([TreeMember("title", TreeValue(.text($0)))])) }
    let list = TreeValue(
      .object([
        TreeMember("type", TreeValue(.text("list"))), TreeMember("items", TreeValue(.array(items))),
      ]))
    return grammar.admit(Proposal(tree: TreeValue(.array([list]))))
  }

  private func titles(_ screen: Screen?) -> [String]? {
    screen?.sections.flatMap(\.elements).compactMap { element in
      if case .list(let list) = element.component { list.items.map(\.title) } else { nil }
    }.first
  }

  @Test(arguments: try ListCase.all())
  func `a list keeps the names that are some, or says why too few are left`(list: ListCase) throws {
    let admission = admit(list.names, under: try #require(Grammar.named("lists")))
    #expect(titles(admission.screen) == list.kept)
    let ids = Set(admission.diagnostics.map(\.id))
    #expect(ids.intersection(ListCase.ids) == list.ids)
    guard list.kept == nil else { return }
    let fault = try #require(admission.diagnostics.first { $0.id == "too-few-left" })
    #expect(fault.severity == .error)
    #expect(fault.message.contains(": "))
  }

  @Test func `each name that is dropped is told`() throws {
    let names = ["Ghana", "Democratic Republic of the Congo", "Top 10 Cars", "N/A", "Mali", "Chad"]
    let admission = admit(names, under: try #require(Grammar.named("lists")))
    #expect(titles(admission.screen) == ["Ghana", "Mali", "Chad"])
    let messages = admission.diagnostics.map(\.message)
    for name in names[1...3] {
      #expect(messages.contains { $0.hasPrefix("'\(name)' ") }, "\(name)")
    }
    let lost = admit(Array(names.prefix(3)), under: try #require(Grammar.named("lists")))
    let fault = try #require(lost.diagnostics.first { $0.id == "too-few-left" })
    for name in names[1...2] {
      #expect(fault.message.ranges(of: "'\(name)'").count == 1, "\(fault.message)")
    }
  }

  @Test func `a third of the lists are lost`() throws {
    let lists = try ListCase.all()
    #expect(lists.count >= 30)
    #expect(lists.count { $0.kept == nil } * 3 >= lists.count)
  }

  @Test func `the number of words is a dial of the grammar`() throws {
    let source = SourceText(
      name: "my.grammar",
      """
      grammar my
      include lists
      component list "Books" {
        items: 1...20 leaving 2 of { title: text(2...50, words 1...5, uncut) "The book, 1-5 words" }
      }
      """)
    let grammar = try #require(Grammar.parse(source).grammar)
    let books = ["Dune", "One Hundred Years of Solitude", "The Sound and the Fury by Faulkner"]
    #expect(titles(admit(books, under: grammar).screen) == Array(books.prefix(2)))
    #expect(admit(Array(books.dropFirst()), under: grammar).screen == nil)
  }
}
