import ScreenCompiler
import Testing

@Suite struct OtherLanguageTests {
  private func compile(
    _ intent: String, _ catalog: CatalogBundle? = nil
  ) throws -> Compilation {
    try Compiler(catalog: catalog).compile(SourceText(name: "<intent>", intent))
  }

  @Test(
    arguments: [
      ("Kassenbuch für den Imbiss", "de", "Saldo"), ("lista de la compra", "es", "Añadir"),
      ("emploi du temps du college", "fr", "Maths"), ("lista della spesa", "it", "Aggiungi"),
      ("controle de estoque", "pt", "Prateleira"), ("boodschappenlijst", "nl", "Toevoegen"),
    ])
  func `answers a short request in its language`(
    _ intent: String, _ language: String, _ word: String
  ) throws {
    let made = try compile(intent)
    #expect(made.language == language)
    #expect(made.screen.title.lowercased() == intent.lowercased())
    #expect(made.diagnostics.contains { $0.id == "other-language" })
    #expect(made.screen.json().contains(word))
    #expect(!made.screen.json().contains("\"Add\""))
  }

  @Test(
    arguments: [
      "die cutting order form", "tapas menu", "list of German cities", "inköpslista för helgen",
      "siesta timer", "A dashboard", "a menu", "a form with a name and an email",
    ])
  func `leaves English, and languages that it does not have, as they are`(_ intent: String) throws {
    #expect(try compile(intent).language == "en")
  }

  @Test func `answers in words of a file`() throws {
    let file = SourceText(
      name: "trade/de.language", "head customer card: sehkartei\n= Visits | Sehtests\n")
    #expect(CatalogFile(named: "de.language")?.diagnostics(of: file).isEmpty == true)
    let made = try compile("Sehkartei", CatalogBundle(adding: [(.language, file)]))
    #expect(made.language == "de")
    #expect(made.screen.json().contains("Sehtests"))
  }

  @Test func `reports what is no line of a language`() {
    let file = SourceText(
      name: "de.language",
      "hello\nhed list: liste\n= Enter * | eingeben\n= A | B\n= a | C\nword car: auto\nhead car: auto\n"
    )
    #expect(
      CatalogFile.language.diagnostics(of: file).map(\.id) == [
        "no-line", "unknown-line", "no-place", "repeated-text", "repeated-word",
      ])
  }
}
