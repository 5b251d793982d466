extension RendererWords {
  static let german = RendererWords(
    page: Page(
      untitled: "Ohne Titel", nothing: "Noch nichts hier", unclear: "Nicht darstellbar",
      details: "Einzelheiten", dialog: "Fenster", close: "Schließen", parts: "Teile dieser Ansicht",
      step: ("Schritt", "von"), back: "Zurück", to: "zu", next: "Weiter"),
    samples: Samples(
      draft: "Entwurf", marked: "* steht für einen Beispielwert",
      dotted: ("Werte mit", "gepunkteter Linie", "sind Beispiele."), tag: "Beispiel",
      hidden: "(Beispiel)"),
    controls: Controls(
      text: "Eingabe", option: "Möglichkeit", value: "Wert", choice: "Auswahl",
      proceed: "Fortfahren", open: "Öffnen", start: "Starten", play: "Abspielen",
      openImage: "Bild öffnen", choose: "Auswählen", search: "Suchen", file: "Datei wählen",
      date: "JJJJ-MM-TT", time: "HH:MM", on: "an", off: "aus", required: "erforderlich",
      atLeast: "mindestens", atMost: "höchstens", upTo: "bis", characters: "Zeichen"),
    nouns: Nouns(
      list: "Liste", checklist: "Checkliste", steps: "Schritte", table: "Tabelle",
      standings: "Tabellenstand", events: "Termine", event: "Termin", places: "Orte",
      code: "Quelltext", image: "Bild", audio: "Ton", video: "Video", chart: "Diagramm",
      bars: "Balkendiagramm", line: "Liniendiagramm", area: "Flächendiagramm", pie: "Kreisdiagramm",
      asTable: "als Tabelle", values: "Werte", series: "Reihe"),
    facts: Facts(
      up: "Gestiegen", down: "Gefallen", of: "von", outOf: "von", rank: "Platz", team: "Mannschaft",
      points: "Punkte", done: "(erledigt)", neutral: "Hinweis", info: "Info", success: "Erledigt",
      warning: "Achtung", critical: "Kritisch"),
    routine: Routine(
      countsUp: ("Zählt hoch", "zählt hoch"), rest: ("Pause", "Pause"),
      random: ("Zufällige Dauer", "zufällig"), interval: "Intervall", to: "bis", rounds: "Runden",
      repetition: "Wiederholung", repetitions: "Wiederholungen", sets: "Sätze",
      setsOf: "Sätze zu je"),
    calendar: Calendar(
      months: [
        "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September",
        "Oktober", "November", "Dezember",
      ],
      weekdays: ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"],
      shortWeekdays: ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"], ofMonth: ". ", ofYear: " ",
      north: "N", south: "S", east: "O", west: "W"))
}
