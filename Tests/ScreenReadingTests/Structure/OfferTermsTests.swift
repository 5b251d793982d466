import Testing

@testable import ScreenReading

struct OfferTermsTests {
  private static func terms(in text: String) -> [String] {
    let bytes = Array(text.utf8)
    return OfferTerms(bytes).ranges.map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  @Test(arguments: [
    ("2 for 1 on Mondays", ["2 for 1"]), ("any 3 for £7 or 5 for 4", ["3 for £7", "5 for 4"]),
    ("bulbs 10 for $12.50", ["10 for $12.50"]),
  ])
  func `the terms of an offer are one value`(_ text: String, _ terms: [String]) {
    #expect(Self.terms(in: text) == terms)
  }

  @Test(arguments: [
    "a hut for 2 for 3 nights", "4 for 2 days", "1 for 2", "room 12 for Anna", "for 3 for", "",
    "chart of 2031 for 12",
  ])
  func `other numbers around "for" are not`(_ text: String) {
    #expect(Self.terms(in: text).isEmpty)
  }
}
