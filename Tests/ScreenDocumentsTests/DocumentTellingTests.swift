import ScreenAssembling
import ScreenBrief
import ScreenDiagnostics
import ScreenModel
import ScreenOutline
import ScreenReading
import Testing

@testable import ScreenDocuments

/// Sentences beside lines and rows that tell how these are shown, what each has, or nothing.
@Suite struct DocumentTellingTests {
  private func read(_ text: String) throws -> Brief {
    try #require(Brief(Array(text.utf8), in: "en", by: Reader(), .shipped))
  }

  private func labels(_ brief: Brief, _ isKind: (Requirement) -> Bool) -> [String] {
    brief.requirements.filter(isKind).compactMap(\.details.label?.text)
  }

  private let plans =
    "## Prices\n\n### Basic\n- 1 seat\n- Mail support\n\n### Plus\n- 5 seats\n- Phone support\n\n"

  @Test(arguments: [
    "each plan gets a \"Pick\" button", "every plan has a \"Pick\" button, please",
  ])
  func `a button of each plan is below each heading`(_ sentence: String) throws {
    let brief = try read(plans + sentence)
    #expect(labels(brief, \.isPressed) == ["Pick", "Pick"])
  }

  @Test func `a button of something else is one button`() throws {
    let brief = try read(plans + "and a \"Compare\" button")
    #expect(labels(brief, \.isPressed).count == 1)
  }

  @Test(arguments: [
    "Tapping a club opens its page.", "click on a row to see the details",
    "tap a name to switch present/absent",
  ])
  func `what happens on a tap is not a part of the screen`(_ sentence: String) throws {
    let brief = try read(
      "| Club | Points |\n|--|--|\n| Rovers | 25 |\n| Harbour | 10 |\n| Quarry | 2 |\n\n" + sentence
    )
    #expect(labels(brief, \.isPressed).isEmpty)
    #expect(brief.requirements.count == 1)
  }

  @Test func `a place before a button is not a part of its label`() throws {
    let brief = try read(
      "Need an intake form for our practice, to be filled out in the waiting room.\n\n## You\n- Full name (required)\n- Phone\n\n## Health\n- Allergies\n- Do you smoke? yes/no\n\nAt the bottom a Submit button."
    )
    #expect(labels(brief, \.isPressed) == ["Submit"])
    #expect(!labels(brief, \.subject.isInput).contains { $0.lowercased().contains("room") })
  }

  @Test func `stated shares become bars where a sentence asks for them`() throws {
    let brief = try read(
      "Player: Kim Lee\nLevel: 23\nXP: 8,450 / 10,000\nCoins: 1,275\nStreak: 12 days\n\nshow the XP as a progress bar"
    )
    let bar = try #require(brief.requirements.first { $0.subject == .component(.progress) })
    #expect(bar.details.value?.text == "8,450 / 10,000")
    #expect(labels(brief) { $0.subject == .need(.fact) }.contains("Coins"))
  }

  @Test func `things of a list are on cards with their button`() throws {
    let brief = try read(
      "# Gallery tour\n\n## Stops\n- 301 The Canal (4 min)\n- 302 The Ferry (5 min)\n- 303 The Mill (3 min)\n\none card per stop with a play button"
    )
    let list = try #require(
      brief.requirements.first { $0.subject == .component(.list) || $0.subject == .need(.records) })
    #expect(list.details.items.count == 3)
    #expect(list.details.variant == "cards")
    #expect(labels(brief, \.isPressed) == ["Play"])
  }

  @Test func `questions with answers open one by one`() throws {
    let brief = try read(
      "FAQ of the office\n\n1. When are you open?\n   Mon to Fri 8-12.\n2. May I plant a tree?\n   No, only shrubs.\n3. How do I extend a lease?\n   Write to us three months before.\n4. Who do I call at night?\n   The keeper, 04471 3320.\n\nQuestions should fold open"
    )
    let parts = brief.requirements.filter { $0.subject == .section(.disclosure) }
    #expect(parts.count == 4)
    #expect(parts.first?.details.label?.text == "When are you open?")
    #expect(
      brief.requirements.contains { $0.details.value?.text.hasPrefix("No, only shrubs") ?? false })
  }

  @Test func `lines of questions and answers by turns are no chat`() throws {
    let brief = try read(
      "Questions about the club.\nQ: Do I need my own broom?\nA: No, we lend them.\nQ: How long is a game?\nA: About two hours."
    )
    let parts = brief.requirements.filter { $0.subject == .section(.disclosure) }
    #expect(
      parts.compactMap(\.details.label?.text)
        == ["Do I need my own broom?", "How long is a game?"])
  }

  @Test func `questions without answers stay a list`() throws {
    let brief = try read("FAQ\n- When are you open?\n- How do I pay?\n- May I come?")
    #expect(brief.requirements.map(\.subject) == [.component(.list)])
    #expect(brief.requirements[0].details.variant == nil)
  }

  @Test(arguments: ["We sing every Tuesday at the hall, 19:30 to 21:30.", "We open at nine."])
  func `sentences about ourselves are text`(_ sentence: String) throws {
    let brief = try read(
      "# Our choir\n\n" + sentence
        + "\n\n## Concerts\n- 14 June: Summer Serenade\n- 20 Sept: Requiem\n- 13 Dec: Carols")
    #expect(brief.requirements.first?.details.value?.text == sentence)
  }

  @Test func `rows with dashes have a total, rows with unknown cells have none`() throws {
    let head = "| Unit | Rent |\n|--|--|\n| 1A | €780 |\n| 1B | - |\n| 2A | €1,120 |\n"
    let known = try read(head + "\ntotal rent at the top")
    #expect(known.requirements.contains { $0.details.value?.text.contains("1900") ?? false })
    let unknown = try read(head + "| 2B | ? |\n\ntotal rent at the top")
    #expect(
      !unknown.requirements.contains { $0.subject == .need(.metric) && $0.details.value != nil })
  }

  @Test func `items with values of the same names are records and not asked`() throws {
    let brief = try read(
      "- Field north\n  - Crop: wheat\n  - Area: 12.4 ha\n- Field creek\n  - Crop: rapeseed\n  - Area: 8.1 ha\n- Paddock\n  - Crop: grass\n  - Area: 3.0 ha"
    )
    #expect(!brief.requirements.contains { $0.subject.isInput })
    #expect(
      labels(brief) { $0.subject == .need(.fact) } == [
        "Crop", "Area", "Crop", "Area", "Crop", "Area",
      ])
  }

  @Test func `options below siblings of a choice are options too`() throws {
    let brief = try read(
      "Filter panel for the car search:\n- Make\n  - Audi\n  - Volvo\n- Fuel\n  - Petrol\n  - Diesel\n- Only with warranty (checkbox)\n- Buttons\n  - Apply\n  - Reset"
    )
    let choices = brief.requirements.filter { $0.subject == .need(.choice) }
    #expect(choices.compactMap(\.details.label?.text) == ["Make", "Fuel"])
    #expect(
      choices.map { $0.details.items.map(\.label.text) } == [
        ["Audi", "Volvo"], ["Petrol", "Diesel"],
      ])
  }

  @Test func `tasks keep the dash before what is checked`() throws {
    let brief = try read(
      "Pre-flight checklist\n\n1. Control lock - REMOVE\n2. Master switch - ON\n3. Flaps - EXTEND\n\nTick boxes, plus a reset button."
    )
    #expect(
      brief.requirements.flatMap(\.details.items).map(\.label.text).first == "Control lock - REMOVE"
    )
    #expect(labels(brief, \.isPressed) == ["Reset"])
  }

  @Test func `ranked amounts keep their ranks`() throws {
    let brief = try read(
      "Top 5 givers this week:\n\n1) Class 4B - £312\n2) Mrs Patel - £280\n3) The Okafor family - £195\n4) Class 6A - £150\n5) Ken - £90\n\nLeaderboard for the tablet in the hall."
    )
    #expect(brief.requirements.first?.details.variant == "numbered")
    #expect(
      brief.requirements.flatMap(\.details.items).map { $0.values.first?.text }
        == ["£312", "£280", "£195", "£150", "£90"])
    #expect(brief.requirements.count == 1)
  }

  @Test func `a title loses the wish behind its comma`() throws {
    let brief = try read(
      "Smart home for my mum, as simple as possible\n- Living room\n  - Lamp: on\n  - Blinds: half open\n- Bedroom\n  - Lamp: off\n  - Heater: on\n- Door\n  - locked\n  - last opened 14:12"
    )
    #expect(brief.title.text == "Smart home for my mum")
  }

  @Test func `an initial keeps its stop at the end of a title`() throws {
    let brief = try read("Player: Leo M.\nLevel: 23\nCoins: 1,275\nStreak: 12 days\nRank: #41")
    #expect(brief.title.text == "Leo M.")
  }
}
