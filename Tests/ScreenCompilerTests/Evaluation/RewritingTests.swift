import ScreenCompiler
import ScreenReading
import Testbed
import Testing

@Suite struct RewritingTests {
  /// How much of what is answered in full has to stay so when written otherwise, in thousandths.
  private static let floors: [(Rewriting, Int)] = [
    (.wrapped44, 955), (.wrapped72, 960), (.quoted, 960), (.bulleted, 920), (.semicolons, 920),
    (.lowercased, 960),
  ]

  /// Of every so many cases one is tried; the slow run tries all, and allows a few the less.
  @Test func `what is answered in full is when it is written otherwise`() throws {
    let stride = Thoroughness.count(60, slow: 1)
    let leeway = Thoroughness.isFull ? 0 : 100
    var evaluation = RewritingEvaluation()
    // Of a document the lines are a part of what it says, and a short request in quotation marks is a
    // name rather than a request.
    for set in IntentSet.all
    where !set.isHeldOut && !["documents", "short"].contains(set.name) {
      for (index, item) in try set.cases().enumerated() where index % stride == 0 {
        if item.isAnswered(by: compiled(item.intent)) { evaluation.add(item, compile: compiled) }
      }
    }
    #expect(Self.floors.map(\.0) == Rewriting.allCases)
    for (tally, (_, floor)) in zip(evaluation.tallies, Self.floors) {
      #expect(tally.total >= 10, "\(tally.rewriting.rawValue)")
      #expect(tally.perMille >= floor - leeway, "\(evaluation.summary())")
    }
  }

  @Test(
    arguments: [
      (
        Rewriting.wrapped44, "A settings page with a switch for dark mode and a slider for volume",
        "A settings page with a switch for dark mode\nand a slider for volume"
      ),
      (.quoted, "a form", "\"a form\""),
      (
        .bulleted, "Sign-up form: name, email (work, private), password and a Send button.",
        "Sign-up form:\n- name\n- email (work, private)\n- password\n- a Send button"
      ),
      (.bulleted, "a card with a, b, and c", "a card with:\n- a\n- b\n- c"),
      (.semicolons, "tea, coffee (hot, iced), 1,200 cups", "tea; coffee (hot, iced); 1,200 cups"),
      (.lowercased, "Été: Send", "été: send"),
    ] as [(Rewriting, TextCase, TextCase)])
  func `a rewriting changes how an intent is set, not what it says`(
    rewriting: Rewriting, intent: TextCase, expected: TextCase
  ) {
    #expect(rewriting.applied(to: intent.text) == expected.text)
  }

  @Test(arguments: [
    (Rewriting.wrapped44, "a short line"), (.wrapped72, ""), (.quoted, "a button \"Send\""),
    (.quoted, "ein Knopf „Los“"), (.bulleted, "a form: one, two"), (.bulleted, "tea, milk and jam"),
    (.bulleted, "a form: one, two, three; and a map"),
    (.bulleted, "Colours: red: 1, blue: 2, x: 3"),
    (.bulleted, "A form: a, b, c. A map of d."), (.semicolons, "a form"), (.lowercased, "a form"),
    (.semicolons, "a list (one, two, three"),
  ])
  func `what a rewriting has nothing to do with, or would change the sense of, is left alone`(
    rewriting: Rewriting, intent: String
  ) {
    #expect(rewriting.applied(to: intent) == nil)
  }

  @Test(arguments: [Rewriting.wrapped44, .wrapped72])
  func `wrapping keeps every word, and lines within the width where words are`(
    rewriting: Rewriting
  ) throws {
    let width = rewriting == .wrapped44 ? 44 : 72
    for set in IntentSet.all where !set.isHeldOut {
      for item in try set.cases() {
        guard let wrapped = rewriting.applied(to: item.intent) else { continue }
        let blanks: (Character) -> Bool = { $0 == " " || $0 == "\n" }
        #expect(wrapped.split(whereSeparator: blanks) == item.intent.split(whereSeparator: blanks))
        for line in wrapped.split(separator: "\n") where line.contains(" ") {
          #expect(line.unicodeScalars.count <= width + 1)
        }
      }
    }
  }

  private static let contact = "A contact form with name, email, a message and a Send button"
  private static let boats =
    "A table of boats with columns name, length and berth, and a button Add boat"
  private static let figures =
    "A dashboard with three figures: visitors 1,204, orders 86 and revenue $4,310, and a line chart of "
    + "sales by month"

  @Test(arguments: [
    (contact, contact.replacing("Send button", with: "Send buton")),
    (contact, contact.replacing("message", with: "mesage")),
    (contact, "A contact form with:\n- name\n- email\n- a message\n- a Send button"),
    (boats, boats.replacing("table", with: "tabel")),
    (boats, boats.replacing("button", with: "buton")),
    (figures, figures.replacing("dashboard", with: "dashbord")),
    (figures, figures.replacing("line chart", with: "line chrt")),
  ])
  func `a slip in a cue, or bullets, change nothing of the screen`(
    intent: String, other: String
  ) throws {
    #expect(intent != other)
    #expect(compiled(other)?.screen == (try #require(compiled(intent))).screen)
  }

  @Test(
    arguments: [contact, boats, figures], [36, 40, 44, 60, 72])
  func `no line break changes anything of the screen, samples and all`(
    intent: String, width: Int
  ) throws {
    let wrapped = ReadingTree(intent).wrapped(at: width).text
    #expect(compiled(wrapped)?.screen == (try #require(compiled(intent))).screen)
  }

  @Test func `a megabyte is rewritten in a moment`() {
    let text = String(repeating: "a (, b: ", count: 125_000)
    for rewriting in Rewriting.allCases { _ = rewriting.applied(to: text) }
  }
}
