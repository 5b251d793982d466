import ScreenBrief
import ScreenDiagnostics
import ScreenModel
import ScreenReading
import Testing

@testable import ScreenDocuments

/// Sentences beside a table that say something of each of its rows.
@Suite struct EachRowTests {
  private static let rows =
    "| Dish | Price |\n|---|---|\n| Pad thai | 11.50 |\n| Mango rice | 6.50 |\n"

  private func brief(_ sentence: String) throws -> Brief {
    let text = "# Canteen\n\n" + Self.rows + "\n" + sentence
    return try #require(Brief(Array(text.utf8), in: "en", by: Reader(), .shipped))
  }

  @Test(arguments: [
    ("Approve and reject on every line please.", ["Approve", "Reject"]),
    ("Edit and delete next to each dish.", ["Edit", "Delete"]),
    ("Every row needs a tick for \"served\".", ["Served"]),
    ("I want to mark a dish as eaten", ["Mark as eaten"]),
    ("I want to mark a dish as sold out", ["Mark as sold out"]),
    ("Let me mark a dish as sold out when it is gone", ["Mark as sold out"]),
  ])
  func `what each row has is a button of the rows`(_ sentence: String, _ labels: [String]) throws {
    let brief = try brief(sentence)
    let rows = try #require(
      brief.requirements.firstIndex { $0.hasThings && $0.details.items.count == 2 }
    )
    let pressed = brief.requirements.filter { $0.parent == rows }.compactMap {
      $0.details.label?.text
    }
    #expect(pressed == labels)
  }

  @Test(arguments: ["Total at the bottom.", "Total below"])
  func `a total that is asked for is the sum of the rows`(_ sentence: String) throws {
    let total = try brief(sentence).requirements.first { $0.subject == .need(.metric) }
    #expect(total?.details.value?.text == "18.00")
  }

  @Test(arguments: ["Whatever is under seven must stand out.", "Anyone new goes first."])
  func `an instruction about rows is not a text of the screen`(_ sentence: String) throws {
    let brief = try brief(sentence)
    #expect(!brief.requirements.contains { $0.subject == .component(.paragraph) })
  }

  @Test(arguments: ["The canteen is closed on Mondays and on all public holidays."])
  func `what tells something stays a text`(_ sentence: String) throws {
    let brief = try brief(sentence)
    #expect(brief.requirements.contains { $0.subject == .component(.paragraph) })
  }

  @Test func `a wish that fits no row is unmet, and the others of its sentence are met`() throws {
    let brief = try brief("Sort by price, highest first, and sold ones in red.")
    #expect(brief.rowEffects.map(\.change) == [.order(["Pad thai", "Mango rice"])])
    #expect(brief.lacks.count == 1)
  }

  @Test func `a line above the rows orders them, too`() throws {
    let text = "I want a table of our dishes, cheapest first:\n\n" + Self.rows
    let brief = try #require(Brief(Array(text.utf8), in: "en", by: Reader(), .shipped))
    #expect(brief.rowEffects.map(\.change) == [.order(["Mango rice", "Pad thai"])])
  }
}
