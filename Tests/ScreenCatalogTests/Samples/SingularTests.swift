import Testing

@testable import ScreenCatalog

/// Samples of labels whose last letter is an "s".
@Suite struct SingularTests {
  @Test(arguments: ["status", "Status", "job status"])
  func `a word that ends in s is not a plural of a word that it only begins like`(_ label: String) {
    // "stay" + "s" is not "status".
    #expect(SampleValues.embedded.pool(for: label)?.name == "status")
  }

  @Test(
    arguments: zip(["cities", "dishes", "routes", "hotels"], ["city", "dish", "route", "hotel"]))
  func `a plural has the samples of its singular`(_ plural: String, _ singular: String) {
    #expect(
      SampleValues.embedded.pool(for: plural)?.name
        == SampleValues.embedded.pool(for: singular)?.name)
    #expect(SampleValues.embedded.pool(for: plural) != nil)
  }
}
