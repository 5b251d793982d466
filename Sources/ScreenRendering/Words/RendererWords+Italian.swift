extension RendererWords {
  static let italian = RendererWords(
    page: Page(
      untitled: "Senza titolo", nothing: "Ancora niente qui", unclear: "Non espresso",
      details: "Dettagli", dialog: "Finestra", close: "Chiudi", parts: "Parti di questa schermata",
      step: ("Passo", "di"), back: "Indietro", to: "a", next: "Avanti"),
    samples: Samples(
      draft: "Bozza", marked: "* indica un valore di esempio",
      dotted: ("I valori con una", "linea punteggiata", "sono esempi."), tag: "Esempio",
      hidden: "(esempio)"),
    controls: Controls(
      text: "Testo", option: "Opzione", value: "Valore", choice: "Scelta", proceed: "Continua",
      open: "Apri", start: "Avvia", play: "Riproduci", openImage: "Apri l’immagine",
      choose: "Scegli", search: "Cerca", file: "Scegli un file", date: "AAAA-MM-GG", time: "HH:MM",
      on: "attivo", off: "spento", required: "obbligatorio", atLeast: "almeno",
      atMost: "al massimo", upTo: "a", characters: "caratteri"),
    nouns: Nouns(
      list: "elenco", checklist: "Lista di controllo", steps: "passi", table: "tabella",
      standings: "classifica", events: "eventi", event: "Evento", places: "luoghi", code: "codice",
      image: "Immagine", audio: "audio", video: "video", chart: "Grafico", bars: "grafico a barre",
      line: "grafico a linee", area: "grafico ad area", pie: "grafico a torta",
      asTable: "come tabella", values: "valori", series: "Serie"),
    facts: Facts(
      up: "In aumento", down: "In calo", of: "su", outOf: "su", rank: "Posto", team: "Squadra",
      points: "Punti", done: "(fatto)", neutral: "Nota", info: "Info", success: "Fatto",
      warning: "Attenzione", critical: "Grave"),
    routine: Routine(
      countsUp: ("Conta in avanti", "conta in avanti"), rest: ("Riposo", "riposo"),
      random: ("Durata casuale", "a caso"), interval: "Intervallo", to: "a", rounds: "giri",
      repetition: "ripetizione", repetitions: "ripetizioni", sets: "serie", setsOf: "serie da"),
    calendar: Calendar(
      months: [
        "gennaio", "febbraio", "marzo", "aprile", "maggio", "giugno", "luglio", "agosto",
        "settembre", "ottobre", "novembre", "dicembre",
      ], weekdays: ["lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato", "domenica"],
      shortWeekdays: ["lu", "ma", "me", "gi", "ve", "sa", "do"], ofMonth: " ", ofYear: " ",
      north: "N", south: "S", east: "E", west: "O"))
}
