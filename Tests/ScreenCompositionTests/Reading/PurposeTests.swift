import ScreenDiagnostics
import ScreenModel
import ScreenReading
import Testing

@testable import ScreenComposition

struct PurposeTests {
  private func read(_ text: String) throws -> Brief {
    try IntentReader().read(SourceText(name: "<intent>", text))
  }

  @Test(arguments: [
    ("dashboard for a coffee shop", "Coffee shop dashboard", "seller dashboard"),
    ("feedback form for a museum", "Museum feedback form", "feedback"),
    ("timetable of a primary school", "Primary school timetable", "class timetable"),
    ("portfolio of a photographer", "Photographer portfolio", "portfolio page"),
    ("quiz about planets", "Quiz about planets", "quiz"),
    ("museum opening hours", "Museum opening hours", "opening hours"),
    ("vaccination card for a dog", "Dog vaccination card", "vaccination"),
    ("chat with my landlord", "Chat with my landlord", "chat"),
    ("hostel arrivals today", "Hostel arrivals", "guest arrivals"),
  ])
  func `a kind of screen and what it is for give the screen and its title`(
    _ intent: String, title: String, recipe: String
  ) throws {
    let brief = try read(intent)
    #expect(brief.title.text == title)
    #expect(brief.recipe == recipe)
  }

  @Test(arguments: [
    ("shopping list for a barbecue", "Shopping list for a barbecue"),
    ("to-do list for moving house", "To-do list for moving house"),
    ("wall calendar of a church", "Church wall calendar"),
  ])
  func `a screen of one thing is named by all that is said of it`(
    _ intent: String, title: String
  ) throws {
    #expect(try read(intent).title.text == title)
  }

  @Test(arguments: [
    "users should be able to invite a friend", "a chart of orders by region",
    "agenda for today with time and title for each", "three flights",
  ])
  func `what says more than a kind of screen is read as it is`(_ intent: String) throws {
    let brief = try read(intent)
    #expect(brief.requirements.contains { !$0.isImplied })
  }

  @Test(arguments: ["recipe for pancakes", "my mother's pancake recipe", "pancakes recipe"])
  func `a recipe of a dish that the catalog knows has its ingredients and its method`(
    _ intent: String
  ) throws {
    let grounding = Catalog.shipped.ground(try read(intent))
    let filled = grounding.brief.requirements.filter { !$0.details.items.isEmpty }
    #expect(filled.map { $0.details.label?.text } == ["Ingredients", "Method"])
    #expect(filled.allSatisfy { $0.details.samples.isEmpty })
  }

  @Test func `a recipe of any other dish shows samples that fit each`() throws {
    let grounding = Catalog.shipped.ground(try read("recipe for moon cheese"))
    #expect(grounding.brief.requirements.allSatisfy { $0.details.items.isEmpty })
  }

  @Test(arguments: ["list of Martian capitals", "list of Icelandish desserts"])
  func `things from elsewhere are not those of a topic`(_ intent: String) throws {
    let grounding = Catalog.shipped.ground(try read(intent))
    #expect(grounding.matches.isEmpty)
  }
}
