import ScreenModel
import Testing

@testable import ScreenLanguages

@Suite struct RequestTests {
  /// What counts for English here: a handful of words.
  private static let english: Set<String> = ["menu", "berlin", "die", "list", "for", "a", "car"]

  private func read(_ text: String) -> ForeignRequest? {
    ForeignRequestReader().read(text.split(separator: " ").map(String.init)) {
      Self.english.contains($0)
    }
  }

  @Test(
    arguments: [
      ("Einkaufsliste", "de", "shopping list"),
      ("Kassenbuch für den Imbiss", "de", "snack bar cash book"),
      ("Haushaltsbuch führen", "de", "household budget"),
      ("Arbeitszeiten erfassen", "de", "track timesheet"),
      ("fiche client pour garage", "fr", "garage customer card"),
      ("Formulaire d'inscription", "fr", "event registration"),
      ("emploi du temps du college", "fr", "school timetable"),
      ("presupuesto mensual", "es", "monthly budget"),
      ("parte de trabajo electricista", "es", "electrician job sheet"),
      ("lista della spesa", "it", "shopping list"),
      ("controle de estoque", "pt", "inventory"),
      ("boodschappenlijst", "nl", "shopping list"),
      ("Carte de pizza", "fr", "pizza menu"),
    ])
  func `reads what a request asks for in English order`(
    _ text: String, _ language: String, _ english: String
  ) {
    let request = read(text)
    #expect(request?.language == language)
    #expect(request?.candidates.first == english)
  }
}
