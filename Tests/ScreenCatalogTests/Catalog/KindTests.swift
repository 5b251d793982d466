import Testing

@testable import ScreenCatalog

struct KindTests {
  @Test(arguments: [
    (["Dog", "Golden Retriever", "Cat"], "Dog", "Golden Retriever"),
    (["Brie", "cheese"], "cheese", "Brie"), (["Mars", "Planets"], "Planets", "Mars"),
    (["Fruit", "Bread", "apple"], "Fruit", "apple"),
  ])
  func `a kind beside one of its own is noticed`(
    things: [String], general: String, special: String
  ) {
    let pair = Catalog.shipped.generalAndSpecial(in: things)
    #expect(pair?.general == general && pair?.special == special)
  }

  @Test(arguments: [
    [], ["Dog"], ["Dog", "Cat"], ["Mars", "Venus"], ["zibble", "zabble"], [""],
    ["The Moon", "Io"],
  ])
  func `things of one rank are left alone`(things: [String]) {
    #expect(Catalog.shipped.generalAndSpecial(in: things) == nil)
  }
}
