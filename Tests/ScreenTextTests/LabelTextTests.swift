import Testbed
import Testing

@testable import ScreenText

@Suite struct LabelTextTests {
  @Test(
    arguments: [
      ("the dog's name", "Dog's name"), ("\"Save as\"", "Save as"), ("“Über uns”", "Über uns"),
      ("The Last Lighthouse", "The Last Lighthouse"), ("The meter", "Meter"), ("a", "A"),
      ("Wait 15 minutes.\n6.", "Wait 15 minutes."), ("Japan\n  2)", "Japan"), ("1.", "1."),
      ("iPhone", "iPhone"), ("two\n  lines", "Two lines"), ("'tis", "'tis"), ("", ""),
      ("'a' or 'b'", "'a' or 'b'"),
    ] as [(TextCase, String)])
  func `words are shown as labels`(_ words: TextCase, _ label: String) {
    #expect(LabelText.label(Array(words.text.utf8)[...]) == label)
  }

  /// Words of ASCII that are in one line already take a shorter way.
  @Test(
    arguments: [
      "a", " a", "a ", "a b", "a  b", "a\tb", "a\nb", "a\r\nb", "a\u{B}b", "a\u{C} b", "a\u{1F}b",
      "a\u{7F}b", "\u{1} a", " ", "\t", "", "ä b", "a\u{A0}b", "a\u{3000} b", "a \u{308}b",
    ] as [TextCase])
  func `words are put in one line as by the standard library`(_ words: TextCase) {
    let line = words.text.split { $0.isWhitespace }.joined(separator: " ")
    #expect(LabelText.line(Array(words.text.utf8)[...]) == line)
  }

  @Test(arguments: [
    ("gh-01", "gh-01"), ("db-prod-03.internal", "db-prod-03.internal"),
    ("oat milk 1l", "Oat milk 1l"),
    ("check-in", "Check-in"), ("iPhone", "iPhone"), ("v2.1 of it", "v2.1 of it"), ("", ""),
    ("dan.w", "dan.w"), ("ruthless_ruth", "ruthless_ruth"), ("me@here", "me@here"),
    ("p95 in ms", "p95 in ms"), ("e.g. milk", "E.g. milk"), ("p.m.", "P.m."), ("élan", "Élan"),
    ("-1", "-1"),
  ])
  func `names of machines keep their small letters`(_ text: String, _ expected: String) {
    #expect(LabelText.capitalized(text) == expected)
  }

  @Test(arguments: [
    ("Phone", "phone"), ("NHS number", "NHS number"), ("WhatsApp", "WhatsApp"), ("A day", "a day"),
    ("Phone of the GP", "phone of the GP"), ("phone", "phone"), ("Élan", "Élan"), ("", ""),
  ])
  func `a first word with another capital keeps it`(_ text: String, _ expected: String) {
    #expect(LabelText.lowercasedStart(text) == expected)
  }
}
