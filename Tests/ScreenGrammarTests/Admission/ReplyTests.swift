import ScreenDiagnostics
import ScreenModel
import Testbed
import Testing

@testable import ScreenGrammar

/// Replies of models, in folders by what is to become of them.
struct ReplyTests {
  private static func names(_ kind: String) throws -> [String] {
    try FixtureFolder("Replies/" + kind).names(ending: ".txt")
  }

  private func admit(_ kind: String, _ name: String) throws -> Admission {
    let bytes = try FixtureFolder("Replies/" + kind).bytes(of: name)
    let reading = JSONReader.read(SourceText(name: name, utf8: bytes))
    return Grammar.standard.admit(Proposal(tree: try #require(reading.tree)))
  }

  @Test(arguments: try names("accepted"))
  func `a reply is accepted with nothing lost`(name: String) throws {
    let admission = try admit("accepted", name)
    #expect(admission.screen != nil)
    #expect(admission.refused == [])
  }

  @Test(arguments: try names("repaired"))
  func `a reply is repaired, and what was lost is named by its place`(name: String) throws {
    let admission = try admit("repaired", name)
    #expect(admission.screen != nil)
    #expect(!admission.refused.isEmpty)
    #expect(admission.diagnostics.allSatisfy { $0.range != nil || $0.path == nil })
  }

  @Test(arguments: try names("rejected"))
  func `a reply without a component of use is rejected`(name: String) throws {
    let admission = try admit("rejected", name)
    #expect(admission.screen == nil)
    #expect(admission.diagnostics.contains { $0.severity == .error })
  }

  @Test func `there are replies of each kind`() throws {
    for kind in ["accepted", "repaired", "rejected"] { #expect(try Self.names(kind).count >= 3) }
  }
}
