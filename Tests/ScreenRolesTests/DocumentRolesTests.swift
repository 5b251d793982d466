import ScreenDiagnostics
import Testing

@testable import ScreenRoles

/// The roles of whole documents.
@Suite struct DocumentRolesTests {
  static let brief = """
    # Equipment loan

    Our depot still uses a paper book, and half of its pages are missing.

    ## Borrower
    - Full name (required)
    - Phone number
    - Email address

    ## Buttons
    - Save loan
    - Cancel

    Out of scope: online payment
    """

  @Test(arguments: [
    ("Equipment loan", LineRole.title), ("paper book", .aside), ("Borrower", .head),
    ("Full name", .input), ("Phone number", .input), ("Email", .input), ("Buttons", .scaffold),
    ("Save loan", .action), ("Cancel", .action), ("Out of scope", .omission),
  ])
  func `each line of a brief has its role`(_ line: String, _ role: LineRole) {
    #expect(RolesRead(Self.brief).role(line) == role)
  }

  @Test func `the same text has the same roles again`() {
    let (one, other) = (RolesRead(Self.brief).roles.all, RolesRead(Self.brief).roles.all)
    #expect(one.map(\.role) == other.map(\.role))
    #expect(one.map(\.margin) == other.map(\.margin))
  }

  @Test func `no role is less sure than another for the same line`() {
    let read = RolesRead(Self.brief)
    for line in read.roles.all {
      #expect(line.margin >= 0)
    }
  }

  @Test func `a part of a line has the role of the line`() throws {
    let read = RolesRead(Self.brief)
    let line = read.roles.all[try #require(read.place("Full name"))]
    let part = SourceRange(line.range.lowerBound + 3, line.range.lowerBound + 5)
    #expect(read.roles.places(part).map { read.roles.all[$0].role } == [.input])
    #expect(read.roles.margin(of: [.input], in: part) == line.margin)
    #expect(read.roles.margin(of: [.code], in: part) <= 0)
  }

  @Test(arguments: ["", " ", "\n", "\r\n\r\n", "\t \n \t"])
  func `a blank text has no roles`(_ text: String) {
    let read = RolesRead(text)
    #expect(read.roles.all.isEmpty && read.roles.unshown.isEmpty)
    #expect(read.roles.places(SourceRange(0, text.utf8.count)).isEmpty)
    #expect(read.roles.margin(of: [.input], in: SourceRange(0, text.utf8.count)) == 0)
  }

  @Test func `where nothing is known no role is sure`() {
    let roles = DocumentRoles.unknown
    #expect(roles.all.isEmpty && roles.places(SourceRange(3, 9)).isEmpty)
    #expect(roles.margin(of: [.title], in: SourceRange(0, 100)) == 0)
  }

  @Test func `what lies behind the text has no role`() {
    let read = RolesRead("- Full name\n- Phone")
    #expect(read.roles.places(SourceRange(100, 120)).isEmpty)
  }

  @Test func `a megabyte of bullets is read`() {
    let line = "- Shelf mark (required)\n"
    let count = (1 << 20) / line.utf8.count
    let read = RolesRead(String(repeating: line, count: count))
    #expect(read.roles.all.count == count)
    #expect(read.roles.all[count / 2].role == .input)
  }

  @Test(arguments: [[], [0xFF, 0xFE, 0x0A, 0x2D, 0x20, 0xC3], [0x23, 0x20, 0x00, 0x0A, 0x80]])
  func `bytes that are no text are read`(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(RolesRead(text).roles.all.count == UnitsRead(text).units.count)
  }

  @Test func `each role is named by a letter of its own`() {
    #expect(Set(LineRole.allCases.map(\.letter)).count == LineRole.allCases.count)
    for role in LineRole.allCases { #expect(LineRole(letter: role.letter) == role) }
  }

  @Test(arguments: ["z", "T", " ", "+", "=", "é"] as [Character])
  func `other characters name no role`(_ letter: Character) {
    #expect(LineRole(letter: letter) == nil)
  }
}
