import ScreenModel
import Testing

@testable import ScreenLanguages

@Suite struct ScreenTests {
  private static let english: Set<String> = ["price", "brake", "pads", "tyres", "old", "new"]

  private func translator(
    _ code: String, _ names: [ForeignRequest.Name] = []
  ) -> TextTranslator {
    TextTranslator(ForeignLanguage(code: code), names: names) { Self.english.contains($0) }
  }

  @Test(
    arguments: [
      ("de", "Price", "Preis"), ("de", "Price in $", "Preis in €"),
      ("de", "Enter name", "Name eingeben"), ("fr", "Enter name", "Saisir : nom"),
      ("de", "Mon 15 Mar", "Mo 15. März"), ("es", "11 June 2027", "11 de junio de 2027"),
      ("de", "$1,250.50", "1.250,50\u{A0}€"), ("nl", "$4", "€\u{A0}4"),
      ("fr", "4.6 of 5", "4,6 sur 5"), ("de", "10:00–17:00", "10:00–17:00"),
      ("de", "Table 4", "Tisch 4"), ("de", "Anna Berg", "Anna Berg"),
      ("es", "Paid · Late", "Pagado · Con retraso"), ("it", "price", "prezzo"),
    ])
  func `gives a text of a screen in the ways of a language`(
    _ code: String, _ english: String, _ said: String
  ) {
    #expect(translator(code).translation(of: english) == said)
  }

  @Test(arguments: ["Old brake pads", "Tyres", "New brake pads, 4"])
  func `does not guess at words that it does not know`(_ text: String) {
    #expect(translator("de").translation(of: text) == nil)
  }

  @Test func `calls what the request names as the user did`() {
    let translator = translator("de", [.init(english: "brake pad", said: "Bremsbelag")])
    #expect(translator.translation(of: "Brake pad") == "Bremsbelag")
    #expect(translator.translation(of: "Brake pads by month") == "Bremsbelag nach Monat")
  }

  private func result(_ component: Component) -> ScreenTranslator.Result {
    let request = ForeignRequest(
      language: "de", candidates: ["parts"], names: [], unknown: [], score: 1)
    let screen = Screen(title: "Teile", sections: [Section(components: [component])])
    return ScreenTranslator(for: request, into: ForeignLanguage(code: "de")) {
      Self.english.contains($0)
    }.translated(screen, for: "parts")
  }

  @Test func `leaves out sample rows that it cannot say, if enough stay`() {
    let result = result(
      .table(
        Component.Table(
          title: "", columns: ["Item", "Price"],
          rows: [["Desk lamp", "$4"], ["Old brake pads", "$5"], ["Wool blanket", "$6"]])))
    guard case .table(let table) = result.screen.sections[0].components[0] else {
      Issue.record("no table")
      return
    }
    #expect(table.columns == ["Artikel", "Preis"])
    #expect(table.rows.map(\.[0]) == ["Schreibtischlampe", "Wolldecke"])
    #expect(result.untranslated.isEmpty)
  }

  @Test func `says which texts stay in English`() {
    let result = result(.paragraph(Component.Paragraph(text: "Old tyres")))
    #expect(result.untranslated == ["Old tyres"])
    #expect(!result.isMostlyForeign)
  }
}
