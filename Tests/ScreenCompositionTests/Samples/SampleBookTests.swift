import Sampling
import ScreenModel
import Testing

@testable import ScreenComposition

@Suite struct SampleBookTests {
  private let book = SampleBook.embedded

  @Test(arguments: [
    ("customers", "person"), ("Order date", "date"), ("order status", "status"),
    ("Number of orders", "count"), ("cities", "city"), ("dishes", "dish"), ("Total", "price"),
    ("Email", "email"), ("date of birth", "date"), ("REVENUE", "money"),
    ("Hotels near me", "hotel"),
  ])
  func `a column's words call for their values`(label: String, pool: String) {
    #expect(book.pool(for: label)?.name == pool)
  }

  @Test(arguments: [("customers", "count"), ("Churn rate", "percent"), ("sales", "money")])
  func `a figure's words call for numbers`(label: String, pool: String) {
    #expect(book.pool(for: label, reading: .figures)?.name == pool)
  }

  @Test(arguments: ["", "zorkmids", "of", "¿?"])
  func `words without a known meaning call for nothing`(label: String) {
    #expect(book.pool(for: label) == nil)
  }

  @Test(arguments: ["dates", "people", "zorkmids"]) func `rows are distinct`(label: String) {
    var stream = SplitMix64(seed: 3)
    let values = book.values(for: label, count: 8, from: &stream)
    #expect(Set(values).count == 8)
  }

  @Test func `dates go forward`() {
    for seed in 0..<20 as Range<UInt64> {
      var stream = SplitMix64(seed: seed)
      let values = book.values(for: "date", count: 4, from: &stream)
      let order = book.pool(named: "date")?.values ?? []
      let places = values.compactMap { order.firstIndex(of: $0) }
      #expect(places == places.sorted())
    }
  }

  @Test func `no value shows the mark of a digit`() {
    for name in ["money", "price", "percent", "low", "count", "salary", "score"] {
      var stream = SplitMix64(seed: 1)
      let values = book.values(for: name, count: 30, from: &stream)
      #expect(values.allSatisfy { !$0.contains("~") })
    }
  }

  @Test(arguments: [
    ("Password", Component.FieldKind.password), ("Email address", .email), ("Message", .multiline),
    ("Date of birth", .date), ("Name on card", .text), ("Username", .text), ("Quux", .text),
    ("Phone number", .phone),
  ])
  func `a field takes what its label means`(label: String, kind: Component.FieldKind) {
    #expect(book.fieldGuide.kind(for: label) == kind)
  }

  @Test(arguments: [
    ("cities", "city"), ("dishes", "dish"), ("classes", "class"), ("status", "status"),
    ("news", "news"), ("boxes", "box"), ("bus", "bus"), ("top orders", "top order"),
  ])
  func `plurals become singular`(plural: String, singular: String) {
    #expect(Wording.singular(plural) == singular)
  }

  @Test(arguments: [
    ("username", "Username"), ("iPhone", "iPhone"), ("éclair", "Éclair"), ("", ""), ("3D", "3D"),
    ("ß", "Ss"),
  ])
  func `labels begin with a capital`(text: String, label: String) {
    #expect(Wording.capitalized(text) == label)
  }
}
