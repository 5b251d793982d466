import ScreenAdmission
import ScreenCatalog
import ScreenComposition
import ScreenDiagnostics
import ScreenGrammar
import ScreenModel
import Testing

/// What an intent gets from the catalog, and what of it is shown.
struct GroundingTests {
  @Test(arguments: ["how to hang a picture", "how to bleed a radiator"])
  func `the steps of what is known are its own`(intent: String) throws {
    let brief = try IntentReader().read(SourceText(intent))
    let grounding = Catalog.shipped.ground(brief)
    #expect(!grounding.matches.isEmpty)
    #expect(Composed(grounding.brief).admission.screen?.isDraft == false)
  }

  @Test(
    arguments: [
      (
        "a list of popular board games for children with price and age", "board games",
        Catalog.NearMiss.Reason.ownColumns
      ),
      ("a list of how to make coffee", "make coffee", .otherKind),
    ])
  func `what came near is kept with the reason why it was not taken`(
    intent: String, topic: String, reason: Catalog.NearMiss.Reason
  ) throws {
    try expectMiss(of: topic, for: reason, by: intent)
  }

  private func expectMiss(
    of topic: String, for reason: Catalog.NearMiss.Reason, by intent: String
  ) throws {
    let brief = try IntentReader().read(SourceText(intent))
    let misses = Catalog.shipped.ground(brief).nearMisses
    #expect(misses.map(\.topic) == [topic])
    #expect(misses.first?.reason == reason)
  }

  @Test(arguments: ["a list of zibbles", "ten planets", "?", "a login form", "things"])
  func `what is found, and what is near to nothing, is not a near miss`(intent: String) throws {
    let brief = try IntentReader().read(SourceText(intent))
    #expect(Catalog.shipped.ground(brief).nearMisses.isEmpty)
  }
}
