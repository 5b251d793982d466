import ScreenBrief
import ScreenModel
import ScreenText
import Testing

@testable import ScreenCatalog
@testable import ScreenPhrases

/// A short request is read into a head, a matter and qualifiers before a match is admitted.
struct RequestPartsTests {
  private static func parts(_ text: String) -> RequestParts? {
    ShortRequest(Array(text.utf8)).flatMap {
      RequestPartsReader.parts(of: $0, .shipped, .shipped)
    }
  }

  @Test(arguments: [
    ("kitchen pick list aisle 14", "pick list", "kitchen"),
    ("bell ringers rota", "rota", "bell ringers"),
    ("rota for bell ringers", "rota", "bell ringers"),
    ("grass cutting rota cricket club", "rota", "grass cutting"),
    ("menu board fish and chips", "menu board", "fish chips"),
    ("Amira's salon bookings today", "bookings", "salon"),
    ("swim times under 12s", "swim times", ""),
    ("lost property at the hotel desk", "lost property", "hotel desk"),
    ("mot due dates for 6 vans", "due dates", "mot"),
    ("quotes from 4 electricians", "quotes", ""),
    ("who owes what on our ski trip", "who owes what", "ski trip"),
  ])
  func `the head is the longest kind of record, and the matter is what it is about`(
    _ text: String, _ head: String, _ matter: String
  ) {
    #expect(Self.parts(text)?.head.spaced == head)
    #expect(Self.parts(text)?.matter.spaced == matter)
  }

  @Test(arguments: [
    ("invoice for Mrs Okafor", RequestParts.Qualifier.person, "mrs okafor"),
    ("Amira's salon bookings", .person, "amira's"), ("cash up till 2", .place, "till 2"),
    ("staff rota week 32", .time, "week 32"), ("fishing catches 2024", .time, "2024"),
    ("cube test results at 28 days", .time, "28 days"),
    ("exam schedule june", .time, "june"), ("leaderboard top 100", .count, "top 100"),
    ("tyre stock 205/55 R16", .size, "205/55 r16"),
    ("tenant complaints oldest on top", .order, "oldest on top"),
    ("sari shop stock by colour", .order, "by colour"),
    ("courier deliveries still not signed", .state, "not signed"),
    ("cleaners rota at the depot", .company, "depot"),
  ])
  func `a person, number, date, place or size is a qualifier`(
    _ text: String, _ qualifier: RequestParts.Qualifier, _ said: String
  ) {
    #expect(Self.parts(text)?.words(.qualifier(qualifier)).spaced == said)
  }

  @Test(arguments: [
    "progress bar roof repairs 63%", "36 out of 48 seats sold", "pages read today 34/50",
    "three tabs called Overview, Crew and Cargo", "volume slider 0-11", "tickets left 17",
    "find a vet by postcode and animal", "line chart of stock over the past week",
    "a form with name and email", "orders per hour", "rota",
    "chat screen between patient and dental practice", "login",
  ])
  func `a sentence, an instruction, a value or a part of a screen has no parts to read`(
    _ text: String
  ) {
    #expect(Self.parts(text) == nil)
  }

  @Test(arguments: ["stock price over the year", "attendance bar for the club"])
  func `a word that stands elsewhere than a head does is none`(_ text: String) {
    #expect(Self.parts(text)?.head.isEmpty ?? true)
  }
}

/// A match is admitted only if it accounts for the request.
struct MatchAdmissionTests {
  private static func answer(_ text: String) -> PhraseAnswer? {
    CatalogBundle.shipped.answer(to: text)
  }

  private static func requirements(_ text: String) -> [Requirement] {
    guard case .made(let requirements, _)? = answer(text)?.contents else { return [] }
    return requirements
  }

  @Test(arguments: [
    ("sourdough starter feeding times", "kind 'times'"),
    ("crane pre-shift inspection", "kind 'inspection'"),
    ("legal case deadlines", "kind 'deadlines'"), ("wig fittings", "kind 'appointments'"),
    ("violin rental agreements", "kind 'expiry'"), ("barrel ageing register", "kind 'register'"),
    ("welding procedure record", "kind 'procedure'"),
    ("bakery standing orders", "kind 'orders'"), ("truck loading checklist", "kind 'checklist'"),
  ])
  func `a match by one shared word gives way to the screen of the head`(
    _ text: String, _ reason: String
  ) {
    #expect(
      Self.answer(text)?.reason.hasPrefix(reason) ?? false, "\(Self.answer(text)?.reason ?? "")")
  }

  @Test(arguments: [
    ("hive inspection checklist", "frame 'beehive'"), ("pilot logbook", "phrase 'pilot logbook'"),
    ("scout badge progress", "frame 'scout badge'"), ("chore chart for three kids", "chore chart"),
    ("trail running log", "frame 'run'"), ("staff rota week 32", "pattern 'staff rota'"),
    ("freezer contents, oldest first", "phrase 'freezer inventory'"),
  ])
  func `a match that accounts for head and matter stays`(_ text: String, _ reason: String) {
    #expect(
      Self.answer(text)?.reason.contains(reason) ?? false, "\(Self.answer(text)?.reason ?? "")")
  }

  @Test(arguments: [
    "who wears which costume in act 2", "which gym memberships expire in March?",
    "what I earned driving taxi today", "which vets are on call tonight",
    "Who judges which science fair project?",
  ])
  func `a question of who or which has a table, and its title asks nothing`(_ text: String) {
    #expect(Self.requirements(text).contains { $0.subject == .component(.table) })
    let title = Self.answer(text)?.title?.lowercased() ?? "who"
    #expect(!["who", "which", "what"].contains { title.hasPrefix($0) }, "\(title)")
  }

  @Test(arguments: [
    ("invoice for Mrs Okafor", "Mrs Okafor"), ("kitchen pick list aisle 14", "14"),
  ])
  func `a qualifier sets a value`(_ text: String, _ value: String) {
    #expect(Self.requirements(text).contains { $0.details.value?.text == value })
  }

  @Test(arguments: [
    ("legal case deadlines overdue", "Overdue")
  ])
  func `a state in the request is the state of all rows`(_ text: String, _ state: String) {
    let table = Self.requirements(text).first { $0.subject == .component(.table) }
    let cells = table?.details.samples ?? []
    #expect(!cells.isEmpty && cells.allSatisfy { $0.contains(state) }, "\(cells)")
  }

  @Test(arguments: [
    ("I need a knitting row counter", "Knitting row counter"),
    ("show three pricing plans", "Three pricing plans"),
    ("oldest tenant complaints on top please", "Oldest tenant complaints on top"),
  ])
  func `what only asks for a screen is not in its title`(_ text: String, _ title: String) {
    #expect(Self.answer(text)?.title?.lowercased() == title.lowercased())
  }

  @Test(arguments: [
    "nap timer, 20 minutes", "beds free 6, beds occupied 22", "milk, eggs",
    "toggle Quiet hours, on by default", "name, class and parent phone number form",
  ])
  func `a comma between values or things joins no name`(_ text: String) {
    #expect(Self.answer(text) == nil)
  }
}
