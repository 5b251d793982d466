import ScreenBrief
import ScreenDiagnostics
import ScreenModel
import ScreenReading
import ScreenTables
import Testing

@testable import ScreenCatalog
@testable import ScreenPhrases

/// Short requests are answered by names, verbs, lists, heads and nouns, in that order.
struct PhraseReaderTests {
  private static func answer(_ text: String) -> PhraseAnswer? {
    CatalogBundle.shipped.answer(to: text)
  }

  private static func requirements(_ text: String) -> [Requirement] {
    guard case .made(let requirements, _)? = answer(text)?.contents else { return [] }
    return requirements
  }

  @Test(arguments: [
    ("tip calculator", "phrase 'tip calculator'"),
    ("sushi log", "pattern 'log', frame 'sushi'"),
    ("find a tailor", "verb 'find', frame 'tailor'"),
    ("my favorite pizza toppings", "topic 'pizza toppings'"),
    ("passport", "frame 'passport', shown as detail"),
    ("longest rivers in Africa", "topic 'longest rivers'"),
  ])
  func `a request is answered by`(_ request: String, _ reason: String) {
    #expect(Self.answer(request)?.reason == reason)
  }

  @Test(arguments: [
    ("things you need for a rabbit", "topic 'things you need for a rabbit'"),
    ("types of geese and swans", "topic 'types of geese and swans'"),
    ("packing list", "pattern 'packing list'"), ("my 5k times", "phrase 'parkrun tracker'"),
  ])
  func `a whole name goes before what its words look like`(_ request: String, _ reason: String) {
    #expect(Self.answer(request)?.reason == reason)
  }

  @Test func `no city is known to have what the name of its region begins with`() {
    let cities = Self.requirements("cities with a metro").flatMap(\.details.items)
    #expect(!cities.contains { $0.label.text == "Quezon City" })
  }

  @Test(arguments: [
    "A login form with two buttons: Login and register",
    "a table of orders", "HIIT: 30s work, 10s rest, 8 rounds", "first line\nsecond line", "", "…",
    "a slider labelled Volume", "name, email and phone", "three sliders bass mid treble 0 to 10",
  ])
  func `more than a phrase is left to the reader of sentences`(_ text: String) {
    #expect(Self.answer(text) == nil)
  }

  @Test func `what a topic orders is in that order`() {
    let rivers = Self.requirements("longest rivers in Africa").first?.details
    #expect(rivers?.items.prefix(2).map(\.label.text) == ["Nile", "Congo"])
    #expect(rivers?.isOrderOpen == false)
    let planets = Self.requirements("planets by size").first?.details
    #expect(planets?.items.first?.label.text == "Jupiter")
  }

  @Test func `an order of merit only shows the layout`() {
    let films = Self.requirements("top 5 movies").first?.details
    #expect(films?.items.count == 5)
    #expect(films?.isOrderOpen == true)
    #expect(films?.variant == "numbered")
  }

  @Test(arguments: [
    "Mastodon songs", "caves in Bhutan", "deepest wells", "lakes in Malta", "vegan cheeses",
    "beaches in Finland",
  ])
  func `a set that is not known says so, and shows places for what is in it`(
    _ request: String
  ) throws {
    let answer = try #require(Self.answer(request))
    #expect(!answer.lacks.isEmpty)
    let shown = Self.requirements(request)
    #expect(shown.contains { $0.subject == .component(.alert) })
    #expect(shown.contains { $0.subject == .need(.action) })
    // What is asked of each has a column, and what else there is to tell of such things as well.
    let list = try #require(shown.first { !$0.details.items.isEmpty }).details
    #expect(list.isSample && list.items.count > 2)
    let noun = try #require(list.items.first?.label.text.split(separator: " 1").first)
    #expect(request.lowercased().contains(noun.lowercased()))
    #expect(list.items.enumerated().allSatisfy { $1.label.text == "\(noun) \($0 + 1)" })
    #expect(!request.hasPrefix("deepest") || list.columns.first?.text == "Depth")
  }

  @Test(arguments: [
    ("cheeses every cook should know", "Brie", false), ("songs we danced to", "Imagine", true),
    ("tools i lent to my neighbors", "Hammer", true), ("colors they never wear", "Red", false),
  ])
  func `a clause behind things is about them, and what one has oneself is a sample`(
    _ request: String, _ one: String, _ isOwn: Bool
  ) throws {
    let answer = try #require(Self.answer(request))
    let list = try #require(Self.requirements(request).first).details
    #expect(list.items.contains { $0.label.text == one })
    #expect(list.isSample == isOwn)
    #expect(answer.lacks.isEmpty == isOwn)
  }

  @Test(arguments: [
    ("court hearing schedule page", "court hearing schedule"),
    ("sourdough starter log screen", "sourdough starter log"),
    ("sailing trip planner app", "sailing trip planner"),
  ])
  func `a page of a kind of screen is that kind`(_ request: String, _ plain: String) throws {
    let (answer, other) = (Self.answer(request), Self.answer(plain))
    #expect(try #require(answer).reason == other?.reason)
    #expect(Self.requirements(request).map(\.subject) == Self.requirements(plain).map(\.subject))
  }

  @Test(arguments: ["quibble calendar", "zeppelin wishlist"])
  func `of what nothing is known days and states are samples, and nothing else`(
    _ request: String
  ) throws {
    let answer = try #require(Self.answer(request))
    #expect(!answer.lacks.isEmpty && !answer.isExact)
    let noun = request.split(separator: " ").dropLast().joined(separator: " ")
    let items = Self.requirements(request).flatMap(\.details.items)
    #expect(!items.isEmpty)
    #expect(items.allSatisfy { $0.label.text.lowercased().hasPrefix(noun) })
  }

  @Test(arguments: [
    ("movies from the 90s", ["Goodfellas"], ["Casablanca"]),
    ("1970s movies", ["A Clockwork Orange"], ["Psycho"]),
    ("baby names starting with M", ["Mia", "Maya"], ["Emma"]),
    ("Star Wars movies in order", ["Star Wars"], []),
  ])
  func `years, first letters and order narrow a list`(
    _ request: String, _ shown: [String], _ absent: [String]
  ) {
    let names = Self.requirements(request).flatMap(\.details.items).map(\.label.text)
    #expect(shown.allSatisfy(names.contains))
    #expect(!absent.contains(where: names.contains))
  }

  @Test(arguments: [
    "packing list", "wish list", "sprint backlog", "gym workout log",
    "step counter", "food delivery tracking", "water the plants", "sell my old bike",
    "convert cups to grams", "countdown to vacation", "checklist for camping", "create a poll",
    "find parking near me", "sudoku", "diary", "pick a random winner", "expense splitter",
  ])
  func `a screen has the core that its kind needs`(_ request: String) throws {
    let answer = try #require(Self.answer(request))
    let shown = Self.requirements(request)
    #expect(shown.count > 1 || answer.reason.hasPrefix("recipe"), "\(answer.reason)")
    // No row is called by its number.
    let names = shown.flatMap(\.details.items).map(\.label.text)
    #expect(!names.contains { $0.hasSuffix(" 1") && names.contains(String($0.dropLast()) + "2") })
  }

  @Test(arguments: [
    ("tip calculator", true), ("login form", true), ("patient intake form", true),
    ("blood pressure log", true), ("castles in Bhutan", false), ("zorbing shop", false),
    ("dog breeds for submarines", false), ("zorbing kiln log", false),
  ])
  func `only what is named by all its words is exact`(_ request: String, _ isExact: Bool) {
    let answer = Self.answer(request)
    #expect((answer.map { $0.isExact && $0.lacks.isEmpty } ?? false) == isExact)
  }

  @Test func `each noun of what one has or does has a screen without dashes and numbers`() {
    for noun in ["umbrella", "migraine", "kayak", "sofa", "plumber"] {
      let shown = Self.requirements(noun)
      #expect(shown.count > 2, "\(noun)")
      let values = shown.flatMap { $0.details.samples.joined() }
      #expect(!values.contains("—") && !values.contains { $0.hasSuffix(" 1") }, "\(noun)")
    }
  }

  @Test(arguments: [
    ("Portugal", "Portugal", "Capital"), ("darwin", "Charles Darwin", "Known for"),
    ("Everest", "Mount Everest", "Height"), ("facts about Saturn", "Saturn", "Kind"),
    ("Marie Curie", "Marie Curie", "Field"), ("dahlia", "Dahlia", "Blooms"),
  ])
  func `a thing of the world shows itself`(
    _ request: String, _ name: String, _ column: String
  ) throws {
    let answer = try #require(Self.answer(request))
    #expect(answer.reason.contains("'\(name)'"), "\(answer.reason)")
    let facts = Self.requirements(request).filter { $0.subject == .component(.keyValue) }
    #expect(facts.contains { $0.details.label?.text == column })
    #expect(!facts.contains { $0.details.value == nil })
  }

  @Test(arguments: ["water strider", "ichthyosaur"])
  func `of what no fact is known none is made up`(_ request: String) throws {
    let answer = try #require(Self.answer(request))
    #expect(!answer.lacks.isEmpty && !answer.isExact)
    let facts = Self.requirements(request).filter { $0.subject == .component(.keyValue) }
    #expect(!facts.isEmpty && !facts.contains { $0.details.value?.text != "—" })
  }

  @Test(arguments: [
    ("horse breeds good with dogs", "are good with dogs"),
    ("cities with a monorail", "have a monorail"),
    ("countries that export tea", "export tea"), ("cheapest cities", "cheapest"),
  ])
  func `what is known is listed, with a line on what is not`(
    _ request: String, _ lack: String
  ) throws {
    let answer = try #require(Self.answer(request))
    #expect(answer.lacks.contains { $0.reason.contains(lack) }, "\(answer.lacks)")
    let shown = Self.requirements(request)
    // What is asked of each may be a column to be filled in.
    let kinds: [Requirement.Subject] = [.component(.list), .component(.table)]
    #expect(shown.contains { kinds.contains($0.subject) && $0.details.items.count > 2 })
    #expect(shown.contains { $0.subject == .component(.paragraph) })
  }

  @Test(arguments: [
    ("novels by Tolstoy", "War and Peace", "Emma"),
    ("mountains in Nepal", "Mount Everest", "Denali"),
    ("bridges in Turkey", "Galata Bridge", "Golden Gate Bridge"),
    ("rivers by length", "Nile", "Thames"),
  ])
  func `what one topic does not tell all topics of the kind are asked for`(
    _ request: String, _ shown: String, _ absent: String
  ) {
    let names = Self.requirements(request).flatMap(\.details.items).map(\.label.text)
    #expect(names.contains(shown) && !names.contains(absent), "\(names)")
  }

  @Test func `two columns are shown whole, and a column groups or lists`() {
    let states = Self.requirements("US states and capitals").first?.details
    #expect(states?.items.count == 50)
    #expect(states?.columns.map(\.text) == ["Capital"])
    let families = Self.requirements("musical instruments by family")
    #expect(families.contains { $0.details.label?.text == "Strings" })
    #expect(families.count > 2)
  }

  @Test(arguments: [
    ("empty basket list", "state 'empty'"),
    ("invoice not found", "pattern 'not found'"), ("voucher expired", "pattern 'expired'"),
    ("checkout step 3 of 4", "as a step"), ("swim class timetable", "pattern 'timetable'"),
    ("budget 2026", "pattern 'budget'"), ("archery lessons", "a subject"),
    ("warehouse stock dashboard", "frame 'warehouse item'"),
  ])
  func `a name is answered by what it is a name of`(_ request: String, _ reason: String) {
    #expect(Self.answer(request)?.reason.contains(reason) ?? false, "\(request)")
  }

  @Test(arguments: [
    "fishing licence application", "storage unit request", "mooring permit application",
  ])
  func `who applies is asked, and not what a register tells`(_ request: String) throws {
    let answer = try #require(Self.answer(request))
    let labels = Self.requirements(request).compactMap(\.details.label?.text)
    #expect(labels.contains("Reason") && labels.contains("Name") && labels.contains("Documents"))
    #expect(!labels.contains("Status") && !labels.contains { $0.hasPrefix("Price") })
    #expect(!answer.isExact)
  }

  @Test(arguments: [
    ("user profle page", "user profile page"), ("find a roomate", "find a roommate"),
    ("Calender", "Calendar"),
  ])
  func `a word that is one letter away from a name is mended`(
    _ request: String, _ mended: String
  ) {
    #expect(Self.answer(request)?.title == mended)
  }

  @Test(arguments: [
    "okonomiyaki", "Asana", "Liste mit vier Büchern", "Figma board", "tip calculator",
  ])
  func `what is not a misspelt name stays as it is`(_ request: String) {
    #expect(Self.answer(request)?.title == nil)
  }

  @Test(arguments: [
    ("Medicines you take", false), ("Type DELETE to confirm", false), ("Lives in", false),
    ("Describe the damage", false), ("Type of room", true), ("Full name", true), ("Type", true),
    ("Delivery address", true),
  ])
  func `only a label that is a name is in a hint`(_ label: String, _ isName: Bool) {
    #expect(SampleValues.embedded.fieldGuide.isName(label) == isName)
  }

  @Test func `a condition that nothing answers is lacking`() {
    #expect(Self.answer("dog breeds for submarines")?.lacks.count == 1)
    #expect(Self.answer("dog breeds")?.lacks.isEmpty ?? false)
  }

  @Test func `every pattern makes something of every frame that it takes`() {
    let frames = FrameLibrary.shipped.frames
    for (number, pattern) in PatternLibrary.shipped.patterns.enumerated() where pattern.base == nil
    {
      for frame in frames.dropFirst(number % 7).enumerated().filter({ $0.offset % 17 == 0 }) {
        let thing = Thing(frame.element.name, frame.element, reason: "")
        var filling = PatternFilling(pattern, thing, title: "T", verb: "do", count: nil)
        filling.fill()
        #expect(!filling.requirements.isEmpty, "\(pattern.name) of \(frame.element.name)")
        for requirement in filling.requirements {
          let words = requirement.details.label?.text ?? ""
          #expect(!words.contains("{"), "\(pattern.name) of \(frame.element.name): \(words)")
        }
      }
    }
  }

  @Test func `each pattern stands on frames and patterns that there are`() {
    for pattern in PatternLibrary.shipped.patterns {
      if let standard = pattern.standard {
        #expect(FrameLibrary.shipped.frame(named: standard) != nil, "\(pattern.name): \(standard)")
      }
      if let base = pattern.base {
        #expect(PatternLibrary.shipped.pattern(.head, PhraseKey(base)) != nil, "\(pattern.name)")
      }
    }
  }

  @Test func `words of like meaning are near, others are not`() throws {
    let vectors = WordVectors.shipped
    let couch = try #require(vectors.similarity(of: "sofa", to: "couch"))
    let lamp = try #require(vectors.similarity(of: "umbrella", to: "lamp"))
    #expect(couch > Synonyms.least)
    #expect(lamp < Synonyms.least)
    #expect(vectors.similarity(of: "sofa", to: "zzzzz") == nil)
  }

  @Test func `frames of one's own come before the catalog's`() throws {
    let text = """
      frame visit: vet visit
        is: measure, service
        Day: day
        Patient: title
        Fee: money 10...5000, sum
        = 2027-03-15 | Bella | 48
        = 2027-03-14 | Milo | 36
        = 2027-03-13 | Coco | 120
        = 2027-03-12 | Luna | 95
        = 2027-03-11 | Rocky | 640
        = 2027-03-10 | Nala | 40
      """
    let bundle = CatalogBundle(adding: [(.frames, .init(name: "a.frames", text))])
    #expect(bundle.answer(to: "vet visit log")?.reason == "pattern 'log', frame 'visit'")
    #expect(bundle.answer(to: "blood pressure log") != nil)
  }
}
