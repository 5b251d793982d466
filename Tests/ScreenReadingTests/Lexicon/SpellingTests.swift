import ScreenBrief
import ScreenDiagnostics
import ScreenModel
import ScreenText
import Testbed
import Testing

@testable import ScreenReading

@Suite struct SpellingTests {
  private func correction(of word: String) -> String? {
    Lexicon.shipped.correction(of: Array(word.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [
    // Letters swapped.
    ("nmae", "name"), ("langauge", "language"), ("proflie", "profile"), ("tabel", "table"),
    ("sned", "send"), ("calednar", "calendar"), ("toggels", "toggles"),
    // A vowel left out.
    ("passwrd", "password"), ("departmnt", "department"), ("serch", "search"),
    ("dashbord", "dashboard"), ("chrt", "chart"), ("registratin", "registration"),
    ("txt", "text"), ("electrcity", "electricity"),
    // A vowel for another, or a letter for one that sounds alike.
    ("catagory", "category"), ("expences", "expenses"),
    // One of a double letter, or two of a single one.
    ("adress", "address"), ("mesage", "message"), ("upcomming", "upcoming"),
    ("shoping", "shopping"), ("employes", "employees"), ("swiming", "swimming"),
  ])
  func `a slip of the pen leaves letters or consonants, by which the word is found`(
    slip: String, meant: String
  ) {
    #expect(correction(of: slip) == meant)
  }

  @Test(arguments: [
    "lunch", "pond", "stairs", "contract", "canteen", "brewery", "sauna", "stork", "matter",
    "defense", "pajamas", "traveling", "mount", "suit", "sing", "draught", "hydro", "memories",
    "travelling", "flamingo", "pouches", "weavers", "foreman", "remainder", "resistor", "posture",
    "crumbly", "chillies", "tracer", "hangover", "strong", "embroider", "rioting", "shopped",
  ])
  func `a word that is right is left alone, however near to another it is`(word: String) {
    #expect(correction(of: word) == nil)
  }

  @Test(
    arguments: [
      "", "a", "xy", "qqqq", "zzxxyyww", "naïve", "größe", "3d", "e-mail", "\u{301}", "lst", "Nmae",
      TextCase(String(repeating: "a", count: 10_000)),
    ] as [TextCase])
  func `what is not a word in lower case, or might be several, is left as it is`(text: TextCase) {
    #expect(correction(of: text.text) == nil)
  }

  @Test(arguments: ["button", "table", "calendar", "chart", "checkbox", "password"])
  func `each word that is one slip away from a cue has it as a candidate`(cue: String) {
    let letters = Array(cue.utf8)
    var slips: [[UInt8]] = []
    for place in letters.indices {
      slips.append(Array(letters[..<place] + letters[(place + 1)...]))
      slips.append(letters[..<place] + [UInt8(ascii: "q")] + letters[(place + 1)...])
      slips.append(letters[..<place] + [UInt8(ascii: "q")] + letters[place...])
      guard place > 0 else { continue }
      var swapped = letters
      swapped.swapAt(place - 1, place)
      slips.append(swapped)
    }
    slips.append(letters + [UInt8(ascii: "q")])
    for slip in slips where slip.count >= 5 {
      let candidates = Lexicon.shipped.candidates(near: slip)
      #expect(
        candidates.contains { $0.elementsEqual(letters) },
        "\(String(decoding: slip, as: UTF8.self))")
    }
  }

  @Test func `each word that is listed as right would be taken for another without the list`() {
    let text = FileText(named: "right.words", in: EmbeddedText.files)
    let words = text.lines.filter { text.bytes[$0.lowerBound] != UInt8(ascii: "#") }
      .flatMap { text.strings(of: $0, separator: UInt8(ascii: " ")) }
    #expect(words.count > 50)
    for word in words {
      var hashes: [FNV1a] = []
      var slips = TypoCandidates(of: Array(word.utf8))
      slips.forEach { meant, _ in hashes.append(FNV1a(meant)) }
      let isNearToOne = hashes.contains {
        Lexicon.shipped.isEnglishCue($0) || Lexicon.shipped.isWord($0)
      }
      let isPlural = word.hasSuffix("s") && correction(of: String(word.dropLast())) != nil
      let isNearCue = Lexicon.shipped.cue(misspeltAs: Array(word.utf8)[...]) != nil
      #expect(isNearToOne || isPlural || isNearCue, "\(word)")
      #expect(correction(of: word) == nil)
    }
  }

  @Test(arguments: [
    ("a from with nmae and pasword", ["name", "password"]), ("a drowdown", ["dropdown"]),
    ("a page for Tabel and Nmae", []), ("Tabel of orders", ["table"]), ("tickets by Mesage", []),
    ("a zebra, a xyzzy", []), ("A TABEL OF ORDERS", ["table"]),
  ])
  func `misspelt words are corrected in the order of the text, and names are not`(
    text: String, meant: [String]
  ) {
    #expect(Document(text).corrections(Array(text.utf8)).map(\.meant) == meant)
  }

  @Test func `only what is surely a slip is shown as it is meant`() {
    let text = "a drowdown with nmae"
    let corrections = Document(text).corrections(Array(text.utf8))
    #expect(corrections.map(\.isSure) == [false, true])
    #expect(corrections.map(\.range.lowerBound) == [2, 16])
  }

  @Test func `a text of nothing but unknown words is looked at only so far`() {
    let text = String(repeating: "nmae ", count: 1_000)
    #expect(Document(text).corrections(Array(text.utf8)).count == 128)
  }
}
