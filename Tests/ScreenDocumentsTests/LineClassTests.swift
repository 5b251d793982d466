import ScreenBrief
import ScreenDiagnostics
import ScreenModel
import ScreenOutline
import ScreenReading
import ScreenText
import Testing

@testable import ScreenDocuments

/// What single lines of lists of forms, settings and accounts ask for.
@Suite struct LineClassTests {
  private func brief(_ text: String, in language: String = "en") throws -> Brief {
    try #require(Brief(Array(text.utf8), in: language, by: Reader(), .shipped))
  }

  private func labels(_ brief: Brief, _ isMeant: (Requirement) -> Bool) -> [String] {
    brief.requirements.filter(isMeant).compactMap { $0.details.label?.text }
  }

  private func inputs(_ brief: Brief) -> [String] {
    labels(brief) {
      [
        .need(.input), .need(.choice), .component(.picker), .component(.toggle),
        .component(.slider),
      ]
      .contains($0.subject)
    }
  }

  /// A form of two sure inputs with a list below a heading of its own.
  private func form(_ head: String, _ lines: String...) throws -> Brief {
    try brief(
      "# Ferry booking form\n\n## Passenger\n- Email address\n- Phone number *\n\n## \(head)\n"
        + lines.map { "- " + $0 }.joined(separator: "\n"))
  }

  @Test(arguments: [
    ("weight, harbour", ["Weight", "Harbour"]), ("from, to", ["From", "To"]),
    ("city / state / ZIP", ["City", "State", "ZIP"]),
    ("make / model", ["Make / model"]),
  ])
  func `a line names several inputs where its members are names of inputs`(
    line: String, expected: [String]
  ) throws {
    #expect(inputs(try form("Cargo", line)).dropFirst(2) == expected[...])
  }

  @Test(arguments: ["Delivery", "How to pay", "Visibility"])
  func `lines below what is chosen are its options`(head: String) throws {
    let brief = try form(head, "On board, 4.50 €", "At the quay", "By post → show the address")
    let choice = try #require(brief.requirements.last { $0.subject == .need(.choice) })
    #expect(choice.details.label?.text == head)
    #expect(
      choice.details.items.map(\.label.text) == ["On board, 4.50 €", "At the quay", "By post"])
  }

  @Test func `below the same heads inputs stay inputs`() throws {
    let brief = try form("Delivery", "Street", "Delivery date", "Notes (several lines)")
    #expect(inputs(brief).suffix(3) == ["Street", "Delivery date", "Notes"])
  }

  @Test(arguments: [
    ("Life jacket?", Requirement.Subject.component(.toggle)),
    ("Rough sea 0 to 10", .component(.picker)), ("Adults 1-8", .need(.input)),
    ("type: kayak, ferry, raft", .need(.choice)), ("Colour?", .need(.input)),
  ])
  func `the form of a line says what kind of input it is`(
    line: String, subject: Requirement.Subject
  ) throws {
    let brief = try form("Boat", line)
    #expect(
      brief.requirements.last { $0.details.label != nil && !$0.isImplied }?.subject == subject)
  }

  @Test(arguments: [
    ("password w/ eye icon", "Password"), ("date of birth, as three large boxes", "Date of birth"),
    ("email comes from the account", "Email"),
  ])
  func `the name of an input ends where something is told of it`(
    line: String, name: String
  ) throws {
    #expect(inputs(try form("Access", line)).last == name)
  }

  @Test(arguments: [
    "seat number not needed anymore", "click the map -> harbour page", "no ticket → ask the crew",
  ])
  func `what is not wanted, or happens later, is left out and said`(line: String) throws {
    let brief = try form("Seat", "Deck (upper, lower)", line)
    #expect(inputs(brief).last == "Deck")
    #expect(brief.leftOut.contains { brief.intent.utf8.count >= $0.range.upperBound })
  }

  @Test(arguments: [
    ("\"I am late\" / \"Call me\"", ["I am late", "Call me"]),
    ("\"Hold my seat\"", ["Hold my seat"]),
  ])
  func `quoted lines among inputs are pressed`(line: String, expected: [String]) throws {
    #expect(labels(try form("Then", "Deck", line)) { $0.subject == .need(.action) } == expected)
  }

  @Test func `settings are switched below whatever heading`() throws {
    let brief = try brief(
      "## Settings > Alerts\n\n### Storms\n- Gale warning (on by default)\n- Tide tables\n\n"
        + "### Harbour\n- Free berths\n- Text size slider from 10 to 20\n\nNo save button please.")
    let toggles = labels(brief) { $0.subject == .component(.toggle) }
    #expect(toggles == ["Gale warning", "Tide tables", "Free berths"])
    #expect(brief.requirements.contains { $0.subject == .component(.slider) })
    #expect(!brief.requirements.contains { $0.subject == .need(.action) && !$0.isImplied })
  }

  @Test func `lines that end in amounts are facts, and shares are bars`() throws {
    let account = try brief(
      "# Season\n\n## Paid\n- Mooring €120.00\n- Winter store €80.50\n- **Total €200.50**\n\n"
        + "## Budget, each with a bar\n- Paint 40 / 90\n- Rope 12 / 60")
    let facts = account.requirements.filter { $0.subject == .need(.fact) }
    #expect(facts.compactMap(\.details.value?.text) == ["€120.00", "€80.50", "€200.50"])
    let bars = account.requirements.filter { $0.subject == .component(.progress) }
    #expect(bars.compactMap(\.details.value?.text) == ["40 / 90", "12 / 60"])
  }

  @Test(arguments: [
    "Mooring 4\nWinter store 7\nRope 9", "Rule of 1854\nRule of 1855\nRule of 1856",
  ])
  func `plain numbers at the end of lines are no amounts`(lines: String) throws {
    let items = lines.split(separator: "\n").map { "- " + $0 }.joined(separator: "\n")
    let brief = try brief("# Season\n\n## Old\n" + items + "\n\n## New\n- Masts\n- Hulls")
    #expect(!brief.requirements.contains { $0.details.value?.text == "4" })
  }

  @Test(arguments: [
    ("de", "# Anmeldung\n\n## Kind\n- Vorname, Nachname\n- Geburtsdatum\n- Knopf: Absenden"),
    ("fr", "# Inscription\n\n## Enfant\n- Prénom, Nom\n- Date de naissance\n- Bouton : Envoyer"),
    ("es", "# Inscripción\n\n## Niño\n- Nombre, Apellidos\n- Fecha de nacimiento\n- Botón: Enviar"),
    ("it", "# Iscrizione\n\n## Bambino\n- Nome, Cognome\n- Data di nascita\n- Pulsante: Invia"),
    ("nl", "# Aanmelding\n\n## Kind\n- Voornaam, Achternaam\n- Geboortedatum\n- Knop: Versturen"),
    ("pt", "# Inscrição\n\n## Criança\n- Nome, Sobrenome\n- Data de nascimento\n- Botão: Enviar"),
  ])
  func `forms are read in the languages that have a file of phrases`(
    language: String, text: String
  ) throws {
    let brief = try brief(text, in: language)
    #expect(inputs(brief).count == 3)
    #expect(brief.requirements.count { $0.subject == .need(.action) && !$0.isImplied } == 1)
  }

  @Test func `a phrase counts in its own language alone`() {
    let note = FoldedWords("Rechnung")
    #expect(DocumentLexicon.shipped.sense(ofAll: FoldedWords("absenden"), as: "verb press") == nil)
    #expect(
      DocumentLexicon.speaking("de-CH").sense(ofAll: FoldedWords("absenden"), as: "verb press")
        != nil)
    #expect(
      DocumentLexicon.speaking("de").sense(ofAll: FoldedWords("save"), as: "verb press") != nil)
    #expect(DocumentLexicon.speaking("fr").sense(ofAll: note, as: "noun field") == nil)
    #expect(
      DocumentLexicon.speaking("xx").sense(ofAll: FoldedWords("save"), as: "verb press") != nil)
  }
}
