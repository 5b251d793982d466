import Sampling
import ScreenModel
import ScreenText
import Testing

@testable import ScreenCatalog

@Suite struct SampleValuesTests {
  private let book = SampleValues.embedded

  @Test(arguments: [
    ("customers", "person"), ("Order date", "date"), ("order status", "orderstate"),
    ("cities", "city"), ("dishes", "dish"), ("Total", "price"),
    ("Email", "email"), ("date of birth", "birthday"), ("REVENUE", "money"),
    ("Hotels near me", "hotel"), ("latest orders", "order"), ("next events", "event"),
    ("departures", "depart"), ("horses", "horse"), ("lost property", "lost"),
  ])
  func `a column's words call for their values`(label: String, pool: String) {
    #expect(book.pool(for: label)?.name == pool)
  }

  @Test(arguments: [
    ("guests", "few"), ("children", "few"), ("customer", "person"), ("age", "age"),
    ("quantity", "quantity"), ("last inspection", "ago"), ("next visit", "later date"),
    ("number of rooms", "few"), ("latest version", "version"),
  ])
  func `what is said of one thing is a few, or a name`(label: String, pool: String) {
    #expect(book.pool(for: label, reading: .facts)?.name == pool)
  }

  @Test(arguments: [
    ("subject", "message", "subject line"), ("from", "message", "sender"),
    ("status", "flight", "flightstate"), ("area", "hotel", "area"), ("name", "order", "person"),
  ])
  func `what a column says depends on what it is said of`(
    column: String, things: String, pool: String
  ) throws {
    let things = try #require(book.pool(named: things))
    #expect(book.pool(for: column, reading: .facts, of: things)?.name == pool)
  }

  @Test func `what is said of a person fits the name`() throws {
    let people = try #require(book.pool(for: "patients"))
    var stream = SplitMix64(seed: 5)
    let draw = SampleValues.Draw(people, count: 15, from: &stream)
    let emails = try #require(draw.values(of: "email"))
    for (name, email) in zip(draw.values, emails) {
      let first = name.prefix { $0 != " " }.replacing("í", with: "i").lowercased()
      #expect(email.hasPrefix(first), "\(name) \(email)")
    }
  }

  @Test func `names of columns of several words have values of their own, each name once`() {
    let entries = SampleLines(named: "columns.samples").entries
    var seen: Set<String> = []
    for entry in entries {
      #expect(entry.isAttribute && entry.values.count > 3, "\(entry.name)")
      for cue in entry.cues.bytes.map({ String(decoding: $0, as: UTF8.self) }) {
        #expect(cue.contains(" "), "\(cue) may mean something else in another table")
        #expect(seen.insert(cue).inserted, "\(cue) twice")
        #expect(book.pool(for: cue, reading: .facts)?.name == entry.name, "\(cue)")
      }
    }
    #expect(entries.count > 300)
  }

  @Test func `what is said of an entry has a value for each of its values`() {
    var count = 0
    for entry in SampleLines(named: "values.samples").entries {
      for details in entry.details {
        #expect(details.values.count == entry.values.count, "\(entry.name): \(details.name)")
        count += 1
      }
    }
    #expect(count > 10)
  }

  @Test(arguments: [
    ("The ward is full", Component.Tone.warning), ("Power outage in hall 3", .critical),
    ("Booking confirmed", .success), ("The library", nil), ("", nil),
  ])
  func `the words of a notice give its tone`(label: String, tone: Component.Tone?) {
    #expect(book.tone(of: label) == tone)
  }

  @Test(arguments: [
    ("it", "prezzo", "price"), ("es", "fecha", "date"), ("de", "Kunden", "person"),
    ("fr", "recettes", "dish"), ("en", "prezzo", nil), ("xx", "fecha", nil),
  ])
  func `labels are read in their language`(language: String, label: String, pool: String?) {
    #expect(book.speaking(language).pool(for: label)?.name == pool)
  }

  @Test(arguments: ["it", "es", "de", "fr"]) func `each language names entries that exist`(
    code: String
  ) {
    let names = Set(SampleLines(named: "values.samples").entries.map(\.name))
    let entries = SampleLines(named: code + ".dialect").entries
    #expect(!entries.isEmpty)
    for entry in entries
    where !entry.name.hasPrefix("word ") && !entry.name.hasPrefix("hint ") {
      #expect(names.contains(entry.name), "\(entry.name)")
    }
  }

  @Test(arguments: [
    ("customers", "count"), ("Number of orders", "count"), ("Churn rate", "percent"),
    ("sales", "money"),
  ])
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

  @Test(arguments: ["people", "film", "departure", "order"], [1, 7, 40])
  func `names are distinct, however many are drawn`(label: String, count: Int) throws {
    let pool = try #require(book.pool(for: label))
    for seed in 0..<10 as Range<UInt64> {
      var stream = SplitMix64(seed: seed)
      let draw = SampleValues.Draw(pool, count: count, areNames: true, from: &stream)
      #expect(Set(draw.values).count == count)
    }
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

  @Test(
    arguments: [
      ("Repeat IBAN", .text, "IBAN"), ("Confirm email", .email, "email"),
      ("Re-enter new password", .password, "new password"), ("Phone again", .phone, "Phone"),
      ("Password confirmation", .password, "Password"), ("Confirm", .password, ""),
      ("Confirmation number", .number, nil), ("Email", .email, nil), ("Again", .text, nil),
    ] as [(String, Component.FieldKind, String?)])
  func `what is asked for once more takes what it took before`(
    label: String, kind: Component.FieldKind, first: String?
  ) {
    #expect(book.fieldGuide.kind(for: label) == kind)
    #expect(book.fieldGuide.repeated(in: label) == first)
  }

  @Test(arguments: [
    ("cities", "city"), ("dishes", "dish"), ("classes", "class"), ("status", "status"),
    ("news", "news"), ("boxes", "box"), ("bus", "bus"), ("top orders", "top order"),
    ("Tomatoes", "Tomato"), ("shoes", "shoe"), ("diagnoses", "diagnosis"), ("houses", "house"),
    ("children", "child"), ("grandchildren", "grandchild"), ("salesmen", "salesman"),
    ("specimen", "specimen"), ("olives", "olive"), ("bookshelves", "bookshelf"),
    ("Movies", "Movie"), ("physics", "physics"), ("waste", "waste"), ("", ""), ("s", "s"),
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
