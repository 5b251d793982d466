import ScreenRoles
import ScreenText
import Testbed
import Testing

@testable import train_roles

/// Documents whose lines have their roles.
@Suite struct AnnotatedDocumentTests {
  private static let file = """
    # A comment before the first document.
    anything else, too
    === one
    q Create a screen.
    +i He types the name.

    a Thanks
    === two
    b   - Save
    """

  @Test func `a file has its documents, without its comments`() throws {
    let documents = try AnnotatedDocument.all(in: Self.file)
    #expect(
      documents.map { String(decoding: $0.utf8, as: UTF8.self) }
        == ["Create a screen. He types the name.\n\nThanks\n", "  - Save\n"])
  }

  @Test func `a sentence that continues a line has a role of its own`() throws {
    let document = try #require(try AnnotatedDocument.all(in: Self.file).first)
    #expect(document.role(at: 0) == .request && document.role(at: 16) == .request)
    #expect(document.role(at: 17) == .input && document.role(at: 37) == .aside)
    #expect(Example(document).roles == [.request, .input, .aside])
  }

  @Test(arguments: ["\r\n", "\r"])
  func `lines may end as on any machine`(_ end: String) throws {
    let documents = try AnnotatedDocument.all(
      in: Self.file.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: end))
    #expect(try documents.map(\.utf8) == AnnotatedDocument.all(in: Self.file).map(\.utf8))
  }

  @Test(arguments: ["", "# only a comment", "\n\n", "no document\nzz"])
  func `a text without a document has none`(_ text: String) throws {
    #expect(try AnnotatedDocument.all(in: text).isEmpty)
  }

  @Test func `a document without lines teaches nothing`() throws {
    let document = try #require(try AnnotatedDocument.all(in: "=== empty\n\n").first)
    #expect(document.role(at: 0) == nil && Example(document).units.isEmpty)
  }

  @Test(arguments: [
    ("=== 1\nq Fine.\nzz wrong", 3), ("=== 1\nq", 2), ("=== 1\nqwords", 2), ("=== 1\n i x", 2),
    ("=== 1\n+ x", 2), ("# comment\n\n=== 1\nq a\n\n\nWithout a role", 7), ("=== 1\n===2", 2),
    ("=== 1\nQ Large letter", 2), ("=== 1\nq fine\n=== 2\n++i twice", 4),
  ])
  func `a line without a role is a fault with its number`(_ text: String, _ line: Int) throws {
    let fault = try #require(throws: AnnotatedDocument.Fault.self) {
      try AnnotatedDocument.all(in: text)
    }
    #expect(fault.line == line)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(fault.text == lines[line - 1])
  }

  @Test func `every annotated file can be read, and each line has its role`() throws {
    let folder = FixtureFolder("Treebank/Roles")
    for name in try folder.names(ending: ".roles") {
      let text = String(decoding: try folder.bytes(of: name), as: UTF8.self)
      let documents = try AnnotatedDocument.all(in: text)
      #expect(!documents.isEmpty, "\(name)")
      for document in documents {
        #expect(document.utf8.isEmpty == (document.role(at: 0) == nil), "\(name)")
      }
    }
  }

  /// How many roles of a file some weights find, of how many.
  private func found(_ name: String, by weights: RoleWeights) throws -> (right: Int, all: Int) {
    let text = String(
      decoding: try FixtureFolder("Treebank/Roles").bytes(of: name), as: UTF8.self)
    let reader = RoleReader(weights)
    var (all, right) = (0, 0)
    for example in try AnnotatedDocument.all(in: text).map(Example.init) {
      let found = reader.roles(of: example.features, example.relations)
      all += found.count
      right += zip(found, example.roles).count { $0 == $1 }
    }
    return (right, all)
  }

  @Test(arguments: ["prompts.roles", "offices.roles"])
  func `the shipped weights find the roles that they were learned from`(_ name: String) throws {
    let (right, all) = try found(name, by: .shipped)
    #expect(all > 500)
    #expect(right * 100 >= all * 95, "\(right) of \(all)")
  }

  @Test func `weights that say nothing find few of them`() throws {
    let (right, all) = try found("prompts.roles", by: RoleWeights(FileText("")))
    #expect(right * 100 < all * 20, "\(right) of \(all)")
  }
}
