extension RendererWords {
  static let dutch = RendererWords(
    page: Page(
      untitled: "Zonder titel", nothing: "Nog niets hier", unclear: "Niet uitgedrukt",
      details: "Details", dialog: "Venster", close: "Sluiten", parts: "Delen van dit scherm",
      step: ("Stap", "van"), back: "Terug", to: "naar", next: "Verder"),
    samples: Samples(
      draft: "Concept", marked: "* geeft een voorbeeldwaarde aan",
      dotted: ("Waarden met een", "stippellijn", "zijn voorbeelden."), tag: "Voorbeeld",
      hidden: "(voorbeeld)"),
    controls: Controls(
      text: "Tekst", option: "Optie", value: "Waarde", choice: "Keuze", proceed: "Doorgaan",
      open: "Openen", start: "Starten", play: "Afspelen", openImage: "Afbeelding openen",
      choose: "Kiezen", search: "Zoeken", file: "Bestand kiezen", date: "JJJJ-MM-DD", time: "UU:MM",
      on: "aan", off: "uit", required: "verplicht", atLeast: "minstens",
      atMost: "hoogstens", upTo: "tot", characters: "tekens"),
    nouns: Nouns(
      list: "lijst", checklist: "Checklist", steps: "stappen", table: "tabel",
      standings: "stand", events: "evenementen", event: "Evenement", places: "plaatsen",
      code: "code",
      image: "Afbeelding", audio: "audio", video: "video", chart: "Grafiek", bars: "staafdiagram",
      line: "lijngrafiek", area: "vlakgrafiek", pie: "cirkeldiagram",
      asTable: "als tabel", values: "waarden", series: "Reeks"),
    facts: Facts(
      up: "Stijgt", down: "Daalt", of: "van", outOf: "van", rank: "Plaats", team: "Team",
      points: "Punten", done: "(klaar)", neutral: "Opmerking", info: "Info", success: "Klaar",
      warning: "Let op", critical: "Ernstig"),
    routine: Routine(
      countsUp: ("Telt op", "telt op"), rest: ("Rust", "rust"),
      random: ("Willekeurige duur", "willekeurig"), interval: "Interval", to: "tot",
      rounds: "rondes",
      repetition: "herhaling", repetitions: "herhalingen", sets: "sets", setsOf: "sets van"),
    calendar: Calendar(
      months: [
        "januari", "februari", "maart", "april", "mei", "juni", "juli", "augustus",
        "september", "oktober", "november", "december",
      ],
      weekdays: ["maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag", "zondag"],
      shortWeekdays: ["ma", "di", "wo", "do", "vr", "za", "zo"], ofMonth: " ", ofYear: " ",
      north: "N", south: "Z", east: "O", west: "W"))
}
