import ScreenCatalog
import ScreenDiagnostics
import ScreenReading
import Testbed
import Testing

@testable import ScreenComposition

struct OrthographyTests {
  private func correction(of word: String) -> String? {
    Orthography.english.correction(of: Array(word.utf8), preferring: .english)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [
    // Letters swapped.
    ("nmae", "name"), ("langauge", "language"), ("proflie", "profile"), ("tabel", "table"),
    ("sned", "send"), ("calednar", "calendar"),
    // A vowel left out.
    ("passwrd", "password"), ("departmnt", "department"), ("serch", "search"),
    ("dashbord", "dashboard"), ("chrt", "chart"), ("registratin", "registration"),
    // A vowel for another, or a letter for one that sounds alike.
    ("calender", "calendar"), ("catagory", "category"), ("expences", "expenses"),
    // One of a double letter, or two of a single one.
    ("adress", "address"), ("mesage", "message"), ("upcomming", "upcoming"),
    ("shoping", "shopping"), ("employes", "employees"),
  ])
  func `a slip of the pen leaves letters or consonants, by which the word is found`(
    slip: String, meant: String
  ) {
    #expect(correction(of: slip) == meant)
  }

  @Test(arguments: [
    "lunch", "pond", "stairs", "contract", "canteen", "brewery", "sauna", "stork", "matter",
    "defense", "pajamas", "traveling", "mount", "suit", "sing", "draught", "hydro",
  ])
  func `a word that is right is left alone, however near to another it is`(word: String) {
    #expect(correction(of: word) == nil)
  }

  @Test(arguments: [
    "memories", "travelling", "flamingo", "pouches", "weavers", "foreman", "remainder", "resistor",
    "posture", "crumbly", "chillies", "tracer", "hangover", "strong", "embroider", "rioting",
  ])
  func `a word of everyday is read as it is`(word: String) throws {
    #expect(correction(of: word) == nil)
    let brief = try IntentReader().read(SourceText(name: "<intent>", "a list of \(word)"))
    #expect(!brief.diagnostics.contains { $0.id == "misspelt-word" })
  }

  /// Words by first letter and length, a line for either.
  private static func lines(_ words: [String]) -> [UInt8] {
    let lines = (UInt8(ascii: "a")...UInt8(ascii: "z")).flatMap { letter in
      (3...24).map { length in
        words.filter { $0.utf8.first == letter && $0.utf8.count == length }.sorted().joined()
      }
    }
    return Array(lines.joined(separator: "\n").utf8)
  }

  @Test func `no word is meant for one that is only right`() {
    let met = Self.lines(["waiver", "folder"])
    let orthography = Orthography(
      sorted: met + [UInt8(ascii: "\n")] + Self.lines(["wavers", "holder"]))
    func correction(of word: String) -> [UInt8]? {
      orthography.correction(of: Array(word.utf8), preferring: .english)
    }
    #expect(correction(of: "wavers") == nil)
    #expect(correction(of: "weavers") == nil)
    #expect(correction(of: "holdeer") == nil)
    #expect(correction(of: "foldeer") == Array("folder".utf8))
  }

  @Test(
    arguments: [
      "", "a", "xy", "qqqq", "zzxxyyww", "naïve", "größe", "3d", "e-mail", "\u{301}", "lst",
      TextCase(String(repeating: "a", count: 10_000)),
    ] as [TextCase])
  func `what is no word, or might be several, is left as it is`(text: TextCase) {
    #expect(correction(of: text.text) == nil)
  }

  @Test func `no word of the recipes is taken for another`() {
    for recipe in RecipeBook.shipped.kinds {
      for word in recipe.cues.flatMap({ $0.split(separator: " ") }) {
        #expect(correction(of: word.lowercased()) == nil)
      }
    }
  }

  @Test(arguments: ["a page for Tabel and Nmae", "tickets sold by Mesage"])
  func `names stay as they are written`(intent: String) throws {
    let brief = try IntentReader().read(SourceText(name: "<intent>", intent))
    #expect(!brief.diagnostics.contains { $0.id == "misspelt-word" })
  }
}
