import ScreenText
import Testbed
import Testing

struct LabelMarksTests {
  @Test(arguments: [
    ("City", "Cities"), ("day", "days"), ("box", "boxes"), ("match", "matches"),
    ("dish", "dishes"), ("graph", "graphs"), ("Order", "Orders"), ("news", "news"), ("S", "S"),
    ("level 3", "level 3"), ("", ""), ("Menü", "Menü"),
  ])
  func `a name is put in the plural by its last letters`(_ name: String, _ plural: String) {
    #expect(LabelText.plural(name) == plural)
  }

  @Test(
    arguments: [
      ("\" spaced \"", "spaced"), ("'\"twice\"'", "twice"), ("“a", "“a"), ("\"\"", "\"\""),
      ("*bold* and *bold*", "*bold* and *bold*"), ("„so“", "so"), ("«l'eau»", "l'eau"),
      ("`code`", "code"), ("été", "été"), ("1234.\n", "1234."), ("A\n1234.", "A 1234."),
      ("12 eggs.\n12.", "12 eggs."),
      ("A \t\n12)", "A"),
    ] as [(TextCase, String)])
  func `words are kept as they are but for the marks around them`(
    _ words: TextCase, _ verbatim: String
  ) {
    #expect(LabelText.verbatim(Array(words.text.utf8)[...]) == verbatim)
  }
}
