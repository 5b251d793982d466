import Foundation
import ScreenModel
import Testbed
import Testing

/// Notes of two words to a page, each of which asks for 3 to 8 things.
enum Inputs {
  struct Note: Sendable, CustomTestStringConvertible {
    var text: String
    var testDescription: String {
      "\(text.split(separator: " ").count) words: \(TextCase(text).testDescription)"
    }

    init(_ text: String) { self.text = text }
  }

  static let notes: [Note] = [
    "spring clean", "move house", "plant tomatoes", "learn chess openings",
    "get ready for winter", "bake bread, slowly",
    "clean the flat before mum visits on Sunday",
    "wash, dry and fold", "call the bank; close the account; shred the card; tell Jo",
    "What do we have to do before the release? Tests, notes, tag, announcement, a long sleep.",
    "- passport\n- visa\n- tickets\n- adapter\n- cash",
    "1. Drain the tank 2. Replace the valve 3. Refill 4. Check for leaks",
    "Für das Fest: Einladungen schreiben, Getränke kaufen, Lichter aufhängen, Musik aussuchen",
    "引っ越し、荷造り、掃除、鍵の返却", "🎂 party: cake, candles, guests, games, clean up after",
    "We should finally fix the shed. The roof leaks, the door hangs, the lock is rusty and the "
      + "floor has a hole that the dog found before we did.",
    "Hi all, thanks for yesterday. So we agreed that Ana orders the parts, Ben frees a day in the "
      + "workshop, Cy asks the insurer, and I write it all down. If anything is missing, shout.",
    "Before the audit: collect the invoices of the last 2 years, reconcile the petty cash, list "
      + "every supplier over 10,000, have the minutes signed, book room 4, and brief the team.",
    String(
      repeating: "The garden has been left alone for a year and wants everything at once. ",
      count: 12)
      + "Cut the hedge. Dig the beds. Mend the fence. Clear the pond. Sow the lawn. Prune the pears.",
    String(
      repeating: "Notes from the long meeting, in which much was said and little was settled; ",
      count: 40) + "in the end: hire a cook, rent the hall, print the menus, borrow chairs.",
  ].map(Note.init)

  /// The first words of a note as a title, in JSON.
  static func title(of note: String) -> String {
    let words = note.split(whereSeparator: \.isWhitespace).prefix(5).joined(separator: " ")
    var writer = JSONWriter(.compact)
    writer.text(String(words.prefix(60)))
    return String(decoding: writer.finish(), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// A reply as a model might give it: the parts of a note as steps, padded to three, cut to eight.
  static func plan(of note: String) -> String {
    let marks: Set<Character> = [",", ".", ";", "\n", "、", "?", ":"]
    var labels: [String] = []
    for part in note.split(whereSeparator: marks.contains) {
      let words = part.split(separator: " ").filter { $0 != "-" }.suffix(5)
      let label = words.joined(separator: " ")
      if label.count >= 2, !labels.contains(label) { labels.append(label) }
    }
    for filler in ["look at it again", "begin", "finish"] where labels.count < 3 {
      labels.append(filler)
    }
    let steps = labels.suffix(8).map { label -> TreeValue in
      ["label": TreeValue(.text(String(label.prefix(60)))), "effort": "low"]
    }
    let plan: TreeValue = ["title": "What is to be done", "steps": TreeValue(.array(steps))]
    var writer = JSONWriter(.compact)
    writer.tree(plan)
    return String(decoding: writer.finish(), as: UTF8.self)
  }
}
