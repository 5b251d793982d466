import ScreenBrief
import ScreenModel
import Testbed
import Testing

@testable import ScreenReading

@Suite struct LanguageTests {
  private func language(_ text: String) -> String {
    Language.prevailing(in: Document(text), Array(text.utf8))
  }

  @Test func `every cue file but those of English is of a language that is read`() {
    let files = EmbeddedText.files.map(\.name).filter { $0.hasSuffix(".cues") }
    let ours = ["en.cues"] + Language.codes.map { $0 + ".cues" }
    #expect(files.sorted() == ours.sorted())
  }

  @Test(arguments: [
    ("ein Formular mit Name und E-Mail und einer Schaltfläche Senden", "de"),
    ("un formulario con nombre y correo electrónico", "es"),
    ("un formulaire avec nom, adresse e-mail et un bouton Envoyer", "fr"),
    ("un modulo con nome, l'indirizzo e un pulsante Invia", "it"),
    ("un modulo con nome, l’indirizzo e un pulsante Invia", "it"),
  ])
  func `the language of the small words prevails`(text: String, code: String) {
    #expect(language(text) == code)
  }

  @Test(
    arguments: [
      "a login form with username and password", "a menu: crème brûlée, pot au feu, bouillabaisse",
      "Die Hard, Das Boot and Der Himmel über Berlin in a list of films", "", "42", "l'", "d'-'",
      "asdf qwer", "con", TextCase(String(repeating: "l'", count: 5_000)),
    ] as [TextCase])
  func `a text is English unless two words of another language are its own`(text: TextCase) {
    #expect(language(text.text) == "en")
  }
}
