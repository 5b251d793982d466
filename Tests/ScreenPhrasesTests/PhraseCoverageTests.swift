import ScreenBrief
import ScreenModel
import Testing

@testable import ScreenCatalog
@testable import ScreenPhrases

/// What a short request says is answered as a whole, or what is not answered stands in sight.
struct PhraseCoverageTests {
  private static func answer(_ text: String) -> PhraseAnswer? {
    CatalogBundle.shipped.answer(to: text)
  }

  private static func requirements(_ text: String) -> [Requirement] {
    guard case .made(let requirements, _)? = answer(text)?.contents else { return [] }
    return requirements
  }

  private static func names(_ text: String) -> [String] {
    requirements(text).flatMap(\.details.items).map(\.label.text)
  }

  @Test(arguments: [
    ("tune my guitar", "verb 'tune', frame 'guitar'"),
    ("identify a mushroom", "verb 'identify', frame 'mushroom'"),
    ("goat herd records", "pattern 'log', frame 'farm animal'"),
    ("darts score counter", "phrase 'darts scoreboard'"),
    ("flight status board", "pattern 'status board', frame 'flight'"),
    ("split the rent with roommates", "verb 'split the rent'"),
  ])
  func `verbs and heads decide what a screen does`(_ request: String, _ reason: String) {
    #expect(Self.answer(request)?.reason.hasPrefix(reason) ?? false)
  }

  @Test(arguments: ["restaurants", "lawyers", "dentists", "plumbers"])
  func `a noun is not a checklist and no series of its name`(_ request: String) {
    #expect(Self.answer(request)?.reason.hasPrefix("frame") ?? false)
    #expect(Catalog.shipped.match(request) == nil)
  }

  @Test(arguments: [
    ("countries with no army", "countries with no army"),
    ("animals that hibernate", "animals that hibernate"), ("10 tv shows", "tv series"),
    ("show me the planets", "planets"),
  ])
  func `a name is found with all of its words`(_ query: String, _ topic: String) {
    #expect(Catalog.shipped.match(query)?.id == topic)
  }

  @Test(arguments: [
    ("compare car insurance quotes", "saying"), ("thesis chapter progress", "received"),
    ("marathon pace calculator", "months"), ("hotel minibar bill", "electricity"),
  ])
  func `another sense of a word is not taken for it`(_ request: String, _ odd: String) {
    let shown = Self.requirements(request)
    #expect(!shown.isEmpty)
    let words = shown.flatMap { shown in
      [shown.details.label?.text ?? "", shown.details.nameColumn?.text ?? ""]
        + shown.details.items.map(\.label.text) + shown.details.samples.flatMap(\.self)
    }
    #expect(!words.contains { $0.lowercased() == odd })
  }

  @Test(arguments: [
    ("spiciest chili peppers", "Pepper X"), ("cities with a metro", "London"),
    ("deadliest earthquakes ever recorded", "Shaanxi, China"),
    ("languages with the most speakers", "English"), ("planets with the most moons", "Saturn"),
  ])
  func `a column or another topic answers what a list asks`(_ request: String, _ first: String) {
    #expect(Self.names(request).first == first)
    #expect(Self.answer(request)?.lacks.isEmpty ?? false)
  }

  @Test func `what one says in short is what a list says in full`() {
    #expect(
      Self.answer("dog breeds that don't shed")?.reason
        == Self.answer("dogs that do not shed")?
        .reason)
    #expect(
      Self.answer("saints' feast days")?.reason == Self.answer("feast days of saints")?.reason)
  }

  @Test(arguments: [
    ("hottest deserts on earth", "Temperature"), ("rivers that flow north", "Flow north"),
    ("highest paid jobs", "Pay"), ("most endangered birds", "Number left"),
  ])
  func `what nothing tells of things is a column to be filled in, and no ranking`(
    _ request: String, _ column: String
  ) throws {
    let table = try #require(Self.requirements(request).first { !$0.details.items.isEmpty })
    #expect(table.subject == .component(.table))
    #expect(table.details.columns.first?.text == column)
    #expect(table.details.items.allSatisfy { $0.values.first?.text == "—" })
    #expect(Self.answer(request)?.lacks.isEmpty == false)
  }

  @Test func `what restricts things stays when they are put in order`() {
    #expect(!Self.names("islands of Japan by area").contains("Greenland"))
    #expect(!Self.names("lakes of Canada by depth").contains("Lake Tanganyika"))
  }

  @Test(arguments: [
    "birds that cannot fly", "quietest dishwashers", "poisonous garden plants",
    "best beginner spiders", "cheapest countries to live in", "cities with the most bridges",
  ])
  func `what is not told is said`(_ request: String) throws {
    #expect(try !#require(Self.answer(request)).lacks.isEmpty)
  }

  @Test(arguments: [
    "with the most", "most", "most populous", "s'", "compare", "tune", "cities with a",
    "rivers that", "that flow north", "buff", "the with with", "breeds", "species of species",
  ])
  func `half a request is not answered as if it were whole`(_ request: String) {
    #expect(Self.answer(request)?.isExact != true || !(Self.answer(request)?.lacks ?? []).isEmpty)
  }
}
